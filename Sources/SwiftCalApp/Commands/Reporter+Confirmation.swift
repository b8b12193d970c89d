import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// One line that says what an edit came to: `Read: done on 2026-11-30, 12 day streak`.
  ///
  /// - Parameters:
  ///   - id: the habit it was about or that it added.
  ///   - changed: whether the store is different now.
  ///   - before: the habits as they were before, and the check-ins of those the edit is about.
  package func confirmation(
    of edit: Edit, habit id: HabitID?, changed: Bool, before: Snapshot
  ) -> String {
    if case .resumeAll(let day) = edit {
      return strings.allRestsEnded(before.habits.first?.pauses ?? [], on: day, strings.date)
    }
    if case .moveHabit(let id, let place) = edit {
      return moveText(id, place, changed) + firstTail(before: before.habits)
    }
    guard changed || edit.saysState else {
      return strings.nothingChanged + safe(strings.laterTail(edit, before.habits, strings.date))
    }
    let habit = context.snapshot.habits.first { $0.id == id }
    switch edit {
    case .checkIn(_, let days, let change):
      guard let habit, let day = days.first else { return "" }
      return checkInConfirmation(
        habit, day, change, changed: changed, before: before.checkIns[habit.id] ?? [])
    case .addHabit:
      return strings.added(safe(habit?.name ?? "")) + firstTail(before: before.habits)
    case .changeHabit(let id, let changes):
      let old = before.habits.first { $0.id == id } ?? habit
      return text(of: changes, old, before) + firstTail(before: before.habits)
    case .pauseAll(let pause):
      return strings.allPaused(
        from: strings.date(pause.from), through: pause.through.map(strings.date))
        + doneDaysTail(of: before.habits, in: pause, before)
    case .resumeAll, .moveHabit: return strings.nothingChanged
    case .setting(let key, let text):
      return strings.set(key.rawValue, text.map(safe), standard: Settings().text(of: key))
        + (key == .firstWeekday ? strings.weeksJudgedAnew(before.habits) : "")
    }
  }

  private func checkInConfirmation(
    _ habit: Habit, _ day: Day, _ change: CheckInChange, changed: Bool, before rows: [CheckIn]
  ) -> String {
    let history = history(of: habit)
    let checkIn = history.checkIn(on: day)
    let what =
      change.isNoteOnly
      ? strings.noteConfirmation(isThere: checkIn?.note != nil)
      : stateText(history, checkIn, on: day, changed: changed)
    let counts = habit.kind != .trackOnly && day <= context.today
    let period = counts && !change.isNoteOnly ? periodText(history, on: day) : nil
    let streak = strings.streakPhrase(history.streak.current?.length, history.streak.unit)
    let share = change.mark == .set(.skipped) ? skipShare(history, in: day.month) : nil
    let told = [
      strings.recorded(habit.name, what, on: strings.date(day)), period, counts ? streak : nil,
    ]
    return safe(told.compactMap { $0 }.joined(separator: ", "))
      + (changed ? safe(tails(history, on: day, change, before: rows)) : "")
      + (share.map(strings.skipShareTail) ?? "")
  }

  /// What the day is now: `3 km, partly done`, `already done`, `2 slips`.
  private func stateText(
    _ history: History, _ checkIn: CheckIn?, on day: Day, changed: Bool
  ) -> String {
    let (habit, shown) = (history.habit, history.shownState(on: day))
    let parts = strings.dayParts(
      shown, of: habit.kind, amount: checkIn?.amount, unit: habit.unit(on: day))
    let state = shown == .future ? strings.cleared : parts.state
    // What a skip keeps is told behind it.
    let amount = changed && shown == .skipped ? nil : parts.amount
    return [amount, changed ? state : strings.already(state)].compactMap { $0 }
      .joined(separator: ", ")
  }

  private func tails(
    _ history: History, on day: Day, _ change: CheckInChange, before rows: [CheckIn]
  ) -> String {
    let habit = history.habit
    let old = rows.first { $0.day == day } ?? CheckIn(day)
    let new = history.checkIn(on: day) ?? CheckIn(day)
    return shorterTail(self.history(of: habit, checkIns: rows), history, on: day)
      + lossTail(old, new, change, of: habit) + beginTail(rows, history)
  }

  private func skipShare(_ history: History, in month: Month) -> SkipShare? {
    history.habit.skipShare(in: month, of: history.checkIns)
  }

  private func text(of changes: [HabitChange], _ habit: Habit?, _ before: Snapshot) -> String {
    guard let habit else { return "" }
    var told = changes.sentences(of: habit).map { text(of: $0.change, $0.habit, before) }
    let plain = changes.plainValues(of: habit)
    if !plain.isEmpty || told.isEmpty {
      let name = changes.name(of: habit)
      told.append(safe(strings.changed(name, by: plain, of: habit, strings.date)))
    }
    return told.joined(separator: " ")
  }

  private func text(of change: HabitChange, _ habit: Habit?, _ before: Snapshot) -> String {
    let name = safe(habit?.name ?? "")
    switch change {
    case .name(let new): return strings.renamed(name, safe(new))
    case .kind(let kind): return strings.rejudged(name, as: kind.typedName)
    case .archive: return strings.archivedText(name, isOnScreen: isOnScreen)
    case .unarchive: return strings.unarchived(name)
    case .pause(let pause):
      return restText(name.quoted, pause)
        + doneDaysTail(of: habit.map { [$0] } ?? [], in: pause, before)
    case .resume(let day):
      return strings.restsEnded(name, habit?.pauses ?? [], on: day, strings.date)
    case .freeze(let rule):
      let unit = habit.map { $0.plan(on: rule.from).unit(of: $0.kind) } ?? .day
      let day = rule.from == context.today ? nil : strings.date(rule.from)
      return strings.freezeText(name, rule, unit, of: habit?.kind ?? .yesNo, from: day)
        + (habit?.hasLostFreezes(before: rule) == true ? strings.usualFreezes(rule.every) : "")
        + laterTail(change, habit)
    case .plan(let plan): return planText(plan, habit, name)
    default: return strings.changed(name)
    }
  }

  private func planText(_ plan: Plan, _ habit: Habit?, _ name: String) -> String {
    guard habit?.kind != .trackOnly else { return strings.changed(name) }
    let text =
      strings.planText(
        name, plan.schedule.phrase, plan.target.map { safe($0.text) },
        from: plan.from.map(strings.date))
      + laterTail(.plan(plan), habit)
    guard let day = plan.from, day > context.today, let habit,
      habit.planDay(today: context.today, firstWeekday: context.firstWeekday) == day
    else { return text }
    return strings.planTextLater(text, history(of: habit).streak.unit)
  }

  private func laterTail(_ change: HabitChange, _ habit: Habit?) -> String {
    safe(habit.map { strings.laterTail(change, of: $0, strings.date) } ?? "")
  }

  private func restText(_ name: String, _ pause: Pause) -> String {
    strings.pauseText(
      name, from: strings.date(pause.from), through: pause.through.map(strings.date))
  }
}

extension [HabitChange] {
  /// The kind as which the habit's days are judged from now on, those of the past too; nil where they
  /// set none.
  func otherKind(than habit: Habit?) -> HabitKind? {
    for case .kind(let kind) in self where kind != habit?.kind { return kind }
    return nil
  }
}

extension Edit {
  /// Whether it sets more of days than a note, so that what they are is told in any case.
  fileprivate var saysState: Bool {
    if case .checkIn(_, _, let change) = self { !change.isNoteOnly } else { false }
  }
}

extension CheckInChange {
  /// Whether nothing but the note is set.
  var isNoteOnly: Bool {
    mark == .keep && amount == .keep && adding == nil && note != .keep
  }
}

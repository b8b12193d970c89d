import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// One line that says what an edit came to: `Read: done on 2026-11-30, 12 day streak`.
  ///
  /// - Parameters:
  ///   - id: the habit it was about or that it added.
  ///   - changed: whether the store is different now.
  ///   - old: the habits as they were before.
  package func confirmation(
    of edit: Edit, habit id: HabitID?, changed: Bool, before old: [Habit]
  ) -> String {
    if case .resumeAll(let day) = edit {
      return strings.allRestsEnded(old.first?.pauses ?? [], on: day, \.iso)
    }
    guard changed || edit.saysState else { return strings.nothingChanged }
    let habit = context.snapshot.habits.first { $0.id == id }
    switch edit {
    case .checkIn(_, let days, let change):
      guard let habit, let day = days.first else { return "" }
      return checkInConfirmation(habit, day, change, changed: changed)
    case .addHabit: return strings.added(safe(habit?.name ?? ""))
    case .changeHabit(let id, let changes):
      let old = old.first { $0.id == id } ?? habit
      return text(of: changes, old)
    case .moveHabit: return strings.moved(safe(habit?.name ?? ""))
    case .pauseAll(let pause):
      return strings.allPaused(from: pause.from.iso, through: pause.through?.iso)
    case .resumeAll: return strings.nothingChanged
    case .setting(let key, let text): return strings.set(key.rawValue, text.map(safe))
    }
  }

  private func checkInConfirmation(
    _ habit: Habit, _ day: Day, _ change: CheckInChange, changed: Bool
  ) -> String {
    let history = history(of: habit)
    let checkIn = history.checkIn(on: day)
    let shown = history.shownState(on: day)
    let state = shown == .future ? strings.cleared : strings.state(shown, of: habit.kind)
    var what = changed ? state : strings.already(state)
    if change.isNoteOnly { what = strings.noteConfirmation(isThere: checkIn?.note != nil) }
    if let amount = checkIn?.amount, !change.isNoteOnly {
      let unit = habit.unit(on: day)
      what = "\(strings.amount(amount.text, unit, of: habit.kind)), \(what)"
    }
    let streak = strings.streakPhrase(history.streak.current?.length, history.streak.unit)
    let tail = habit.kind == .trackOnly || day > context.today ? "" : ", \(streak)"
    let share = change.mark == .set(.skipped) ? skipShare(history, in: day.month) : nil
    let skips = share.map(strings.skipShareTail) ?? ""
    return safe(strings.recorded(habit.name, what, on: day.iso) + tail + skips)
  }

  private func skipShare(_ history: History, in month: Month) -> SkipShare? {
    history.habit.skipShare(in: month, of: history.checkIns)
  }

  private func text(of changes: [HabitChange], _ habit: Habit?) -> String {
    if let kind = changes.otherKind(than: habit) {
      return strings.rejudged(safe(habit?.name ?? ""), as: kind.typedName)
    }
    return changes.first.map { text(of: $0, habit) } ?? ""
  }

  private func text(of change: HabitChange, _ habit: Habit?) -> String {
    let name = safe(habit?.name ?? "")
    switch change {
    case .name(let new): return strings.renamed(name, safe(new))
    case .archive: return strings.archivedText(name, isOnScreen: isOnScreen)
    case .unarchive: return strings.unarchived(name)
    case .pause(let pause): return restText(name.quoted, pause)
    case .resume(let day): return strings.restsEnded(name, habit?.pauses ?? [], on: day, \.iso)
    case .freeze(let rule):
      return strings.freezeText(name, rule, habit.map { history(of: $0).streak.unit } ?? .day)
    case .plan(let plan): return planText(plan, habit, name)
    default: return strings.changed(name)
    }
  }

  private func planText(_ plan: Plan, _ habit: Habit?, _ name: String) -> String {
    guard habit?.kind != .trackOnly else { return strings.changed(name) }
    let text = strings.planText(
      name, plan.schedule.text, plan.target.map { safe($0.text) }, from: plan.from?.iso)
    guard let day = plan.from, day > context.today, let habit,
      habit.planDay(today: context.today, firstWeekday: context.firstWeekday) == day
    else { return text }
    return strings.planTextLater(text, history(of: habit).streak.unit)
  }

  private func restText(_ name: String, _ pause: Pause) -> String {
    strings.pauseText(name, from: pause.from.iso, through: pause.through?.iso)
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
  fileprivate var isNoteOnly: Bool {
    mark == .keep && amount == .keep && adding == nil && note != .keep
  }
}

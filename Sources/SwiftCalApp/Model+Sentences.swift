import SwiftCalCore
import SwiftCalViews

extension Model {
  /// A day as told in a sentence: by its relation to today where it has a name, or its date.
  package func phrase(_ day: Day, named: Bool = true) -> String {
    switch day - today {
    case 0 where named && options.asOf == nil: strings.today
    case -1 where named && options.asOf == nil: strings.yesterday
    default:
      day.civil.year == today.civil.year ? strings.shortTitle(of: day) : strings.title(of: day)
    }
  }

  /// Days as told in a sentence.
  func phrase(_ days: [Day]) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    if days.count == 1 { return phrase(first) }
    return strings.days(
      days.count, from: phrase(first, named: false), to: phrase(last, named: false))
  }

  /// What an edit did.
  func sentence(for edit: Edit, changed: Bool) -> String {
    if case .resumeAll(let day) = edit {
      return strings.allRestsEnded(snapshot.habits.first?.pauses ?? [], on: day) {
        phrase($0, named: false)
      }
    }
    guard changed else {
      return strings.nothingChanged
        + strings.laterTail(edit, snapshot.habits) { phrase($0, named: false) }
    }
    switch edit {
    case .checkIn(let id, let days, let change):
      let name = snapshot.habits.first { $0.id == id }?.name ?? ""
      let isSkip = change.mark == .set(.skipped)
      let share = isSkip ? skipShare(of: id, after: days).map(strings.skipShareTail) ?? "" : ""
      let tail = share + beginTail(of: id, days, change)
      let text = strings.recorded(name, what(change, of: id, on: days), phrase(days) + tail)
      if let loss = withLoss(text, change, of: id, on: days) { return loss }
      return lacksReason(change, of: id, on: days) ? strings.withReasonKey(text) : text
    case .addHabit(let habit):
      return habit.isPlain ? strings.addedHere(habit.name) : strings.added(habit.name)
    case .changeHabit(let id, let changes):
      let habit = snapshot.habits.first { $0.id == id }
      return habit.map { sentence(for: changes, $0) } ?? strings.nothingChanged
    case .moveHabit: return strings.moved(habit?.name ?? "")
    case .pauseAll(let pause):
      return strings.allPaused(
        from: phrase(pause.from, named: false),
        through: pause.through.map { phrase($0, named: false) })
    case .resumeAll: return strings.nothingChanged
    case .setting(let key, let value):
      return strings.set(key.rawValue, value, standard: Settings().text(of: key))
    }
  }

  /// Whether days were skipped without a reason that the next key can give them.
  private func lacksReason(_ change: CheckInChange, of id: HabitID, on days: [Day]) -> Bool {
    change.mark == .set(.skipped) && change.note == .keep && id == selected
      && days.contains(cursor) && days.allSatisfy { checkIn(of: id, on: $0).note == nil }
  }

  /// Keeps days that were skipped together for the key that gives their reason.
  mutating func rememberSkip(_ edit: Edit) {
    skipped = nil
    guard case .checkIn(let id, let days, let change) = edit, days.count > 1,
      lacksReason(change, of: id, on: days)
    else { return }
    skipped = (id, days)
  }

  /// A text with what a change takes away of what was recorded: of a range all that it had, of one
  /// day, where it is seen, only a done day that is skipped or missed now; nil where it is nothing. To
  /// be asked before the store is read again.
  private func withLoss(
    _ text: String, _ change: CheckInChange, of id: HabitID, on days: [Day]
  ) -> String? {
    guard change.adding == nil else { return nil }
    let lost = days.filter {
      let old = savedCheckIn(of: id, on: $0)
      let new = change.applied(to: old)
      return old.isMarked && (old.mark != new.mark || old.amount != new.amount)
    }
    guard !lost.isEmpty else { return nil }
    let areDone = lost.allSatisfy { histories[id]?.state(on: $0) == .done }
    let isSeen = ![.set(.skipped), .set(.missed)].contains(change.mark) || !areDone
    let kind = snapshot.habits.first { $0.id == id }?.kind ?? .yesNo
    guard days.count > 1 || !isSeen else {
      return lostAmount(change, of: id, on: lost[0]).map { strings.withLostAmount(text, $0) }
    }
    return strings.withUndoKey(
      text, lost.count, ofDays: days.count, areDone: areDone, of: kind)
  }

  /// The amount that a day had and has no more; nil for the one that its target gives it again.
  private func lostAmount(_ change: CheckInChange, of id: HabitID, on day: Day) -> String? {
    let old = savedCheckIn(of: id, on: day)
    guard let amount = old.amount, change.applied(to: old).amount == nil,
      let habit = snapshot.habits.first(where: { $0.id == id }), amount != habit.dayTarget(on: day)
    else { return nil }
    return strings.amount(amount.text, habit.unit(on: day), of: habit.kind)
  }

  /// That days before a habit's first one move its beginning, where all that it has is known. To be
  /// asked before the store is read again.
  private func beginTail(of id: HabitID, _ days: [Day], _ change: CheckInChange) -> String {
    guard let habit = snapshot.habits.first(where: { $0.id == id }), habit.kind != .trackOnly,
      scope?.whole.contains(id) == true, let day = days.first,
      change.applied(to: savedCheckIn(of: id, on: day)).isMarked
    else { return "" }
    let mark = snapshot.checkIns[id]?.first(where: \.isMarked)?.day
    let first = habit.firstDay(firstMark: min(mark ?? day, day))
    guard first < habit.firstDay(firstMark: mark) else { return "" }
    return strings.beginTail(phrase(first, named: false), missed: 0)
  }

  /// The skips of the last day's month once these days, which follow on each other, are skipped.
  private func skipShare(of id: HabitID, after days: [Day]) -> SkipShare? {
    guard let habit = snapshot.habits.first(where: { $0.id == id }), habit.skipBudget != nil,
      let first = days.first, let last = days.last
    else { return nil }
    let others = (snapshot.checkIns[id] ?? []).filter { $0.day < first || last < $0.day }
    return habit.skipShare(
      in: last.month, of: others + days.map { CheckIn($0, mark: .skipped) })
  }

  private func what(_ change: CheckInChange, of id: HabitID, on days: [Day]) -> String {
    let habit = snapshot.habits.first { $0.id == id }
    let (kind, unit) = (habit?.kind ?? .yesNo, habit?.unit(on: today) ?? "")
    if let adding = change.adding { return strings.amountAdded(adding.text, unit, of: kind) }
    if case .set(let amount?) = change.amount {
      return strings.amount(amount.text, unit, of: kind)
    }
    if !change.atLeast.isEmpty { return reached(change, of: id, on: days, unit) }
    switch change.mark {
    case .set(.done): return strings.kept(kind)
    case .set(.skipped): return strings.skipped
    case .set(.missed): return kind == .avoid ? strings.slip : strings.missed
    case .set(nil): return strings.cleared
    case .keep: break
    }
    if case .set(let note) = change.note {
      return note?.isEmpty ?? true ? strings.noteRemoved : strings.noteSaved
    }
    return strings.cleared
  }

  /// The amount that all of the days have now, or that they are done.
  private func reached(
    _ change: CheckInChange, of id: HabitID, on days: [Day], _ unit: String
  ) -> String {
    let now = days.map { change.applied(to: savedCheckIn(of: id, on: $0)) }
    guard let amount = now.first?.amount,
      now.allSatisfy({ $0.amount == amount && $0.mark == nil })
    else { return strings.done }
    return strings.amount(amount.text, unit)
  }

  /// The day as it stands behind what became of it: `today`, `on Mon 23 Nov`.
  private func onDay(_ day: Day) -> String {
    let isNamed = options.asOf == nil && (-1...0).contains(day - today)
    return isNamed ? phrase(day) : strings.onDay(phrase(day))
  }

  /// What a step of undo or redo was about.
  func sentence(for step: StepSummary, back: Bool) -> String {
    let what = strings.step(
      step.habitName, step.text, day: step.day.map { onDay($0) }, dayCount: step.dayCount)
    return back ? strings.undone(what) : strings.redone(what)
  }
}

extension Edit {
  /// Whether it brings a habit into the list.
  var listsHabit: Bool {
    switch self {
    case .addHabit: true
    case .changeHabit(_, let changes):
      changes.contains { if case .unarchive = $0 { true } else { false } }
    default: false
    }
  }
}

extension Habit {
  /// Whether nothing but its name was set.
  fileprivate var isPlain: Bool { self == Habit(id: id, name: name, added: added) }
}

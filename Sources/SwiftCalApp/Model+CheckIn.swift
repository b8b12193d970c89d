import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The most days that one edit is given for.
  static let mostDays = 3660

  /// Changes what is recorded of the selected days; nil for actions that do not.
  mutating func checkIn(_ action: Action, count: Int?) -> [Effect]? {
    switch action {
    case .toggle: return toggle()
    case .check: return mark(.done)
    case .uncheck: return change(future: true) { _, _ in .uncheck }
    case .skip: return markOrClear(.skipped)
    case .miss: return markOrClear(.missed)
    case .more: return add(count ?? 1)
    case .less: return add(-(count ?? 1))
    case .amount: return askForAmount()
    case .note: return askForNote()
    case .select:
      anchor = anchor == nil ? cursor : nil
      return []
    case .pause: return pause()
    case .resume: return resume()
    case .undo: return undo()
    case .redo: return refusesChanges() ? [] : [.redo]
    default: return nil
    }
  }

  /// Gives an edit to the store, behind those it has not taken yet.
  mutating func give(_ edit: Edit) -> [Effect] {
    anchor = nil
    warnedOfUnsaved = false
    if let answering { typed.append((edit, answering)) }
    guard unsaved.isEmpty else {
      unsaved.append(edit)
      notice = Notice(strings.notSaved(unsaved.count), .warning)
      return []
    }
    return [.perform(edit)]
  }

  /// Changes one value of the habit shown.
  mutating func changeHabit(_ change: (Model) -> HabitChange) -> [Effect] {
    guard let habit = changeableHabit() else { return [] }
    return give(.changeHabit(habit.id, [change(self)]))
  }

  /// Checks the selected days in, or out when all of them are shown as checked in. A day of a week
  /// or month that adds amounts up takes its amount.
  private mutating func toggle() -> [Effect] {
    if let habit, let target = sumTarget(of: habit), !isAllCheckedIn(habit) {
      guard anchor != nil else { return askForAmount() }
      notice = Notice(strings.sumsAmounts(habit.name, target.period), .warning)
      return []
    }
    if let habit, anchor == nil, let over = overLimit(habit) {
      notice = Notice(over, .warning)
      return []
    }
    return change(future: false) { model, days in
      guard let habit = model.habit else { return .uncheck }
      let checkIns = days.map { model.checkIn(of: habit.id, on: $0) }
      guard checkIns.allSatisfy({ model.isCheckedIn($0, habit) }) else {
        return .reaching(habit, on: days) ?? .mark(.done)
      }
      let keepsAmount = habit.kind.isMeasured && checkIns.allSatisfy { $0.mark == .done }
      return keepsAmount ? .mark(nil) : .uncheck
    }
  }

  /// Why the selected day of an at-most habit cannot be called done; nil where it can.
  private func overLimit(_ habit: Habit) -> String? {
    let checkIn = checkIn(of: habit.id, on: cursor)
    guard checkIn.mark == nil, let limit = habit.limit(exceededBy: checkIn),
      let amount = checkIn.amount
    else { return nil }
    return strings.overLimit(strings.amount(amount.text, of: limit.amount.text, limit.unit))
  }

  private func isAllCheckedIn(_ habit: Habit) -> Bool {
    let days = selectedDays
    guard days.upperBound - days.lowerBound < Model.mostDays else { return false }
    return (days.lowerBound.ordinal...days.upperBound.ordinal).allSatisfy { ordinal in
      Day(ordinal: ordinal).map { isCheckedIn(checkIn(of: habit.id, on: $0), habit) } ?? false
    }
  }

  /// Whether Space takes a check-in out again: it was kept, or for an avoid habit said anything.
  private func isCheckedIn(_ checkIn: CheckIn, _ habit: Habit) -> Bool {
    switch habit.kind {
    case .yesNo, .atMost: checkIn.mark == .done
    case .avoid, .trackOnly: checkIn.isMarked
    case .atLeast:
      checkIn.mark == .done
        || checkIn.mark == nil && checkIn.amount != nil
          && (habit.dayTarget(on: checkIn.day).map { checkIn.amount ?? .zero >= $0 }
            ?? (histories[habit.id]?.state(on: checkIn.day) == .done))
    }
  }

  /// The target of a week or month among the selected days that adds amounts up; nil without one.
  private func sumTarget(of habit: Habit) -> Target? {
    let days = selectedDays
    return habit.sumTarget(on: cursor)
      ?? habit.sumTarget(on: days.lowerBound)
      ?? habit.plans.compactMap(\.from).filter(days.contains).compactMap(habit.sumTarget).first
  }

  private mutating func mark(_ mark: Mark) -> [Effect] {
    change(future: mark == .skipped) { _, _ in .mark(mark) }
  }

  /// Sets a mark, or takes it away when all the selected days are shown with it.
  private mutating func markOrClear(_ mark: Mark) -> [Effect] {
    change(future: mark == .skipped) { model, days in
      guard let id = model.selected else { return .mark(mark) }
      let all = days.allSatisfy { model.checkIn(of: id, on: $0).mark == mark }
      return .mark(all ? nil : mark)
    }
  }

  private mutating func add(_ units: Int) -> [Effect] {
    guard let habit = measuredHabit() else { return [] }
    return change(future: false) { _, _ in .adding(Amount(units), to: habit) }
  }

  /// Sets the amount of the selected days to what was typed.
  mutating func setAmount(_ text: String) -> [Effect] {
    guard let habit = measuredHabit() else { return [] }
    guard let amount = Amount(text) else {
      notice = Notice(strings.notAnAmount(text), .warning)
      return []
    }
    return change(future: false) { _, _ in .amount(amount, of: habit) }
  }

  /// The habit shown when its check-ins can have an amount; else the notice says that they cannot.
  private mutating func measuredHabit() -> Habit? {
    guard let habit = changeableHabit() else { return nil }
    guard habit.kind != .yesNo else {
      notice = Notice(strings.noAmount(habit.name), .warning)
      return nil
    }
    return habit
  }

  /// Gives one edit for the selected days that it may be given for.
  ///
  /// - Parameter future: whether days to come may be changed.
  mutating func change(
    future: Bool, _ change: (Model, [Day]) -> CheckInChange
  ) -> [Effect] {
    guard let habit = changeableHabit(), let days = changeableDays(of: habit, future: future) else {
      return []
    }
    return give(.checkIn(habit.id, on: days, change(self, days)))
  }

  /// The selected days that can be changed; else the notice says why there are none.
  mutating func changeableDays(of habit: Habit, future: Bool) -> [Day]? {
    let range = selectedDays
    guard range.upperBound - range.lowerBound < Model.mostDays else {
      notice = Notice(strings.tooManyDays(Model.mostDays), .warning)
      return nil
    }
    let last = min(range.upperBound, habit.end ?? .last, future ? .last : today)
    let first = max(range.lowerBound, habit.start ?? .first)
    guard first <= last else {
      notice = Notice(refusal(of: range, for: habit), .warning)
      return nil
    }
    return (first.ordinal...last.ordinal).compactMap { Day(ordinal: $0) }
  }

  private func refusal(of range: ClosedRange<Day>, for habit: Habit) -> String {
    if let start = habit.start, range.upperBound < start {
      return strings.beforeStart(habit.name, start: phrase(start))
    }
    if let end = habit.end, range.lowerBound > end {
      return strings.afterEnd(habit.name, end: phrase(end))
    }
    return strings.futureDay(phrase(range.lowerBound))
  }

  /// Asks for the amount of the selected days: the one that all of them have is there already.
  private mutating func askForAmount() -> [Effect] {
    guard let habit = measuredHabit(), let days = daysOfAmount(habit) else { return [] }
    let amounts = days.map { habit.amount(of: checkIn(of: habit.id, on: $0)) }
    let shared = amounts.allSatisfy { $0 == amounts.first } ? amounts.first ?? nil : nil
    var prompt = Prompt(.amount, replacing: shared?.text ?? "", habit: habit.id, day: days.last)
    prompt.days = days
    mode = .prompt(prompt)
    return []
  }

  private mutating func daysOfAmount(_ habit: Habit) -> [Day]? {
    guard anchor == nil else { return changeableDays(of: habit, future: false) }
    guard cursor <= today else {
      notice = Notice(strings.futureDay(phrase(cursor)), .warning)
      return nil
    }
    return [cursor]
  }

  /// Asks for the note of the selected days, or of those that were just skipped: the one that all of
  /// them have is there already.
  private mutating func askForNote() -> [Effect] {
    guard let habit = changeableHabit(), let days = daysOfNote(habit) else { return [] }
    let notes = days.map { checkIn(of: habit.id, on: $0).note }
    let shared = notes.allSatisfy { $0 == notes.first } ? notes.first ?? nil : nil
    var prompt = Prompt(.note, text: shared ?? "", habit: habit.id, day: cursor)
    prompt.days = days
    mode = .prompt(prompt)
    return []
  }

  private mutating func daysOfNote(_ habit: Habit) -> [Day]? {
    if let skipped, skipped.habit == habit.id { return skipped.days }
    return anchor == nil ? [cursor] : changeableDays(of: habit, future: true)
  }

  /// Lets the habit rest on the selected range.
  private mutating func pause() -> [Effect] {
    guard changeableHabit() != nil else { return [] }
    guard anchor != nil else {
      notice = Notice(strings.selectFirst, .warning)
      return []
    }
    let range = selectedDays
    return changeHabit { _ in .pause(Pause(from: range.lowerBound, through: range.upperBound)) }
  }

  /// Ends the rest of the habit shown on the selected day or, with the cursor in the past, today;
  /// where there is none, drops the next one.
  private mutating func resume() -> [Effect] {
    guard let habit = changeableHabit() else { return [] }
    let day = max(cursor, today)
    let own = habit.pauses.filter { !$0.isForAll }
    guard own.ending(on: day).isEmpty else { return changeHabit { _ in .resume(day) } }
    let isWithAll = !habit.pauses.ending(on: day).isEmpty
    notice = Notice(
      isWithAll
        ? strings.restsWithAll(habit.name)
        : strings.noRest(habit.name, on: phrase(day, named: false)), .warning)
    return []
  }

  /// Takes back what is not saved yet, or else the last change in the store.
  private mutating func undo() -> [Effect] {
    guard !refusesChanges() else { return [] }
    guard let dropped = unsaved.popLast() else { return [.undo] }
    typed.removeAll { $0.edit == dropped }
    notice = Notice(strings.unsavedDropped)
    return []
  }
}

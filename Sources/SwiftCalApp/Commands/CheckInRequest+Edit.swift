import SwiftCalCore

extension CheckInRequest {
  /// The edit that sets what is asked for. A day on which the habit does not run can only be
  /// cleared, one that has not come yet only be skipped or cleared.
  package func edit(in context: CommandContext) throws(CommandError) -> Edit {
    let (habit, day) = try context.resolve(subject)
    if action != .uncheck { try check(habit, on: day, today: context.today) }
    return .checkIn(habit.id, on: [day], try change(of: habit, on: day))
  }

  private func check(_ habit: Habit, on day: Day, today: Day) throws(CommandError) {
    guard day <= today || action == .skip else { throw .future(day) }
    if let start = habit.start, day < start {
      throw .unfit(habit.name, advice: "begins on \(start.iso); use that day or a later one")
    }
    if let end = habit.end, day > end {
      throw .unfit(habit.name, advice: "ended on \(end.iso); use that day or an earlier one")
    }
  }

  private func change(of habit: Habit, on day: Day) throws(CommandError) -> CheckInChange {
    var change = plainChange(of: habit, on: day)
    if let note { change.note = .set(note.isEmpty ? nil : note) }
    guard amount != nil || adding != nil else { return change }
    guard habit.kind != .yesNo else {
      throw .unfit(habit.name, advice: "has no amounts; leave '--amount' and '--add' out")
    }
    if let amount { change.amount = .set(amount) }
    change.adding = adding
    return change
  }

  /// What the command sets by itself.
  private func plainChange(of habit: Habit, on day: Day) -> CheckInChange {
    switch action {
    case .check where amount == nil && adding == nil: .done(for: habit, on: day)
    case .check: .mark(nil)
    case .skip: .mark(.skipped)
    case .miss: .mark(.missed)
    default: .uncheck
    }
  }
}

import SwiftCalCore

extension CheckInRequest {
  /// The edit that sets what is asked for; a day that has not come is refused, except to clear it.
  package func edit(in context: CommandContext) throws(CommandError) -> Edit {
    let (habit, day) = try context.resolve(subject)
    guard day <= context.today || action == .uncheck else { throw .future(day) }
    return .checkIn(habit.id, on: [day], try change(of: habit))
  }

  private func change(of habit: Habit) throws(CommandError) -> CheckInChange {
    var change = action == .uncheck ? CheckInChange.uncheck : .mark(mark)
    if let note { change.note = .set(note.isEmpty ? nil : note) }
    guard amount != nil || adding != nil else { return change }
    guard habit.kind != .yesNo else {
      throw .unfit(habit.name, advice: "has no amounts; leave '--amount' and '--add' out")
    }
    // On a measured habit a mark would outweigh the amount.
    if action == .check { change.mark = .set(nil) }
    if let amount { change.amount = .set(amount) }
    change.adding = adding
    return change
  }

  private var mark: Mark? {
    switch action {
    case .check: .done
    case .skip: .skipped
    case .miss: .missed
    default: nil
    }
  }
}

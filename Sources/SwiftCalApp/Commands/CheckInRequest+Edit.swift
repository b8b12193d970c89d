import SwiftCalCore

extension CheckInRequest {
  /// The edit that sets what is asked for. A day on which the habit does not run can only be
  /// cleared, one that has not come yet only be skipped or cleared.
  package func edit(in context: CommandContext) throws(CommandError) -> Edit {
    let (habit, day) = try resolve(in: context)
    if action != .uncheck { try check(habit, on: day, today: context.today) }
    return .checkIn(
      habit.id, on: [day], try change(of: habit, on: day, context.snapshot.checkIns[habit.id] ?? [])
    )
  }

  /// The habit and the day; where an amount stands in their place, the error says where it belongs.
  private func resolve(
    in context: CommandContext
  ) throws(CommandError) -> (habit: Habit, day: Day) {
    do {
      return try context.resolve(subject)
    } catch {
      let word: String? =
        switch error {
        case .date(.unknown(let text)), .match(.none(let text, _)): text
        default: nil
        }
      guard let word, action == .check, amount == nil, adding == nil, Amount(word) != nil else {
        throw error
      }
      throw .badValue(
        word, of: "a habit or a date", wanted: "write an amount as '--amount \(word)'")
    }
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

  private func change(
    of habit: Habit, on day: Day, _ rows: [CheckIn]
  ) throws(CommandError) -> CheckInChange {
    if amount == nil, adding == nil, action == .check {
      try requireNoSum(of: habit, on: day)
      try requireKept(habit, rows.first { $0.day == day } ?? CheckIn(day))
    }
    if action == .miss { try requireExcess(of: habit, on: day) }
    // No slip is what the day of such a habit is without anything recorded.
    var change =
      habit.kind == .avoid && amount == .zero ? .uncheck : plainChange(of: habit, on: day)
    if let note { change.note = .set(note.isEmpty ? nil : note) }
    guard amount != nil || adding != nil else { return change }
    guard habit.kind != .yesNo else {
      throw .unfit(habit.name, advice: "has no amounts; leave '--amount' and '--add' out")
    }
    if let amount, habit.kind != .avoid || amount > .zero { change.amount = .set(amount) }
    change.adding = adding
    change.countsSlips = habit.kind == .avoid
    return change
  }

  /// Refuses to call a week or month done that asks for amounts.
  private func requireNoSum(of habit: Habit, on day: Day) throws(CommandError) {
    guard let target = habit.sumTarget(on: day) else { return }
    throw .unfit(
      habit.name,
      advice: "adds up amounts over the \(target.period.rawValue); say how much with '--amount'")
  }

  /// Refuses to call a day done that has slips or more than is allowed.
  private func requireKept(_ habit: Habit, _ checkIn: CheckIn) throws(CommandError) {
    let (day, amount) = (checkIn.day.iso, checkIn.amount ?? .zero)
    if habit.kind == .avoid, amount > .zero {
      let slips = amount == Amount(1) ? "1 slip" : "\(amount.text) slips"
      throw .unfit(habit.name, advice: "has \(slips) on \(day); 'uncheck' takes them away")
    }
    guard let limit = habit.limit(exceededBy: checkIn) else { return }
    throw .unfit(
      habit.name,
      advice: "has \(told(amount, limit)) on \(day), over its limit of \(limit.text);"
        + " correct that with '--amount'")
  }

  /// Refuses to call a day missed for an amount that is no slip or within the limit.
  private func requireExcess(of habit: Habit, on day: Day) throws(CommandError) {
    if habit.kind == .avoid, let adding, adding <= .zero {
      throw .badValue(
        adding.text, of: "a number of slips to add",
        wanted: "take slips away with 'check --add \(adding.text)'")
    }
    guard habit.kind == .atMost, let amount, let limit = habit.plan(on: day).target,
      limit.period == .day ? amount <= limit.amount : amount == .zero
    else { return }
    throw .unfit(
      habit.name,
      advice: "is not missed with \(told(amount, limit)): it allows \(limit.text); record it with"
        + " 'check --amount \(amount.text)'")
  }

  private func told(_ amount: Amount, _ limit: Target) -> String {
    limit.unit.isEmpty ? amount.text : "\(amount.text) \(limit.unit)"
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

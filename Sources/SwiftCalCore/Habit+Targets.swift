extension Habit {
  /// A plan's target where the kind asks for an amount; of the other kinds no more than its unit is
  /// meant, in which they are tracked.
  package func asks(_ target: Target?) -> Target? { kind.isMeasured ? target : nil }

  /// What a check-in counts of the habit; a slip that was only marked is one.
  package func amount(of checkIn: CheckIn) -> Amount? {
    guard kind == .avoid, checkIn.mark == .missed else { return checkIn.amount }
    return checkIn.amount ?? Amount(1)
  }

  /// The amount wanted on a day; nil where none is, or where it is summed over more days.
  package func dayTarget(on day: Day) -> Amount? {
    guard kind == .atLeast, let target = plan(on: day).target, target.period == .day else {
      return nil
    }
    return target.amount
  }

  /// What is more than a day's check-in may hold, the limit of an at-most habit; nil where it is not
  /// more.
  package func limit(exceededBy checkIn: CheckIn) -> Target? {
    guard kind == .atMost, let target = plan(on: checkIn.day).target, let amount = checkIn.amount,
      amount > target.amount
    else { return nil }
    return target
  }

  /// The target that a day's week or month is to reach by its amounts; nil where there is none.
  package func sumTarget(on day: Day) -> Target? {
    guard kind == .atLeast, let target = plan(on: day).target, target.period != .day else {
      return nil
    }
    return target
  }
}

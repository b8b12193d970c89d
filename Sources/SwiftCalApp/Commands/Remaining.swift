import SwiftCalCore

/// What is left of a measured habit's target in the period that holds a day.
package struct Remaining: Hashable, Sendable {
  /// The target.
  package let target: Target
  /// The amounts of the period so far.
  package let reached: Amount
  /// Whether the target is a limit rather than a goal.
  package let isLimit: Bool

  /// What is left for a habit; nil for habits without a target.
  package init?(of habit: Habit, checkIns: [CheckIn], on day: Day, firstWeekday: Weekday) {
    guard habit.kind.isMeasured, let target = habit.plan(on: day).target else { return nil }
    let first =
      switch target.period {
      case .day: day
      case .week: day.weekStart(firstWeekday: firstWeekday)
      case .month: day.month.firstDay
      }
    let from = checkIns.partitioningIndex { $0.day >= first }
    self.target = target
    isLimit = habit.kind == .atMost
    reached = checkIns[from...].prefix { $0.day <= day }.reduce(.zero) {
      $0 + ($1.amount ?? .zero)
    }
  }

  /// The amount that is missing, or still allowed; never below 0.
  package var left: Amount { max(.zero, target.amount - reached) }
}

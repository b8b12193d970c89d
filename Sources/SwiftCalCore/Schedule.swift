/// On which days a habit is due.
package enum Schedule: Hashable, Sendable {
  /// Due on the chosen weekdays; every day when all seven are chosen. Never empty.
  case weekdays(WeekdaySet)
  /// Due `count` times in each calendar week or month, on any of its days.
  case times(_ count: Int, per: Period)
  /// Due `count` times in any `days` days that follow each other.
  case rolling(_ count: Int, days: Int)

  /// Due every day.
  package static let everyDay = Schedule.weekdays(.all)
}

/// A stretch of the calendar that a schedule or a target speaks of.
package enum Period: String, CaseIterable, Hashable, Sendable {
  case day, week, month
}

/// How much of a measured habit is wanted (or allowed, for an at-most habit) in a period.
package struct Target: Hashable, Sendable {
  /// The amount, more than 0 for at-least habits; 0 is allowed for at-most habits.
  package var amount: Amount
  /// The unit's name as the person wrote it, such as `km`; may be empty.
  package var unit: String
  /// The period over which amounts are summed.
  package var period: Period

  /// A target of `amount` `unit` per `period`.
  package init(_ amount: Amount, unit: String = "", per period: Period = .day) {
    self.amount = amount
    self.unit = unit
    self.period = period
  }
}

/// What is asked of a habit from a day on, until the next plan.
package struct Plan: Hashable, Sendable {
  /// The first day it holds; nil for the habit's first plan, which holds from its beginning.
  package var from: Day?
  /// On which days the habit is due.
  package var schedule: Schedule
  /// The target of a measured habit; nil for the other kinds.
  package var target: Target?

  /// A plan that holds from `from`.
  package init(from: Day? = nil, schedule: Schedule = .everyDay, target: Target? = nil) {
    self.from = from
    self.schedule = schedule
    self.target = target
  }
}

import SwiftCalCore

/// What is left of a measured habit's target in the period that holds a day, as it is judged.
package struct Remaining: Hashable, Sendable {
  /// The target, with what is asked of the days that the habit runs in the period.
  package let target: Target
  /// The amounts of the period so far.
  package let reached: Amount
  /// Whether the target is a limit rather than a goal.
  package let isLimit: Bool
  /// Whether the period is not over yet.
  package let isRunning: Bool
  /// Whether nothing is asked, as the day is skipped or rests.
  package let rests: Bool
  /// Why less is asked than of a whole week or month.
  package let shortfall: Progress.Shortfall?

  /// What is left for the habit of a history; nil for habits without a target, on days on which it
  /// does not run, and in a week or month that rests.
  package init?(of history: History, on day: Day) {
    let habit = history.habit
    guard habit.kind.isMeasured, var target = habit.plan(on: day).target,
      let progress = history.progress(on: day)
    else { return nil }
    isLimit = habit.kind == .atMost
    isRunning = progress.through >= history.today
    shortfall = progress.shortfall
    let state = history.state(on: day)
    rests = target.period == .day && (state == .skipped || state == .paused)
    if target.period == .day {
      reached = history.checkIn(on: day)?.amount ?? .zero
    } else {
      reached = progress.amount ?? .zero
      target.amount = progress.target ?? target.amount
    }
    self.target = target
  }

  /// The amount that is missing, or still allowed; never below 0.
  package var left: Amount { rests ? .zero : max(.zero, target.amount - reached) }
}

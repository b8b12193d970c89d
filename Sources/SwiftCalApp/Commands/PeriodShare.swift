import SwiftCalCore

/// How many done days a week, a month or a rolling window has of those that are asked for.
package struct PeriodShare: Hashable, Sendable {
  /// The schedule that counts them.
  let schedule: Schedule
  /// What there is, and what is asked for.
  let progress: Progress
  /// Whether the days without a slip are counted.
  let isAvoided: Bool
  /// Whether what is asked for comes about by not doing.
  let isClean: Bool
  /// Whether the week or month is not over yet.
  let isRunning: Bool
  /// Whether what is asked for can still be reached; true for windows, which go on.
  let canBeMet: Bool

  /// The done days.
  var done: Int { progress.done }
  /// The done days that are asked for.
  var need: Int { progress.need }
  /// The last day on which they are asked for.
  let through: Day
  /// How many are missing.
  let missing: Int
  /// Whether that takes days on which the habit rests.
  let takesRest: Bool

  /// The share of the stretch that holds a day of a history; nil where no done days are counted.
  package init?(of history: History, on day: Day) {
    let habit = history.habit
    schedule = habit.plan(on: day).schedule
    switch schedule {
    case .weekdays, .times(_, per: .day): return nil
    case .times, .rolling: break
    }
    guard habit.kind != .trackOnly, let progress = history.progress(on: day), progress.need > 0
    else { return nil }
    self.progress = progress
    isAvoided = habit.kind == .avoid
    isClean = habit.kind == .avoid || habit.kind == .atMost
    isRunning = progress.through >= history.today
    canBeMet = !isRunning || history.canBeMet
    takesRest = isRunning && history.takesRest
    if isRunning, case .times(let count, let last) = history.left {
      (missing, through) = (count, last)
    } else {
      (missing, through) = (max(0, progress.need - progress.done), progress.through)
    }
  }
}

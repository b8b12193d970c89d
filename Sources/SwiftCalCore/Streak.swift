/// What a run is counted in.
package enum StreakUnit: String, Hashable, Sendable {
  case day, week, month
}

/// A stretch of days in which the habit was kept without a break.
package struct Run: Hashable, Sendable {
  /// Its first done day.
  package var start: Day
  /// Its last done day.
  package var end: Day
  /// How many units it counts, more than 0.
  package var length: Int

  /// A run from `start` to `end`.
  package init(start: Day, end: Day, length: Int) {
    self.start = start
    self.end = end
    self.length = length
  }
}

/// The streak of a habit as of a day.
package struct Streak: Hashable, Sendable {
  /// What `current` and `longest` count.
  package var unit: StreakUnit
  /// The run that reaches to today; nil when there is none.
  package var current: Run?
  /// The longest run of the whole history, the newest of equals; nil before the first.
  package var longest: Run?
  /// Whether the current run breaks when the day ends without a check-in. In a week or month: whether
  /// each day left of it is needed. A freeze that is held takes the risk away.
  package var isAtRisk: Bool
  /// Whether today's week or month can no longer have the done days it needs, and no freeze will
  /// cover it.
  package var isPastSaving: Bool

  /// A streak with these parts.
  package init(
    unit: StreakUnit = .day, current: Run? = nil, longest: Run? = nil, isAtRisk: Bool = false,
    isPastSaving: Bool = false
  ) {
    self.unit = unit
    self.current = current
    self.longest = longest
    self.isAtRisk = isAtRisk
    self.isPastSaving = isPastSaving
  }
}

extension Streak {
  /// Whether it breaks with the day, or its week or month is lost already.
  package var isInDanger: Bool { isAtRisk || isPastSaving }
}

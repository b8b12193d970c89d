extension History {
  /// The state of a day, which may lie in the future or before the habit.
  package func state(on day: Day) -> DayState { finding { $0.state(on: day.ordinal) } }

  /// What is recorded of a day.
  package func checkIn(on day: Day) -> CheckIn? { finding { $0.checkIn(on: day.ordinal) } }

  /// Asks the days.
  func finding<Result>(_ ask: (DayFinder) -> Result) -> Result {
    checkIns.withUnsafeBufferPointer { rows in
      ask(DayFinder(frame: frame, rows: rows, freezes: freezes, kept: kept))
    }
  }
}

extension History {
  /// The state of a day, which may lie in the future or before the habit.
  package func state(on day: Day) -> DayState { finding { $0.state(on: day.ordinal) } }

  /// The state of a day for views: of a day to come, what is set ahead for it, though it does not
  /// count yet.
  package func shownState(on day: Day) -> DayState {
    let state = state(on: day)
    guard state == .future else { return state }
    switch checkIn(on: day)?.mark {
    case .done: return .done
    case .skipped: return .skipped
    case .missed: return .missed
    case nil: return habit.pauses.contains { $0.contains(day) } ? .paused : .future
    }
  }

  /// What is recorded of a day.
  package func checkIn(on day: Day) -> CheckIn? { finding { $0.checkIn(on: day.ordinal) } }

  /// Asks the days.
  func finding<Result>(_ ask: (DayFinder) -> Result) -> Result {
    checkIns.withUnsafeBufferPointer { rows in
      ask(DayFinder(frame: frame, rows: rows, freezes: freezes, kept: kept))
    }
  }
}

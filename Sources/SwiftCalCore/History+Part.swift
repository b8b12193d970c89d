extension History {
  /// The days at the beginning of what was read in which the beginning of a run is not sure: more
  /// than the longest period, in which check-ins may count that were not read.
  package static let margin = 40

  /// Whether the current run may have begun before `start`, where only the check-ins from then on
  /// were given. Where it has not, the run is the one that the whole history has, unless freezes
  /// were earned before.
  package func mayReachBack(before start: Day) -> Bool {
    guard let run = streak.current else { return runs.isEmpty && mayBeBridged }
    return run.start - start < max(History.margin, habit.longestWindow)
  }

  /// Whether a day without a check-in may break no run, so that one may lie before all that was read.
  private var mayBeBridged: Bool {
    !checkIns.isEmpty || !habit.pauses.isEmpty || habit.longestWindow > 0 || habit.end != nil
      || habit.isArchived
  }
}

extension Habit {
  /// The days that two windows of its rolling schedules span; 0 without any.
  package var longestWindow: Int {
    plans.map { plan in
      if case .rolling(_, let days) = plan.schedule { return 2 * days }
      return 0
    }.max() ?? 0
  }
}

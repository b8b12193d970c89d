/// The walk over a habit's whole history: its streak, its runs, its score and the state of each day
/// come from here and nowhere else.
package struct History: Sendable {
  /// The habit.
  package let habit: Habit
  /// All its check-ins by day, oldest first, those of days to come included.
  package let checkIns: [CheckIn]
  /// The day it is seen from.
  package let today: Day
  /// The half-life of the score in days.
  package let halfLife: Int
  /// The current and the longest run.
  package let streak: Streak
  /// Every run, oldest first; one that is still open is the last.
  package let runs: [Run]
  /// The freezes as of today.
  package let freezes: FreezeLedger
  let frame: HistoryFrame
  let kept: [Span]

  /// Walks the history of `habit` up to `today`; in O(check-ins), however long the time between.
  ///
  /// - Parameters:
  ///   - checkIns: all check-ins of the habit by day, oldest first; later days are not counted.
  ///   - firstWeekday: the first day of the weeks of week schedules.
  ///   - halfLife: the half-life of the score, in days at one due per day.
  package init(
    of habit: Habit, checkIns: [CheckIn], today: Day, firstWeekday: Weekday, halfLife: Int = 13
  ) {
    let frame = HistoryFrame(
      of: habit, firstMark: checkIns.first(where: \.isMarked)?.day, today: today,
      firstWeekday: firstWeekday)
    self.habit = habit
    self.checkIns = checkIns
    self.today = today
    self.halfLife = max(1, halfLife)
    self.frame = frame
    var result = Self.walk(frame, checkIns, rules: habit.freezeRules, sink: NoSink())
    let isHeld = result.freezes.isHeld(on: today.ordinal)
    let current = result.current
    runs = result.runs
    freezes = result.freezes.ledger
    kept = result.kept
    let days = { (isSo: (DayFinder) -> Bool) in Self.ask(frame, checkIns, kept: result.kept, isSo) }
    streak = Streak(
      unit: frame.unit, current: current, longest: runs.longest,
      isAtRisk: current != nil && !isHeld && days { $0.breaksToday },
      isPastSaving: !(current != nil && isHeld) && !frame.isClean
        && habit.kind != .trackOnly && !days { $0.canBeMet })
  }

  /// Walks and tells `sink` what is met.
  static func walk<Sink: WalkSink>(
    _ frame: HistoryFrame, _ checkIns: [CheckIn], rules: [FreezeRule], sink: Sink
  ) -> WalkResult<Sink> {
    checkIns.withUnsafeBufferPointer { rows in
      var walk = HistoryWalk(frame, rows: rows, rules: rules, sink: sink)
      walk.walk()
      return walk.result
    }
  }

  /// Asks the days of a walk that goes on.
  private static func ask(
    _ frame: HistoryFrame, _ checkIns: [CheckIn], kept: [Span], _ isSo: (DayFinder) -> Bool
  ) -> Bool {
    checkIns.withUnsafeBufferPointer { rows in
      isSo(DayFinder(frame: frame, rows: rows, freezes: FreezeLedger(), kept: kept))
    }
  }
}

extension [Run] {
  /// The longest run, the newest of equals.
  fileprivate var longest: Run? {
    self.reduce(nil) { best, run in
      guard let best, best.length > run.length else { return run }
      return best
    }
  }
}

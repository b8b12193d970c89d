/// Why the numbers of a habit are what they are: the walk that counted them, step by step.
package struct Explanation: Sendable {
  /// What happened, oldest first.
  package enum Step: Hashable, Sendable {
    /// A run began; its first done days follow.
    case began(Day)
    /// Done days that follow each other, or the calendar days of a rolling run that they end.
    case done(from: Day, through: Day, days: Int, adds: Int)
    /// A week or month, or a part of one, that had what it needed.
    case met(Progress, adds: Int)
    /// Days that neither added nor broke.
    case bridged(from: Day, through: Day, Bridge)
    /// The run broke.
    case broke(Day, Break)
  }

  /// Why days neither added nor broke.
  package enum Bridge: Hashable, Sendable {
    /// They were skipped; the reason is the day's note.
    case skipped(reason: String?)
    /// The habit, or all habits, rested.
    case paused(isForAll: Bool)
    /// They were not due.
    case notDue
    /// They were missed, but the window that ends with them held what a rolling schedule asks.
    case allowed(need: Int, days: Int)
    /// They were missed, and a freeze was used.
    case frozen(FreezeUse)
  }

  /// Why a run broke.
  package enum Break: Hashable, Sendable {
    /// The day was marked missed; of an avoid habit, as a slip.
    case marked
    /// The day was due and has no check-in.
    case noCheckIn
    /// The day's amount did not reach the target.
    case tooLittle(Amount, of: Amount?)
    /// The day's amount was over the limit.
    case tooMuch(Amount, limit: Amount?)
    /// An avoid habit slipped so many times.
    case slipped(Amount)
    /// A week or month, or a part of one, did not have what it needed, or had too much.
    case period(Progress)
    /// The window that ends with the day held too few done days.
    case window(done: Int, need: Int, days: Int)
  }

  /// The day it is seen from.
  package let today: Day
  /// What that day is.
  package let state: DayState
  /// What is recorded of that day.
  package let checkIn: CheckIn?
  /// How far the day, its week or its month has come.
  package let progress: Progress?
  /// The habit's first day.
  package let first: Day
  /// The habit's last day; nil where it has none.
  package let last: Day?
  /// The streak it explains; `adds` is told in its unit.
  package let streak: Streak
  /// What happened, oldest first.
  package let steps: [Step]
  /// The last weeks or months since the newest run ended, the running one among them, or the window of
  /// a rolling schedule; empty where days are judged by themselves, and while a run is open.
  package let periods: [Progress]
  /// What today needs, and until when.
  package let left: Left
  /// Whether that can still be done.
  package let canBeMet: Bool
  /// Whether it takes days on which the habit rests.
  package let takesRest: Bool
  /// Whether a freeze would be used if nothing is done.
  package let isCovered: Bool
  /// The freezes.
  package let freezes: FreezeLedger
  /// The strength and what it is made of.
  package let score: Score

  /// The steps from the beginning of the newest run on; empty before the first.
  package var newestRun: ArraySlice<Step> {
    let start = steps.lastIndex { if case .began = $0 { true } else { false } }
    return start.map { steps[$0...] } ?? []
  }
}

extension History {
  /// Why the numbers are what they are; in O(check-ins).
  package var explanation: Explanation {
    let result = Self.walk(
      frame, checkIns, rules: habit.freezeRules, sink: ExplanationSink(self))
    let isHeld = freezes.rule != nil && !freezes.held.isEmpty
    let breaks = finding(\.breaksToday)
    var ended = frame.start - 1
    if case .broke(let day, _) = result.sink.steps.last { ended = day.ordinal }
    return Explanation(
      today: today, state: state(on: today), checkIn: checkIn(on: today),
      progress: progress(on: today), first: Day(unchecked: frame.start),
      last: frame.end < Day.last.ordinal ? Day(unchecked: frame.end) : nil, streak: streak,
      steps: result.sink.steps,
      periods: streak.current == nil ? finding { $0.periods(since: ended) } : [], left: left,
      canBeMet: canBeMet, takesRest: takesRest,
      isCovered: streak.current != nil && isHeld && breaks, freezes: freezes,
      score: scoreAccount)
  }
}

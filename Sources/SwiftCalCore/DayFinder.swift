/// Finds what a day is from its check-in and what a walk left behind.
struct DayFinder {
  let frame: HistoryFrame
  let rows: UnsafeBufferPointer<CheckIn>
  let freezes: FreezeLedger
  let kept: [Span]

  /// The state of a day; in O(log check-ins), and the check-ins of its week or month.
  func state(on day: Int) -> DayState {
    let state = runningState(on: day)
    // Nothing is asked of the day of archiving, and no pause was set for it.
    return state == .paused && day == frame.archivedDay ? .afterEnd : state
  }

  private func runningState(on day: Int) -> DayState {
    guard day >= frame.start else { return .beforeStart }
    guard day <= frame.end else { return .afterEnd }
    guard day <= frame.today else { return .future }
    guard let stretch = frame.stretch(on: day) else { return .notDue }
    guard frame.kind != .trackOnly else { return trackedState(on: day) }
    switch stretch.judge {
    case .days(let due): return state(on: day, stretch, isDue: due.contains(ordinal: day))
    case .rolling: return rollingState(on: day, stretch)
    case .times(_, let grid): return state(on: day, stretch, tally(of: day, stretch, grid))
    case .sum(let grid): return sumState(on: day, tally(of: day, stretch, grid))
    }
  }

  /// Whether today is due, still open, and would break an open run if it stayed as it is. Where a
  /// period has too few days left for what it needs, no check-in of today can keep the run.
  var breaksToday: Bool {
    guard !frame.isClean, frame.kind != .trackOnly, frame.start <= frame.today,
      frame.today <= frame.end, let stretch = frame.stretch(on: frame.today)
    else { return false }
    let state = state(on: frame.today)
    guard state == .pending || state == .partial else { return false }
    switch stretch.judge {
    case .days(let due): return due.contains(ordinal: frame.today)
    case .rolling: return !kept.covers(frame.today)
    case .times(let count, let grid):
      let (part, tally) = tally(of: frame.today, stretch, grid)
      return daysLeft(part).isEachNeeded(for: count, tally)
    case .sum(let grid):
      return daysLeft(frame.part(grid, of: frame.today, in: stretch)).asked == 1
    }
  }

  /// The part of a period that a day is judged in, and what it holds.
  func tally(
    of day: Int, _ stretch: Stretch, _ grid: PeriodGrid
  ) -> (part: Span, tally: PeriodTally) {
    let part = frame.part(grid, of: day, in: stretch)
    var row = rows.firstIndex(from: part.first)
    return (part, frame.tally(part, stretch, rows, row: &row))
  }

  /// The check-in of a day, if it has one.
  func checkIn(on day: Int) -> CheckIn? {
    let index = rows.firstIndex(from: day)
    guard index < rows.count, rows[index].day.ordinal == day else { return nil }
    return rows[index]
  }

  /// What the day's check-in says, and whether a pause outweighs it.
  func fact(on day: Int, _ stretch: Stretch) -> (fact: Fact, isPaused: Bool) {
    let checkIn = checkIn(on: day)
    let fact = frame.fact(mark: checkIn?.mark, amount: checkIn?.amount, target: stretch.target)
    return (fact, fact.yieldsToPause && frame.pauses.covers(day))
  }

  private func trackedState(on day: Int) -> DayState {
    let checkIn = checkIn(on: day)
    switch checkIn?.mark {
    case .skipped: return .skipped
    case .missed: return .missed
    case .done: return .done
    case nil: return checkIn?.amount != nil ? .done : frame.pauses.covers(day) ? .paused : .notDue
    }
  }

  private func state(on day: Int, _ stretch: Stretch, isDue: Bool) -> DayState {
    let (fact, isPaused) = fact(on: day, stretch)
    guard !isPaused else { return .paused }
    let isFrozen = freezes.covers(day)
    switch fact {
    case .done: return .done
    case .skipped: return .skipped
    case .missed: return isFrozen ? .frozen : .missed
    case .over: return isFrozen ? .frozen : isDue ? .missed : .notDue
    case .partial: return isFrozen ? .frozen : .partial
    case .none:
      guard isDue else { return .notDue }
      guard day < frame.today else { return .pending }
      return frame.isClean ? .done : isFrozen ? .frozen : .missed
    }
  }
}

/// The days of today's week or month, today among them, that a check-in can still fill.
struct DaysLeft: Hashable, Sendable {
  /// How many of them the habit is asked on.
  var asked = 0
  /// How many of them the habit rests on; a done mark counts there, too.
  var resting = 0
  /// The last day the habit is asked on; nil where none is left.
  var lastAsked: Int?

  /// How many more done days make `count` a period, taking days of rest where the others are too few:
  /// a day of rest that is done is one that is asked.
  func missing(of count: Int, _ tally: PeriodTally) -> Int {
    let missing = Int(tally.need) - tally.done
    return missing > asked ? max(missing, min(count, tally.open + resting) - tally.done) : missing
  }

  /// Whether what is missing of `count` a period can still be done.
  func canMeet(_ count: Int, _ tally: PeriodTally) -> Bool {
    tally.isMet || missing(of: count, tally) <= asked + resting
  }

  /// Whether it takes days on which the habit rests.
  func takesRest(for count: Int, _ tally: PeriodTally) -> Bool {
    !tally.isMet && Int(tally.need) - tally.done > asked && canMeet(count, tally)
  }

  /// Whether it takes each of the days.
  func isEachNeeded(for count: Int, _ tally: PeriodTally) -> Bool {
    let missing = missing(of: count, tally)
    return missing == asked || missing > asked && missing == asked + resting
  }
}

extension DayFinder {
  /// What is left of the part of a week or month that holds today. Marks of days to come say nothing
  /// yet; the day of archiving is no day of rest.
  func daysLeft(_ part: Span) -> DaysLeft {
    var left = DaysLeft()
    let today = state(on: frame.today)
    for day in stride(from: frame.today, through: part.last, by: 1) {
      let rests = day > frame.today ? frame.pauses.covers(day) : today == .paused
      if rests {
        left.resting += day == frame.archivedDay ? 0 : 1
      } else if day > frame.today || today == .pending || today == .partial {
        left.asked += 1
        left.lastAsked = day
      }
    }
    return left
  }

  /// Whether what today's week or month lacks can still be done.
  var canBeMet: Bool {
    guard let (count, part, tally) = timesToday else { return true }
    return daysLeft(part).canMeet(count, tally)
  }

  /// Whether what today's week or month lacks takes days on which the habit rests.
  var takesRest: Bool {
    guard frame.start <= frame.today, frame.today <= frame.end, !frame.isClean,
      frame.kind != .trackOnly, let stretch = frame.stretch(on: frame.today),
      let grid = stretch.judge.grid
    else { return false }
    let (part, tally) = tally(of: frame.today, stretch, grid)
    guard tally.open > 0 else { return false }
    let left = daysLeft(part)
    if case .times(let count, _) = stretch.judge { return left.takesRest(for: count, tally) }
    return !tally.isMet && left.asked == 0 && left.resting > 0
  }

  /// The part of a week or month that holds today and asks for so many done days; nil where none does.
  private var timesToday: (count: Int, part: Span, tally: PeriodTally)? {
    guard frame.start <= frame.today, frame.today <= frame.end,
      let stretch = frame.stretch(on: frame.today), case .times(let count, let grid) = stretch.judge
    else { return nil }
    let (part, tally) = tally(of: frame.today, stretch, grid)
    return (count, part, tally)
  }

  /// What the week or month of today still needs, through the last day on which the habit is asked;
  /// where those days are too few, through the last one.
  var leftOfTimes: Left {
    guard let (count, part, tally) = timesToday, !tally.isMet, tally.need > 0 else {
      return .nothing
    }
    let left = daysLeft(part)
    let last = left.takesRest(for: count, tally) ? part.last : left.lastAsked ?? part.last
    return .times(left.missing(of: count, tally), through: Day(unchecked: last))
  }

  /// The last day of today's week or month on which the habit is asked.
  func lastAsked(_ progress: Progress) -> Day {
    let part = Span(first: progress.from.ordinal, last: progress.through.ordinal)
    return daysLeft(part).lastAsked.map(Day.init(unchecked:)) ?? progress.through
  }
}

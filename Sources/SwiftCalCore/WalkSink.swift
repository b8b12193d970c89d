/// Why days neither added to a run nor broke it.
enum BridgeCause: Hashable, Sendable {
  case skipped, paused, notDue
  case frozen(FreezeUse)
}

/// What broke a run.
enum BreakCause: Hashable, Sendable {
  /// A day of its own: what was recorded is told by the day's check-in.
  case day(Fact)
  /// A week or month that was not met.
  case period(Span, PeriodTally)
  /// A day whose window held too few done days.
  case window(had: Int, of: Int, days: Int, Fact)
}

/// Steps of the score that follow each other and reached the same share.
struct Weighing: Hashable, Sendable {
  /// The days over which the steps are spread evenly, those of `weekdays` or all.
  let span: Span
  let weekdays: WeekdaySet
  /// How many steps there are.
  let steps: Int
  /// The sum over the steps of √f·D, f the times a day and D the days of a step.
  let weight: Double
  /// The share of what was asked that each step reached, 0…1.
  let share: Double

  /// One step, which counts on `day`.
  init(on day: Int, weight: Double, share: Double) {
    self.init(
      span: Span(first: day, last: day), weekdays: .all, steps: 1, weight: weight, share: share)
  }

  /// Steps of equal weight.
  init(span: Span, weekdays: WeekdaySet, steps: Int, weight: Double, share: Double) {
    self.span = span
    self.weekdays = weekdays
    self.steps = steps
    self.weight = weight
    self.share = share
  }

  /// How much of the weight lies in the days through `day`.
  func weight(through day: Int) -> Double {
    guard day < span.last else { return weight }
    let all = weekdays.count(from: span.first, through: span.last)
    return weight * Double(weekdays.count(from: span.first, through: day)) / Double(max(1, all))
  }
}

/// What listens to a walk. Days are ordinals and come in order; each method does nothing unless a
/// listener implements it, so that a walk nobody listens to costs no more than its count.
protocol WalkSink {
  /// A run opens on its first done day, which is counted next.
  mutating func began(on day: Int)
  /// `days` done days from `first` through `last` add `units` to the open run.
  mutating func counted(from first: Int, through last: Int, days: Int, units: Int)
  /// A week or month is met and adds `units` to the open run.
  mutating func met(_ span: Span, _ tally: PeriodTally, units: Int)
  /// Days inside the open run that neither add nor break.
  mutating func bridged(from first: Int, through last: Int, _ cause: BridgeCause)
  /// The open run is broken.
  mutating func broke(on day: Int, _ cause: BreakCause)
  /// The score takes steps of one share, as many as the score's `Weighing` says.
  mutating func weighed(_ weighing: Weighing)
}

extension WalkSink {
  mutating func began(on day: Int) {}
  mutating func counted(from first: Int, through last: Int, days: Int, units: Int) {}
  mutating func met(_ span: Span, _ tally: PeriodTally, units: Int) {}
  mutating func bridged(from first: Int, through last: Int, _ cause: BridgeCause) {}
  mutating func broke(on day: Int, _ cause: BreakCause) {}
  mutating func weighed(_ weighing: Weighing) {}
}

/// Listens to nothing.
struct NoSink: WalkSink {}

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
  /// The score steps: `weight` is the sum of √f·D over the steps, and each has reached `share`.
  /// Where the steps are single days, they are those of `weekdays`.
  mutating func weighed(
    from first: Int, through last: Int, weight: Double, share: Double, weekdays: WeekdaySet?)
}

extension WalkSink {
  mutating func began(on day: Int) {}
  mutating func counted(from first: Int, through last: Int, days: Int, units: Int) {}
  mutating func met(_ span: Span, _ tally: PeriodTally, units: Int) {}
  mutating func bridged(from first: Int, through last: Int, _ cause: BridgeCause) {}
  mutating func broke(on day: Int, _ cause: BreakCause) {}
  mutating func weighed(
    from first: Int, through last: Int, weight: Double, share: Double, weekdays: WeekdaySet?
  ) {}
}

/// Listens to nothing.
struct NoSink: WalkSink {}

/// One walk over a habit's check-ins: counts its runs, earns and uses its freezes, and tells `sink`
/// what it meets. It visits check-ins and the borders between them, never each day of a gap.
struct HistoryWalk<Sink: WalkSink> {
  let frame: HistoryFrame
  let rows: UnsafeBufferPointer<CheckIn>
  /// The next check-in.
  var row: Int
  /// The next pause.
  var pause = 0
  var run: RunCounter
  var freezes: FreezeCounter
  /// The days of rolling stretches whose window holds enough done days, in order.
  var kept: [Span] = []
  var sink: Sink

  init(_ frame: HistoryFrame, rows: UnsafeBufferPointer<CheckIn>, rules: [FreezeRule], sink: Sink) {
    self.frame = frame
    self.rows = rows
    row = rows.firstIndex(from: frame.start)
    run = RunCounter(grid: PeriodGrid(unit: frame.unit, firstWeekday: frame.firstWeekday))
    freezes = FreezeCounter(rules: rules)
    self.sink = sink
  }

  /// Walks from the habit's first day through today or its last day.
  mutating func walk() {
    guard frame.kind != .trackOnly else { return }
    for stretch in frame.stretches {
      let last = min(stretch.span.last, frame.lastDay)
      guard stretch.span.first <= last else { break }
      switch stretch.judge {
      case .days(let weekdays): walkDays(stretch, due: weekdays, through: last)
      case .times(_, let grid), .sum(let grid): walkPeriods(stretch, grid, through: last)
      case .rolling(let need, let days):
        walkRolling(stretch, need, days: days, through: last)
      }
    }
    freezes.advance(to: frame.today)
  }

  /// What the walk found.
  var result: WalkResult<Sink> {
    WalkResult(
      runs: run.runs + (run.open.map { [$0] } ?? []), current: run.open, freezes: freezes,
      kept: kept, sink: sink)
  }

  /// The day of the next check-in.
  var rowDay: Int { row < rows.count ? rows[row].day.ordinal : .max }

  /// Passes check-ins of days before `day`, which only come where they are not in order.
  mutating func advanceRow(to day: Int) {
    while rowDay < day { row += 1 }
  }

  /// Whether a pause holds the day; asked for days in order.
  mutating func isPaused(_ day: Int) -> Bool {
    advancePause(to: day)
    return pause < frame.pauses.count && frame.pauses[pause].first <= day
  }

  /// Passes the pauses that end before the day.
  mutating func advancePause(to day: Int) {
    while pause < frame.pauses.count, frame.pauses[pause].last < day { pause += 1 }
  }

  /// Splits a gap without check-ins into its paused days, which bridge, and the others.
  mutating func splitGap(
    from first: Int, through last: Int, _ judge: (inout Self, _ first: Int, _ last: Int) -> Void
  ) {
    var day = first
    while day <= last {
      let isPaused = isPaused(day)
      let border =
        pause < frame.pauses.count
        ? isPaused ? frame.pauses[pause].last : frame.pauses[pause].first - 1 : last
      let end = min(last, border)
      if isPaused { bridge(from: day, through: end, .paused) } else { judge(&self, day, end) }
      day = end + 1
    }
  }

  /// Days that neither add nor break.
  mutating func bridge(from first: Int, through last: Int, _ cause: BridgeCause) {
    if run.isAlive, first <= last { sink.bridged(from: first, through: last, cause) }
  }

  /// A day that was asked for and not kept: a freeze is used, or the open run ends.
  /// Returns whether it was frozen.
  mutating func miss(_ day: Int, _ cause: @autoclosure () -> BreakCause) -> Bool {
    guard run.isAlive else { return false }
    if let use = freezes.use(on: day, from: day, through: day) {
      sink.bridged(from: day, through: day, .frozen(use))
      return true
    }
    breakRun(on: day, cause())
    return false
  }

  /// Ends the open run.
  mutating func breakRun(on day: Int, _ cause: BreakCause) {
    run.end(on: day)
    freezes.runEnded()
    sink.broke(on: day, cause)
  }
}

/// What a walk leaves behind.
struct WalkResult<Sink: WalkSink> {
  /// Every run, oldest first, the open one included.
  let runs: [Run]
  let current: Run?
  var freezes: FreezeCounter
  let kept: [Span]
  let sink: Sink
}

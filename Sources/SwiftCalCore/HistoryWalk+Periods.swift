extension HistoryWalk {
  /// Walks a stretch that is judged by weeks or months.
  ///
  /// The period decides, not its days: a *missed* mark only leaves its day undone, except in an
  /// at-most period, which it breaks. A running period that can no longer be met breaks when it is
  /// over, as a check-in for a past day may still come.
  mutating func walkPeriods(_ stretch: Stretch, _ grid: PeriodGrid, through last: Int) {
    let pace = Powers.root(frequency(stretch, grid))
    var day = stretch.span.first
    while day <= last {
      let part = frame.part(grid, of: day, in: stretch)
      advancePause(to: part.first)
      if isEmpty(part), let next = passEmpty(from: part, stretch, grid, pace: pace) {
        day = next
      } else {
        judge(part, stretch, grid, pace: pace)
        day = part.last + 1
      }
    }
  }

  /// How often a day the habit is asked for.
  private func frequency(_ stretch: Stretch, _ grid: PeriodGrid) -> Double {
    guard case .times(let count, _) = stretch.judge else { return 1 / grid.meanLength }
    return Double(count) / grid.meanLength
  }

  /// Whether a period is over and holds neither a check-in nor a pause.
  private func isEmpty(_ part: Span) -> Bool {
    part.last < frame.today && rowDay > part.last
      && (pause >= frame.pauses.count || frame.pauses[pause].first > part.last)
  }

  /// Passes all empty periods that follow each other at once, where they are all alike to the open
  /// run; returns the day after them, or nil where each must be judged.
  private mutating func passEmpty(
    from part: Span, _ stretch: Stretch, _ grid: PeriodGrid, pace: Double
  ) -> Int? {
    guard frame.isClean || !run.isAlive else { return nil }
    let nextPause = pause < frame.pauses.count ? frame.pauses[pause].first : .max
    let border = min(rowDay, nextPause, frame.today)
    let last =
      border > stretch.span.last ? stretch.span.last : grid.period(of: border).first - 1
    guard last > part.last else { return nil }
    let span = Span(first: part.first, last: last)
    if frame.isClean { addClean(span, stretch, grid) }
    sink.weighed(
      Weighing(
        span: span, weekdays: .all,
        steps: grid.index(of: span.last) - grid.index(of: span.first) + 1,
        weight: pace * Double(span.count), share: frame.isClean ? 1 : 0))
    return last + 1
  }

  private mutating func addClean(_ span: Span, _ stretch: Stretch, _ grid: PeriodGrid) {
    begin(on: span.first)
    let units = run.add(from: span.first, through: span.last, count: span.count)
    var day = span.first
    while freezes.isUsed, day <= span.last {
      let part = frame.part(grid, of: day, in: stretch)
      freezes.count(grid.index(of: day), of: grid.unit, on: stretch.cleanMetDay(part))
      day = part.last + 1
    }
    sink.counted(from: span.first, through: span.last, days: span.count, units: units)
  }

  /// Judges a week or month, or a part of one.
  private mutating func judge(
    _ part: Span, _ stretch: Stretch, _ grid: PeriodGrid, pace: Double
  ) {
    let tally = frame.tally(part, stretch, rows, row: &row)
    let isOver = part.last < frame.today
    var isFrozen = false
    if tally.open == 0 {
      bridge(
        from: part.first, through: min(part.last, frame.today),
        tally.skipped > 0 ? .skipped : .paused)
    } else if tally.isMet {
      add(part, tally, stretch, grid)
    } else if tally.failedOn >= 0 {
      let rest = Span(first: tally.failedOn, last: part.last)
      isFrozen = miss(rest, on: tally.failedOn, part, tally)
    } else if isOver {
      isFrozen = miss(part, on: part.last, part, tally)
    }
    if isOver, tally.open > 0, !isFrozen {
      sink.weighed(
        Weighing(on: part.last, weight: pace * Double(tally.open), share: tally.share))
    }
  }

  private mutating func begin(on day: Int) {
    guard !run.isAlive else { return }
    run.begin(on: day)
    sink.began(on: day)
  }

  private mutating func add(
    _ part: Span, _ tally: PeriodTally, _ stretch: Stretch, _ grid: PeriodGrid
  ) {
    begin(on: tally.firstDone)
    var units = 0
    if run.grid.unit == grid.unit || run.grid.unit == .day {
      units = run.add(from: tally.lastDone, through: tally.lastDone, count: tally.done)
    } else {
      for day in frame.doneDays(part, stretch, rows) { units += run.add(day) }
    }
    if freezes.isUsed {
      let day = frame.metDay(part, stretch, tally, rows)
      freezes.count(grid.index(of: part.first), of: grid.unit, on: day)
    }
    sink.met(part, tally, units: units)
  }

  /// A period that was not met: a freeze covers `days`, or the open run ends. Done days in a frozen
  /// period belong to the run, and count where it is told in days. Returns whether it was frozen.
  private mutating func miss(
    _ days: Span, on day: Int, _ part: Span, _ tally: PeriodTally
  ) -> Bool {
    guard run.isAlive else { return false }
    guard let use = freezes.use(on: day, from: days.first, through: days.last) else {
      breakRun(on: day, .period(part, tally))
      return false
    }
    sink.bridged(from: days.first, through: days.last, .frozen(use))
    if run.grid.unit == .day, case .times = judge(on: day), tally.done > 0 {
      let units = run.add(from: tally.lastDone, through: tally.lastDone, count: tally.done)
      sink.counted(from: tally.firstDone, through: tally.lastDone, days: tally.done, units: units)
    }
    return true
  }

  private func judge(on day: Int) -> Judge? { frame.stretch(on: day)?.judge }
}

extension Stretch {
  /// The day on which a part of a period without a check-in has what it needs, where days without a
  /// slip are done.
  fileprivate func cleanMetDay(_ part: Span) -> Int {
    guard case .times(let count, _) = judge else { return part.last }
    return part.first + min(count, part.count) - 1
  }
}

/// A rolling stretch while it is walked.
private struct Rolling {
  /// How many done days its window must hold.
  let need: Int
  /// How many days its window has, as the person set it.
  let days: Int
  /// The first day since which schedules have been rolling.
  let since: Int
  /// How much a day weighs in the score.
  let weight: Double
  var window: RollingWindow

  /// The share of the need that the window holds.
  var share: Double { min(1, Double(window.done) / Double(need)) }
}

extension HistoryWalk {
  /// Walks a stretch in which each day is judged by the window that ends with it.
  ///
  /// The window reaches back over the border of the schedule's versions. A done day never breaks:
  /// after a change of schedule the run goes on while each day is kept or done.
  mutating func walkRolling(_ stretch: Stretch, _ need: Int, days: Int, through last: Int) {
    var rolling = Rolling(
      need: need, days: days, since: firstRolling(before: stretch.span.first),
      weight: Powers.root(Double(need) / Double(days)),
      window: window(of: days, before: stretch.span.first))
    var day = stretch.span.first
    while day <= last {
      advanceRow(to: day)
      let next = rowDay
      if next == day {
        let fact = frame.fact(
          mark: rows[row].mark, amount: rows[row].amount, target: stretch.target)
        row += 1
        judge(day, fact, &rolling)
        day += 1
      } else {
        let end = min(last, next - 1)
        splitGap(from: day, through: end) { walk, first, last in
          walk.judgeGap(from: first, through: last, &rolling)
        }
        day = end + 1
      }
    }
  }

  /// The first day of the rolling stretches that lead to the one that begins on `first`.
  private func firstRolling(before first: Int) -> Int {
    var since = first
    for stretch in frame.stretches.reversed() where stretch.span.last == since - 1 {
      guard case .rolling = stretch.judge else { break }
      since = stretch.span.first
    }
    return since
  }

  /// The window as it stands before a stretch begins.
  private func window(of days: Int, before first: Int) -> RollingWindow {
    let span = frame.lastDay - frame.start + 1
    var window = RollingWindow(days: min(days, span))
    let finder = DayFinder(frame: frame, rows: rows, freezes: freezes.ledger, kept: kept)
    var found: [Int] = []
    var day = first - 1
    while day >= frame.start, found.count < window.size {
      switch finder.state(on: day) {
      case .skipped, .paused, .frozen: break
      case .done: found.append(day)
      default: found.append(-1)
      }
      day -= 1
    }
    for day in found.reversed() { window.push(day) }
    return window
  }

  private mutating func judge(_ day: Int, _ fact: Fact, _ rolling: inout Rolling) {
    if fact == .skipped { return bridge(from: day, through: day, .skipped) }
    if fact.yieldsToPause, isPaused(day) { return bridge(from: day, through: day, .paused) }
    let isPast = day < frame.today
    if fact == .done || fact == .none && frame.isClean && isPast {
      addDone(day, &rolling)
    } else {
      addOpen(day, fact, isPending: !isPast && (fact == .none || fact == .partial), &rolling)
    }
  }

  private mutating func judgeGap(from first: Int, through last: Int, _ rolling: inout Rolling) {
    let lastPast = min(last, frame.today - 1)
    var day = first
    while day <= lastPast {
      if frame.isClean, run.isAlive, rolling.window.done >= rolling.need {
        addClean(from: day, through: lastPast, &rolling)
        day = lastPast + 1
      } else if !frame.isClean, !run.isAlive, rolling.window.done == 0 {
        weigh(from: day, through: lastPast, rolling)
        day = lastPast + 1
      } else {
        judge(day, .none, &rolling)
        day += 1
      }
    }
    if last == frame.today { judge(last, .none, &rolling) }
  }

  private mutating func addDone(_ day: Int, _ rolling: inout Rolling) {
    rolling.window.push(day)
    if rolling.window.done >= rolling.need { keep(day) }
    if run.isAlive {
      count(day, rolling)
    } else if rolling.window.done >= rolling.need {
      begin(rolling, on: day)
    }
    sink.weighed(Weighing(on: day, weight: rolling.weight, share: rolling.share))
  }

  /// A day that is not done: kept, pending or missed.
  private mutating func addOpen(
    _ day: Int, _ fact: Fact, isPending: Bool, _ rolling: inout Rolling
  ) {
    let had = rolling.window.doneAfterMiss
    let isKept = had >= rolling.need
    guard isKept || isPending || !frozen(day, fact, had: had, rolling) else { return }
    if isKept || !isPending { rolling.window.push(-1) }
    if isKept {
      keep(day)
      if !run.isAlive { begin(rolling, on: day) }
      bridge(from: day, through: day, .notDue)
    }
    guard !isPending else { return }
    sink.weighed(Weighing(on: day, weight: rolling.weight, share: rolling.share))
  }

  /// Whether a miss is frozen; if not, it ends the open run.
  private mutating func frozen(_ day: Int, _ fact: Fact, had: Int, _ rolling: Rolling) -> Bool {
    miss(day, .window(had: had, of: rolling.need, days: rolling.days, fact))
  }

  private mutating func keep(_ day: Int) {
    if let last = kept.indices.last, kept[last].last == day - 1 {
      kept[last].last = day
    } else {
      kept.append(Span(first: day, last: day))
    }
  }

  /// Opens a run that reaches back to the first done day in the window since the last run broke, so
  /// that no day belongs to two runs.
  private mutating func begin(_ rolling: Rolling, on today: Int) {
    for day in rolling.window.doneDays(after: run.lastBreak) {
      if !run.isAlive {
        run.begin(on: day)
        sink.began(on: day)
      }
      count(day, rolling, on: today)
    }
  }

  /// Counts a done day of the open run: while schedules are rolling the calendar days since the done
  /// day before it, elsewhere itself. It became certain on `certain`, or the same day.
  private mutating func count(_ day: Int, _ rolling: Rolling, on certain: Int? = nil) {
    let days = daysAdded(by: day, rolling)
    let units = run.add(day, days: days)
    if freezes.isUsed { freezes.count(days, endingOn: day, on: certain ?? day) }
    sink.counted(from: day, through: day, days: 1, units: units)
  }

  private func daysAdded(by day: Int, _ rolling: Rolling) -> Int {
    guard day >= rolling.since, run.lastDone < day else { return 1 }
    return day - max(run.lastDone, rolling.since - 1)
  }

  /// Adds clean days to an open run whose window is full enough to stay so.
  private mutating func addClean(from first: Int, through last: Int, _ rolling: inout Rolling) {
    count(first, rolling)
    if first < last {
      let units = run.add(from: first + 1, through: last, count: last - first)
      freezes.count(.all, from: first + 1, through: last)
      sink.counted(from: first + 1, through: last, days: last - first, units: units)
    }
    for day in max(first, last - rolling.window.size + 1)...last { rolling.window.push(day) }
    if let end = kept.indices.last, kept[end].last == first - 1 {
      kept[end].last = last
    } else {
      kept.append(Span(first: first, last: last))
    }
    weigh(from: first, through: last, rolling)
  }

  /// Days of one share.
  private mutating func weigh(from first: Int, through last: Int, _ rolling: Rolling) {
    let steps = last - first + 1
    sink.weighed(
      Weighing(
        span: Span(first: first, last: last), weekdays: .all, steps: steps,
        weight: rolling.weight * Double(steps), share: rolling.share))
  }
}

extension HistoryWalk {
  /// Walks a stretch in which each due day is judged by itself.
  ///
  /// On a day that is not due a done mark counts, and a *missed* mark or a slip breaks; an amount that
  /// is too little or too much does neither, as nothing was asked of it. For the score such a day is no
  /// step.
  mutating func walkDays(_ stretch: Stretch, due: WeekdaySet, through last: Int) {
    let weight = Powers.root(Double(due.rawValue.nonzeroBitCount) / 7)
    var day = stretch.span.first
    while day <= last {
      advanceRow(to: day)
      let next = rowDay
      if next == day {
        let checkIn = rows[row]
        let fact = frame.fact(mark: checkIn.mark, amount: checkIn.amount, target: stretch.target)
        row += 1
        judge(day, fact, stretch, isDue: due.contains(ordinal: day), weight: weight)
        day += 1
      } else {
        let end = min(last, next - 1)
        splitGap(from: day, through: end) { walk, first, last in
          walk.judgeGap(from: first, through: last, due: due, weight: weight)
        }
        day = end + 1
      }
    }
  }

  private mutating func judge(
    _ day: Int, _ fact: Fact, _ stretch: Stretch, isDue: Bool, weight: Double
  ) {
    if fact.yieldsToPause, isPaused(day) { return bridge(from: day, through: day, .paused) }
    switch fact {
    case .done: done(day, isDue: isDue, weight: weight)
    case .skipped: bridge(from: day, through: day, .skipped)
    case .missed: missed(day, fact, isDue: isDue, weight: weight, share: 0)
    case .over where isDue: missed(day, fact, isDue: isDue, weight: weight, share: 0)
    case .partial where isDue && day < frame.today:
      let amount = rows[row - 1].amount?.millionths ?? 0
      let share = Double(amount) / Double(stretch.target)
      missed(day, fact, isDue: isDue, weight: weight, share: share)
    case .none where isDue && day < frame.today:
      if frame.isClean {
        done(day, isDue: isDue, weight: weight)
      } else {
        missed(day, fact, isDue: isDue, weight: weight, share: 0)
      }
    case .over, .partial, .none:
      if !isDue { bridge(from: day, through: day, .notDue) }
    }
  }

  private mutating func done(_ day: Int, isDue: Bool, weight: Double) {
    if !run.isAlive {
      run.begin(on: day)
      sink.began(on: day)
    }
    let units = run.add(day)
    if freezes.isUsed { freezes.count(on: day) }
    sink.counted(from: day, through: day, days: 1, units: units)
    if isDue { sink.weighed(Weighing(on: day, weight: weight, share: 1)) }
  }

  private mutating func missed(
    _ day: Int, _ fact: Fact, isDue: Bool, weight: Double, share: Double
  ) {
    let isFrozen = miss(day, .day(fact))
    guard isDue, !isFrozen else { return }
    sink.weighed(Weighing(on: day, weight: weight, share: share))
  }

  /// Judges days without check-ins and pauses; today is pending if it is due.
  private mutating func judgeGap(
    from first: Int, through last: Int, due: WeekdaySet, weight: Double
  ) {
    let lastPast = min(last, frame.today - 1)
    if frame.isClean {
      addClean(from: first, through: lastPast, due: due, weight: weight)
    } else {
      missGap(from: first, through: lastPast, due: due, weight: weight)
    }
    if last == frame.today, !due.contains(ordinal: last) {
      bridge(from: last, through: last, .notDue)
    }
  }

  private mutating func addClean(
    from first: Int, through last: Int, due: WeekdaySet, weight: Double
  ) {
    let count = due.count(from: first, through: last)
    guard count > 0, let firstDue = due.next(from: first), let lastDue = due.previous(from: last)
    else { return bridge(from: first, through: last, .notDue) }
    bridge(from: first, through: firstDue - 1, .notDue)
    if !run.isAlive {
      run.begin(on: firstDue)
      sink.began(on: firstDue)
    }
    let units = run.add(from: firstDue, through: lastDue, count: count)
    freezes.count(due, from: firstDue, through: lastDue)
    sink.counted(from: firstDue, through: lastDue, days: count, units: units)
    sink.weighed(
      Weighing(
        span: Span(first: firstDue, last: lastDue), weekdays: due, steps: count,
        weight: weight * Double(count), share: 1))
    bridge(from: lastDue + 1, through: last, .notDue)
  }

  private mutating func missGap(
    from first: Int, through last: Int, due: WeekdaySet, weight: Double
  ) {
    var day = first
    while run.isAlive, day <= last, let missed = due.next(from: day), missed <= last {
      bridge(from: day, through: missed - 1, .notDue)
      self.missed(missed, .none, isDue: true, weight: weight, share: 0)
      day = missed + 1
    }
    bridge(from: day, through: last, .notDue)
    let count = due.count(from: day, through: last)
    guard count > 0, !run.isAlive else { return }
    sink.weighed(
      Weighing(
        span: Span(first: day, last: last), weekdays: due, steps: count,
        weight: weight * Double(count), share: 0))
  }
}

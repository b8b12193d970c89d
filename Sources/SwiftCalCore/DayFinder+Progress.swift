extension DayFinder {
  /// How far the habit has come in the day's stretch; nil where a whole week or month rests.
  func progress(on day: Int) -> Progress? {
    guard frame.start <= day, day <= frame.lastDay, let stretch = frame.stretch(on: day) else {
      return nil
    }
    switch stretch.judge {
    case .times(_, let grid), .sum(let grid):
      let (part, tally) = tally(of: day, stretch, grid)
      return tally.open == 0 ? nil : frame.progress(part, tally, stretch)
    case .days(let due):
      let need = due.contains(ordinal: day) && frame.kind != .trackOnly ? 1 : 0
      return progress(on: day, stretch, from: day, done: state(on: day) == .done ? 1 : 0, need)
    case .rolling(let need, let days):
      let window = window(of: days, through: day)
      return progress(on: day, stretch, from: window.first, done: window.done, need)
    }
  }

  private func progress(
    on day: Int, _ stretch: Stretch, from first: Int, done: Int, _ need: Int
  ) -> Progress {
    Progress(
      from: Day(unchecked: first), through: Day(unchecked: day),
      amount: frame.kind == .yesNo ? nil : checkIn(on: day)?.amount ?? .zero,
      target: stretch.amountAsked(frame.kind), done: done, need: need, isMet: done >= need)
  }

  /// The last few weeks or months that began after `day`, oldest first, without those that rest; of a
  /// rolling schedule the window that ends with the last day.
  func periods(since day: Int) -> [Progress] {
    var periods: [Progress] = []
    var last = frame.lastDay
    while periods.count < 5, max(day, frame.start - 1) < last,
      let stretch = frame.stretch(on: last)
    {
      guard let grid = stretch.judge.grid else {
        guard case .rolling = stretch.judge, periods.isEmpty else { break }
        return progress(on: last).map { [$0] } ?? []
      }
      let (part, tally) = tally(of: last, stretch, grid)
      guard day < part.first else { break }
      if tally.open > 0 { periods.append(frame.progress(part, tally, stretch)) }
      last = part.first - 1
    }
    return periods.reversed()
  }

  /// The first day of the window that ends with `day`, and its done days.
  private func window(of days: Int, through day: Int) -> (first: Int, done: Int) {
    var (first, counted, done) = (day, 0, 0)
    for day in stride(from: day, through: frame.start, by: -1) {
      guard counted < days else { break }
      first = day
      switch state(on: day) {
      case .skipped, .paused, .frozen, .afterEnd: continue
      case .done: done += 1
      default: break
      }
      counted += 1
    }
    return (first, done)
  }

  /// What is left to do today.
  var left: Left {
    let today = frame.today
    guard frame.kind != .trackOnly, frame.start <= today, today <= frame.end,
      let stretch = frame.stretch(on: today), let progress = progress(on: today)
    else { return .nothing }
    switch stretch.judge {
    case .sum: return leftOfSum(progress, stretch)
    case .times where !frame.isClean:
      return leftOfTimes
    case .times, .days, .rolling: return leftOfDay(stretch)
    }
  }

  private func leftOfDay(_ stretch: Stretch) -> Left {
    let today = Day(unchecked: frame.today)
    let state = state(on: frame.today)
    guard state == .pending || state == .partial else { return .nothing }
    if case .days(let due) = stretch.judge, !due.contains(ordinal: frame.today) { return .nothing }
    let amount = checkIn(on: frame.today)?.amount ?? .zero
    switch (frame.kind, stretch.amountAsked(frame.kind)) {
    case (.avoid, _): return .noSlip
    case (.atMost, let limit): return .within(limit.map { $0 - amount }, through: today)
    case (.atLeast, let target?): return .amount(target - amount, through: today)
    default: return .checkIn
    }
  }

  private func leftOfSum(_ progress: Progress, _ stretch: Stretch) -> Left {
    let left = progress.target.map { $0 - (progress.amount ?? .zero) }
    guard frame.isClean else {
      guard !progress.isMet, let left else { return .nothing }
      return .amount(left, through: lastAsked(progress))
    }
    let state = state(on: frame.today)
    guard state == .pending || state == .done else { return .nothing }
    return .within(left, through: progress.through)
  }
}

extension Stretch {
  /// The amount that was set as target or limit.
  func amountAsked(_ kind: HabitKind) -> Amount? {
    kind.isMeasured && hasTarget ? Amount(millionths: target) : nil
  }
}

extension HistoryFrame {
  /// What a tally tells of a part of a period.
  func progress(_ part: Span, _ tally: PeriodTally, _ stretch: Stretch) -> Progress {
    var (need, target) = (0, stretch.amountAsked(kind))
    if case .sum = stretch.judge {
      target = Amount(millionths: tally.need)
    } else {
      need = Int(tally.need)
    }
    return Progress(
      from: Day(unchecked: part.first), through: Day(unchecked: part.last),
      amount: kind == .yesNo ? nil : Amount(millionths: tally.sum), target: target,
      done: tally.done, need: need, isMet: tally.isMet,
      slipped: tally.slipped,
      isCut: stretch.judge.grid.map { $0.period(of: part.first).last > part.last } ?? false,
      shortfall: shortfall(part, tally, stretch))
  }

  private func shortfall(
    _ part: Span, _ tally: PeriodTally, _ stretch: Stretch
  ) -> Progress.Shortfall? {
    let (grid, whole): (PeriodGrid, Int64)
    switch stretch.judge {
    case .times(let count, let periods): (grid, whole) = (periods, Int64(count))
    case .sum(let periods): (grid, whole) = (periods, stretch.target)
    case .days, .rolling: return nil
    }
    guard tally.need > 0, tally.need < whole else { return nil }
    return Progress.Shortfall(
      days: tally.open, wholeDays: grid.period(of: part.first).count,
      need: tally.isOfAmounts ? 0 : Int(whole),
      target: tally.isOfAmounts ? Amount(millionths: whole) : nil)
  }
}

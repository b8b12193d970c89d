/// What was recorded in a week or month, or in the part of it that is judged as one.
struct PeriodTally: Hashable, Sendable {
  /// Its days that are neither skipped nor paused, those to come included.
  var open = 0
  /// Its done days; where amounts are summed, the days that add to the target.
  var done = 0
  /// What its days add up to, in millionths.
  var sum: Int64 = 0
  /// Whether a done mark without an amount meets it.
  var isMarkedDone = false
  var firstDone = -1
  var lastDone = -1
  /// The day on which an at-most period went over its limit, or was marked missed; -1 while none did.
  var failedOn = -1
  /// The days of an avoid habit that slipped.
  var slipped = 0
  var skipped = 0
  var paused = 0
  /// How many done days are asked, or what amount in millionths; 0 for a period that bridges.
  var need: Int64 = 0
  /// Whether it has what it needs; an at-most period has it when it is over.
  var isMet = false

  /// Whether amounts are asked for, not done days.
  var isOfAmounts = false

  /// What counts towards the need.
  var reached: Int64 { isOfAmounts ? sum : Int64(done) }

  /// The share of the need that was reached, 0…1.
  var share: Double {
    guard !isMet else { return 1 }
    guard need > 0, failedOn < 0 else { return 0 }
    return min(1, max(0, Double(reached) / Double(need)))
  }

  fileprivate mutating func addDone(_ day: Int) {
    done += 1
    if firstDone < 0 { firstDone = day }
    lastDone = day
  }
}

extension HistoryFrame {
  /// The part of the day's period in which the stretch asks for it.
  func part(_ grid: PeriodGrid, of day: Int, in stretch: Stretch) -> Span {
    let period = grid.period(of: day)
    return Span(
      first: max(period.first, stretch.span.first), last: min(period.last, stretch.span.last))
  }

  /// Tallies a part of a period. Days after today count by their pauses alone.
  ///
  /// - Parameter row: the first check-in on or after the part's first day; moved past its last
  ///   day, or past today.
  func tally(
    _ part: Span, _ stretch: Stretch, _ rows: UnsafeBufferPointer<CheckIn>, row: inout Int
  ) -> PeriodTally {
    var tally = PeriodTally()
    for day in stride(from: part.first, through: min(part.last, today), by: 1) {
      take(day, stretch, rows, row: &row, into: &tally)
    }
    for day in stride(from: max(part.first, today + 1), through: part.last, by: 1) {
      tally.open += pauses.covers(day) ? 0 : 1
    }
    settle(&tally, part, stretch)
    return tally
  }

  /// The day on which a period that is met had what it needs; an at-most period's last day.
  func metDay(
    _ part: Span, _ stretch: Stretch, _ tally: PeriodTally, _ rows: UnsafeBufferPointer<CheckIn>
  ) -> Int {
    if case .sum = stretch.judge, isClean { return part.last }
    var row = rows.firstIndex(from: part.first)
    var soFar = PeriodTally()
    for day in part.first...part.last {
      take(day, stretch, rows, row: &row, into: &soFar)
      if soFar.isMarkedDone || soFar.reached >= tally.need { return day }
    }
    return part.last
  }

  /// The done days of a part of a period, in order.
  func doneDays(
    _ part: Span, _ stretch: Stretch, _ rows: UnsafeBufferPointer<CheckIn>
  ) -> [Int] {
    var row = rows.firstIndex(from: part.first)
    var soFar = PeriodTally()
    return (part.first...min(part.last, today)).filter { day in
      take(day, stretch, rows, row: &row, into: &soFar)
      return soFar.lastDone == day
    }
  }

  private func take(
    _ day: Int, _ stretch: Stretch, _ rows: UnsafeBufferPointer<CheckIn>, row: inout Int,
    into tally: inout PeriodTally
  ) {
    var mark: Mark?
    var amount: Amount?
    if row < rows.count, rows[row].day.ordinal == day {
      mark = rows[row].mark
      amount = rows[row].amount
      row += 1
    }
    let isPaused = !pauses.isEmpty && pauses.covers(day)
    if case .sum = stretch.judge {
      takeAmount(day, mark, amount?.millionths, isPaused, limit: stretch.target, into: &tally)
      return
    }
    let fact = fact(mark: mark, amount: amount, target: stretch.target)
    if isPaused, fact.yieldsToPause {
      tally.paused += 1
    } else if fact == .skipped {
      tally.skipped += 1
    } else {
      tally.open += 1
      if fact == .missed, kind == .avoid { tally.slipped += 1 }
      if fact == .done || fact == .none && isClean && day < today { tally.addDone(day) }
    }
  }

  /// On a paused day without a mark an at-least amount is counted while the day is not asked for,
  /// and an at-most amount is not.
  private func takeAmount(
    _ day: Int, _ mark: Mark?, _ amount: Int64?, _ isPaused: Bool, limit: Int64,
    into tally: inout PeriodTally
  ) {
    tally.isOfAmounts = true
    let rests = isPaused && mark == nil
    if mark == .skipped {
      tally.skipped += 1
      return
    }
    if rests { tally.paused += 1 } else { tally.open += 1 }
    guard mark != .missed, !(rests && isClean) else {
      if isClean, mark == .missed, tally.failedOn < 0 { tally.failedOn = day }
      return
    }
    tally.sum = (Amount(millionths: tally.sum) + Amount(millionths: amount ?? 0)).millionths
    if isClean {
      if tally.sum > limit, tally.failedOn < 0 { tally.failedOn = day }
      if day < today || mark == .done { tally.addDone(day) }
    } else if mark == .done || amount ?? 0 > 0 {
      if mark == .done, amount == nil { tally.isMarkedDone = true }
      tally.addDone(day)
    }
  }

  private func settle(_ tally: inout PeriodTally, _ part: Span, _ stretch: Stretch) {
    switch stretch.judge {
    case .times(let count, _):
      tally.need = Int64(min(count, tally.open))
      tally.isMet = tally.need > 0 && tally.done >= tally.need
    case .sum(let grid):
      guard tally.open > 0 else { return }
      if isClean {
        tally.need = stretch.target
        tally.isMet = tally.failedOn < 0 && part.last < today
      } else {
        tally.need = Self.share(
          of: stretch.target, days: tally.open, outOf: grid.period(of: part.first).count)
        tally.isMet = tally.isMarkedDone || tally.sum >= tally.need
      }
    case .days, .rolling: break
    }
  }

  /// What a target asks of some days of its period: their share of it, to the nearest step of the
  /// target's own precision (a whole unit, or its last decimal place) and at least one step.
  static func share(of target: Int64, days: Int, outOf all: Int) -> Int64 {
    guard days < all else { return target }
    var step: Int64 = 1_000_000
    while target % step != 0 { step /= 10 }
    let steps = Double(target / step) * Double(days) / Double(all)
    return max(step, Int64(steps.rounded()) * step)
  }
}

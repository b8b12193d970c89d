/// Writes down a walk as the steps of an explanation; days alike that follow each other are one.
struct ExplanationSink: WalkSink {
  private(set) var steps: [Explanation.Step] = []
  private let history: History

  init(_ history: History) { self.history = history }

  mutating func began(on day: Int) { steps.append(.began(Day(unchecked: day))) }

  mutating func counted(from first: Int, through last: Int, days: Int, units: Int) {
    var (from, days, units) = (first, days, units)
    if case .done(let earlier, let end, let count, let adds) = steps.last, end.ordinal == first - 1
    {
      (from, days, units) = (earlier.ordinal, count + days, adds + units)
      steps.removeLast()
    }
    steps.append(
      .done(from: Day(unchecked: from), through: Day(unchecked: last), days: days, adds: units))
  }

  mutating func met(_ span: Span, _ tally: PeriodTally, units: Int) {
    guard let progress = progress(span, tally) else { return }
    steps.append(.met(progress, adds: units))
  }

  mutating func bridged(from first: Int, through last: Int, _ cause: BridgeCause) {
    let bridge = bridge(from: first, cause)
    var from = Day(unchecked: first)
    if case .bridged(let earlier, let end, bridge) = steps.last, end.ordinal == first - 1 {
      from = earlier
      steps.removeLast()
    }
    steps.append(.bridged(from: from, through: Day(unchecked: last), bridge))
  }

  mutating func broke(on day: Int, _ cause: BreakCause) {
    steps.append(.broke(Day(unchecked: day), why(day, cause)))
  }

  private func bridge(from day: Int, _ cause: BridgeCause) -> Explanation.Bridge {
    let day = Day(unchecked: day)
    switch cause {
    case .skipped: return .skipped(reason: history.checkIn(on: day)?.note?.onOneLine)
    case .notDue: return allowed(day.ordinal) ?? .notDue
    case .frozen(let use): return .frozen(use)
    case .paused:
      let pause = history.habit.pauses.first { $0.contains(day) }
      return .paused(isForAll: pause?.isForAll ?? false)
    }
  }

  /// A slip, an excess or a mark that a rolling schedule bears; nil for other days.
  private func allowed(_ day: Int) -> Explanation.Bridge? {
    guard let stretch = history.frame.stretch(on: day),
      case .rolling(let need, let days) = stretch.judge,
      let checkIn = history.checkIn(on: Day(unchecked: day))
    else { return nil }
    let fact = history.frame.fact(
      mark: checkIn.mark, amount: checkIn.amount, target: stretch.target)
    return fact == .missed || fact == .over ? .allowed(need: need, days: days) : nil
  }

  private func why(_ day: Int, _ cause: BreakCause) -> Explanation.Break {
    switch cause {
    case .day(let fact): return why(day, fact) ?? .noCheckIn
    case .window(let had, let need, let days, let fact):
      return why(day, fact) ?? .window(done: had, need: need, days: days)
    case .period(let span, let tally):
      return progress(span, tally).map(Explanation.Break.period) ?? .noCheckIn
    }
  }

  private func why(_ day: Int, _ fact: Fact) -> Explanation.Break? {
    let amount = history.checkIn(on: Day(unchecked: day))?.amount ?? .zero
    let isAvoided = history.habit.kind == .avoid
    let target = history.frame.stretch(on: day)?.amountAsked(history.habit.kind)
    switch fact {
    case .missed: return isAvoided && amount > .zero ? .slipped(amount) : .marked
    case .partial: return .tooLittle(amount, of: target)
    case .over: return .tooMuch(amount, limit: target)
    case .none, .done, .skipped: return nil
    }
  }

  private func progress(_ span: Span, _ tally: PeriodTally) -> Progress? {
    let frame = history.frame
    return frame.stretch(on: span.first).map { frame.progress(span, tally, $0) }
  }
}

/// What a check-in says of its day, before the schedule and the pauses are asked.
enum Fact: Hashable, Sendable {
  /// Nothing that counts.
  case none
  /// The habit was kept: by a mark, or by an amount that reaches a day's target.
  case done
  /// An amount above 0 that does not reach a day's target.
  case partial
  /// A *missed* mark.
  case missed
  /// More than allowed, or a slip, told by an amount.
  case over
  /// A *skipped* mark.
  case skipped

  /// Whether a pause outweighs it.
  var yieldsToPause: Bool { self == .none || self == .partial || self == .over }
}

extension HistoryFrame {
  /// One slip of an avoid habit.
  private static let slip: Int64 = 1_000_000

  /// What `mark` and `amount` say of a day of a stretch with `target`.
  ///
  /// A slip or an excess outweighs the done mark; elsewhere the mark outweighs the amount.
  func fact(mark: Mark?, amount: Amount?, target: Int64) -> Fact {
    switch mark {
    case .skipped: return .skipped
    case .missed: return .missed
    case .done: return amount.map { isOver($0.millionths, target) } == true ? .over : .done
    case nil: break
    }
    guard let amount = amount?.millionths else { return .none }
    switch kind {
    case .yesNo, .trackOnly: return .none
    case .avoid, .atMost: return isOver(amount, target) ? .over : .none
    case .atLeast: return amount >= target ? .done : amount > 0 ? .partial : .none
    }
  }

  private func isOver(_ amount: Int64, _ target: Int64) -> Bool {
    switch kind {
    case .avoid: amount >= Self.slip
    case .atMost: amount > target
    case .yesNo, .atLeast, .trackOnly: false
    }
  }
}

extension UnsafeBufferPointer<CheckIn> {
  /// The index of the first check-in on or after the day, in O(log count).
  func firstIndex(from day: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].day.ordinal < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

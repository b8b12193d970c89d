/// What a check-in says of its day, before the schedule and the pauses are asked.
enum Fact: Hashable, Sendable {
  /// Nothing that counts.
  case none
  /// The habit was kept: by a mark, or by an amount that reaches a day's target.
  case done
  /// An amount above 0 that does not reach a day's target.
  case partial
  /// A *missed* mark, or a slip however it was entered.
  case missed
  /// More than allowed.
  case over
  /// A *skipped* mark.
  case skipped

  /// Whether a pause outweighs it.
  var yieldsToPause: Bool { self == .none || self == .partial || self == .over }
}

extension HistoryFrame {
  /// What `mark` and `amount` say of a day of a stretch with `target`.
  ///
  /// A slip or an excess outweighs the done mark; elsewhere the mark outweighs the amount.
  func fact(mark: Mark?, amount: Amount?, target: Int64) -> Fact {
    switch mark {
    case .skipped: return .skipped
    case .missed: return .missed
    case .done: return broken(by: amount, target) ?? .done
    case nil: break
    }
    guard kind == .atLeast, let amount = amount?.millionths else {
      return broken(by: amount, target) ?? .none
    }
    return amount >= target ? .done : amount > 0 ? .partial : .none
  }

  /// What an amount comes to that no mark makes good: slips, or an excess; nil for others.
  private func broken(by amount: Amount?, _ target: Int64) -> Fact? {
    guard let amount else { return nil }
    switch kind {
    case .avoid: return amount > .zero ? .missed : nil
    case .atMost: return amount.millionths > target ? .over : nil
    case .yesNo, .atLeast, .trackOnly: return nil
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

/// What the amounts of several days come to.
package struct AmountSpread: Hashable, Sendable {
  /// How many there are, at least 1.
  package let count: Int
  /// What they add up to.
  package let total: Amount
  /// The least of them.
  package let least: Amount
  /// The most of them.
  package let most: Amount

  /// What amounts come to; nil for none.
  package init?(_ amounts: some Sequence<Amount>) {
    var (count, total): (Int, Amount) = (0, .zero)
    var ends: (least: Amount, most: Amount)?
    for amount in amounts {
      (count, total) = (count + 1, total + amount)
      ends = (min(ends?.least ?? amount, amount), max(ends?.most ?? amount, amount))
    }
    guard let ends else { return nil }
    (self.count, self.total, least, most) = (count, total, ends.least, ends.most)
  }

  /// Their average to two decimal places, or where it is below 1 to four.
  package var average: Amount {
    let exact = total.millionths / Int64(count)
    let step: Int64 = exact >= 1_000_000 ? 10_000 : 100
    return Amount(millionths: (exact + step / 2) / step * step)
  }
}

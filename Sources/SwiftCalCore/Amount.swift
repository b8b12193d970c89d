/// A decimal quantity of a habit's unit, exact to six decimal places.
package struct Amount: Hashable, Comparable, Sendable {
  /// Millionths of the unit.
  package let millionths: Int64

  /// The largest magnitude that can be entered: 1 000 000 000 units.
  package static let limit = Amount(millionths: 1_000_000_000_000_000)
  /// None of it.
  package static let zero = Amount(millionths: 0)

  /// The amount of this many millionths.
  package init(millionths: Int64) { self.millionths = millionths }

  /// The amount of this many whole units; it stays at `Int64`'s ends.
  package init(_ units: Int) {
    let (product, overflow) = Int64(units).multipliedReportingOverflow(by: 1_000_000)
    millionths = overflow ? (units > 0 ? .max : .min) : product
  }

  /// Reads a decimal such as `5`, `5.2` or `.5`, at least 0 and at most `limit`; nil for anything
  /// else, also for exponents, a decimal comma, and more than six decimal places.
  package init?(_ text: some StringProtocol) {
    var units: Int64 = 0
    var scale: Int64 = 0
    var digits = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), scale == 0 {
        scale = 1_000_000
        continue
      }
      guard (48...57).contains(byte), scale != 1, units <= Amount.limit.millionths else {
        return nil
      }
      digits += 1
      units = units * 10 + Int64(byte - 48)
      if scale > 0 { scale /= 10 }
    }
    let (value, overflow) = units.multipliedReportingOverflow(by: scale == 0 ? 1_000_000 : scale)
    guard digits > 0, !overflow, value <= Amount.limit.millionths else { return nil }
    self.init(millionths: value)
  }

  /// What an amount looks like, where a text is none.
  package static func wanted(insteadOf text: some StringProtocol) -> String {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let isPlain = digits.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard isPlain, parts.count <= 2, digits.utf8.count > parts.count - 1,
      text.utf8.count - digits.utf8.count <= 1
    else { return "use a number such as 5 or 5.2" }
    if parts.count == 2, parts[1].utf8.count > 6 { return "use at most 6 decimal places" }
    return Amount(digits) == nil ? "use at most a billion" : "use 0 or more"
  }

  /// The shortest decimal, with a point in every locale: `5.2`.
  package var text: String {
    let sign = millionths < 0 ? "-" : ""
    let (units, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(sign)\(units)" }
    var decimals = String(String(rest + 1_000_000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(units).\(decimals)"
  }

  package static func < (left: Amount, right: Amount) -> Bool {
    left.millionths < right.millionths
  }

  /// The sum, which stays at `Int64`'s ends.
  package static func + (left: Amount, right: Amount) -> Amount {
    let (sum, overflow) = left.millionths.addingReportingOverflow(right.millionths)
    guard overflow else { return Amount(millionths: sum) }
    return Amount(millionths: right.millionths > 0 ? .max : .min)
  }

  /// The difference, which stays at `Int64`'s ends.
  package static func - (left: Amount, right: Amount) -> Amount {
    let (difference, overflow) = left.millionths.subtractingReportingOverflow(right.millionths)
    guard overflow else { return Amount(millionths: difference) }
    return Amount(millionths: right.millionths < 0 ? .max : .min)
  }
}

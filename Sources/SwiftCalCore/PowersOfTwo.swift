/// Square roots and powers of two for the score. The standard library alone offers neither without
/// the C library of mathematics, which the core does not link.
enum Powers {
  /// The square root of `x`, 0 < x ≤ 1e6, by Newton's method.
  static func root(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    var root = max(x, 1)
    while true {
      let next = (root + x / root) / 2
      guard next < root else { return root }
      root = next
    }
  }

  /// 2 to the power of `-x`, x ≥ 0, exact to about 15 digits.
  static func halved(_ x: Double) -> Double {
    guard x < 1000 else { return 0 }
    let whole = Int(x)
    // e to the power of y, 0 ≤ -y < ln 2, by its series: the 18th term is below 1e-18.
    let y = -(x - Double(whole)) * 0.693_147_180_559_945_3
    var sum = 1.0
    var factor = 18.0
    while factor > 0 {
      sum = 1 + sum * y / factor
      factor -= 1
    }
    return Double(sign: .plus, exponent: -whole, significand: sum)
  }
}

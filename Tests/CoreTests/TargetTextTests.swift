import SwiftCalCore
import TestSupport
import Testing

@Suite("The target grammar") struct TargetTextTests {
  @Test(
    "A target is read, and written in its canonical form",
    arguments: [
      ("5", Target(Amount(5)), "5/day"),
      ("5 km", Target(Amount(5), unit: "km"), "5 km/day"),
      ("5km", Target(Amount(5), unit: "km"), "5 km/day"),
      ("5 km/week", Target(Amount(5), unit: "km", per: .week), "5 km/week"),
      ("5 km per week", Target(Amount(5), unit: "km", per: .week), "5 km/week"),
      (
        " 2.5  km / month", Target(Amount(millionths: 2_500_000), unit: "km", per: .month),
        "2.5 km/month"
      ),
      ("8 glasses a day", Target(Amount(8), unit: "glasses"), "8 glasses/day"),
      ("8/week", Target(Amount(8), per: .week), "8/week"),
      ("3 per month", Target(Amount(3), per: .month), "3/month"),
      ("0", Target(.zero), "0/day"),
      ("10 km/h", Target(Amount(10), unit: "km/h"), "10 km/h/day"),
      ("3 Stück", Target(Amount(3), unit: "Stück"), "3 Stück/day"),
      ("5 week", Target(Amount(5), unit: "week"), "5 week/day"),
    ])
  func good(text: String, target: Target, canonical: String) throws {
    #expect(try Target(text: text) == target)
    #expect(target.text == canonical)
    #expect(try Target(text: canonical) == target)
  }

  @Test(
    "A text that does not begin with an amount is refused",
    arguments: ["", "km", "-5 km", ".", "1.2.3 km", "0.0000001", "99999999999", "٥ km", "/week"])
  func bad(text: String) {
    #expect(throws: TargetError.amount(text)) { try Target(text: text) }
  }

  @Test("A unit is one short line")
  func units() throws {
    #expect(throws: TargetError.unit("k\nm")) { try Target(text: "5 k\nm") }
    #expect(throws: TargetError.unit("\u{1b}[m")) { try Target(text: "5 \u{1b}[m/week") }
    #expect(throws: TargetError.unit("\u{301}m")) { try Target.validatedUnit("\u{301}m") }
    #expect(throws: TargetError.unit("m\u{600}")) { try Target(text: "5 m\u{600}") }
    let long = String(repeating: "x", count: 41)
    #expect(throws: TargetError.unit(long)) { try Target.validatedUnit(long) }
    #expect(try Target.validatedUnit(" km ") == "km")
  }
}

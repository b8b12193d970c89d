import SwiftCalCore
import TestSupport
import Testing

@Suite("Amounts") struct AmountTests {
  @Test(
    "A decimal is read exactly",
    arguments: [
      ("0", 0), ("5", 5_000_000), ("5.2", 5_200_000), (".5", 500_000), ("5.", 5_000_000),
      ("007", 7_000_000), ("0.000001", 1), ("0.1", 100_000), ("12.345678", 12_345_678),
      ("1000000000", 1_000_000_000_000_000), ("1000000000.000000", 1_000_000_000_000_000),
      ("00000000000000000000000000001", 1_000_000),
    ] as [(String, Int64)])
  func good(text: String, millionths: Int64) {
    #expect(Amount(text)?.millionths == millionths)
  }

  @Test(
    "What is not a decimal in range is refused",
    arguments: [
      "", ".", "..", "1.2.3", "1..2", "-1", "+1", "1e308", "1E3", "NaN", "inf", "0x10", "1,5",
      "1 000", " 1", "1 ", "0.0000001", "1.0000000", "1000000000.000001", "1000000001",
      "99999999999999999999", "9223372036854775807", "9223372036854.775808", "٥", "½", "1_0", "5km",
    ])
  func bad(text: String) {
    #expect(Amount(text) == nil)
  }

  @Test(
    "The text is the shortest decimal",
    arguments: [
      (0, "0"), (1, "0.000001"), (100_000, "0.1"), (5_200_000, "5.2"), (10_000_000, "10"),
      (12_000_000, "12"), (1_000_000_000_000_000, "1000000000"), (-1_500_000, "-1.5"),
      (Int64.max, "9223372036854.775807"), (Int64.min, "-9223372036854.775808"),
    ] as [(Int64, String)])
  func text(millionths: Int64, text: String) {
    #expect(Amount(millionths: millionths).text == text)
  }

  @Test("The text of a random amount is read back as the same amount")
  func roundTrip() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let limit = Int64.random(in: 1...Amount.limit.millionths, using: &random)
      let amount = Amount(millionths: Int64.random(in: 0...limit, using: &random))
      #expect(Amount(amount.text) == amount)
    }
  }

  @Test("Sums and differences stay at the ends")
  func ends() {
    let most = Amount(millionths: .max)
    let least = Amount(millionths: .min)
    #expect(most + Amount(1) == most)
    #expect(least - Amount(1) == least)
    #expect(most - least == most)
    #expect(least + least == least)
    #expect(Amount(millionths: -1) - least == most)
    #expect(Amount(millionths: 0) - least == most)
    #expect(Amount(Int.max) == most)
    #expect(Amount(Int.min) == least)
  }

  @Test("A tenth added ten times is one")
  func exact() throws {
    let tenth = try #require(Amount("0.1"))
    #expect((0..<10).reduce(Amount.zero) { sum, _ in sum + tenth } == Amount(1))
    #expect(tenth < Amount(1))
  }
}

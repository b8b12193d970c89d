import SwiftCalSystem
import Testing

@Suite("Instants")
struct WallInstantTests {
  @Test(
    "Nanoseconds carry into seconds in both directions",
    arguments: [
      (0, 0, 0), (1, 0, 1), (999_999_999, 0, 999_999_999), (1_000_000_000, 1, 0),
      (-1, -1, 999_999_999), (-1_000_000_000, -1, 0), (-1_000_000_001, -2, 999_999_999),
    ])
  func carry(added: Int, seconds: Int, nanoseconds: Int) {
    let sum = WallInstant(seconds: 10, nanoseconds: 0).adding(nanoseconds: added)
    #expect(sum == WallInstant(seconds: 10 + seconds, nanoseconds: nanoseconds))
    #expect(sum.nanoseconds(since: WallInstant(seconds: 10, nanoseconds: 0)) == added)
  }
}

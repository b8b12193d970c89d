import SwiftCalCore
import TestSupport
import Testing

@Suite("The pinned clock") struct PinnedClockTests {
  private static func running(
    _ day: Day, _ hour: Int, _ minute: Int, _ second: Int
  ) -> PinnedClock {
    .running(LocalTime(day: day, time: ClockTime(hour: hour, minute: minute, second: second)))
  }

  @Test(
    "A day stands still, and a day with a time runs",
    arguments: [
      ("2026-11-30", PinnedClock.fixed("2026-11-30")),
      ("2028-02-29", .fixed("2028-02-29")),
      ("2026-11-30T23:59:50", running("2026-11-30", 23, 59, 50)),
      ("2026-11-30T23:59", running("2026-11-30", 23, 59, 0)),
      ("0001-01-01T00:00:00", running("0001-01-01", 0, 0, 0)),
    ])
  func good(text: String, clock: PinnedClock) {
    #expect(PinnedClock(text) == clock)
  }

  @Test(
    "Other text pins nothing",
    arguments: [
      "", "now", "2026-11-3", "2026-11-31", "2026-02-29", "2026-11-30T", "2026-11-30T23",
      "2026-11-30T24:00", "2026-11-30T23:60", "2026-11-30T23:59:60", "2026-11-30T23:59:",
      "2026-11-30T23:59:5", "2026-11-30T23:59:+5", "2026-11-30T23:59:-5", "2026-11-30T23:59:500",
      "2026-11-30 23:59", "2026-11-30t23:59", "2026-11-30T23:59Z", "2026-11-30T23:59:50+01:00",
      " 2026-11-30", "2026-11-30 ", "2026-11-30T23:59:٥٠", "2026-11-30T23.59",
    ])
  func bad(text: String) {
    #expect(PinnedClock(text) == nil)
  }
}

import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalSystem

extension ProcessWide {
  @Suite("The installed zones")
  struct ZoneDatabaseTests {
    private let database = ZoneDatabase(environment: Environment([:]))

    @Test("are listed and tell their offsets; afterwards the process is in its own zone again")
    func zones() throws {
      try ProcessWide.within("Asia/Seoul") {
        try database.using { zones in
          #expect(zones.names.count > 300 && zones.names.contains("America/New_York"))
          let newYork = try zones.zone("america/new_york")
          #expect([1_782_864_000, 1_796_000_000].map(newYork) == [-14_400, -18_000])
          #expect(throws: TimeZoneError.unknown("Mars/Base")) { try zones.zone("Mars/Base") }
          #expect(throws: TimeZoneError.unknown("../../../etc/passwd")) {
            try zones.zone("../../../etc/passwd")
          }
        }
        #expect(Zone.offset(1_782_864_000) == 32_400)
        #expect(getenv("TZ").map { String(cString: $0) } == "Asia/Seoul")
      }
    }

    @Test("may be none")
    func missing() {
      let database = ZoneDatabase(environment: Environment(["TZDIR": "/nonexistent"]))
      database.using { zones in #expect(zones.names == []) }
    }

    /// Days before and after changes of the clocks, and days that have no 00:00.
    @Test(
      "are found by the midnights of days",
      arguments: [
        ("America/New_York", "2026-10-01", 41), ("Asia/Seoul", "2024-11-20", 18),
        ("America/Santiago", "2026-09-01", 10), ("Africa/Cairo", "2026-04-20", 8),
        ("Australia/Lord_Howe", "2026-04-01", 8), ("Asia/Kathmandu", "2026-01-01", 2),
        ("America/Havana", "2026-10-28", 8), ("Europe/London", "2026-03-20", 20),
      ] as [(String, String, Int)])
    func found(name: String, first: String, count: Int) throws {
      let days = try (0..<count).map { try Day(iso: first) + $0 }
      let instants = ProcessWide.within(name) {
        days.map { Zone.epoch(of: LocalTime(day: $0, time: ClockTime(hour: 0, minute: 0))) }
      }
      let found = try database.using { zones in try Midnights(of: instants).days(of: zones) }
      #expect(found.days == days)
    }
  }
}

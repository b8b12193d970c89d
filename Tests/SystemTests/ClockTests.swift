import SwiftCalCore
import SwiftCalSystem
import TestSupport
import Testing

extension ProcessWide {
  @Suite("The clock")
  struct ClockTests {
    /// A moment as `YYYY-MM-DDTHH:MM[:SS]`.
    static func moment(_ text: String) throws -> LocalTime {
      guard case .running(let moment) = PinnedClock(text) else {
        throw TimedOut("no time: \(text)")
      }
      return moment
    }

    @Test(
      "Real seconds to a local moment follow each change of the clock",
      arguments: [
        ("UTC", "2026-11-30T00:00", "2026-12-01T00:00", 24 * 3600),
        ("Europe/Berlin", "2026-03-29T00:00", "2026-03-30T00:00", 23 * 3600),
        ("Europe/Berlin", "2026-10-25T00:00", "2026-10-26T00:00", 25 * 3600),
        ("America/New_York", "2026-11-01T00:00", "2026-11-02T00:00", 25 * 3600),
        ("America/New_York", "2026-03-08T01:59:00", "2026-03-08T02:30", 60),
        ("Australia/Lord_Howe", "2026-04-05T00:00", "2026-04-06T00:00", 24 * 3600 + 1800),
        ("Africa/Cairo", "2026-04-23T12:00", "2026-04-24T00:00", 12 * 3600),
        ("America/Santiago", "2026-09-05T23:00", "2026-09-06T00:00", 3600),
        ("America/Santiago", "2026-09-06T01:00", "2026-09-07T00:00", 23 * 3600),
        ("Pacific/Apia", "2011-12-29T12:00", "2011-12-30T00:00", 12 * 3600),
        ("UTC", "2026-11-30T00:00", "2027-11-30T00:00", 365 * 24 * 3600),
        ("UTC", "2026-11-30T12:00", "2026-11-30T11:00", 0),
      ])
    func secondsUntil(zone: String, from: String, to: String, seconds: Int) throws {
      try ProcessWide.within(zone) {
        let clock = SystemClock(pinned: PinnedClock(from))
        let found = clock.secondsUntil(try Self.moment(to))
        // The clock runs while the test does.
        #expect((max(0, seconds - 5)...seconds).contains(found))
      }
    }

    @Test(
      "The day turns when another day begins to be today, back over a repeated hour too",
      arguments: [
        ("UTC", "2026-11-30T23:00", "00:00", 3600),
        ("Europe/Berlin", "2026-03-29T00:20", "04:00", 2 * 3600 + 40 * 60),
        ("America/Santiago", "2026-09-05T23:30", "00:00", 1800),
        ("America/New_York", "2026-11-01T00:30", "01:30", 3600),
        ("America/New_York", "2026-11-01T01:45", "01:30", 900),
        ("America/New_York", "2026-11-01T02:30", "01:30", 23 * 3600),
      ])
    func turn(zone: String, from: String, start: String, seconds: Int) throws {
      try ProcessWide.within(zone) {
        let clock = SystemClock(pinned: PinnedClock(from))
        let dayClock = DayClock(dayStart: try #require(ClockTime(start)))
        #expect((seconds - 5...seconds).contains(clock.secondsUntilTurn(of: dayClock)))
      }
    }

    @Test(
      "A pinned clock starts where it is told, in a gap at its end, twice shown times at their first",
      arguments: [
        ("America/New_York", "2026-11-01T01:59:30", "2026-11-01T01:59:3", "-04:00"),
        ("America/New_York", "2026-03-08T02:30", "2026-03-08T03:00:0", "-04:00"),
        ("Europe/Berlin", "2026-11-30T23:59:30", "2026-11-30T23:59:3", "+01:00"),
        ("Australia/Lord_Howe", "2026-04-04T12:00", "2026-04-04T12:00:0", "+11:00"),
        ("UTC", "0001-01-01T00:00", "1-01-01T00:00:0", "+00:00"),
        ("UTC", "9999-12-31T12:00", "9999-12-31T12:00:0", "+00:00"),
      ])
    func start(zone: String, pin: String, beginning: String, offset: String) {
      ProcessWide.within(zone) {
        let stamp = SystemClock(pinned: PinnedClock(pin)).timestamp()
        #expect(stamp.contains(beginning), "\(stamp)")
        #expect(stamp.hasSuffix(offset), "\(stamp)")
      }
    }

    @Test("A clock pinned to a day stands at its noon and never rings")
    func fixed() throws {
      try ProcessWide.within("America/Santiago") {
        let clock = SystemClock(pinned: PinnedClock("2026-09-06"))
        let noon = try Self.moment("2026-09-06T12:00")
        #expect(clock.now() == noon)
        #expect(clock.secondsUntilTurn(of: DayClock()) == 12 * 3600)
        #expect(clock.instant(inSeconds: 5) == nil)
      }
    }

    @Test(
      "The calendar's last day ends at its midnight",
      arguments: ["UTC", "Asia/Tokyo", "America/Lima"])
    func lastDay(zone: String) {
      ProcessWide.within(zone) {
        let clock = SystemClock(pinned: PinnedClock("9999-12-31"))
        #expect(clock.secondsUntilTurn(of: DayClock()) == 12 * 3600)
        #expect(clock.secondsLeft(of: DayClock()) == 12 * 3600)
      }
    }

    @Test("The zone is looked up at each question")
    func zoneChange() {
      let clock = SystemClock(pinned: nil)
      let here = ProcessWide.within("Etc/GMT-14") { clock.now() }
      let there = ProcessWide.within("Etc/GMT+12") { clock.now() }
      #expect(here.day == there.day + 1 || here.day == there.day + 2)
    }

    @Test("Each second of a year's changes belongs to one day, and turns lead from one to the next")
    func turnsAreConsistent() throws {
      let zones = ["Europe/Berlin", "America/Santiago", "Australia/Lord_Howe", "Africa/Cairo"]
      var random = SeededGenerator(seed: 7)
      for zone in zones {
        for _ in 0..<25 {
          let day = try Day(iso: "2026-01-01") + Int.random(in: 0..<365, using: &random)
          let hour = Int.random(in: 0..<24, using: &random)
          let start = ClockTime(hour: Int.random(in: 0...12, using: &random), minute: 30)
          let now = LocalTime(day: day, time: ClockTime(hour: hour, minute: 15))
          ProcessWide.within(zone) {
            let clock = SystemClock(pinned: .running(now))
            let dayClock = DayClock(dayStart: start)
            let turn = clock.secondsUntilTurn(of: dayClock)
            let until = clock.secondsUntil(dayClock.turn(after: clock.now()))
            // A repeated stretch may bring the day before back earlier; nothing brings the turn later.
            #expect(turn <= until, "\(zone) \(now) \(start)")
            #expect(turn > 0 && until <= 25 * 3600)
          }
        }
      }
    }
  }
}

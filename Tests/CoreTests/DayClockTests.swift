import SwiftCalCore
import TestSupport
import Testing

@Suite("The clock") struct DayClockTests {
  private func moment(_ text: String) throws -> LocalTime {
    guard case .running(let time) = try #require(PinnedClock(text)) else {
      throw DayError.shape(text)
    }
    return time
  }

  @Test(
    "A day begins at the day start",
    arguments: [
      ("2026-03-01T00:00", "00:00", "2026-03-01"), ("2026-03-01T23:59:59", "00:00", "2026-03-01"),
      ("2026-03-01T00:20", "04:00", "2026-02-28"), ("2026-03-01T03:59:59", "04:00", "2026-02-28"),
      ("2026-03-01T04:00", "04:00", "2026-03-01"), ("2026-03-01T11:59:59", "12:00", "2026-02-28"),
      ("2026-03-01T12:00", "12:00", "2026-03-01"), ("2026-03-29T00:20", "04:00", "2026-03-28"),
      ("2026-03-29T03:59:59", "04:00", "2026-03-28"), ("2026-03-29T04:00", "04:00", "2026-03-29"),
      ("2026-03-29T01:59:59", "02:30", "2026-03-28"), ("2026-03-29T03:00", "02:30", "2026-03-29"),
      ("2026-10-25T02:59", "03:00", "2026-10-24"), ("2026-10-25T03:00", "03:00", "2026-10-25"),
      ("2026-01-01T00:30", "01:00", "2025-12-31"), ("2028-03-01T02:00", "05:00", "2028-02-29"),
      ("0001-01-01T00:00", "04:00", "0001-01-01"),
    ])
  func today(now: String, dayStart: String, expected: Day) throws {
    let start = try #require(ClockTime(dayStart))
    #expect(try DayClock(dayStart: start).today(at: moment(now)) == expected)
  }

  @Test("Each minute of three days belongs to one day, and days follow each other")
  func everyMinute() throws {
    for start in [(0, 0), (0, 1), (4, 0), (11, 59), (12, 0)] {
      let clock = DayClock(dayStart: ClockTime(hour: start.0, minute: start.1))
      var counts: [Day: Int] = [:]
      var wrong: [Int] = []
      for minute in 0..<3 * 1440 {
        let time = ClockTime(hour: minute / 60 % 24, minute: minute % 60)
        let now = LocalTime(day: ("2026-03-28" as Day) + minute / 1440, time: time)
        counts[clock.today(at: now), default: 0] += 1
        let turn = clock.turn(after: now)
        if clock.today(at: turn) != clock.today(at: now) + 1 { wrong.append(minute) }
      }
      #expect(wrong == [])
      #expect(counts["2026-03-28"] == 1440)
      #expect(counts["2026-03-29"] == 1440)
      #expect(counts.values.reduce(0, +) == 3 * 1440)
    }
  }

  @Test("A day turns at the next day start")
  func turns() throws {
    let clock = DayClock(dayStart: ClockTime(hour: 4, minute: 0))
    #expect(try clock.turn(after: moment("2026-03-01T00:20")) == moment("2026-03-01T04:00"))
    #expect(try clock.turn(after: moment("2026-03-01T04:00")) == moment("2026-03-02T04:00"))
    #expect(try DayClock().turn(after: moment("2026-12-31T23:59")) == moment("2027-01-01T00:00"))
  }

  @Test(
    "A clock time is read and written as HH:MM", arguments: ["00:00", "04:05", "12:00", "23:59"])
  func clockTimes(text: String) throws {
    let time = try #require(ClockTime(text))
    #expect(time.text == text)
    #expect(time.hour * 3600 + time.minute * 60 == time.seconds)
  }

  @Test(
    "Other text is no clock time",
    arguments: [
      "", "0:00", "24:00", "12:60", "12-00", "12:0", "12:000", "+1:00", "-1:00", "1 :00", "00:+1",
      "٠٠:٠٠", "ab:cd", "12:00 ",
    ])
  func noClockTimes(text: String) {
    #expect(ClockTime(text) == nil)
  }

  @Test("Values outside a clock face go to its nearest end")
  func clamped() {
    #expect(ClockTime(hour: 23, minute: 59, second: 60).seconds == 86_399)
    #expect(ClockTime(hour: 99, minute: 99, second: 99).seconds == 86_399)
    #expect(ClockTime(hour: -1, minute: -1, second: -1) == .midnight)
  }
}

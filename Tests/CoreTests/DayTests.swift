import SwiftCalCore
import TestSupport
import Testing

@Suite("Days") struct DayTests {
  @Test("Every day from 0001 to 9999 has the civil date and weekday that counting gives")
  func wholeRange() throws {
    var slow = SlowCalendar()
    var wrong: [Int] = []
    while slow.year <= 9999, wrong.count < 5 {
      let built = try Day(year: slow.year, month: slow.month, day: slow.day)
      let civil = built.civil
      let agrees =
        built.ordinal == slow.ordinal && civil.year == slow.year && civil.month == slow.month
        && civil.day == slow.day && built.weekday.index == slow.weekday
      if !agrees { wrong.append(slow.ordinal) }
      slow.advance()
    }
    #expect(wrong == [])
    #expect(slow.ordinal == Day.last.ordinal + 1)
  }

  @Test("A day's text is read back as the same day", arguments: [0, 1, 2, 3, 4, 5, 6])
  func isoRoundTrip(offset: Int) throws {
    var wrong: [String] = []
    for ordinal in stride(from: offset * 97, through: Day.last.ordinal, by: 701) {
      guard let day = Day(ordinal: ordinal) else { continue }
      let bytes = Array(day.iso.utf8)
      let fromBytes = bytes.withUnsafeBufferPointer { Day(isoBytes: $0) }
      if try Day(iso: day.iso) != day || fromBytes != day { wrong.append(day.iso) }
    }
    #expect(wrong == [])
  }

  @Test("The text is ISO 8601 with four digits of the year")
  func isoText() {
    #expect(Day.first.iso == "0001-01-01")
    #expect(Day.last.iso == "9999-12-31")
    #expect(("2026-11-30" as Day).description == "2026-11-30")
  }

  @Test(
    "An impossible date is refused by the name of the bad part",
    arguments: [
      ("0000-01-01", DayError.year(0)),
      ("2026-00-10", .month(0)),
      ("2026-13-10", .month(13)),
      ("2026-01-00", .day(0, month: 1, year: 2026)),
      ("2026-02-29", .day(29, month: 2, year: 2026)),
      ("1900-02-29", .day(29, month: 2, year: 1900)),
      ("2100-02-29", .day(29, month: 2, year: 2100)),
      ("2024-02-30", .day(30, month: 2, year: 2024)),
      ("2026-04-31", .day(31, month: 4, year: 2026)),
      ("2026-12-32", .day(32, month: 12, year: 2026)),
    ])
  func impossible(text: String, error: DayError) {
    #expect(throws: error) { try Day(iso: text) }
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { Day(isoBytes: $0) } == nil)
  }

  @Test(
    "Text of another shape is refused whole",
    arguments: [
      "", "2026", "2026-1-1", "2026-01-1", "20260101", "2026/01/01", "2026-01-01 ", " 2026-01-01",
      "2026-01-0a", "+026-01-01", "-026-01-01", "12026-01-01", "٢٠٢٦-٠١-٠١", "2026-01-01T00:00",
      "2026\u{2010}01-01", "2026-01-0\u{301}", "\u{0}026-01-01",
    ])
  func shape(text: String) {
    #expect(throws: DayError.shape(text)) { try Day(iso: text) }
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { Day(isoBytes: $0) } == nil)
  }

  @Test("29 February exists in the leap years only", arguments: [4, 1600, 2000, 2024, 2028, 9996])
  func leapDays(year: Int) throws {
    let leapDay = try Day(year: year, month: 2, day: 29)
    #expect(leapDay.civil == (year, 2, 29))
    #expect((leapDay + 1).civil == (year, 3, 1))
    #expect((leapDay - 1).civil == (year, 2, 28))
  }

  @Test("A sum stays at the calendar's ends", arguments: [1, 400, 4_000_000, Int.max])
  func ends(count: Int) {
    #expect(Day.last + count == Day.last)
    #expect(Day.first - count == Day.first)
    #expect(Day.first + Int.min == Day.first)
    #expect(Day.last - Int.min == Day.last)
  }

  @Test("Ordinals outside the calendar are no days", arguments: [-1, 3_652_059, Int.min, Int.max])
  func outside(ordinal: Int) {
    #expect(Day(ordinal: ordinal) == nil)
  }

  @Test(
    "A week starts on its first weekday at or before the day",
    arguments: [
      ("2026-11-30", Weekday.monday, "2026-11-30"),
      ("2026-11-30", .sunday, "2026-11-29"),
      ("2026-11-30", .saturday, "2026-11-28"),
      ("2026-11-29", .monday, "2026-11-23"),
      ("2026-11-29", .tuesday, "2026-11-24"),
      ("2026-01-01", .friday, "2025-12-26"),
      ("0001-01-03", .sunday, "0001-01-01"),
    ] as [(Day, Weekday, Day)])
  func weekStart(day: Day, first: Weekday, start: Day) {
    #expect(day.weekStart(firstWeekday: first) == start)
  }

  @Test(
    "Adding months keeps the day or takes the last of a shorter month",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"),
      ("2028-01-31", 1, "2028-02-29"),
      ("2028-02-29", 12, "2029-02-28"),
      ("2028-02-29", -12, "2027-02-28"),
      ("2028-02-29", 48, "2032-02-29"),
      ("2026-03-31", -1, "2026-02-28"),
      ("2026-12-15", 1, "2027-01-15"),
      ("2026-01-15", -1, "2025-12-15"),
      ("2026-05-31", 0, "2026-05-31"),
      ("9999-12-31", 1, "9999-12-31"),
      ("9999-11-30", 12, "9999-12-30"),
      ("0001-01-31", -1, "0001-01-31"),
      ("2026-06-15", Int.max, "9999-12-15"),
      ("2026-06-15", Int.min, "0001-01-15"),
    ] as [(Day, Int, Day)])
  func addingMonths(day: Day, count: Int, expected: Day) {
    #expect(day.addingMonths(count) == expected)
  }

  @Test("Differences count days over a leap day and a turn of the year")
  func differences() {
    #expect(("2028-03-01" as Day) - ("2028-02-27" as Day) == 3)
    #expect(("2027-03-01" as Day) - ("2027-02-27" as Day) == 2)
    #expect(("2026-01-01" as Day) - ("2025-01-01" as Day) == 365)
    #expect(("2025-12-31" as Day) - ("2026-01-01" as Day) == -1)
    #expect(("2025-12-31" as Day) < "2026-01-01")
  }
}

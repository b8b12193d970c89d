import SwiftCalCore
import TestSupport
import Testing

@Suite("The date grammar") struct DateExpressionTests {
  /// A Monday.
  private let today: Day = "2026-11-30"

  @Test(
    "A date is read as of today",
    arguments: [
      ("2026-11-30", "2026-11-30"), ("0001-01-01", "0001-01-01"), ("2028-2-29", "2028-02-29"),
      ("11-30", "2026-11-30"), ("12-31", "2026-12-31"), ("1-5", "2026-01-05"),
      ("today", "2026-11-30"), ("Yesterday", "2026-11-29"), ("TOMORROW", "2026-12-01"),
      ("-3", "2026-11-27"), ("-0", "2026-11-30"), ("+3", "2026-12-03"), ("-365", "2025-11-30"),
      ("mon", "2026-11-30"), ("tue", "2026-11-24"), ("sunday", "2026-11-29"),
      ("Wednesday", "2026-11-25"), ("  fri ", "2026-11-27"), ("sat", "2026-11-28"),
    ] as [(String, Day)])
  func good(text: String, day: Day) throws {
    #expect(try DateExpression.parse(text, today: today) == day)
  }

  @Test(
    "An error names the part that is wrong",
    arguments: [
      ("", DateError.empty), (" \t", .empty),
      ("2026-02-29", .impossible(.day(29, month: 2, year: 2026))),
      ("02-29", .impossible(.day(29, month: 2, year: 2026))),
      ("04-31", .impossible(.day(31, month: 4, year: 2026))),
      ("2026-13-01", .impossible(.month(13))), ("13-01", .impossible(.month(13))),
      ("0000-01-01", .impossible(.year(0))),
      ("2026-01-00", .impossible(.day(0, month: 1, year: 2026))),
      ("-", .unknown("-")), ("+", .unknown("+")), ("--3", .unknown("--3")),
      ("-3d", .unknown("-3d")),
      ("+-3", .unknown("+-3")), ("3", .unknown("3")), ("mo", .unknown("mo")),
      ("Someday", .unknown("Someday")), ("26-01-01", .unknown("26-01-01")),
      ("30-11-2026", .unknown("30-11-2026")), ("2026-11", .unknown("2026-11")),
      ("2026-011-30", .unknown("2026-011-30")), ("2026-11-", .unknown("2026-11-")),
      ("2026--30", .unknown("2026--30")), ("11/30", .unknown("11/30")),
      ("1-2-3-4", .unknown("1-2-3-4")), ("٢٠٢٦-١١-٣٠", .unknown("٢٠٢٦-١١-٣٠")),
      ("-999999", .outside("-999999")), ("+9999999", .outside("+9999999")),
      ("-99999999999999999999", .outside("-99999999999999999999")),
      ("+9223372036854775807", .outside("+9223372036854775807")),
      ("-9223372036854775808", .outside("-9223372036854775808")),
    ])
  func bad(text: String, error: DateError) {
    #expect(throws: error) { try DateExpression.parse(text, today: today) }
    #expect(error.message.hasSuffix("."))
  }

  @Test("A weekday is the latest such day, today included, on each day of a week")
  func weekdays() throws {
    for offset in 0..<7 {
      let now = today + offset
      for weekday in Weekday.allCases {
        let day = try DateExpression.parse(weekday.shortName, today: now)
        #expect(day.weekday == weekday)
        #expect((0...6).contains(now - day))
      }
    }
  }

  @Test("At the calendar's ends a date outside is an error, never a wrong day")
  func ends() throws {
    #expect(throws: DateError.outside("-1")) {
      try DateExpression.parse("yesterday", today: .first)
    }
    #expect(throws: DateError.outside("+1")) {
      try DateExpression.parse("tomorrow", today: .last)
    }
    #expect(try DateExpression.parse("mon", today: .first) == .first)
    #expect(throws: DateError.outside("sun")) { try DateExpression.parse("sun", today: .first) }
  }

  @Test("Messages say what is accepted")
  func messages() {
    let use = "use 2026-11-30, 11-30, today, yesterday, -3 or mon to sun."
    #expect(DateError.empty.message == "The date is empty; \(use)")
    #expect(DateError.unknown("x").message == "'x' is not a date; \(use)")
    #expect(
      DateError.impossible(.day(30, month: 2, year: 2026)).message
        == "February 2026 has 28 days; there is no day 30.")
    #expect(
      DateError.outside("-999999").message
        == "'-999999' lies outside the calendar, which runs from the year 0001 to 9999.")
  }
}

import SwiftCalCore
import TestSupport
import Testing

@Suite("Months") struct MonthTests {
  @Test("Only the months 0001-01 to 9999-12 exist")
  func range() {
    #expect(Month(year: 0, number: 12) == nil)
    #expect(Month(year: 10_000, number: 1) == nil)
    #expect(Month(year: 2026, number: 0) == nil)
    #expect(Month(year: 2026, number: 13) == nil)
    #expect(Month(year: 1, number: 1)?.iso == "0001-01")
    #expect(Month(year: 9999, number: 12)?.lastDay == .last)
  }

  @Test("A month's text is read back", arguments: ["0001-01", "2026-02", "9999-12"])
  func text(iso: String) {
    #expect(Month(iso: iso)?.iso == iso)
  }

  @Test(
    "Other text is no month",
    arguments: ["", "2026", "2026-1", "2026-00", "2026-13", "0000-01", "2026-02-", "2026/02", "x"])
  func noText(iso: String) {
    #expect(Month(iso: iso) == nil)
  }

  @Test(
    "Months are added over the years and stay at the calendar's ends",
    arguments: [
      ("2026-11", 1, "2026-12"), ("2026-12", 1, "2027-01"), ("2026-01", -1, "2025-12"),
      ("2026-05", -17, "2024-12"), ("2026-05", 1200, "2126-05"), ("9999-12", 1, "9999-12"),
      ("0001-01", -1, "0001-01"), ("2026-05", Int.max, "9999-12"), ("2026-05", Int.min, "0001-01"),
    ])
  func adding(iso: String, count: Int, expected: String) throws {
    let month = try #require(Month(iso: iso))
    #expect(month.adding(count).iso == expected)
  }

  @Test(
    "A month has its first, last and counted days",
    arguments: [
      ("2026-02", 28), ("2028-02", 29), ("1900-02", 28), ("2000-02", 29), ("2026-04", 30),
    ]
  )
  func days(iso: String, length: Int) throws {
    let month = try #require(Month(iso: iso))
    #expect(month.length == length)
    #expect(month.firstDay.iso == iso + "-01")
    #expect(month.lastDay.iso == iso + "-\(length)")
    #expect(month.day(length) == month.lastDay)
    #expect(month.lastDay.month == month)
    #expect((month.lastDay + 1).month == month.adding(1))
  }

  @Test("Months are ordered by year, then number")
  func order() throws {
    let texts = ["2027-01", "2026-12", "2026-02", "0001-01"]
    let months = texts.compactMap { Month(iso: $0) }
    #expect(months.sorted().map(\.iso) == texts.reversed())
  }
}

import SwiftCalCore
import TestSupport
import Testing

@Suite("Month grids") struct MonthGridTests {
  /// The ordinals of a month's rows, made by walking day by day and breaking before each first
  /// weekday; -1 before the first and after the last of the month.
  private func slowRows(of month: SlowMonth, first: Int) -> [[Int]] {
    var rows: [[Int]] = []
    for (offset, weekday) in month.weekdays.enumerated() {
      if offset == 0 || weekday == first { rows.append([]) }
      rows[rows.count - 1].append(month.ordinal + offset)
    }
    rows[0] = Array(repeating: -1, count: 7 - rows[0].count) + rows[0]
    let last = rows.count - 1
    rows[last] += Array(repeating: -1, count: 7 - rows[last].count)
    return rows
  }

  private struct SlowMonth {
    var year: Int
    var number: Int
    var ordinal: Int
    var weekdays: [Int]
  }

  private func slowMonths(_ years: ClosedRange<Int>) -> [SlowMonth] {
    var slow = SlowCalendar()
    var months: [SlowMonth] = []
    while slow.year <= years.upperBound {
      if slow.year >= years.lowerBound {
        if slow.day == 1 {
          months.append(
            SlowMonth(year: slow.year, number: slow.month, ordinal: slow.ordinal, weekdays: []))
        }
        months[months.count - 1].weekdays.append(slow.weekday)
      }
      slow.advance()
    }
    return months
  }

  @Test("Every month of 400 years is laid out as walking its days gives, whatever day is first")
  func fourCenturies() throws {
    var wrong: [String] = []
    var heights: Set<Int> = []
    for slow in slowMonths(1801...2200) {
      let month = try #require(Month(year: slow.year, number: slow.number))
      for first in Weekday.allCases {
        let grid = MonthGrid(month, firstWeekday: first)
        let rows = slowRows(of: slow, first: first.index)
        heights.insert(rows.count)
        if !agrees(grid, rows: rows) { wrong.append("\(month.iso) \(first)") }
      }
    }
    #expect(wrong == [])
    #expect(heights == [4, 5, 6])
  }

  private func agrees(_ grid: MonthGrid, rows: [[Int]]) -> Bool {
    guard grid.weekCount == rows.count else { return false }
    for (week, row) in rows.enumerated() {
      for (column, ordinal) in row.enumerated() {
        guard let day = grid.day(week: week, column: column) else { return false }
        let position = grid.position(of: day)
        if ordinal < 0 {
          if position != nil { return false }
        } else if day.ordinal != ordinal || position?.week != week || position?.column != column {
          return false
        }
      }
    }
    return true
  }

  @Test(
    "Months of four, five and six weeks have all their rows",
    arguments: [
      ("2026-03", Weekday.monday, 6), ("2026-08", .monday, 6), ("2026-11", .monday, 6),
      ("2026-05", .sunday, 6), ("2026-08", .sunday, 6), ("2027-01", .sunday, 6),
      ("2026-01", .saturday, 6), ("2026-05", .saturday, 6), ("2026-10", .friday, 6),
      ("2026-02", .sunday, 4), ("2027-02", .monday, 4), ("2026-02", .monday, 5),
    ])
  func weekCounts(iso: String, first: Weekday, count: Int) throws {
    let month = try #require(Month(iso: iso))
    #expect(MonthGrid(month, firstWeekday: first).weekCount == count)
  }

  @Test(
    "The first of the month stands under its weekday",
    arguments: ["2026-02", "2026-03", "2026-11"], Weekday.allCases)
  func columns(iso: String, first: Weekday) throws {
    let month = try #require(Month(iso: iso))
    let grid = MonthGrid(month, firstWeekday: first)
    let column = try #require(grid.position(of: month.firstDay)?.column)
    #expect(grid.weekdays[column] == .sunday)
    #expect(grid.weekdays.first == first)
    #expect(grid.leading == column)
  }

  @Test("Neighbouring days fill the rows, but none beyond the calendar's ends")
  func neighbours() throws {
    let march = MonthGrid(try #require(Month(iso: "2026-03")), firstWeekday: .monday)
    #expect(march.day(week: 0, column: 0) == "2026-02-23")
    #expect(march.day(week: 5, column: 6) == "2026-04-05")
    let first = MonthGrid(Day.first.month, firstWeekday: .sunday)
    #expect(first.day(week: 0, column: 0) == nil)
    #expect(first.day(week: 0, column: 1) == .first)
    let last = MonthGrid(Day.last.month, firstWeekday: .monday)
    #expect(last.day(week: 4, column: 4) == .last)
    #expect(last.day(week: 4, column: 5) == nil)
  }
}

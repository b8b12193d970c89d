import SwiftCalCore
import TestSupport
import Testing

@Suite("ISO weeks") struct ISOWeekTests {
  @Test(
    "Days around the turn of a year are in the right week",
    arguments: [
      ("2026-01-01", 2026, 1), ("2025-12-29", 2026, 1), ("2025-12-28", 2025, 52),
      ("2026-12-31", 2026, 53), ("2027-01-03", 2026, 53), ("2027-01-04", 2027, 1),
      ("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53), ("2024-12-30", 2025, 1),
      ("2023-01-01", 2022, 52), ("2026-11-30", 2026, 49), ("0001-01-01", 1, 1),
      ("9999-12-31", 9999, 52),
    ] as [(Day, Int, Int)])
  func table(day: Day, year: Int, number: Int) {
    let week = ISOWeek(of: day)
    #expect(week.year == year)
    #expect(week.number == number)
  }

  @Test("Counting weeks from each 4 January gives the same numbers over the whole range")
  func wholeRange() {
    var slow = SlowCalendar()
    var year = 0
    var number = 0
    var wrong: [Int] = []
    var longYears: [Int: Int] = [:]
    while slow.year <= 9999, wrong.count < 5 {
      let monday = slow
      number += 1
      for _ in 0..<7 {
        if slow.month == 1, slow.day == 4 {
          year = slow.year
          number = 1
        }
        slow.advance()
      }
      for offset in [0, 6] {
        guard let day = Day(ordinal: monday.ordinal + offset) else { continue }
        let week = ISOWeek(of: day)
        if week.year != year || week.number != number { wrong.append(day.ordinal) }
      }
      longYears[year] = number
    }
    #expect(wrong == [])
    #expect((2001...2400).count { longYears[$0] == 53 } == 71)
  }
}

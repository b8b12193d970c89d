import SwiftCalCore
import Testing

@Suite("Messages of dates") struct DayMessageTests {
  @Test(
    "A date's error says what is wrong in a sentence",
    arguments: [
      (DayError.shape("x"), "'x' is not a date; write it as 2026-11-30."),
      (.year(0), "There is no year 0 in the calendar; use 0001 to 9999."),
      (.month(13), "There is no month 13; use 01 to 12."),
      (.day(30, month: 2, year: 2026), "February 2026 has 28 days; there is no day 30."),
      (.day(31, month: 4, year: 2024), "April 2024 has 30 days; there is no day 31."),
    ])
  func messages(error: DayError, message: String) {
    #expect(error.message == message)
  }

  @Test("A text in a message is cut, and keeps what it begins with")
  func quoted() {
    #expect("ab".quoted == "'ab'")
    #expect(String(repeating: "x", count: 300).quoted.count == 302)
    let long = String(repeating: "é", count: 1_000_000)
    #expect(long.quoted == "'" + String(repeating: "é", count: 300) + "...'")
  }

  @Test("White space of every kind is trimmed at the ends only")
  func trimmed() {
    #expect(" \t\n\u{a0}\u{3000}a b\r\n ".trimmed == "a b")
    #expect(" \n ".trimmed == "")
    #expect("".trimmed == "")
    #expect("x".trimmed == "x")
  }
}

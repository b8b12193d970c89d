import Foundation
import SwiftCalCore
import SwiftCalViews
import Testing

@testable import SwiftCalApp

@Suite("Notes of several lines, months and days of the year")
struct OneLineTests {
  // The widths of characters are asked of the C library, which knows them by the locale.
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let rows = [
    CheckIn(
      "2026-11-30", mark: .done, note: "first\n\r\nsecond " + String(repeating: "word ", count: 60))
  ]

  @Test("A note of several lines stands on one where there is one line")
  func oneLine() throws {
    #expect("a\n b\r\n\nc".onOneLine == "a b c" && "plain ".onOneLine == "plain ")
    var session = Session(checkIns: [HabitID(1): OneLineTests.rows])
    session.type("5")
    #expect(session.screenText.contains("first second word"))
    #expect(!session.screenText.contains("x0a"))
    let snapshot = Snapshot(habits: [.reading], checkIns: [HabitID(1): OneLineTests.rows])
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-30"))
    #expect(reporter.note(of: .reading, on: "2026-11-30").lines[0].hasPrefix("first second word"))
    let days = try reporter.days(of: .reading, from: "2026-11-30", to: nil, json: false).lines
    #expect(days[0].contains("first second word"))
    let json = try reporter.days(of: .reading, from: "2026-11-30", to: nil, json: true).lines
    #expect(json.joined().contains("first\\n"))
  }

  @Test("A note that does not fit under the month ends with an ellipsis")
  func cut() {
    let session = Session(checkIns: [HabitID(1): OneLineTests.rows], size: Size(120, 40))
    #expect(
      session.screenText.contains("word w…") || session.screenText.contains("wor…")
        || session.screenText.contains("word…") || session.screenText.contains("word …"))
  }

  @Test("A month without a year is one of this year, and 02-29 a day of each almanac")
  func days() throws {
    let context = CommandContext(Snapshot(), today: "2026-11-30")
    #expect(try context.month("11") == Month(iso: "2026-11"))
    #expect(try context.month("3") == Month(iso: "2026-03"))
    #expect(try context.month("2025-3") == Month(iso: "2025-03"))
    #expect(throws: CommandError.self) { try context.month("13") }
    #expect(try context.dayOfYear("02-29") == "2024-02-29")
    #expect(try context.dayOfYear("02-28") == "2026-02-28")
    #expect(throws: CommandError.self) { try context.dayOfYear("02-30") }
    #expect(throws: CommandError.self) { try context.dayOfYear("2026-02-29") }
  }
}

import SwiftCalCore
import SwiftCalViews
import Testing

@Suite("Glyphs and names")
struct GlyphTests {
  init() { #expect(utf8Locale) }

  private func all(_ glyphs: GlyphSet) -> [String] {
    DayState.allCases.map(glyphs.mark) + (0...8).map(glyphs.column) + (0...4).map(glyphs.shade)
      + [
        glyphs.link, glyphs.thread, glyphs.chainStart, glyphs.chainEnd,
        glyphs.ringStart(done: true),
        glyphs.ringEnd(done: true), glyphs.ringStart(done: false), glyphs.ringEnd(done: false),
        glyphs.cursorStart, glyphs.cursorEnd, glyphs.pointer, glyphs.separator, glyphs.rule,
        glyphs.moreAbove, glyphs.moreBelow, glyphs.note, glyphs.bar, glyphs.barRest,
      ]
  }

  @Test("Every glyph is one column wide", arguments: GlyphSet.allCases)
  func width(_ glyphs: GlyphSet) {
    for glyph in all(glyphs) { #expect(TerminalText.width(of: glyph) == 1, "\(glyph)") }
  }

  @Test("The ASCII table is ASCII")
  func ascii() {
    for glyph in all(.ascii) { #expect(glyph.utf8.allSatisfy { (0x20..<0x7f).contains($0) }) }
  }

  @Test("The marks of different states differ", arguments: GlyphSet.allCases)
  func marks(_ glyphs: GlyphSet) {
    let shown = DayState.allCases.map(glyphs.mark).filter { $0 != " " }
    #expect(Set(shown).count == shown.count)
    #expect(shown.count == 8)
  }

  @Test("Digits have the size they tell", arguments: Digits.allCases, GlyphSet.allCases)
  func digits(_ kind: Digits, _ glyphs: GlyphSet) {
    for digit in 0...9 {
      let rows = kind.rows(of: digit, glyphs: glyphs)
      #expect(rows.count == kind.height)
      for row in rows { #expect(TerminalText.width(of: row) == kind.width(of: digit), "\(digit)") }
    }
    #expect(Set((0...9).map { kind.rows(of: $0, glyphs: glyphs) }).count == 10)
  }

  @Test("Weekday letters take two columns, also wide ones")
  func letters() throws {
    let german = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    let months = LocaleNames.english.months
    for (names, wanted) in [
      (german, "Mo"), (["月", "火", "水", "木", "金", "土", "日"], "月"),
      (["M", "D", "M", "D", "F", "S", "S"], " M"),
      (["จันทร์", "อังคาร", "พุธ", "พฤหัส", "ศุกร์", "เสาร์", "อาทิตย์"], "จั"),
    ] {
      let names = try #require(
        LocaleNames(
          weekdays: names, shortWeekdays: names, months: months, shortMonths: months,
          firstWeekday: .monday))
      #expect(TerminalText.width(of: names.letters(.monday)) == 2)
      #expect(names.letters(.monday).hasPrefix(wanted))
    }
  }

  @Test("Names with a hole are refused")
  func incomplete() {
    let names = LocaleNames.english
    #expect(
      LocaleNames(
        weekdays: names.weekdays, shortWeekdays: [], months: names.months,
        shortMonths: names.shortMonths, firstWeekday: .monday) == nil)
  }

  @Test(
    "The time left is told in hours, and in minutes in the last hour",
    arguments: [
      (86_399, "23h left"), (3600, "1h left"), (3599, "60m left"), (61, "2m left"), (0, "1m left"),
    ])
  func left(_ seconds: Int, _ wanted: String) {
    #expect(Strings().left(seconds: seconds) == wanted)
  }
}

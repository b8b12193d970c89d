import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Widgets")
struct WidgetTests {
  init() { #expect(utf8Locale) }

  private static let sizes = [
    (0, 0), (1, 1), (8, 1), (10, 3), (19, 5), (20, 6), (24, 10), (30, 20), (40, 12), (44, 8),
    (50, 10),
    (80, 24), (200, 2),
  ].map { Size($0.0, $0.1) }

  @Test("The medium widget looks as it did at every size", arguments: GlyphSet.allCases)
  func medium(_ glyphs: GlyphSet) throws {
    var golden = Golden("medium-\(glyphs)")
    for size in WidgetTests.sizes {
      golden.add("open", MediumWidget(widget(), appearance: Appearance(glyphs)).canvas(size))
    }
    let done = widget(name: "朝の運動", today: .done, current: 1234, isAtRisk: false)
    golden.add("done", MediumWidget(done, appearance: Appearance(glyphs)).canvas(Size(44, 9)))
    golden.add("done", MediumWidget(done, appearance: Appearance(glyphs)).canvas(Size(22, 16)))
    let bad = widget(current: 0, isAtRisk: false, notice: "read-only")
    golden.add("read-only", MediumWidget(bad, appearance: Appearance(glyphs)).canvas(Size(44, 9)))
    #expect(try golden.difference() == nil)
  }

  @Test("The almanac's line stands under what else there is, where it has room")
  func almanac() throws {
    var golden = Golden("almanac")
    var state = widget()
    state.almanac = "Close the month: mark, read the notes,\nforgive the gaps #{x} \u{1b}[31m"
    let view = MediumWidget(state, appearance: Appearance())
    #expect(view.wantedSize == Size(44, 13))
    let sizes = [
      (44, 10), (44, 11), (44, 12), (44, 13), (80, 13), (80, 15), (80, 24), (30, 16), (30, 20),
      (30, 22), (20, 12), (20, 11), (10, 30), (36, 14),
    ].map { Size($0.0, $0.1) }
    for size in sizes { golden.add("almanac", view.canvas(size)) }
    golden.add("ASCII", view.canvas(charset: .ascii))
    #expect(try golden.difference() == nil)
    let tmux = view.canvas().text(.tmux, theme: Theme(.mono))
    #expect(tmux.contains("##{x}") && !tmux.contains("\u{1b}"))
  }

  @Test(
    "A text of the almanac takes no more rows than there are",
    arguments: [
      (20, 3, ["One two three four", "five"]), (9, 2, ["One two", "three four five"]),
      (9, 1, ["One two three four five"]), (9, 0, []), (0, 3, []),
    ] as [(Int, Int, [String])])
  func almanacLines(width: Int, rows: Int, lines: [String]) {
    #expect(AlmanacView("One\ntwo three\n \nfour five").lines(Size(width, rows)) == lines)
  }

  @Test("Names of every script look as they did", arguments: [Charset.unicode, .ascii])
  func names(_ charset: Charset) throws {
    var golden = Golden("names-\(charset)")
    let glyphs: GlyphSet = charset == .ascii ? .ascii : .unicode
    for name in wideNames {
      let state = widget(name: name)
      let line = InlineWidget(state, appearance: Appearance(glyphs), showsName: true)
      golden.add("inline", line.canvas(Size(30, 1), charset: charset))
      golden.add(
        "medium",
        MediumWidget(state, appearance: Appearance(glyphs)).canvas(Size(40, 3), charset: charset))
    }
    #expect(try golden.difference() == nil)
  }

  @Test(
    "The line says mark, count and time left",
    arguments: [
      (DayState.done, 12, GlyphSet.unicode, "● 12 days"),
      (.pending, 12, .unicode, "○ 12 days · 4h left"),
      (.pending, 1, .unicode, "○ 1 day · 4h left"), (.missed, 0, .unicode, "× 0 days"),
      (.pending, 12, .ascii, "o 12 days - 4h left"), (.done, 12, .ascii, "* 12 days"),
    ])
  func line(_ today: DayState, _ current: Int, _ glyphs: GlyphSet, _ wanted: String) {
    let state = widget(today: today, current: current, isAtRisk: today == .pending && current > 0)
    let text = InlineWidget(state, appearance: Appearance(glyphs)).canvas().text(.plain)
    #expect(text == wanted + "\n")
  }

  @Test("An open day tells the time left only where the streak is at risk")
  func noRisk() {
    let state = widget(today: .pending, current: 12, isAtRisk: false)
    #expect(InlineWidget(state, appearance: Appearance()).canvas().text(.plain) == "○ 12 days\n")
  }

  @Test("A habit that is only tracked shows the month's days instead of a streak")
  func tracked() {
    var state = widget(today: .notDue, current: 0, isAtRisk: false)
    state.counter.tracked = Tracked(
      days: 3, amounts: Amount("12.5").flatMap { AmountSpread([$0]) },
      last: month("2026-11").day(25))
    let line = InlineWidget(state, appearance: Appearance()).canvas().text(.plain)
    #expect(line == "· 3 days this month\n")
    let medium = MediumWidget(state, appearance: Appearance()).canvas(Size(60, 12)).text(.plain)
    for text in ["days this month", "last Wed 25 Nov"] {
      #expect(medium.contains(text))
    }
    #expect(!medium.contains("streak"))
  }

  @Test(
    "A narrow widget keeps the name and the whole month where there are rows for them",
    arguments: [20, 22, 24, 28, 35], GlyphSet.allCases)
  func columns(_ width: Int, _ glyphs: GlyphSet) {
    let state = widget(name: "Morning run")
    let lines = MediumWidget(state, appearance: Appearance(glyphs)).canvas(Size(width, 10))
      .text(.plain).split(separator: "\n", omittingEmptySubsequences: false)
    let indent = width < 22 ? "" : " "
    #expect(lines[0].hasPrefix("\(indent)Morning run"))
    #expect(lines[1].hasPrefix("\(indent)\(glyphs.mark(.pending)) 12 days"))
    #expect(lines[2].hasPrefix("\(indent)November 2026"))
    #expect(lines[9].contains("30"))
  }

  @Test(
    "A short line keeps the mark and the number longest",
    arguments: [
      (40, "○ Morning run 12 days · 4h left"), (30, "○ Morning r… 12 days · 4h left"),
      (20, "○ Morning r… 12 days"), (12, "○ 12 days"), (6, "○ 12"),
    ])
  func narrow(_ width: Int, _ wanted: String) {
    let state = widget(name: "Morning run")
    let view = InlineWidget(state, appearance: Appearance(), showsName: true)
    let text = view.canvas(Size(width, 1)).text(.plain)
    #expect(text == wanted + "\n")
  }

  @Test("In a line for tmux the name stays text")
  func tmux() {
    let state = widget(name: "#S #{host} #[fg=red]x #(id)", today: .done)
    let view = InlineWidget(state, appearance: Appearance(), showsName: true)
    let text = view.canvas().text(.tmux, theme: Theme(.mono))
    #expect(text.contains("##S ##{host} ##[fg=red]x ##(id)"))
  }
}

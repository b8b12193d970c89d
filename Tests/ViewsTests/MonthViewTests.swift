import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The month")
struct MonthViewTests {
  init() { #expect(utf8Locale) }

  @Test("Months of four to six weeks look as they did", arguments: GlyphSet.allCases)
  func months(_ glyphs: GlyphSet) throws {
    var golden = Golden("months-\(glyphs)")
    let appearance = Appearance(glyphs)
    for (month, firstWeekday) in gridMonths {
      let input = input(month, firstWeekday, everyState, today: 26, cursor: 9)
      let view = MonthView(input, appearance: appearance, pitch: 3)
      golden.add("\(month.iso) from \(firstWeekday)", view.canvas())
    }
    #expect(try golden.difference() == nil)
  }

  @Test("Every pitch and size looks as it did", arguments: GlyphSet.allCases)
  func sizes(_ glyphs: GlyphSet) throws {
    var golden = Golden("month-sizes-\(glyphs)")
    let appearance = Appearance(glyphs)
    let days = month("2026-11")
    let open = input(days, .monday, everyState, today: 26, cursor: 26, before: "D")
    for (width, height) in [
      (0, 0), (1, 1), (20, 6), (20, 3), (22, 8), (28, 8), (34, 13), (40, 12), (80, 24),
    ] {
      let view = MonthView(open, appearance: appearance, rowGap: 1)
      golden.add("open", view.canvas(Size(width, height)))
    }
    let done = input(days, .monday, everyState.dropLast() + "D", today: 26, cursor: 25)
    for pitch in 3...5 {
      golden.add(
        "done, pitch \(pitch)", MonthView(done, appearance: appearance, pitch: pitch).canvas())
    }
    var selected = done
    selected.selection = days.day(6)...days.day(17)
    golden.add(
      "selected, with neighbours",
      MonthView(selected, appearance: appearance, pitch: 4, showsNeighbours: true).canvas())
    #expect(try golden.difference() == nil)
  }

  @Test("Every day of the month is shown once, on its weekday", arguments: gridMonths)
  func everyDayOnce(_ month: Month, _ firstWeekday: Weekday) {
    let view = MonthView(
      MonthView.Input(month, firstWeekday: firstWeekday), appearance: Appearance(), pitch: 3)
    let canvas = view.canvas()
    for ordinal in month.firstDay.ordinal...month.lastDay.ordinal {
      guard let day = Day(ordinal: ordinal) else { continue }
      let x = 1 + 3 * ((day.weekday.index - firstWeekday.index + 7) % 7)
      let rows = (2..<canvas.size.height).filter { y in
        (canvas[x, y].text + canvas[x + 1, y].text).trimmingPrefix(" ") == "\(day.civil.day)"
      }
      #expect(rows.count == 1, "\(day)")
      #expect(rows.allSatisfy { view.day(x: x, y: $0, in: canvas.bounds) == day })
    }
  }

  @Test("With rows for one week alone, the week of the cursor is shown", arguments: 1...30)
  func scrolls(_ cursor: Int) {
    let input = input(month("2026-11"), .monday, "", today: 1, cursor: cursor)
    let view = MonthView(input, appearance: Appearance(), pitch: 3)
    let text = view.canvas(Size(22, 1)).text(.plain)
    #expect(text.contains("\(cursor)]") || text.contains("\(cursor))"), "\(text)")
  }

  @Test("No state is told by colour alone", arguments: GlyphSet.allCases, 3...5)
  func statesDiffer(_ glyphs: GlyphSet, _ pitch: Int) {
    // The 11th, a Wednesday, between two days that are not due.
    let states: [DayState] = [.done, .partial, .missed, .skipped, .frozen, .paused, .notDue]
    var seen: [String: String] = [:]
    for state in states {
      for (what, isToday, isCursor) in [
        ("", false, false), ("today", true, false), ("cursor", false, true),
      ]
      where !isToday || [.done, .notDue].contains(state) {
        var input = MonthView.Input(month("2026-11"), firstWeekday: .monday)
        input[input.month.day(11)] = MonthView.Entry(state)
        if isToday {
          input.today = input.month.day(11)
          if state == .notDue { input[input.month.day(11)] = MonthView.Entry(.pending) }
        }
        if isCursor { input.cursor = input.month.day(11) }
        let view = MonthView(input, appearance: Appearance(glyphs), pitch: pitch)
        let text = view.canvas().text(.ansi, theme: Theme(.mono))
        #expect(seen[text] == nil, "\(state) \(what) looks like \(seen[text] ?? "")")
        seen[text] = "\(state) \(what)"
      }
    }
  }

  @Test("A missed yesterday stays visible beside today's ring, which is whole", arguments: 3...5)
  func missedYesterday(_ pitch: Int) {
    let input = input(month("2026-11"), .monday, "..........MO", today: 12)
    let text = MonthView(input, appearance: Appearance(), pitch: pitch).canvas().text(.plain)
    // In a column shared with the ring the mark takes the place of the number.
    let yesterday = pitch == 3 ? " ×(12)" : pitch == 4 ? "11×(12)" : "11× (12)"
    #expect(text.contains(yesterday), "\(text)")
  }

  @Test("The chain goes on from row to row and over bridged days")
  func chain() {
    let input = input(month("2026-11"), .monday, "DDDDDDDDsDD", before: "D", after: "")
    let lines = MonthView(input, appearance: Appearance(), pitch: 3).canvas().text(.plain)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasSuffix("━ 1━"))
    #expect(lines[3] == "━ 2━ 3━ 4━ 5━ 6━ 7━ 8─")
    #expect(lines[4] == "─ 9»10━11▌12 13 14 15")
  }
}

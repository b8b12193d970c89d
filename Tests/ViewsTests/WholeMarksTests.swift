import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Rings, brackets and marks are whole")
struct WholeMarksTests {
  init() { #expect(utf8Locale) }

  /// The ring's cells: today's in the accent beside its number or mark.
  private func ring(_ canvas: Canvas) -> [(x: Int, y: Int, text: String)] {
    cells(canvas) { $0.style.role == .accent && $0.style.ground.contains(.today) }
  }

  private func cells(
    _ canvas: Canvas, where isWanted: (Cell) -> Bool
  ) -> [(x: Int, y: Int, text: String)] {
    (0..<canvas.size.height).flatMap { y in
      (0..<canvas.size.width).compactMap { x in
        let cell = canvas[x, y]
        return isWanted(cell) ? (x, y, cell.text) : nil
      }
    }
  }

  private static let states: [DayState] = [
    .pending, .done, .missed, .skipped, .partial, .frozen, .paused,
  ]

  @Test(
    "The month has both halves of today's ring and the mark of each day, at every width",
    arguments: [20, 21, 22, 28, 34], GlyphSet.allCases)
  func month(_ width: Int, _ glyphs: GlyphSet) {
    let november = ViewsTests.month("2026-11")
    for firstWeekday in Weekday.allCases {
      for number in [1, 9, 10, 26, 30] {
        for state in Self.states {
          for before in [DayState.missed, .done, .notDue] {
            var input = MonthView.Input(november, firstWeekday: firstWeekday, everyDay: .missed)
            let today = november.day(number)
            input.today = today
            input.cursor = november.day(number == 30 ? 2 : number + 1)
            input[today] = .init(state)
            input[today - 1] = .init(before)
            let canvas = MonthView(input, appearance: Appearance(glyphs), showsTitle: false)
              .canvas(Size(width, 7))
            check(canvas, input, glyphs)
          }
        }
      }
    }
  }

  private func check(_ canvas: Canvas, _ input: MonthView.Input, _ glyphs: GlyphSet) {
    guard let today = input.today else { return }
    let isDone = input[today].state == .done
    let halves = ring(canvas)
    let isWhole =
      halves.map(\.text) == [glyphs.ringStart(done: isDone), glyphs.ringEnd(done: isDone)]
      && halves[0].y == halves[1].y && halves[1].x - halves[0].x < 5
    let days = (0..<30).map { input.month.firstDay + $0 }
    let lost = Self.states.dropFirst(2).filter { state in
      days.count { input[$0].state == state }
        != cells(canvas) { $0.text == glyphs.mark(state) && $0.style.role != .accent }.count
    }
    let brackets = [glyphs.cursorStart, glyphs.cursorEnd].map { bracket in
      cells(canvas) { $0.text == bracket }.count
    }
    #expect(
      isWhole && lost.isEmpty && brackets[0] == brackets[1],
      "\(today) from \(input.firstWeekday), lost \(lost):\n\(canvas.text(.plain))")
  }

  @Test("A done day keeps a sign of its own beside today's ring")
  func doneYesterday() {
    let november = ViewsTests.month("2026-11")
    for glyphs in GlyphSet.allCases {
      var input = MonthView.Input(november, firstWeekday: .monday, everyDay: .missed)
      input.today = november.day(20)
      input[november.day(19)] = .init(.done)
      input[november.day(20)] = .init(.pending)
      let text = MonthView(input, appearance: Appearance(glyphs)).canvas(Size(22, 8)).text(.plain)
      #expect(text.contains("\(glyphs.mark(.missed)) \(glyphs.mark(.done))(20)"), "\(text)")
    }
  }

  @Test("The year has both halves of the ring and of the cursor", arguments: GlyphSet.allCases)
  func year(_ glyphs: GlyphSet) {
    for firstWeekday in Weekday.allCases {
      for (today, cursor) in [
        (0, 3), (0, 0), (6, 13), (200, 193), (200, 207), (200, 200), (364, 1),
      ] {
        let first = ViewsTests.month("2026-01").firstDay
        let days = Array(repeating: YearView.Entry(.done), count: 365)
        let input = YearView.Input(
          year: 2026, firstWeekday: firstWeekday, days: days, today: first + today,
          cursor: first + cursor)
        for width in [20, 24, 36, 112, 120] {
          let canvas = YearView(input, appearance: Appearance(glyphs)).canvas(Size(width, 11))
          let shown = YearView(input, appearance: Appearance(glyphs))
          let todayIsShown = (0..<11).contains { y in
            (0..<width).contains { shown.day(x: $0, y: y, in: canvas.bounds) == first + today }
          }
          let halves = ring(canvas).map(\.text)
          let text = canvas.text(.plain)
          #expect(halves == (todayIsShown ? ["(", ")"] : []), "\(today) \(width):\n\(text)")
          let brackets = cells(canvas) { $0.style.ground.contains(.cursor) }.map(\.text)
          #expect(
            brackets.contains("[") == brackets.contains("]")
              && (today != cursor || !brackets.contains("[")), "\(cursor):\n\(text)")
        }
      }
    }
  }

  @Test("The board has both halves of the ring and of the cursor", arguments: GlyphSet.allCases)
  func board(_ glyphs: GlyphSet) {
    let last = ViewsTests.month("2026-11").day(30)
    for width in [20, 22, 36, 40, 60, 80] {
      for back in 0...2 {
        let days = (0..<31).map { MonthView.Entry($0 % 3 == 0 ? .missed : .done) }
        let view = BoardView(
          [.init(name: "Read", days: days, streak: 1)], last: last, today: last, selected: 0,
          cursor: last - back, appearance: Appearance(glyphs))
        let canvas = view.canvas(Size(width, 6))
        #expect(ring(canvas).count == 2)
        let brackets = cells(canvas) { $0.text == "[" || $0.text == "]" }
        #expect(brackets.count == (back == 0 ? 0 : 2), "\(canvas.text(.plain))")
      }
    }
  }
}

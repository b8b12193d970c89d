import SwiftCalCore
import SwiftCalViews
import Testing

@Suite("Weekdays, runs and lists that do not fit")
struct StreaksViewTests {
  init() { #expect(utf8Locale) }

  private static let headings: [([(done: Int, due: Int)], Bool, String)] = [
    // Few days due are days all the same.
    ([(40, 50), (0, 3), (5, 9), (9, 9), (9, 9), (9, 9), (9, 9)], true, "You miss Tuesday most"),
    ([(9, 9), (17, 20), (9, 9), (9, 9), (9, 9), (9, 9), (9, 9)], true, "You miss Tuesday most"),
    // Once or twice is no habit.
    ([(40, 50), (0, 2), (5, 9), (9, 9), (9, 9), (9, 9), (9, 9)], true, "By weekday"),
    ([(1, 2), (2, 4), (9, 9), (9, 9), (9, 9), (9, 9), (9, 9)], true, "By weekday"),
    ([(0, 3), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)], true, "By weekday"),
    ([(40, 50), (1, 5), (5, 9), (9, 9), (9, 9), (9, 9), (9, 9)], false, "By weekday, days"),
  ]

  @Test("The weekday with the lowest share is named, and none where no single one has it")
  func weekdays() {
    for (weekdays, judges, heading) in StreaksViewTests.headings {
      let view = view([], weekdays: weekdays, judges: judges)
      #expect(view.canvas().text(.plain).contains(heading), "\(weekdays)")
    }
  }

  @Test("Runs of one length have bars of one length, and all dates begin in one column")
  func runs() throws {
    let first = month("2025-12").day(1)
    let runs = [(0, 12), (20, 12), (40, 12), (60, 3)].map { offset, length in
      Run(start: first + offset, end: first + offset + length - 1, length: length)
    }
    for width in [40, 60, 80] {
      let text = view(runs, weekdays: Array(repeating: (0, 0), count: 7)).canvas(Size(width, 20))
        .text(.plain)
      let rows = text.split(separator: "\n").dropFirst().prefix(4)
      let bars = rows.map { $0.count { "█▏▎▍▌▋▊▉".contains($0) } }
      #expect(Set(bars.prefix(3)).count == 1 && bars[3] < bars[0], "\(width): \(bars)")
      let dates = rows.map { row -> Int? in
        let bar = row.lastIndex { "█▏▎▍▌▋▊▉".contains($0) } ?? row.startIndex
        let date = row[row.index(after: bar)...].firstIndex { $0.isNumber }
        return date.map { row.distance(from: row.startIndex, to: $0) }
      }
      #expect(Set(dates).count == 1, "\(width): \(dates)")
    }
  }

  @Test(
    "The dates of runs are told beside short bars rather than left away", arguments: [36, 38, 40])
  func dates(_ width: Int) {
    let runs = [(0, 51), (330, 51)].map { offset, length in
      let first = month("2025-01").day(1) + offset
      return Run(start: first, end: first + length - 1, length: length)
    }
    let text = view(runs, weekdays: Array(repeating: (0, 0), count: 7)).canvas(Size(width, 20))
      .text(.plain)
    #expect(text.contains("27 Nov 2025 to 16 Jan 2026"), "\(text)")
  }

  private func view(
    _ runs: [Run], weekdays: [(done: Int, due: Int)], judges: Bool = true
  ) -> StreaksView {
    StreaksView(
      .init(
        unit: .day, runs: runs, current: nil, weekdays: weekdays, judgesWeekdays: judges,
        firstWeekday: .monday, counts: .init(week: 0, month: 0, year: 0, ever: 0), scores: [],
        lastDay: month("2026-11").day(26)), appearance: Appearance())
  }

  @Test("A list that is cut says how many more there are, and shows the selected habit")
  func cutLists() {
    for glyphs in GlyphSet.allCases {
      let (up, down) = (glyphs.moreAbove, glyphs.moreBelow)
      for (selected, last) in [
        (0, "\(down) 5 more"), (4, "\(up) 3 \(down) 2 more"), (7, "\(up) 5 more"),
      ] {
        let text = list(selected, glyphs).canvas(Size(20, 4)).text(.plain)
        #expect(text.split(separator: "\n").last.map { $0 == last } == true, "\(text)")
        #expect(text.contains("Habit \(selected)"), "\(text)")
      }
      #expect(list(7, glyphs).canvas(Size(20, 1)).text(.plain).contains("Habit 7"))
      #expect(!list(7, glyphs).canvas(Size(20, 8)).text(.plain).contains("more"))
    }
    let rect = Rect(x: 0, y: 0, width: 20, height: 4)
    #expect(list(0, .ascii).index(y: 2, in: rect) == 2)
    #expect(list(0, .ascii).index(y: 3, in: rect) == nil)
  }

  @Test("A click on a list that is cut finds the habit under it")
  func clickCut() {
    let rect = Rect(x: 0, y: 2, width: 20, height: 4)
    #expect(list(7, .ascii).index(y: 2, in: rect) == 5)
    #expect(list(7, .ascii).index(y: 4, in: rect) == 7)
    #expect(list(7, .ascii).index(y: 5, in: rect) == nil)
  }

  @Test("A board and notes that are cut say how many more there are")
  func cutViews() {
    let day = month("2026-11").day(20)
    let rows = (0..<8).map { BoardView.Row(name: "Habit \($0)", days: [.init(.done)], streak: 1) }
    let board = BoardView(
      rows, last: day, today: day, selected: 7, cursor: day, appearance: Appearance())
    let text = board.canvas(Size(40, 7)).text(.plain)
    #expect(text.contains("▴ 4 more") && text.contains("Habit 7"), "\(text)")
    #expect(board.place(x: 3, y: 5, in: Rect(x: 0, y: 0, width: 40, height: 7))?.index == 7)
    #expect(board.place(x: 3, y: 6, in: Rect(x: 0, y: 0, width: 40, height: 7)) == nil)
    #expect(!board.canvas(Size(40, 10)).text(.plain).contains("more"))
    let items = (0..<9).map { NotesView.Item(day - $0, .done, note: "note \($0)") }
    let notes = NotesView(items, selected: 0, appearance: Appearance())
    #expect(notes.canvas(Size(40, 5)).text(.plain).contains("▾ 6 more"))
    #expect(!notes.canvas(Size(40, 10)).text(.plain).contains("more"))
  }

  private func list(_ selected: Int, _ glyphs: GlyphSet) -> HabitListView {
    let items = (0..<8).map { HabitListView.Item(name: "Habit \($0)", state: .done, streak: 1) }
    return HabitListView(items, selected: selected, appearance: Appearance(glyphs))
  }

  @Test("The legend of a year tells the glyphs that are in it, and no others")
  func legends() {
    let today = month("2026-03").day(1)
    let wanted: [([YearView.Entry], String)] = [
      ([.init(.done), .init(.missed)], "█ done   × missed"),
      ([.init(.done), .init(.partial)], "less ░ ▒ ▓ █ more"),
      ([.init(.skipped), .init(.frozen), .init(.notDue)], "─ skipped, frozen   · not due"),
      ([.init(.future)], ""),
    ]
    for (days, legend) in wanted {
      let input = YearView.Input(year: 2026, firstWeekday: .monday, days: days, today: today)
      let canvas = YearView(input, appearance: Appearance()).canvas(Size(110, 11))
      let lines = canvas.text(.plain).split(separator: "\n", omittingEmptySubsequences: false)
      let last = lines.count > 10 ? lines[10] : ""
      #expect(last.trimmingPrefix { $0 == " " } == legend, "\(lines)")
    }
    let open = YearView.Input(
      year: 2026, firstWeekday: .monday, days: [.init(.pending)], today: month("2026-01").day(1))
    let view = YearView(open, appearance: Appearance())
    #expect(view.canvas(Size(110, 11)).text(.plain).contains("○ today"))
    let bare = YearView(open, appearance: Appearance(), explained: [])
    #expect(!bare.canvas(Size(110, 11)).text(.plain).contains("○ today"))
  }
}

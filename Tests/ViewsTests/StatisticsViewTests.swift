import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Board, year, streaks and notes")
struct StatisticsViewTests {
  init() { #expect(utf8Locale) }

  private static let sizes = [(0, 0), (1, 1), (20, 6), (40, 12), (80, 24), (120, 40)]
    .map { Size($0.0, $0.1) }

  @Test("The board looks as it did at every size", arguments: GlyphSet.allCases)
  func boards(_ glyphs: GlyphSet) throws {
    var golden = Golden("board-\(glyphs)")
    for size in StatisticsViewTests.sizes { golden.add("board", board(glyphs).canvas(size)) }
    golden.add("cursor on today", board(glyphs, cursor: 26).canvas(Size(40, 8)))
    #expect(try golden.difference() == nil)
  }

  @Test("The year looks as it did at every size", arguments: GlyphSet.allCases)
  func years(_ glyphs: GlyphSet) throws {
    var golden = Golden("year-\(glyphs)")
    for size in StatisticsViewTests.sizes {
      golden.add("2026", year(2026, .monday, glyphs).canvas(size))
    }
    golden.add("2028 from Sunday", year(2028, .sunday, glyphs).canvas(Size(60, 10)))
    #expect(try golden.difference() == nil)
  }

  @Test("Streaks look as they did at every size", arguments: GlyphSet.allCases)
  func streakViews(_ glyphs: GlyphSet) throws {
    var golden = Golden("streaks-\(glyphs)")
    for size in StatisticsViewTests.sizes { golden.add("streaks", streaks(glyphs).canvas(size)) }
    golden.add("scrolled", streaks(glyphs, top: 12).canvas(Size(40, 12)))
    #expect(try golden.difference() == nil)
  }

  @Test("Notes and lists look as they did at every size", arguments: GlyphSet.allCases)
  func lists(_ glyphs: GlyphSet) throws {
    var golden = Golden("lists-\(glyphs)")
    for size in StatisticsViewTests.sizes.prefix(4) {
      golden.add("notes", notes(glyphs).canvas(size))
      golden.add("found", notes(glyphs, search: "rain").canvas(size))
      golden.add("habits", habitList(glyphs).canvas(size))
    }
    golden.add("no notes", notes(glyphs, isEmpty: true).canvas(Size(20, 2)))
    golden.add("no room for all habits", habitList(glyphs, selected: 3).canvas(Size(20, 3)))
    #expect(try golden.difference() == nil)
  }

  @Test(
    "Every day of a year is on the map once, under its own place", arguments: [2026, 2028, 1, 9999])
  func everyDay(_ number: Int) {
    guard let first = Month(year: number, number: 1)?.firstDay else { return }
    let length = Month.isLeap(number) ? 366 : 365
    for firstWeekday in [Weekday.monday, .sunday, .saturday] {
      let days = Array(repeating: YearView.Entry(.done), count: length)
      let view = YearView(
        .init(year: number, firstWeekday: firstWeekday, days: days), appearance: Appearance())
      let canvas = view.canvas()
      var seen: Set<Day> = []
      for y in 0..<canvas.size.height {
        for x in 0..<canvas.size.width where canvas[x, y].text == "█" && y >= 2 && y < 9 {
          guard let day = view.day(x: x, y: y, in: canvas.bounds) else { continue }
          seen.insert(day)
          #expect(day.weekday == firstWeekday.week[y - 2])
        }
      }
      #expect(seen.count == length)
      #expect(seen.min() == first && seen.max() == first + (length - 1))
    }
  }

  @Test("A click on the board finds the habit and the day under it")
  func boardPlaces() {
    let view = board(.unicode)
    let rect = Rect(x: 2, y: 3, width: 76, height: 20)
    var canvas = Canvas(Size(80, 24))
    view.draw(into: &canvas, at: rect)
    let spots = (0..<24).flatMap { y in (0..<80).map { (x: $0, y: y) } }
    let cursor = spots.first { canvas[$0.x, $0.y].style.ground.contains(.cursor) }
    let place = cursor.flatMap { view.place(x: $0.x, y: $0.y, in: rect) }
    #expect(place?.index == 1 && place?.day == month("2026-11").day(24))
    #expect(view.place(x: 4, y: 3, in: rect) == nil)
  }

  @Test("The weakest weekday is named when there is one")
  func weakest() {
    #expect(streaks(.unicode).canvas().text(.plain).contains("You miss Thursday most"))
  }

  @Test(
    "A share above nothing is never an empty bar, and all of it is a full one",
    arguments: [
      (0.0, ""), (0.001, "▏"), (0.5, "█████"), (0.55, "█████▌"), (1, "██████████"),
      (7, "██████████"),
    ])
  func bars(_ share: Double, _ wanted: String) {
    #expect(Bar(share: share, glyphs: .unicode).canvas(Size(10, 1)).text(.plain) == wanted + "\n")
  }
}

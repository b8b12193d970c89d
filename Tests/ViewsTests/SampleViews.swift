import SwiftCalCore
import SwiftCalViews

/// A board of three habits in two groups, the last of its days the 26th of November 2026.
func board(_ glyphs: GlyphSet, cursor: Int = 24) -> BoardView {
  let days = input(month("2026-11"), .monday, everyState).entries.dropFirst().prefix(26)
  let open = Array(days)
  let done = Array(days.dropLast()) + [MonthView.Entry(.done)]
  let last = month("2026-11").day(26)
  return BoardView(
    [
      .init(name: "Run", group: "Body", days: open, streak: 12, isAtRisk: true),
      .init(name: "朝の運動", group: "Body", days: done, streak: 4),
      .init(
        name: "Read a long book before sleep", group: "Mind", days: Array(open.reversed()),
        streak: 0),
      .init(name: "Weight", days: Array(repeating: .init(.notDue), count: 5), streak: nil),
    ], last: last, today: last, selected: 1, cursor: month("2026-11").day(cursor),
    appearance: Appearance(glyphs))
}

/// A year of mixed days up to the 26th of November 2026.
func year(_ year: Int, _ firstWeekday: Weekday, _ glyphs: GlyphSet) -> YearView {
  let states: [DayState] = [
    .done, .done, .done, .missed, .partial, .done, .skipped, .notDue, .frozen,
  ]
  let today = month("\(year)-11").day(26)
  let first = month("\(year)-01").day(1)
  let days = (0..<(Month.isLeap(year) ? 366 : 365)).map { index -> YearView.Entry in
    guard first + index <= today else { return .init(.future) }
    let state = states[(index * index + index / 7) % states.count]
    return .init(state, level: state == .partial ? 1 + index % 3 : nil)
  }
  return YearView(
    .init(
      year: year, firstWeekday: firstWeekday, days: days, today: today, cursor: today - 30),
    appearance: Appearance(glyphs))
}

/// Statistics with twelve runs, a weak weekday and a rising score.
func streaks(_ glyphs: GlyphSet, top: Int = 0) -> StreaksView {
  let first = month("2025-06").day(1)
  let runs = (0..<12).map { index in
    let length = 3 + index * 7 % 31
    return Run(start: first + index * 40, end: first + (index * 40 + length - 1), length: length)
  }
  let scores = (0..<200).map { index in
    let rise = 0.7 / Double(1 + index / 20)
    return 0.8 - rise + 0.05 * Double(index % 20) / 20
  }
  let weekdays: [(done: Int, due: Int)] = [
    (40, 50), (45, 50), (44, 50), (20, 50), (41, 50), (50, 50), (48, 50),
  ]
  return StreaksView(
    .init(
      unit: .day, runs: runs, current: runs[11], weekdays: weekdays,
      firstWeekday: .monday, counts: .init(week: 4, month: 19, year: 212, ever: 1423),
      scores: scores, lastDay: month("2026-11").day(26)),
    appearance: Appearance(glyphs), top: top)
}

/// Notes of two years.
func notes(_ glyphs: GlyphSet, search: String? = nil, isEmpty: Bool = false) -> NotesView {
  let days = month("2026-02")
  let items: [NotesView.Item] = [
    .init(days.day(3), .done, note: "In the rain, and it was good"),
    .init(days.day(1), .skipped, note: "風邪をひいた"),
    .init(
      month("2025-12").day(31), .missed, note: "Line one\nline two \u{1b}[31m and a long rest of it"
    ),
  ]
  return NotesView(
    isEmpty ? [] : items, selected: isEmpty ? nil : 1, search: search,
    appearance: Appearance(glyphs))
}

/// A list of habits in two groups.
func habitList(_ glyphs: GlyphSet, selected: Int? = 1) -> HabitListView {
  HabitListView(
    [
      .init(name: "Run", state: .done, streak: 12),
      .init(name: "朝の運動", group: "Morning", state: .pending, streak: 4, isAtRisk: true),
      .init(name: "Read a long book", group: "Morning", state: .missed, streak: 0),
      .init(name: "Weight", group: "Body", state: .notDue, streak: nil),
    ], selected: selected, appearance: Appearance(glyphs))
}

/// One of each view, in both glyph sets.
func sampleViews() -> [SampleView] {
  GlyphSet.allCases.flatMap { glyphs -> [SampleView] in
    let appearance = Appearance(glyphs)
    let days = input(month("2026-08"), .monday, everyState, today: 26, cursor: 9)
    let views: [(String, any View & Sendable)] = [
      ("month", MonthView(days, appearance: appearance, rowGap: 1, showsNeighbours: true)),
      ("number", BigNumberView(1024, glyphs: glyphs)),
      ("counter", CounterView(widget().counter, appearance: appearance)),
      ("centred counter", CounterView(widget().counter, appearance: appearance, isCentered: true)),
      ("list", habitList(glyphs)),
      ("inline", InlineWidget(widget(), appearance: appearance, showsName: true)),
      ("medium", MediumWidget(widget(), appearance: appearance)),
      ("hints", HintBar([.init("Space", "check in"), .init("朝", "help")])),
      ("tabs", TabBar(["Board", "Month", "Year", "Streaks", "Notes"], chosen: 1)),
      ("board", board(glyphs)), ("year", year(2026, .monday, glyphs)), ("streaks", streaks(glyphs)),
      ("notes", notes(glyphs, search: "rain")), ("bar", Bar(share: 0.37, glyphs: glyphs)),
      ("curve", ScoreCurve([0, 0.5, 0.4, 1], glyphs: glyphs)),
    ]
    return views.map { SampleView(testDescription: "\($0), \(glyphs)", view: $1) }
  }
}

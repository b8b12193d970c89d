import SwiftCalCore

/// The board: habits as rows, the last days as columns, as many as fit; the daily overview.
///
/// Each day has three columns: its mark and, at both sides, the chain, today's ring or the cursor.
package struct BoardView: View {
  /// One habit of the board.
  package struct Row: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The group it stands in; empty for none.
    package var group: String
    /// Its days, the last of them the board's last day; those before the first are not shown.
    package var days: [MonthView.Entry]
    /// The current streak's length; nil for a habit without streaks.
    package var streak: Int?
    /// Whether the streak breaks when the day ends.
    package var isAtRisk: Bool

    /// A row of these days.
    package init(
      name: String, group: String = "", days: [MonthView.Entry], streak: Int?,
      isAtRisk: Bool = false
    ) {
      self.name = name
      self.group = group
      self.days = days
      self.streak = streak
      self.isAtRisk = isAtRisk
    }

    /// A row with the last `count` days of a history up to `last`.
    package init(of history: History, last: Day, count: Int) {
      self.init(
        name: history.habit.name, group: history.habit.group,
        days: (0..<max(0, count)).map { history.entry(on: last - (count - 1 - $0)) },
        streak: history.habit.kind == .trackOnly ? nil : history.streak.current?.length ?? 0,
        isAtRisk: history.streak.isInDanger)
    }
  }

  /// The habits in their order; those of a group follow each other.
  package let rows: [Row]
  /// The day of the last column.
  package let last: Day
  /// Today, ringed where it is shown.
  package let today: Day
  /// The index of the row with the cursor.
  package let selected: Int?
  /// The cursor's day.
  package let cursor: Day?
  /// The selected range of days of the row with the cursor.
  package let selection: ClosedRange<Day>?
  /// What it is dressed in.
  package let appearance: Appearance

  /// A board of these rows.
  package init(
    _ rows: [Row], last: Day, today: Day, selected: Int?, cursor: Day?,
    selection: ClosedRange<Day>? = nil, appearance: Appearance
  ) {
    self.rows = rows
    self.last = last
    self.today = today
    self.selected = selected
    self.cursor = cursor
    self.selection = selection
    self.appearance = appearance
  }

  /// The days that fit into `width` columns beside names that are at most `names` columns wide.
  package static func dayCount(in width: Int, names: Int) -> Int {
    Layout(width: width, days: max(0, width), names: names).dayCount
  }

  /// The indices of the rows that are shown of a board of habits in these groups, with the row
  /// `selected` among them, on `height` rows.
  package static func shownRows(groups: [String], selected: Int?, height: Int) -> [Int] {
    window(groups: groups, selected: selected, height: height).shown.compactMap {
      if case .item(let index) = $0 { index } else { nil }
    }
  }

  private static func window(groups: [String], selected: Int?, height: Int) -> ListWindow {
    ListWindow(
      HabitListView.lines(ofGroups: groups), rows: height - headRows(height),
      around: selected.map { .item($0) }, least: 2)
  }

  /// The rows above the habits.
  private static func headRows(_ height: Int) -> Int { height >= 4 ? 2 : height >= 2 ? 1 : 0 }

  package var wantedSize: Size {
    let longest = rows.map { $0.days.count }.max() ?? 0
    return Size(9 + max(8, longestName) + 3 * longest, 2 + max(1, lines.count))
  }

  /// Where the columns of a board stand.
  struct Layout {
    let nameWidth: Int
    let dayCount: Int
    let showsStreak: Bool

    /// The days shown are at most `days`, the names at most `names` columns.
    init(width: Int, days: Int, names: Int) {
      showsStreak = width >= 36
      let room = width - (showsStreak ? 6 : 0) - 3
      let wanted = max(min(8, room), names)
      let most = min(max(24, room / 4), max(min(8, room), room / 3))
      nameWidth = wanted + 3 * days <= room ? wanted : min(wanted, most)
      dayCount = min(max(0, (room - nameWidth) / 3), max(0, days))
    }

    /// The first of a day's three columns.
    func x(ofDay index: Int) -> Int { 2 + nameWidth + 1 + 3 * index }
    /// The column after the last day.
    var end: Int { x(ofDay: dayCount) }
  }

  private var longestName: Int { rows.map { TerminalText.width(of: $0.name) }.max() ?? 0 }

  func layout(in rect: Rect) -> Layout {
    Layout(
      width: rect.width, days: rows.map { $0.days.count }.max() ?? 0, names: longestName)
  }

  /// The rows of a board with the headings of their groups.
  var lines: [HabitListView.Line] { HabitListView.lines(ofGroups: rows.map(\.group)) }

  /// The lines that are shown, and the row of the first.
  func shown(in rect: Rect) -> (window: ListWindow, y: Int) {
    let window = BoardView.window(
      groups: rows.map(\.group), selected: selected, height: rect.height)
    return (window, rect.y + BoardView.headRows(rect.height))
  }

  /// The habit's index and the day at a column and row of a board drawn into `rect`; the day is nil
  /// beside the days.
  package func place(x: Int, y: Int, in rect: Rect) -> (index: Int, day: Day?)? {
    let (window, top) = shown(in: rect)
    let lines = window.shown
    let line = lines.startIndex + y - top
    guard lines.indices.contains(line), case .item(let index) = lines[line] else { return nil }
    let layout = layout(in: rect)
    let column = x - rect.x - layout.x(ofDay: 0)
    guard column >= 0, column < 3 * layout.dayCount else { return (index, nil) }
    return (index, last - (layout.dayCount - 1 - column / 3))
  }
}

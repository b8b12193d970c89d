import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The habits and their last days, as many as fit into some columns.
  ///
  /// The last column is today's, or the day's of a cursor that is ahead; a cursor that is further
  /// back than fits stands in the middle.
  func boardView(in body: Rect) -> BoardView {
    let active = activeHabits
    let place = active.firstIndex { $0.id == selected }
    let count = boardDays(width: body.width)
    let newest = max(today, cursor)
    let last = newest - cursor < count ? newest : cursor + count / 2
    let shown = BoardView.shownRows(
      groups: active.map(\.group), selected: place, height: body.height)
    let rows = active.enumerated().map { index, habit in
      guard shown.contains(index), let history = histories[habit.id] else {
        return BoardView.Row(name: habit.name, group: habit.group, days: [], streak: nil)
      }
      return BoardView.Row(of: history, last: last, count: count)
    }
    return BoardView(
      rows, last: last, today: today, selected: place, cursor: cursor,
      selection: anchor == nil ? nil : selectedDays, appearance: options.appearance)
  }

  /// The days that a board shows beside the names of all habits.
  func boardDays(width: Int) -> Int {
    let names = activeHabits.map { TerminalText.width(of: $0.name) }.max() ?? 0
    return BoardView.dayCount(in: width, names: names)
  }

  /// The board, and under it, where rows are left, the selected day in words.
  func drawBoard(into canvas: inout Canvas, _ body: Rect) {
    boardView(in: body).draw(into: &canvas, at: body)
  }
}

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The habits and their last days, as many as fit into some columns.
  ///
  /// The last column is today's, or the day's of a cursor that is ahead; a cursor that is further
  /// back than fits stands in the middle.
  func boardView(width: Int) -> BoardView {
    let count = BoardView.dayCount(in: width)
    let newest = max(today, cursor)
    let last = newest - cursor < count ? newest : cursor + count / 2
    let rows = activeHabits.compactMap { habit in
      histories[habit.id].map { BoardView.Row(of: $0, last: last, count: count) }
    }
    return BoardView(
      rows, last: last, today: today, selected: activeHabits.firstIndex { $0.id == selected },
      cursor: cursor, selection: anchor == nil ? nil : selectedDays,
      appearance: options.appearance)
  }

  /// The board, and under it, where rows are left, the selected day in words.
  func drawBoard(into canvas: inout Canvas, _ body: Rect) {
    boardView(width: body.width).draw(into: &canvas, at: body)
  }
}

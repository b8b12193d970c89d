import SwiftCalCore

/// The widget of a small pane: the month beside the large number, composed for any size.
package struct MediumWidget: View {
  /// What it shows.
  package let state: WidgetState
  /// What it is dressed in.
  package let appearance: Appearance

  /// A widget of this state.
  package init(_ state: WidgetState, appearance: Appearance) {
    self.state = state
    self.appearance = appearance
  }

  package var wantedSize: Size {
    let line = state.almanac.map { AlmanacView($0).wantedSize.height + 1 } ?? 0
    return Size(44, 10 + line)
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let used = rowsUsed(in: rect)
    guard let almanac = state.almanac, rect.width >= 20, rect.height >= used + 2 else {
      drawState(into: &canvas, at: rect)
      return
    }
    drawState(
      into: &canvas, at: Rect(x: rect.x, y: rect.y, width: rect.width, height: used))
    let column = rect.width >= 36 ? rect : MediumWidget.column(in: rect)
    AlmanacView(almanac).draw(
      into: &canvas,
      at: Rect(
        x: column.x, y: rect.y + used + 1, width: column.width,
        height: min(3, rect.height - used - 1)))
  }

  /// The rows from the top that the streak and the month take beside a line of the almanac, which
  /// goes before weeks that stand apart.
  private func rowsUsed(in rect: Rect) -> Int {
    if rect.width >= 36 { return rect.width >= 60 && rect.height >= 15 ? 13 : 10 }
    if rect.height >= 17 { return 19 }
    return MonthGrid(state.month.month, firstWeekday: state.month.firstWeekday).weekCount + 4
  }

  private func drawState(into canvas: inout Canvas, at rect: Rect) {
    if rect.width >= 36, rect.height >= 5 {
      drawWide(into: &canvas, at: rect)
    } else if rect.width >= 20, rect.height >= 17 {
      drawTall(into: &canvas, at: rect)
    } else if rect.width >= 20, rect.height >= 3 {
      drawNarrow(into: &canvas, at: rect)
    } else {
      InlineWidget(state, appearance: appearance).draw(into: &canvas, at: rect)
    }
  }

  /// Name and counter at the left, the month at the right, its weeks apart where there is room.
  private func drawWide(into canvas: inout Canvas, at rect: Rect) {
    let isLarge = rect.width >= 60 && rect.height >= 13
    let pitch = isLarge ? 5 : rect.width >= 48 ? 4 : 3
    let monthWidth = MonthView.gridWidth(pitch: pitch) + 2
    let left = min(rect.width - monthWidth - 2, 36)
    drawName(into: &canvas, at: Rect(x: rect.x, y: rect.y, width: left, height: 1))
    CounterView(state.counter, appearance: appearance).draw(
      into: &canvas,
      at: Rect(x: rect.x, y: rect.y + 2, width: left, height: min(9, rect.height - 2)))
    MonthView(state.month, appearance: appearance, pitch: pitch, rowGap: isLarge ? 1 : 0).draw(
      into: &canvas,
      at: Rect(
        x: rect.x + rect.width - monthWidth, y: rect.y, width: monthWidth, height: rect.height))
  }

  /// Name, counter and month one under the other, all with the grid's left edge.
  private func drawTall(into canvas: inout Canvas, at rect: Rect) {
    let column = MediumWidget.column(in: rect)
    drawName(into: &canvas, at: Rect(x: column.x, y: rect.y, width: column.width, height: 1))
    let counterHeight = min(9, rect.height - 10)
    let counter = CounterView(state.counter, appearance: appearance)
    counter.draw(
      into: &canvas,
      at: Rect(x: column.x, y: rect.y + 1, width: column.width, height: counterHeight))
    MonthView(state.month, appearance: appearance, showsTitle: rect.height >= 19).draw(
      into: &canvas,
      at: Rect(
        x: rect.x, y: rect.y + counterHeight + 2, width: rect.width,
        height: rect.height - counterHeight - 2))
  }

  /// The name, the line and the month with its title, one under the other; where rows are short the
  /// title goes first, then the name, then the weeks that are not today's.
  private func drawNarrow(into canvas: inout Canvas, at rect: Rect) {
    let column = MediumWidget.column(in: rect)
    let weeks = MonthGrid(state.month.month, firstWeekday: state.month.firstWeekday).weekCount
    let hasName = rect.height >= weeks + 3
    var line = state
    if hasName {
      drawName(into: &canvas, at: Rect(x: column.x, y: rect.y, width: column.width, height: 1))
      line.notice = nil
    }
    let y = rect.y + (hasName ? 1 : 0)
    InlineWidget(line, appearance: appearance).draw(
      into: &canvas, at: Rect(x: column.x, y: y, width: column.width, height: 1))
    MonthView(state.month, appearance: appearance).draw(
      into: &canvas,
      at: Rect(x: rect.x, y: y + 1, width: rect.width, height: rect.y + rect.height - y - 1))
  }

  /// The columns of the month's grid in a rectangle as wide as the widget.
  private static func column(in rect: Rect) -> Rect {
    let width = MonthView.gridWidth(pitch: MonthView.widestPitch(in: rect.width))
    let indent = width + 2 <= rect.width ? 1 : 0
    return Rect(
      x: rect.x + indent, y: rect.y, width: min(width, rect.width - indent), height: rect.height)
  }

  /// The name, and the notice at its right where there is one.
  private func drawName(into canvas: inout Canvas, at rect: Rect) {
    let noticeWidth = state.notice.map { TerminalText.width(of: $0) + 2 } ?? 0
    let room = max(min(6, rect.width), rect.width - noticeWidth)
    let name = canvas.put(
      state.name, fittedAt: rect.x, y: rect.y, width: room, style: Style(.heading))
    guard let notice = state.notice else { return }
    canvas.put(
      notice, fittedAt: rect.x + name + 2, y: rect.y, width: rect.width - name - 2,
      style: Style(.warning))
  }
}

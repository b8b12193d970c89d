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

  package var wantedSize: Size { Size(44, 10) }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
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

  /// Name, counter and month one under the other.
  private func drawTall(into canvas: inout Canvas, at rect: Rect) {
    drawName(into: &canvas, at: Rect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    let counterHeight = min(9, rect.height - 10)
    let counter = CounterView(state.counter, appearance: appearance)
    counter.draw(
      into: &canvas,
      at: Rect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: counterHeight))
    MonthView(state.month, appearance: appearance, showsTitle: rect.height >= 19).draw(
      into: &canvas,
      at: Rect(
        x: rect.x, y: rect.y + counterHeight + 2, width: rect.width,
        height: rect.height - counterHeight - 2))
  }

  /// The line above the month.
  private func drawNarrow(into canvas: inout Canvas, at rect: Rect) {
    InlineWidget(state, appearance: appearance).draw(
      into: &canvas, at: Rect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    MonthView(state.month, appearance: appearance, showsTitle: false).draw(
      into: &canvas,
      at: Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height - 1))
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

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
    } else if rect.width >= 20, rect.height >= 3 {
      drawNarrow(into: &canvas, at: rect)
    } else {
      InlineWidget(state, appearance: appearance).draw(into: &canvas, at: rect)
    }
  }

  private func drawWide(into canvas: inout Canvas, at rect: Rect) {
    let month = MonthView(state.month, appearance: appearance)
    let monthWidth = MonthView.gridWidth(pitch: rect.width >= 48 ? 4 : 3) + 2
    let left = rect.width - monthWidth - 2
    canvas.put(state.name, fittedAt: rect.x, y: rect.y, width: left, style: Style(.heading))
    CounterView(state.counter, appearance: appearance).draw(
      into: &canvas,
      at: Rect(x: rect.x, y: rect.y + 2, width: left, height: rect.height - 2))
    month.draw(
      into: &canvas,
      at: Rect(
        x: rect.x + rect.width - monthWidth, y: rect.y, width: monthWidth, height: rect.height))
  }

  private func drawNarrow(into canvas: inout Canvas, at rect: Rect) {
    InlineWidget(state, appearance: appearance).draw(
      into: &canvas, at: Rect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    MonthView(state.month, appearance: appearance, showsTitle: false).draw(
      into: &canvas,
      at: Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height - 1))
  }
}

import SwiftCalCore

/// The widget of one line: `● 12 days`, `○ 12 days · 4h left`.
///
/// Where the width is short it drops, one after the other, the notice, the time left, the name and
/// the unit; the mark and the number stay.
package struct InlineWidget: View {
  /// What it shows.
  package let state: WidgetState
  /// What it is dressed in.
  package let appearance: Appearance
  /// Whether it begins with the habit's name.
  package let showsName: Bool

  /// A line of this state.
  package init(_ state: WidgetState, appearance: Appearance, showsName: Bool = false) {
    self.state = state
    self.appearance = appearance
    self.showsName = showsName
  }

  package var wantedSize: Size { Size(pieces(level: 0, nameWidth: .max).width(), 1) }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var x = rect.x
    for piece in fittingPieces(in: rect.width) {
      x += canvas.put(
        piece.text, x: x, y: rect.y, style: piece.style, width: rect.width - x + rect.x)
    }
  }

  private func fittingPieces(in width: Int) -> [StyledText] {
    for level in 0..<4 {
      let pieces = pieces(level: level, nameWidth: .max)
      if pieces.width() <= width { return pieces }
      // A long name is cut before it is dropped, as long as some of it stays.
      let name = TerminalText.width(of: state.name) - pieces.width() + width
      if showsName, level < 3, name >= 6 { return self.pieces(level: level, nameWidth: name) }
    }
    return pieces(level: 4, nameWidth: 0)
  }

  /// The line's parts; each level from 0 to 4 drops one more.
  private func pieces(level: Int, nameWidth: Int) -> [StyledText] {
    let (glyphs, strings, counter) = (appearance.glyphs, appearance.strings, state.counter)
    var pieces = [
      StyledText("\(glyphs.mark(state.today)) ", Style(HabitListView.role(state.today)))
    ]
    if showsName, level < 3 {
      let name = nameWidth == .max ? state.name : TerminalText.fitted(state.name, to: nameWidth)
      pieces.append(StyledText("\(name) ", Style(.heading)))
    }
    let count =
      level == 4
      ? String(counter.shown)
      : counter.tracked.map { strings.trackedDays($0.days) }
        ?? strings.count(counter.current, unit: counter.unit)
    pieces.append(StyledText(count, Style(.text)))
    if let left = counter.secondsLeft, counter.isAtRisk, level < 2 {
      pieces.append(StyledText(" \(glyphs.separator) ", Style(.dim)))
      pieces.append(StyledText(strings.left(seconds: left), Style(.warning)))
    }
    if counter.isPastSaving, level < 2 {
      pieces.append(StyledText(" \(glyphs.separator) ", Style(.dim)))
      pieces.append(StyledText(strings.pastSaving(counter.unit), Style(.warning)))
    }
    if let notice = state.notice, level < 1 {
      pieces.append(StyledText(" \(glyphs.separator) ", Style(.dim)))
      pieces.append(StyledText(notice, Style(.warning)))
    }
    return pieces
  }
}

/// The part of a list that is shown, and how many items it leaves out.
package struct ListWindow {
  /// The lines that are shown.
  package let shown: ArraySlice<HabitListView.Line>
  /// Whether the row after them tells what is left out.
  package let tellsRest: Bool
  private let above: Int
  private let below: Int

  /// The part of `lines` for some rows, around one of them; where not all fit and there are more rows
  /// than `least`, the last row tells how many more there are.
  package init(
    _ lines: [HabitListView.Line], rows: Int, around line: HabitListView.Line?, least: Int
  ) {
    tellsRest = rows > least && lines.count > rows
    shown = Scroll.window(of: lines, rows: tellsRest ? rows - 1 : rows, around: line)
    above = ListWindow.itemCount(lines[..<shown.startIndex])
    below = ListWindow.itemCount(lines[shown.endIndex...])
  }

  /// How many items are left out above and below: `▾ 3 more`, `▴ 2 ▾ 3 more`.
  package func rest(_ appearance: Appearance) -> String {
    let (glyphs, strings) = (appearance.glyphs, appearance.strings)
    guard above > 0 else { return "\(glyphs.moreBelow) \(strings.more(below))" }
    guard below > 0 else { return "\(glyphs.moreAbove) \(strings.more(above))" }
    return "\(glyphs.moreAbove) \(above) \(glyphs.moreBelow) \(strings.more(below))"
  }

  private static func itemCount(_ lines: ArraySlice<HabitListView.Line>) -> Int {
    lines.lazy.filter { if case .item = $0 { true } else { false } }.count
  }
}

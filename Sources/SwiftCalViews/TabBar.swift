/// One line of numbered tabs, the chosen one marked; the numbers alone where the names do not fit.
package struct TabBar: View {
  /// The tabs' names.
  package let names: [String]
  /// The index of the chosen one.
  package let chosen: Int

  /// A bar of these tabs.
  package init(_ names: [String], chosen: Int) {
    self.names = names
    self.chosen = chosen
  }

  package var wantedSize: Size {
    Size(names.reduce(0) { $0 + TerminalText.width(of: $1) + 4 } - (names.isEmpty ? 0 : 2), 1)
  }

  /// The tab at a column of a bar drawn from column `x` on in `width` columns.
  package func index(x: Int, in rect: Rect) -> Int? {
    spans(in: rect).firstIndex { $0.start <= x && x < $0.end }
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.height > 0 else { return }
    let isNamed = wantedSize.width <= rect.width
    for (index, span) in spans(in: rect).enumerated() {
      let isChosen = index == chosen
      let name = isNamed || isChosen ? " \(names[index])" : ""
      let width = min(span.end, rect.x + rect.width) - span.start
      canvas.put(
        "\(index + 1)\(name)", fittedAt: span.start, y: rect.y, width: width,
        style: Style(isChosen ? .accent : .dim, on: isChosen ? .selected : []))
    }
  }

  /// The columns of a tab; ranges would have the runtime look for what their bounds can do.
  private struct Span {
    let start: Int
    let end: Int
  }

  private func spans(in rect: Rect) -> [Span] {
    let isNamed = wantedSize.width <= rect.width
    var x = rect.x
    return names.indices.map { index in
      let name = isNamed || index == chosen ? TerminalText.width(of: names[index]) + 1 : 0
      defer { x += name + 3 }
      return Span(start: x, end: x + name + 1)
    }
  }
}

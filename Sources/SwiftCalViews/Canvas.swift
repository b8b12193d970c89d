/// One terminal cell.
package struct Cell: Hashable, Sendable {
  /// The grapheme shown; empty in the right half of a wide one.
  package var text: String
  /// How it is drawn.
  package var style: Style

  /// A space on the terminal's own background.
  package static let blank = Cell(text: " ", style: Style())
}

/// A grid of cells that views draw on; what falls outside is cut.
package struct Canvas: Hashable, Sendable {
  /// Columns and rows.
  package let size: Size
  /// Row by row, `size.width * size.height` of them.
  package private(set) var cells: [Cell]

  /// A blank canvas.
  package init(_ size: Size) {
    self.size = Size(max(0, size.width), max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The whole canvas.
  package var bounds: Rect { Rect(width: size.width, height: size.height) }

  /// The cell at a column and row, which must lie on the canvas.
  package subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// Writes one line of text from a column and row on, cut at `width` columns and at the edges,
  /// never inside a grapheme; control characters are shown escaped.
  ///
  /// - Returns: the number of columns written.
  @discardableResult
  package mutating func put(
    _ text: some StringProtocol, x: Int, y: Int, style: Style = Style(), width: Int = .max
  ) -> Int {
    var column = x
    let end = width == .max ? size.width : min(size.width, x + width)
    for (grapheme, columns) in TerminalText.graphemes(of: text) {
      guard column + columns <= end else { break }
      place(grapheme, columns: columns, x: column, y: y, style: style)
      column += columns
    }
    return column - x
  }

  /// Lays a ground under every cell of a rectangle, adding to what is there.
  package mutating func lay(_ ground: Style.Ground, under rect: Rect) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<(rect.y + rect.height) {
      for x in rect.x..<(rect.x + rect.width) {
        cells[y * size.width + x].style.ground.formUnion(ground)
      }
    }
  }

  private mutating func place(_ text: String, columns: Int, x: Int, y: Int, style: Style) {
    guard y >= 0, y < size.height, x >= 0, x + columns <= size.width else { return }
    cells[y * size.width + x] = Cell(text: text, style: style)
    for extra in 1..<max(1, columns) {
      cells[y * size.width + x + extra] = Cell(text: "", style: style)
    }
  }
}

/// A part of a screen: a value that knows the size it wants and draws itself.
package protocol View {
  /// The size at which nothing is cut.
  var wantedSize: Size { get }
  /// Draws into a rectangle of the canvas and nowhere else.
  func draw(into canvas: inout Canvas, at rect: Rect)
}

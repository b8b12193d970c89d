/// One terminal cell.
package struct Cell: Hashable, Sendable {
  /// The grapheme shown; empty in the right half of a wide one.
  package var text: String
  /// How it is drawn.
  package var style: Style

  /// A space on the terminal's own background.
  package static let blank = Cell(text: " ", style: Style())

  /// Whether it is a space on the terminal's own background; inlined, for it is asked of every cell.
  @inlinable package var isBlank: Bool {
    style.role == .text && style.ground.rawValue == 0 && text == " "
  }
}

/// A grid of cells that views draw on; what falls outside is cut.
package struct Canvas: Hashable, Sendable {
  /// Columns and rows.
  package let size: Size
  /// The characters that the output can carry.
  package let charset: Charset
  /// Row by row, `size.width * size.height` of them.
  package private(set) var cells: [Cell]

  /// A blank canvas.
  package init(_ size: Size, charset: Charset = .unicode) {
    self.size = Size(max(0, size.width), max(0, size.height))
    self.charset = charset
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The whole canvas.
  package var bounds: Rect { Rect(width: size.width, height: size.height) }

  /// The cell at a column and row, which must lie on the canvas.
  package subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// Whether a column and row lie on the canvas.
  package func holds(x: Int, y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }

  /// Writes one line of text from a column and row on, cut at `width` columns and at the edges,
  /// never inside a grapheme; control characters are shown escaped.
  ///
  /// - Returns: the number of columns written.
  @discardableResult
  package mutating func put(
    _ text: String, x: Int, y: Int, style: Style = Style(), width: Int = .max
  ) -> Int {
    guard y >= 0, y < size.height else { return 0 }
    let end = width == .max ? size.width : min(size.width, x + width)
    let row = y * size.width
    var column = x
    TerminalText.forEachGrapheme(of: text, charset: charset) { grapheme, columns in
      guard column + columns <= end else {
        // The columns that a cut wide grapheme leaves over hold nothing of what was there before.
        for left in max(column, 0)..<max(column, end, 0) { set(row, left, " ", style) }
        return false
      }
      for extra in 0..<columns where column + extra >= 0 {
        set(row, column + extra, column < 0 ? " " : extra == 0 ? grapheme : "", style)
      }
      column += columns
      return true
    }
    return column - x
  }

  /// Fills a rectangle with one single-column glyph.
  package mutating func fill(_ rect: Rect, with glyph: String = " ", style: Style = Style()) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<(rect.y + rect.height) {
      for x in rect.x..<(rect.x + rect.width) { set(y * size.width, x, glyph, style) }
    }
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

  /// Gives every cell of a rectangle a role, keeping its ground.
  package mutating func recast(_ rect: Rect, as role: Role) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<(rect.y + rect.height) {
      for x in rect.x..<(rect.x + rect.width) { cells[y * size.width + x].style.role = role }
    }
  }

  /// Copies another canvas onto this one, its top left corner at a column and row.
  package mutating func paste(_ other: Canvas, x: Int, y: Int) {
    let last = other.size.width - 1
    let isWhole = last > 0 && x >= 0 && x + last < size.width
    for row in 0..<other.size.height where row + y >= 0 && row + y < size.height {
      guard isWhole else {
        for column in 0..<other.size.width { pasteCell(other, column, row, x: x, y: y) }
        continue
      }
      // Only at its edges can it meet the half of a grapheme.
      pasteCell(other, 0, row, x: x, y: y)
      pasteCell(other, last, row, x: x, y: y)
      let start = (row + y) * size.width + x
      for column in 1..<last { cells[start + column] = other[column, row] }
    }
  }

  private mutating func pasteCell(_ other: Canvas, _ column: Int, _ row: Int, x: Int, y: Int) {
    guard column + x >= 0, column + x < size.width else { return }
    let cell = other[column, row]
    let whole = other.grapheme(column, row)
    let isCut = whole.lowerBound + x < 0 || whole.upperBound + x > size.width
    set((row + y) * size.width, column + x, isCut ? " " : cell.text, cell.style)
  }

  /// The columns of the grapheme that a cell belongs to.
  private func grapheme(_ x: Int, _ y: Int) -> Range<Int> {
    var (start, end) = (x, x + 1)
    while start > 0, self[start, y].text.isEmpty { start -= 1 }
    while end < size.width, self[end, y].text.isEmpty { end += 1 }
    return start..<end
  }

  /// Sets one cell; a wide grapheme that loses a half to it is blanked.
  private mutating func set(_ row: Int, _ x: Int, _ text: String, _ style: Style) {
    let index = row + x
    if !text.isEmpty, cells[index].text.isEmpty { blankGrapheme(holding: index, row: row) }
    var next = index + 1
    while next < row + size.width, cells[next].text.isEmpty {
      cells[next].text = " "
      next += 1
    }
    cells[index] = Cell(text: text, style: style)
  }

  private mutating func blankGrapheme(holding index: Int, row: Int) {
    var base = index
    while base > row, cells[base].text.isEmpty {
      cells[base].text = " "
      base -= 1
    }
    cells[base].text = " "
  }
}

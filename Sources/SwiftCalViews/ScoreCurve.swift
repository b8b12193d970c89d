/// A curve of values from 0 to 1 over time, oldest first: braille dots, or columns in ASCII.
package struct ScoreCurve: View {
  /// The values, oldest first.
  package let values: [Double]
  /// The glyphs.
  package let glyphs: GlyphSet

  /// A curve of these values.
  package init(_ values: [Double], glyphs: GlyphSet) {
    self.values = values
    self.glyphs = glyphs
  }

  package var wantedSize: Size { Size(40, 4) }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0, !values.isEmpty else { return }
    switch glyphs {
    case .unicode: drawDots(into: &canvas, at: rect)
    case .ascii: drawColumns(into: &canvas, at: rect)
    }
  }

  /// The value at one of `count` points set evenly over the values.
  private func value(at point: Int, of count: Int) -> Double {
    let index = count < 2 ? values.count - 1 : point * (values.count - 1) / (count - 1)
    let value = values[index]
    return value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// Two dots across and four up in each cell, the points joined by upright strokes.
  private func drawDots(into canvas: inout Canvas, at rect: Rect) {
    let (columns, rows) = (rect.width * 2, rect.height * 4)
    var cells = Array(repeating: 0, count: rect.width * rect.height)
    var last: Int?
    for point in 0..<columns {
      let height = Int((value(at: point, of: columns) * Double(rows - 1)).rounded())
      let from = last.map { $0 < height ? $0 + 1 : $0 > height ? $0 - 1 : height } ?? height
      for dot in min(from, height)...max(from, height) {
        let y = rows - 1 - dot
        cells[y / 4 * rect.width + point / 2] |= ScoreCurve.bit(column: point % 2, row: y % 4)
      }
      last = height
    }
    for (index, bits) in cells.enumerated() where bits != 0 {
      guard let scalar = Unicode.Scalar(0x2800 + bits) else { continue }
      canvas.put(
        String(Character(scalar)), x: rect.x + index % rect.width,
        y: rect.y + index / rect.width, style: Style(.number))
    }
  }

  /// The bit of a dot in a braille cell: the dots are numbered down the left, then the right, and
  /// the lowest pair came later.
  private static func bit(column: Int, row: Int) -> Int {
    row == 3 ? 0x40 << column : 1 << (row + 3 * column)
  }

  private func drawColumns(into canvas: inout Canvas, at rect: Rect) {
    for x in 0..<rect.width {
      let eighths = Int((value(at: x, of: rect.width) * Double(rect.height * 8)).rounded())
      for row in 0..<rect.height {
        let part = min(max(eighths - (rect.height - 1 - row) * 8, 0), 8)
        if part > 0 {
          canvas.put(
            glyphs.column(eighths: part), x: rect.x + x, y: rect.y + row, style: Style(.number))
        }
      }
    }
  }
}

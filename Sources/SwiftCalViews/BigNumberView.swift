/// A number in the largest digits that fit; plain bold digits where no large ones do.
package struct BigNumberView: View {
  /// The number, at least 0.
  package let number: Int
  /// The glyphs.
  package let glyphs: GlyphSet
  /// How it is drawn.
  package let style: Style

  /// A view of `number`; less than 0 shows as 0.
  package init(_ number: Int, glyphs: GlyphSet, style: Style = Style(.number)) {
    self.number = max(0, number)
    self.glyphs = glyphs
    self.style = style
  }

  private var digits: [Int] { String(number).utf8.map { Int($0) - 48 } }

  package var wantedSize: Size { Digits.large.size(of: digits.count) }

  /// The size it takes inside of `size`.
  package func size(in size: Size) -> Size {
    let count = digits.count
    guard let digits = Digits.fitting(count, in: size) else { return Size(count, 1) }
    return digits.size(of: count)
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard let size = Digits.fitting(digits.count, in: rect.size) else {
      canvas.put(
        String(number), fittedAt: rect.x, y: rect.y, width: rect.height > 0 ? rect.width : 0,
        style: Style(.heading))
      return
    }
    for row in 0..<size.height {
      var x = rect.x
      for digit in digits {
        canvas.put(size.row(row, of: digit, glyphs: glyphs), x: x, y: rect.y + row, style: style)
        x += size.width + size.gap
      }
    }
  }
}

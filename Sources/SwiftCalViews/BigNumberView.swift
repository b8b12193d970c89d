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

  package var wantedSize: Size { Digits.large.size(of: digits) }

  /// The size it takes inside of `size`.
  package func size(in size: Size) -> Size {
    guard let kind = Digits.fitting(digits, in: size) else { return Size(digits.count, 1) }
    return kind.size(of: digits)
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard let kind = Digits.fitting(digits, in: rect.size) else {
      let width = rect.height > 0 ? rect.width : 0
      canvas.put(String(number), fittedAt: rect.x, y: rect.y, width: width, style: Style(.heading))
      return
    }
    var x = rect.x
    for digit in digits {
      for (row, text) in kind.rows(of: digit, glyphs: glyphs).enumerated() {
        canvas.put(text, x: x, y: rect.y + row, style: style)
      }
      x += kind.width(of: digit) + kind.gap
    }
  }
}

/// A horizontal bar, to an eighth of a column where the glyphs allow it.
package struct Bar: View {
  /// How much of the width it fills, 0…1.
  package let share: Double
  /// The glyphs.
  package let glyphs: GlyphSet
  /// How it is drawn.
  package let style: Style

  /// A bar of a share; values outside 0…1 are brought to the nearest end.
  package init(share: Double, glyphs: GlyphSet, style: Style = Style(.number)) {
    self.share = share.isNaN ? 0 : min(max(share, 0), 1)
    self.glyphs = glyphs
    self.style = style
  }

  package var wantedSize: Size { Size(20, 1) }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.height > 0, rect.width > 0 else { return }
    var eighths = Int((share * Double(rect.width * 8)).rounded())
    // Something is never shown as nothing.
    if share > 0 { eighths = max(eighths, 1) }
    var text = String(repeating: glyphs.bar, count: eighths / 8)
    if eighths % 8 > 0 { text += glyphs.barPart(eighths: eighths % 8) }
    canvas.put(text, x: rect.x, y: rect.y, style: style, width: rect.width)
  }
}

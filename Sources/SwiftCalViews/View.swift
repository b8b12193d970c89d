/// A part of a screen: a value that knows the size it wants and draws itself.
package protocol View {
  /// The size at which nothing is cut.
  var wantedSize: Size { get }
  /// Draws into a rectangle of the canvas and nowhere else.
  func draw(into canvas: inout Canvas, at rect: Rect)
}

extension View {
  /// The view alone on a canvas of its wanted size, or of another.
  package func canvas(_ size: Size? = nil, charset: Charset = .unicode) -> Canvas {
    var canvas = Canvas(size ?? wantedSize, charset: charset)
    draw(into: &canvas, at: canvas.bounds)
    return canvas
  }
}

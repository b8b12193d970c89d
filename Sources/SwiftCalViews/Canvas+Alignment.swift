extension Canvas {
  /// Writes a text fitted into `width` columns and centred there.
  package mutating func put(
    _ text: String, centeredAt x: Int, y: Int, width: Int, style: Style = Style()
  ) {
    let shown = TerminalText.fitted(text, to: width, charset: charset)
    let columns = TerminalText.width(of: shown, charset: charset)
    put(shown, x: x + max(0, width - columns) / 2, y: y, style: style, width: width)
  }

  /// Writes a text fitted into the `width` columns that end before column `end`, at their right.
  package mutating func put(
    _ text: String, before end: Int, y: Int, width: Int, style: Style = Style()
  ) {
    let shown = TerminalText.fitted(text, to: width, charset: charset)
    let columns = TerminalText.width(of: shown, charset: charset)
    put(shown, x: end - columns, y: y, style: style, width: columns)
  }

  /// Writes a text fitted into `width` columns, with an ellipsis where it is cut.
  ///
  /// - Returns: the number of columns written.
  @discardableResult
  package mutating func put(
    _ text: String, fittedAt x: Int, y: Int, width: Int, style: Style = Style()
  ) -> Int {
    guard width > 0 else { return 0 }
    let shown = TerminalText.fitted(text, to: width, charset: charset)
    return put(shown, x: x, y: y, style: style, width: width)
  }
}

import SwiftCalCore

/// The almanac's text of a day, dim, wrapped into the rows that are left for it.
package struct AlmanacView: View {
  /// The text, on one line.
  let text: String

  /// A view of a day's text.
  package init(_ text: String) { self.text = Almanac.onOneLine(text) }

  /// Two rows of the medium widget, which hold most texts whole.
  package var wantedSize: Size { Size(44, min(2, lines(Size(44, 2)).count)) }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    let lines = lines(Size(rect.width, rect.height), charset: canvas.charset)
    for (row, line) in lines.enumerated() {
      canvas.put(
        line, fittedAt: rect.x, y: rect.y + row, width: rect.width, style: Style(.dim))
    }
  }

  /// The text in no more lines than there are rows; the last of them holds all the rest.
  package func lines(_ size: Size, charset: Charset = .unicode) -> [String] {
    AlmanacView.lines(of: text, size, charset: charset)
  }

  /// The same of any text.
  package static func lines(
    of text: String, _ size: Size, charset: Charset = .unicode
  ) -> [String] {
    guard size.width > 0, size.height > 0 else { return [] }
    let lines = TerminalText.wrapped(text, to: size.width, charset: charset)
    guard lines.count > size.height else { return lines }
    let rest = lines[(size.height - 1)...].joined(separator: " ")
    return lines.prefix(size.height - 1) + [rest]
  }
}

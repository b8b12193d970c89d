import CPlatform

/// The text of a grapheme as curses takes it: a cell of its own for each character that takes
/// columns, together with those that combine with it.
///
/// Curses and the terminal have to agree on every width, so nothing else is sent, and what the
/// locale cannot show becomes a question mark.
enum CellText {
  /// As many characters as curses keeps in a cell, and a zero.
  typealias Scalars = InlineArray<6, wchar_t>

  /// One blank column.
  static let blank: Scalars = [0x20, 0, 0, 0, 0, 0]

  /// Hands the cells over that are sent for a text that was to fill so many columns.
  static func forEachCell(of text: String, columns: Int, _ body: (Scalars) -> Void) {
    var used = 1
    if let byte = text.utf8.first, byte < 0x80, text.utf8.count == 1 {
      body(byte >= 0x20 && byte != 0x7F ? [wchar_t(byte), 0, 0, 0, 0, 0] : question)
    } else {
      used = forEachPart(of: text, columns: columns, body)
      if used == 0, columns > 0 {
        body(text.isEmpty ? blank : question)
        used = 1
      }
    }
    while used < columns {
      body(blank)
      used += 1
    }
  }

  /// - Returns: the columns filled.
  private static func forEachPart(
    of text: String, columns: Int, _ body: (Scalars) -> Void
  ) -> Int {
    var cell: Scalars = [0, 0, 0, 0, 0, 0]
    var count = 0
    var used = 0
    for scalar in text.unicodeScalars {
      let width = Int(swiftcal_wcwidth(scalar.value))
      if width == 0, count > 0, count < longest, !changesWidth(scalar) {
        cell[count] = wchar_t(bitPattern: scalar.value)
        count += 1
      }
      guard width > 0, used + width <= columns else { continue }
      if count > 0 { body(cell) }
      cell = [wchar_t(bitPattern: scalar.value), 0, 0, 0, 0, 0]
      count = 1
      used += width
    }
    if count > 0 { body(cell) }
    return used
  }

  /// Joiners and the choosers of text or emoji shape change a width behind curses' back.
  private static func changesWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE0E, 0xFE0F: true
    default: false
    }
  }

  private static let question: Scalars = [0x3F, 0, 0, 0, 0, 0]
  /// Curses keeps this many characters in a cell.
  private static let longest = 5
}

import CPlatform

/// The text of a cell as curses takes it.
enum CellText {
  /// One or two cells of text that take exactly so many columns on the terminal.
  ///
  /// Curses and the terminal have to agree on every width, so only a character and what combines
  /// with it is sent, and what the locale cannot show becomes a question mark.
  static func pieces(of text: String, columns: Int) -> [[wchar_t]] {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return filled([space, 0], columns: columns) }
    let width = first.isASCII ? 1 : Int(swiftcal_wcwidth(first.value))
    guard width > 0, width <= columns, first.value >= 0x20, first.value != 0x7F else {
      return filled([question, 0], columns: columns)
    }
    var cell = [wchar_t(bitPattern: first.value)]
    while let next = scalars.next(), cell.count < longest {
      guard !joiners.contains(next.value), swiftcal_wcwidth(next.value) == 0 else { continue }
      cell.append(wchar_t(bitPattern: next.value))
    }
    return width == columns ? [cell + [0]] : filled(cell + [0], columns: columns)
  }

  private static func filled(_ cell: [wchar_t], columns: Int) -> [[wchar_t]] {
    [cell] + Array(repeating: [space, 0], count: columns - 1)
  }

  private static let space: wchar_t = 0x20
  private static let question: wchar_t = 0x3F
  /// A joiner and the choosers of text or emoji shape change a width behind curses' back.
  private static let joiners: Set<UInt32> = [0x200C, 0x200D, 0xFE0E, 0xFE0F]
  /// Curses keeps this many characters in a cell.
  private static let longest = 5
}

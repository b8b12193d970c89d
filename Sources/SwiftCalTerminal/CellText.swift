import CPlatform

/// The text of a cell as curses takes it.
///
/// Curses and the terminal have to agree on every width, so only a character and what combines
/// with it is sent, and what the locale cannot show becomes a question mark.
struct CellText {
  /// As many characters as curses keeps in a cell, and a zero.
  typealias Scalars = InlineArray<6, wchar_t>

  /// One blank column.
  static let blank: Scalars = [0x20, 0, 0, 0, 0, 0]

  /// The characters, of which the first takes the columns and the others none; ended by a zero.
  private(set) var scalars: Scalars = [0, 0, 0, 0, 0, 0]
  /// How many characters there are, at least one.
  private(set) var count = 1
  /// How many blank columns have to follow to fill the cell.
  private(set) var padding: Int

  /// The text that is sent for one that was to fill so many columns.
  init(_ text: String, columns: Int) {
    padding = columns - 1
    if let byte = text.utf8.first, byte < 0x80, text.utf8.count == 1 {
      scalars[0] = byte >= 0x20 && byte != 0x7F ? wchar_t(byte) : Self.question
      return
    }
    guard let first = text.unicodeScalars.first else {
      scalars[0] = Self.space
      return
    }
    scalars[0] = Self.question
    let width = Int(swiftcal_wcwidth(first.value))
    guard width > 0, width <= columns else { return }
    scalars[0] = wchar_t(bitPattern: first.value)
    padding = columns - width
    add(text.unicodeScalars.dropFirst())
  }

  private mutating func add(_ others: Substring.UnicodeScalarView) {
    for other in others where count < Self.longest {
      guard !Self.changesWidth(other), swiftcal_wcwidth(other.value) == 0 else { continue }
      scalars[count] = wchar_t(bitPattern: other.value)
      count += 1
    }
  }

  /// Joiners and the choosers of text or emoji shape change a width behind curses' back.
  private static func changesWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE0E, 0xFE0F: true
    default: false
    }
  }

  private static let space: wchar_t = 0x20
  private static let question: wchar_t = 0x3F
  /// Curses keeps this many characters in a cell.
  private static let longest = 5
}

import CPlatform

/// Text as terminal cells: safe to show, and of a width that every terminal agrees on.
package enum TerminalText {
  /// The graphemes of a text that is safe to show, each with the columns it takes.
  package static func graphemes(
    of text: String, charset: Charset = .unicode
  ) -> [(text: String, columns: Int)] {
    var result: [(text: String, columns: Int)] = []
    forEachGrapheme(of: text, charset: charset) { grapheme, columns in
      result.append((grapheme, columns))
      return true
    }
    return result
  }

  /// The number of columns a text takes.
  package static func width(of text: String, charset: Charset = .unicode) -> Int {
    if isPlain(text) { return text.utf8.count }
    var width = 0
    forEachGrapheme(of: text, charset: charset) { _, columns in
      width += columns
      return true
    }
    return width
  }

  /// The text as it is shown, on one line: controls escaped, graphemes reduced.
  package static func safe(_ text: String, charset: Charset = .unicode) -> String {
    var result = ""
    forEachGrapheme(of: text, charset: charset) { grapheme, _ in
      result += grapheme
      return true
    }
    return result
  }

  /// The text as it is shown, cut at a grapheme and ended by an ellipsis where it is wider than
  /// `width` columns.
  package static func fitted(
    _ text: String, to width: Int, charset: Charset = .unicode
  ) -> String {
    if isPlain(text), text.utf8.count <= width { return text }
    let ellipsis = charset == .ascii ? (width > 6 ? "..." : "") : (width > 1 ? "…" : "")
    var shown = ""
    var shownColumns = 0
    var cut = ""
    let room = width - (charset == .ascii ? ellipsis.utf8.count : width > 1 ? 1 : 0)
    forEachGrapheme(of: text, charset: charset) { grapheme, columns in
      shownColumns += columns
      if shownColumns <= room { cut += grapheme }
      if shownColumns <= width { shown += grapheme }
      return shownColumns <= width
    }
    return shownColumns <= width ? shown : cut + ellipsis
  }

  /// The text fitted to `width` columns and filled up with spaces, at its right or its left.
  package static func padded(
    _ text: String, to width: Int, atLeft: Bool = false, charset: Charset = .unicode
  ) -> String {
    let shown = fitted(text, to: width, charset: charset)
    let missing = max(0, width - self.width(of: shown, charset: charset))
    let blanks = String(repeating: " ", count: missing)
    return atLeft ? blanks + shown : shown + blanks
  }

  /// Calls `body` for each grapheme as it is shown, with its columns, until it returns false.
  ///
  /// Text of scalars that always stand alone, which is most, is not broken into graphemes: that
  /// would cost more than all the rest.
  package static func forEachGrapheme(
    of text: String, charset: Charset = .unicode, _ body: (String, Int) -> Bool
  ) {
    guard text.unicodeScalars.allSatisfy(standsAlone) else {
      for character in text where !show(character, charset: charset, body) { return }
      return
    }
    for scalar in text.unicodeScalars {
      let columns = scalar.value < 0x7f ? 1 : Int(swiftcal_wcwidth(scalar.value))
      let isShown = columns > 0 && (scalar.isASCII || charset == .unicode)
      let shown = isShown ? scalar : charset == .unicode ? "\u{fffd}" : "?"
      guard body(String(Character(shown)), isShown ? columns : 1) else { return }
    }
  }

  /// Whether a text is printable ASCII, of which each byte takes a column.
  private static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte > 0x7e { return false }
    return true
  }

  /// Whether a scalar is printable and a grapheme by itself next to others of its kind: ASCII,
  /// Latin letters, signs, box drawing and shapes, kana and the common ideographs.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7f, 0xa1..<0xad, 0xae..<0x300, 0x2010..<0x2028, 0x2030..<0x205f, 0x2190..<0x2c00,
      0x3041..<0x3097, 0x30a1..<0x30fb, 0x4e00..<0xa000:
      true
    default: false
    }
  }
}

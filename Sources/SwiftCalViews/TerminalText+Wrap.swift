extension TerminalText {
  /// The text broken into lines of at most `width` columns, at blanks where there are any.
  package static func wrapped(
    _ text: String, to width: Int, charset: Charset = .unicode
  ) -> [String] {
    guard width > 0 else { return [] }
    if let lines = wrappedPlain(text, to: width) { return lines }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if self.width(of: longer, charset: charset) <= width {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        let pieces = pieces(of: String(word), width: width, charset: charset)
        lines += pieces.dropLast()
        line = pieces.last ?? ""
      }
      lines.append(line)
    }
    return lines
  }

  /// The same of printable ASCII with words that fit and single blanks between them, as the almanac
  /// is; nil for any other text. Neither words nor graphemes are made of it, which a widget feels.
  private static func wrappedPlain(_ text: String, to width: Int) -> [String]? {
    let bytes = text.utf8
    var lines: [String] = []
    var start = bytes.startIndex
    var blank: String.Index?
    var columns = 0
    var word = 0
    for index in bytes.indices {
      guard (0x20..<0x7f).contains(bytes[index]) else { return nil }
      let isBlank = bytes[index] == 0x20
      if isBlank, word == 0 { return nil }
      word = isBlank ? 0 : word + 1
      columns += 1
      if isBlank { blank = index }
      guard columns > width, !isBlank else { continue }
      guard let end = blank else { return nil }
      lines.append(String(text[start..<end]))
      start = bytes.index(after: end)
      blank = nil
      columns = word
    }
    return word == 0 ? nil : lines + [String(text[start...])]
  }

  /// A line broken into lines of at most `width` columns, with all its blanks but those it is broken
  /// at; one that fits stays as it is.
  package static func broken(
    _ text: String, to width: Int, charset: Charset = .unicode
  ) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = Line()
    for (grapheme, columns) in graphemes(of: text, charset: charset) {
      if line.width + columns > width, !line.parts.isEmpty {
        let rest = grapheme == " " ? Line() : line.cutAtBlank()
        lines.append(line.text)
        line = rest
      }
      if grapheme == " ", line.parts.isEmpty, !lines.isEmpty { continue }
      line.parts.append((grapheme, columns))
      line.width += columns
    }
    return line.parts.isEmpty && !lines.isEmpty ? lines : lines + [line.text]
  }

  private struct Line {
    var parts: [(text: String, columns: Int)] = []
    var width = 0
    var text: String { parts.map(\.text).joined() }

    /// Cuts what is behind the last blank between words off and returns it.
    mutating func cutAtBlank() -> Line {
      guard let blank = parts.lastIndex(where: { $0.text == " " }),
        parts[..<blank].contains(where: { $0.text != " " })
      else { return Line() }
      let rest = Array(parts[(blank + 1)...])
      let columns = rest.reduce(0) { $0 + $1.columns }
      parts.removeSubrange(blank...)
      width -= columns + 1
      return Line(parts: rest, width: columns)
    }
  }

  /// A word cut at graphemes into pieces of at most `width` columns.
  private static func pieces(
    of word: String, width: Int, charset: Charset
  ) -> [String] {
    var pieces = [""]
    var used = 0
    for (grapheme, columns) in graphemes(of: word, charset: charset) {
      if used + columns > width, used > 0 {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1] += grapheme
      used += columns
    }
    return pieces
  }
}

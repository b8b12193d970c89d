extension TerminalText {
  /// The text broken into lines of at most `width` columns, at blanks where there are any.
  package static func wrapped(
    _ text: some StringProtocol, to width: Int, charset: Charset = .unicode
  ) -> [String] {
    guard width > 0 else { return [] }
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
        let pieces = pieces(of: word, width: width, charset: charset)
        lines += pieces.dropLast()
        line = pieces.last ?? ""
      }
      lines.append(line)
    }
    return lines
  }

  /// A word cut at graphemes into pieces of at most `width` columns.
  private static func pieces(
    of word: some StringProtocol, width: Int, charset: Charset
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

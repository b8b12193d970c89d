extension [String] {
  /// The texts as a sentence lists them: `a, b and c`.
  package func listed(last word: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}

extension StringProtocol {
  /// The text in single quotes for a message, cut after 300 scalars, which leaves names and paths whole.
  package var quoted: String {
    let scalars = unicodeScalars.prefix(301)
    guard scalars.count > 300 else { return "'\(self)'" }
    var cut = String.UnicodeScalarView()
    cut.append(contentsOf: scalars.prefix(300))
    return "'\(String(cut))...'"
  }

  /// The text as one word for a shell.
  package var quotedForShell: String {
    var word = "'"
    for character in self { word += character == "'" ? #"'\''"# : String(character) }
    return word + "'"
  }

  /// The text on one line: the lines of it that hold something, with blanks between them.
  package var onOneLine: String {
    guard contains(where: \.isNewline) else { return String(self) }
    return split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The text without white space at its ends.
  package var trimmed: String {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }
}

/// Takes a typed line apart into words, as a shell does for quotes and backslashes only.
package enum WordSplitter {
  /// The words of `line`: white space parts them; `'…'` and `"…"` keep it, the second with
  /// backslash escapes; a backslash takes the next character as it is. An apostrophe within a word, as
  /// in `it's`, is one of its letters.
  package static func words(of line: some StringProtocol) throws(CommandError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    var last: Character?
    for character in line {
      defer { last = character }
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" && !isLetter(last) {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped { throw .unclosedQuote }
    if let finished = word { words.append(finished) }
    return words
  }

  private static func isLetter(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
}

extension StringProtocol {
  /// The text in single quotes for a message, cut after 60 scalars so that a sentence stays one.
  package var quoted: String {
    let scalars = unicodeScalars.prefix(61)
    guard scalars.count > 60 else { return "'\(self)'" }
    var cut = String.UnicodeScalarView()
    cut.append(contentsOf: scalars.prefix(60))
    return "'\(String(cut))...'"
  }

  /// The text without white space at its ends.
  package var trimmed: String {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }
}

/// A piece of a line that is drawn in one style.
///
/// A type of its own, since lists of tuples are put together by the runtime at each start.
package struct StyledText: Hashable, Sendable {
  /// What is shown.
  package let text: String
  /// How it is drawn.
  package let style: Style

  /// A piece of text in a style.
  package init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}

extension [StyledText] {
  /// The columns that the pieces take.
  package func width(charset: Charset = .unicode) -> Int {
    reduce(0) { $0 + TerminalText.width(of: $1.text, charset: charset) }
  }
}

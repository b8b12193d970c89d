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

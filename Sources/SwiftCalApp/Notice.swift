/// What the message line says.
package struct Notice: Hashable, Sendable {
  /// How much it matters.
  package enum Kind: Hashable, Sendable {
    /// Something was done as asked.
    case info
    /// A milestone was reached.
    case celebration
    /// Something was not done, or needs attention.
    case warning
  }

  /// How much it matters.
  package var kind: Kind
  /// The sentence.
  package var text: String
  /// Whether it goes as soon as the store can be read.
  package var passes = false

  /// A notice that says `text`.
  package init(_ text: String, _ kind: Kind = .info) {
    self.kind = kind
    self.text = text
  }
}

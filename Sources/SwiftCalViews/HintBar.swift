/// One line of keys and what they do, cut at a whole hint.
package struct HintBar: View {
  /// A key and what it does.
  package struct Hint: Hashable, Sendable {
    /// The key's name.
    package var key: String
    /// One or two words.
    package var text: String

    /// A hint for this key.
    package init(_ key: String, _ text: String) {
      self.key = key
      self.text = text
    }
  }

  /// The hints, the most important first.
  package let hints: [Hint]

  /// A line of these hints.
  package init(_ hints: [Hint]) { self.hints = hints }

  private func width(of hint: Hint) -> Int {
    TerminalText.width(of: hint.key) + 1 + TerminalText.width(of: hint.text)
  }

  package var wantedSize: Size {
    Size(hints.reduce(0) { $0 + width(of: $1) + 2 } - (hints.isEmpty ? 0 : 2), 1)
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.height > 0 else { return }
    var x = rect.x
    for hint in hints {
      guard x + width(of: hint) <= rect.x + rect.width else { return }
      x += canvas.put(hint.key, x: x, y: rect.y, style: Style(.heading)) + 1
      x += canvas.put(hint.text, x: x, y: rect.y, style: Style(.dim)) + 2
    }
  }
}

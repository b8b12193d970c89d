import CPlatform

/// Text as terminal cells.
package enum TerminalText {
  /// The graphemes of a text that is safe to show, each with the columns it takes.
  package static func graphemes(
    of text: some StringProtocol
  ) -> [(text: String, columns: Int)] {
    text.map { (String($0), max(1, Int(swiftcal_wcwidth($0.unicodeScalars.first?.value ?? 32)))) }
  }

  /// The number of columns a text takes.
  package static func width(of text: some StringProtocol) -> Int {
    graphemes(of: text).reduce(0) { $0 + $1.columns }
  }
}

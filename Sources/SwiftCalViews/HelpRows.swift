import SwiftCalCore

/// Rows of two columns, as the help of both programs has them.
package enum HelpRows {
  /// The columns for which they are made where that is not told: those of a usual terminal, without
  /// its last.
  package static let usualWidth = 79

  /// The rows wrapped so that they fit into so many columns; what is too long for the first column
  /// has a line of its own.
  package static func lines(
    _ rows: [(String, String)], width: Int = usualWidth
  ) -> [String] {
    let lead = min(widestLead, width / 3, rows.map { TerminalText.width(of: $0.0) }.max() ?? 0)
    return rows.flatMap { name, text in
      var lines = TerminalText.wrapped(text, to: max(1, width - lead - 4))
        .map { String(repeating: " ", count: lead + 4) + $0 }
      guard TerminalText.width(of: name) <= lead, let first = lines.first else {
        return ["  \(name)"] + lines
      }
      lines[0] = "  " + TerminalText.padded(name, to: lead) + "  " + first.drop { $0 == " " }
      return lines
    }
  }

  /// A row for each option; those without a letter stand under the others' long names.
  package static func lines(of options: [OptionSpec], width: Int = usualWidth) -> [String] {
    lines(
      options.map { ($0.letter == nil ? "    \($0.spellings)" : $0.spellings, $0.sentence) },
      width: width)
  }

  private static let widestLead = 24
}

extension OptionSpec {
  /// Its help with the values it can have.
  package var sentence: String {
    choices.isEmpty ? help : "\(help) One of \(choices.joined(separator: ", "))."
  }
}

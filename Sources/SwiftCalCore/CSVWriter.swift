/// What stands between the fields of a CSV file.
package enum CSVSeparator: UInt8, CaseIterable, Hashable, Sendable {
  case comma = 0x2c
  case semicolon = 0x3b
  case tab = 0x09

  /// The one most often found outside quotes on the first line; a comma when none is.
  package init(guessedFrom bytes: [UInt8]) {
    var counts: [CSVSeparator: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if let separator = CSVSeparator(rawValue: byte) { counts[separator, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    self = CSVSeparator.allCases.first { counts[$0, default: 0] == most } ?? .comma
  }

  fileprivate var character: Unicode.Scalar { Unicode.Scalar(rawValue) }
}

/// Writes CSV rows that `CSVReader` reads back as the same fields.
package struct CSVWriter: Sendable {
  private let separator: CSVSeparator

  /// A writer with this separator.
  package init(separator: CSVSeparator = .comma) { self.separator = separator }

  /// One row with its line feed; a field is quoted only where it has to be.
  package func line(_ fields: [String]) -> String {
    // A line with nothing on it would be passed over.
    if fields == [""] { return "\"\"\n" }
    return fields.map(field).joined(separator: String(separator.character)) + "\n"
  }

  private func field(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsQuotes) else { return text }
    var quoted = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      quoted.append(scalar)
      if scalar == "\"" { quoted.append(scalar) }
    }
    quoted.append("\"")
    return String(quoted)
  }

  private func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    // A byte order mark at the head of the file would be dropped.
    case "\"", "\r", "\n", "\u{feff}", separator.character: true
    default: false
    }
  }
}

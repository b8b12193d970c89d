/// Why bytes are not a CSV file.
package struct CSVError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// A quoted field that begins on the line has no closing quote.
    case unterminatedQuote
    /// Something other than a separator follows a closing quote.
    case textAfterQuote
    /// A field that does not begin with a quote holds one.
    case quoteInside
    /// A NUL byte.
    case nul
    /// Bytes that are not UTF-8.
    case notUTF8
    /// The file is UTF-16.
    case utf16
  }

  /// The number of the line, from 1.
  package let line: Int
  /// What is wrong there.
  package let reason: Reason

  /// An error on a line.
  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// A sentence that says what is wrong on which line and what to do.
  package var message: String { "Line \(line): \(reason.text)." }
}

extension CSVError.Reason {
  fileprivate var text: String {
    switch self {
    case .unterminatedQuote: "the quote that opens a field here is never closed"
    case .textAfterQuote: "text follows a closing quote; a quote inside a field is written twice"
    case .quoteInside:
      "a quote stands inside a field that is not quoted; quote the field and write it twice"
    case .nul: "there is a NUL byte, so this is not a text file"
    case .notUTF8:
      "the text is not UTF-8, but perhaps Latin-1 or Windows-1252; convert it with"
        + " 'iconv -f WINDOWS-1252 -t UTF-8'"
    case .utf16: "the text is UTF-16; convert it with 'iconv -f UTF-16 -t UTF-8'"
    }
  }
}

/// Why a screen cannot be shown.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is not a terminal.
  case notATerminal(Stream)
  /// `TERM` is not set, or to nothing.
  case unnamed
  /// The terminal database does not know this `TERM`.
  case unknown(String)
  /// The terminal cannot place text on its screen.
  case incapable(String)

  /// The stream that has to be a terminal.
  package enum Stream: String, Hashable, Sendable {
    case input = "standard input"
    case output = "standard output"
  }

  /// What happened and what to do, as one line.
  package var message: String {
    switch self {
    case .notATerminal(let stream):
      "\(stream.rawValue) is not a terminal; use 'swiftcal show' or 'swiftcal-mini' to print"
    case .unnamed:
      "TERM is not set; name your terminal's type, as in TERM=xterm-256color"
    case .unknown(let name):
      "TERM is \(quoted(name)), which this machine does not know; try TERM=xterm-256color"
    case .incapable(let name):
      "TERM is \(quoted(name)), which cannot move its cursor; try TERM=xterm-256color"
    }
  }

  private func quoted(_ name: String) -> String {
    let safe = name.unicodeScalars.map { $0.value > 31 && $0.value < 127 ? Character($0) : "?" }
    return "'\(String(safe.prefix(60)))'"
  }
}

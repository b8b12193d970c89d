import SwiftCalCore
import SwiftCalViews

/// What `--help` prints.
package enum HelpText {
  /// The lines of the help of one command, as it is typed on the screen or in a shell, or of the
  /// program.
  package static func lines(for action: Action?, isOnScreen: Bool = false) -> [String] {
    action.map { command(Command.of($0), isOnScreen: isOnScreen) } ?? program
  }

  private static func command(_ command: Command, isOnScreen: Bool) -> [String] {
    let isTyped = !isOnScreen && command.places.contains(.commandLine)
    let usage = isTyped ? "swiftcal \(command.usage)" : ":\(command.usage)"
    var lines = ["Usage: \(usage)\(command.options.isEmpty ? "" : " [OPTION]...")", command.help]
    if !command.options.isEmpty { lines += [""] + options(command.options) }
    if !command.keys.isEmpty { lines += ["", "Keys on the screen: \(command.keyNames)"] }
    return lines
  }

  private static var program: [String] {
    var lines = [
      "Usage: swiftcal [OPTION]... [COMMAND [ARGUMENT]...]",
      "A habit calendar with streaks. Without a command, the screen.",
    ]
    for section in Command.Section.allCases {
      let commands = Command.table.filter {
        $0.section == section && $0.places.contains(.commandLine)
      }
      guard !commands.isEmpty else { continue }
      lines += ["", "\(section.rawValue):"]
      lines += rows(commands.map { ($0.usage, $0.help) })
    }
    lines += ["", "Options:"] + options(OptionSpec.global)
    return lines + ["", "'swiftcal COMMAND --help' tells more; so does swiftcal(1)."]
  }

  private static func options(_ options: [OptionSpec]) -> [String] {
    rows(options.map { ($0.letter == nil ? "    \($0.spellings)" : $0.spellings, $0.sentence) })
  }

  /// Rows of two columns, wrapped so that they fit on a terminal of 80; what is too long for the first
  /// column has a line of its own.
  private static func rows(_ rows: [(String, String)]) -> [String] {
    let lead = min(widestLead, rows.map { TerminalText.width(of: $0.0) }.max() ?? 0)
    return rows.flatMap { name, text in
      var lines = TerminalText.wrapped(text, to: 79 - lead - 4)
        .map { String(repeating: " ", count: lead + 4) + $0 }
      guard TerminalText.width(of: name) <= lead, let first = lines.first else {
        return ["  \(name)"] + lines
      }
      lines[0] = "  " + TerminalText.padded(name, to: lead) + "  " + first.drop { $0 == " " }
      return lines
    }
  }

  private static let widestLead = 24
}

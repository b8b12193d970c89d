import SwiftCalCore
import SwiftCalViews

/// What `--help` prints.
package enum HelpText {
  /// The lines of the help of one command, as it is typed on the screen or in a shell, or of the
  /// program.
  ///
  /// - Parameter width: the columns that rows are broken to.
  package static func lines(
    for action: Action?, isOnScreen: Bool = false, width: Int = HelpRows.usualWidth
  ) -> [String] {
    action.map { command(Command.of($0), isOnScreen: isOnScreen, width) } ?? program
  }

  private static func command(_ command: Command, isOnScreen: Bool, _ width: Int) -> [String] {
    let isTyped = !isOnScreen && command.places.contains(.commandLine)
    let usage = isTyped ? "swiftcal \(command.usage)" : ":\(command.usage(on: .screen))"
    var lines = ["Usage: \(usage)\(command.options.isEmpty ? "" : " [OPTION]...")", command.help]
    if !command.options.isEmpty {
      lines += [""] + HelpRows.lines(of: command.options, width: width)
    }
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
      lines += HelpRows.lines(commands.map { ($0.usage, $0.help) })
    }
    lines += ["", "Options:"] + HelpRows.lines(of: OptionSpec.global)
    return lines + ["", "'swiftcal COMMAND --help' tells more; so does swiftcal(1)."]
  }
}

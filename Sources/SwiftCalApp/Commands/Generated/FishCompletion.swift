import SwiftCalCore

/// The completion for fish, made from the table of commands.
enum FishCompletion {
  /// Its lines.
  static var lines: [String] {
    let commands = Command.table.filter { $0.places.contains(.commandLine) }
    let names = commands.map(\.name).joined(separator: " ")
    let noCommand = "\"not __fish_seen_subcommand_from \(names)\""
    return [
      "# fish completion for swiftcal", "function __swiftcal_habits",
      "  swiftcal habits --names 2>/dev/null", "end", "complete -c swiftcal -f",
    ] + OptionSpec.global.map { "complete -c swiftcal \(option($0))" }
      + commands.map {
        "complete -c swiftcal -n \(noCommand) -a \($0.name) -d '\(plain($0.help))'"
      }
      + commands.flatMap(arguments)
  }

  private static func arguments(_ command: Command) -> [String] {
    let head = "complete -c swiftcal -n \"__fish_seen_subcommand_from \(command.name)\""
    var lines = command.options.map { "\(head) \(option($0))" }
    switch command.action {
    case .config:
      lines.append("\(head) -a '\(SettingKey.allCases.map(\.rawValue).joined(separator: " "))'")
    case .almanac: lines.append("\(head) -a 'import export default off on' -F")
    case .unarchive:
      lines.append("\(head) -a '(swiftcal habits --names --archived 2>/dev/null)'")
    case _ where command.operands.holds("HABIT"):
      lines.append("\(head) -a '(__swiftcal_habits)'")
    default: break
    }
    return lines
  }

  private static func option(_ option: OptionSpec) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let values =
      switch option.name {
      case "store", "almanac": " -r -F"
      case "habit": " -x -a '(__swiftcal_habits)'"
      default:
        option.argument == nil
          ? ""
          : option.choices.isEmpty ? " -x" : " -x -a '\(option.choices.joined(separator: " "))'"
      }
    return "-l \(option.name)\(letter)\(values) -d '\(plain(option.help))'"
  }

  private static func plain(_ text: String) -> String { text.filter { $0 != "'" } }
}

import SwiftCalCore

/// The completion for zsh, made from the table of commands.
enum ZshCompletion {
  /// Its lines.
  static var lines: [String] {
    let commands = Command.table.filter { $0.places.contains(.commandLine) }
    return ["#compdef swiftcal", "", "_swiftcal_habits() {"] + habits("") + [
      "}", "", "_swiftcal_archived() {",
    ] + habits(" --archived") + [
      "}", "", "_swiftcal_commands() {", "  local -a commands", "  commands=(",
    ] + commands.map { "    '\($0.name):\(plain($0.help))'" } + [
      "  )", "  _describe command commands", "}", "", "_swiftcal() {",
      "  local curcontext=$curcontext state line", "  local -a global", "  global=(",
    ] + OptionSpec.global.flatMap(specs) + [
      "  )", "  _arguments -C -S $global '1: :_swiftcal_commands' '*:: :->arguments' && return",
      "  [[ $state == arguments ]] || return", "  case $line[1] in",
    ] + commands.flatMap(cases) + [
      "  esac", "}", "", "_swiftcal \"$@\"",
    ]
  }

  private static func habits(_ option: String) -> [String] {
    [
      "  local -a names",
      "  names=(${(f)\"$(swiftcal habits --names\(option) 2>/dev/null)\"})",
      "  compadd -a names",
    ]
  }

  private static func cases(_ command: Command) -> [String] {
    var lines = ["    \(command.name))", "      _arguments -S $global \\"]
    lines += command.options.flatMap(specs).map { "      \($0) \\" }
    lines.append("        \(operand(command))")
    return lines + ["      ;;"]
  }

  private static func operand(_ command: Command) -> String {
    switch command.action {
    case .config: "'1:setting:(\(SettingKey.allCases.map(\.rawValue).joined(separator: " ")))'"
    case .help: "'1: :_swiftcal_commands'"
    case .unarchive: "'1:habit:_swiftcal_archived' '*: : '"
    case _ where command.operands.holds("HABIT"): "'1:habit:_swiftcal_habits' '*: : '"
    default: "'*: : '"
    }
  }

  private static func specs(_ option: OptionSpec) -> [String] {
    let help = "[\(plain(option.help))]"
    let value = option.argument.map { ":\(plain($0)):\(action(option))" } ?? ""
    let equals = option.argument == nil ? "" : "="
    var specs = ["    '--\(option.name)\(equals)\(help)\(value)'"]
    if let letter = option.letter { specs.append("    '-\(letter)\(help)\(value)'") }
    return specs
  }

  private static func action(_ option: OptionSpec) -> String {
    switch option.name {
    case "store": "_files"
    case "habit": "_swiftcal_habits"
    default: option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
    }
  }

  /// The text without what would end a specification.
  private static func plain(_ text: String) -> String {
    text.filter { $0 != "'" && $0 != "[" && $0 != "]" && $0 != ":" }
  }
}

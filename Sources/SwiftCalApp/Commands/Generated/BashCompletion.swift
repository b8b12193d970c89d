import SwiftCalCore

/// The completion for bash, made from the table of commands.
enum BashCompletion {
  /// Its lines.
  static var lines: [String] {
    let commands = Command.table.filter { $0.places.contains(.commandLine) }
    return head + [
      "  local global='\(flags(OptionSpec.global))'",
      "  local commands='\(commands.map(\.name).joined(separator: " "))'",
      "  case $command in",
    ] + commands.map { "    \($0.name)) own='\(flags($0.options))' ;;" } + [
      "  esac", "  case $command:$previous in",
    ] + commands.flatMap(ownValues) + OptionSpec.global.compactMap { values("*", $0) } + [
      "    *:--store|*:-S|*:--almanac) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
    ] + tail(commands)
  }

  private static let head = [
    "# bash completion for swiftcal", "_swiftcal() {",
    "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
    "  local command= own= i",
    "  for ((i = 1; i < COMP_CWORD; i++)); do",
    "    case ${COMP_WORDS[i]} in",
    "      --store|--almanac|--habit|--view|--first-weekday|--day-start|--color|--as-of|-[SHvC]) ((i++)) ;;",
    "      -*) ;;",
    "      *) command=${COMP_WORDS[i]}; break ;;",
    "    esac", "  done",
  ]

  private static func tail(_ commands: [Command]) -> [String] {
    let naming = commands.filter { $0.operands.holds("HABIT") && $0.action != .unarchive }
      .map(\.name)
    return [
      "    *:--habit|*:-H) _swiftcal_habits \"$word\"; return ;;",
      "  esac",
      "  if [[ $word == -* ]]; then",
      "    COMPREPLY=($(compgen -W \"$own $global\" -- \"$word\"))",
      "  elif [[ -z $command ]]; then",
      "    COMPREPLY=($(compgen -W \"$commands\" -- \"$word\"))",
      "  else",
      "    case $command in",
      "      \(naming.joined(separator: "|"))) _swiftcal_habits \"$word\" ;;",
      "      unarchive) _swiftcal_habits \"$word\" --archived ;;",
      "      config) COMPREPLY=($(compgen -W '\(settings)' -- \"$word\")) ;;",
      "      almanac) COMPREPLY=($(compgen -W 'import export default off on' -- \"$word\")) ;;",
      "      help) COMPREPLY=($(compgen -W \"$commands\" -- \"$word\")) ;;",
      "    esac", "  fi", "}",
      "_swiftcal_habits() {",
      // Names are never given to compgen -W, which would expand what is in them.
      "  local name",
      "  while IFS= read -r name; do",
      "    [[ $name == \"$1\"* ]] && COMPREPLY+=(\"$(printf %q \"$name\")\")",
      "  done < <(swiftcal habits --names $2 2>/dev/null)",
      "}",
      "complete -F _swiftcal swiftcal",
    ]
  }

  private static let settings = SettingKey.allCases.map(\.rawValue).joined(separator: " ")

  private static func flags(_ options: [OptionSpec]) -> String {
    options.map { "--\($0.name)" }.joined(separator: " ")
  }

  private static func ownValues(_ command: Command) -> [String] {
    command.options.compactMap { values(command.name, $0) }
  }

  private static func values(_ command: String, _ option: OptionSpec) -> String? {
    guard !option.choices.isEmpty else { return nil }
    let letter = option.letter.map { "|\(command):-\($0)" } ?? ""
    let list = option.choices.joined(separator: " ")
    return "    \(command):--\(option.name)\(letter))"
      + " COMPREPLY=($(compgen -W '\(list)' -- \"$word\")); return ;;"
  }
}

import SwiftCalCore

extension OptionSpec {
  static let on = OptionSpec(
    "on", letter: "o", takes: "DATE",
    "The day meant; without it today, on the screen the selected one.")
  static let note = OptionSpec(
    "note", letter: "n", takes: "TEXT", "Also write a note; on a skipped day it is the reason.")
  static let amount = OptionSpec("amount", letter: "a", takes: "N", "The amount of the day.")
  static let adding = OptionSpec("add", takes: "N", "Add to the amount of the day.")
  static let all = OptionSpec("all", letter: "a", "All habits at once.")
  static let from = OptionSpec("from", letter: "f", takes: "DATE", "The first day.")
  static let to = OptionSpec("to", letter: "t", takes: "DATE", "The last day.")
  static let json = OptionSpec("json", letter: "j", "Print JSON.")
  static let repair = OptionSpec(
    "repair", letter: "r", "Put right what is broken; the file as it was is kept beside.")
  static let names = OptionSpec(
    "names", "Print nothing but the names, of those not archived.")
  static let archived = OptionSpec("archived", "Those in the archive, and no others.")
  static let month = OptionSpec(
    "month", letter: "m", takes: "MONTH",
    "The month as YYYY-MM, or MM of this year; this one without it.")
  static let limit = OptionSpec("limit", letter: "n", takes: "N", "Print no more than this many.")
  static let newName = OptionSpec("name", takes: "NAME", "Another name.")
  static let format = OptionSpec(
    "format", letter: "F", takes: "FORMAT",
    "What is written: all as JSON, or check-ins as CSV, as by itself to a FILE.csv.",
    choices: ExportFormat.allCases.map(\.rawValue))
  static let every = OptionSpec(
    "every", takes: "N", "How many units of a run earn one; as before, or 7.")
  static let cap = OptionSpec("cap", takes: "N", "How many can be held at once; as before, or 2.")
  static let timezone = OptionSpec(
    "timezone", letter: "z", takes: "ZONE",
    "Where the days of an iOS store were recorded, such as Europe/Berlin; found by itself mostly.")
  static let off = OptionSpec("off", "Switch freezes off, also those that are set for later.")

  /// What `add` and `edit` set.
  static let habitFields = [
    OptionSpec(
      "kind", letter: "k", takes: "KIND", "How its days are judged.",
      choices: HabitKind.allCases.map(\.typedName)),
    OptionSpec("target", letter: "t", takes: "N", "The amount wanted, or allowed, in a period."),
    OptionSpec(
      "unit", letter: "u", takes: "UNIT",
      "The unit of the amounts, such as km, also of what is only tracked."),
    OptionSpec(
      "per", letter: "p", takes: "PERIOD", "The period of the target.",
      choices: Period.allCases.map(\.rawValue)),
    OptionSpec("schedule", letter: "s", takes: "SCHEDULE", "On which days it is due."),
    OptionSpec("group", letter: "g", takes: "GROUP", "The section of the list it stands in."),
    OptionSpec(
      "color", letter: "c", takes: "COLOR", "Its color.",
      choices: HabitColor.allCases.map(\.rawValue)),
    OptionSpec(
      "start", takes: "DATE",
      "Its first day; 'none' for the day it was added or its first mark."),
    OptionSpec("end", takes: "DATE", "Its last day; 'none' for none."),
    OptionSpec("question", letter: "q", takes: "TEXT", "The question asked at check-in."),
    OptionSpec("skips", takes: "N", "How many skips a month it allows; 'none' for no limit."),
  ]

  /// The hidden option that prints a file made from the table.
  static let generate = OptionSpec("generate", takes: "FILE", "Print a file made from the table.")

  /// The options of the program, which may stand before and after a command.
  package static let global = [
    store, almanac,
    OptionSpec(
      "habit", letter: "H", takes: "HABIT",
      "The habit meant; without it the first one, on the screen the one shown."),
    OptionSpec(
      "view", letter: "v", takes: "VIEW", "The view that the screen begins with.",
      choices: ScreenView.allCases.map(\.rawValue)),
    firstWeekday, dayStart, color, ascii,
    OptionSpec("as-of", takes: "DATE", "Look at the habits as of a day."),
    OptionSpec("help", letter: "h", "Print help."),
    version,
  ]
}

extension HabitKind {
  /// The name as typed, with dashes: `at-least`.
  package var typedName: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }

  /// Reads a kind written with dashes, underscores or neither, or the beginning of one: `yesno` means
  /// `yes-no`, `track` means `track-only`.
  package init?(typed text: some StringProtocol) {
    let plain = { (text: String) in text.lowercased().filter { $0 != "-" && $0 != "_" } }
    let wanted = plain(String(text))
    let matches = HabitKind.allCases.filter { plain($0.rawValue).hasPrefix(wanted) }
    guard let kind = matches.first, matches.count == 1 else { return nil }
    self = kind
  }
}

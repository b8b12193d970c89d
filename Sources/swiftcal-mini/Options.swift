import SwiftCalCore

/// The widget's shapes.
enum Family: String, CaseIterable {
  case inline, medium
}

/// What the widget's output is made for.
enum Format: String, CaseIterable {
  case plain, ansi, tmux
}

/// What the command line asks for.
struct Options {
  var family: Family?
  var format: Format?
  var habit: String?
  var width: Int?
  var height: Int?
  var showsName = false
  var follows = false
  var store: String?
  /// The path of a database with an almanac to show instead of the store's.
  var almanac: String?
  /// Texts of settings that hold instead of the store's.
  var settings: [SettingKey: String] = [:]
  var color = ColorChoice.auto
  var ascii = false
  /// Text asked for instead of a widget.
  var page: Page?

  /// What can be asked for instead of a widget.
  enum Page { case help, version }

  static let specs = [
    OptionSpec(
      "family", letter: "f", takes: "FAMILY", "The shape: one line, or the month.",
      choices: Family.allCases.map(\.rawValue)),
    OptionSpec(
      "format", letter: "o", takes: "FORMAT", "What the output is made for.",
      choices: Format.allCases.map(\.rawValue)),
    OptionSpec("habit", letter: "H", takes: "HABIT", "The habit shown; the first one without it."),
    OptionSpec("name", letter: "n", "Begin the line with the habit's name."),
    OptionSpec("width", letter: "W", takes: "COLUMNS", "The widest it may be."),
    OptionSpec("height", letter: "L", takes: "ROWS", "The highest it may be."),
    OptionSpec("follow", letter: "F", "Stay, and draw again on every change."),
    .store, .almanac, .firstWeekday, .dayStart, .color, .ascii,
    OptionSpec("help", letter: "h", "Print this help."),
    .version,
  ]

  /// Reads the words after the program's name.
  init(_ words: ArraySlice<String>) throws(UsageError) {
    guard !words.isEmpty else { return }
    let parsed: ParsedWords
    do {
      parsed = try OptionParser(specs: Options.specs).parse(words)
    } catch {
      throw UsageError(message: error.message)
    }
    if let operand = parsed.operands.first {
      throw UsageError(message: "\(operand.quoted) is not an option; see '--help'.")
    }
    for option in parsed.options { try set(option.spec.name, option.argument ?? "") }
  }

  private mutating func set(_ name: String, _ text: String) throws(UsageError) {
    switch name {
    case "family": family = try choice(text, of: name)
    case "format": format = try choice(text, of: name)
    case "color": color = try choice(text, of: name)
    case "habit": habit = text
    case "name": showsName = true
    case "width": width = try cells(text, of: name)
    case "height": height = try cells(text, of: name)
    case "follow": follows = true
    case "store":
      guard !text.isEmpty else { throw UsageError(message: "'--store' needs the path of a file.") }
      store = text
    case "almanac":
      almanac = text
      // Who names one wants to see it.
      settings[.almanac] = "on"
    case "first-weekday": try setting(.firstWeekday, text)
    case "day-start": try setting(.dayStart, text)
    case "ascii": ascii = true
    case "help": page = page ?? .help
    case "version": page = page ?? .version
    default: break
    }
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String, of name: String
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "\(text.quoted) is no '--\(name)'; choose one of \(all).")
    }
    return choice
  }

  private func cells(_ text: String, of name: String) throws(UsageError) -> Int {
    guard let number = Int(text), (1...1000).contains(number) else {
      throw UsageError(
        message: "\(text.quoted) is no '--\(name)'; write a number from 1 to 1000.")
    }
    return number
  }

  /// The settings of a store with what the options say instead.
  func applied(to stored: Settings) -> Settings {
    var result = stored
    for (key, text) in settings {
      var changed = result
      // A text that is refused was refused when the options were read.
      if (try? changed.set(key, text)) != nil { result = changed }
    }
    return result
  }

  private mutating func setting(_ key: SettingKey, _ text: String) throws(UsageError) {
    var trial = Settings()
    do { try trial.set(key, text) } catch { throw UsageError(message: error.message) }
    settings[key] = text
  }
}

/// A command line that cannot be understood.
struct UsageError: Error {
  /// What is wrong and what to do about it.
  let message: String
}

import SwiftCalCore

extension CommandError {
  /// A sentence that says what is wrong, with which thing, and what to do about it on the command line.
  package var message: String { message(on: .commandLine) }

  /// The sentence as it is true in the place where the command was given.
  package func message(on place: Command.Places) -> String {
    switch self {
    case .unclosedQuote: "A quote or a backslash is left open; close it."
    case .unknownCommand(let name):
      "There is no command \(name.quoted); "
        + (Command.near(name).map { "try '\($0.name)'." } ?? "see \(place.typed("help")).")
    case .ambiguousCommand(let name, let names):
      "The command \(name.quoted) may mean \(list(names)); type more of it."
    case .notHere(let action, .screen):
      "'\(action.rawValue)' works on the screen only; start 'swiftcal' and use it there."
    case .notHere(let action, _):
      "'\(action.rawValue)' works on the command line only; leave the screen first."
    case .option(let error): error.message(help: place == .screen ? "':help'" : "'--help'")
    case .environment(let message): message
    default: operandMessage(on: place) ?? valueMessage ?? habitMessage(on: place) ?? ""
    }
  }

  private func operandMessage(on place: Command.Places) -> String? {
    switch self {
    case .missingOperand(let name, let action):
      "'\(action.rawValue)' needs \(name); write \(place.typed(Command.of(action).usage(on: place)))."
    case .unwantedOperand(let text, let action):
      "'\(action.rawValue)' does not take \(text.quoted);"
        + " write \(place.typed(Command.of(action).usage(instead: text, on: place)))"
        + "\(quotes(text, action))."
    case .conflict(let one, let other):
      "\(one) and \(other) exclude each other; use one of them."
    case .badValue(let text, let name, let wanted): "\(text.quoted) is not \(name); \(wanted)."
    default: nil
    }
  }

  /// How words become one, where that may be what was meant.
  private func quotes(_ text: String, _ action: Action) -> String {
    let isName = !Command.of(action).operands.isEmpty && text.contains { $0.isLetter }
    return isName && !DateExpression.isDate(text)
      ? ", with quotes around words that belong together" : ""
  }

  private var valueMessage: String? {
    switch self {
    case .date(let error): error.message
    case .dateOrNone(let error): error.message.dropLast() + ", or none for no such day."
    case .schedule(let error): error.message
    case .target(let error): error.message
    case .setting(let error): error.message
    case .name(let error): error.message
    case .match(let error): error.message
    default: nil
    }
  }

  private func habitMessage(on place: Command.Places) -> String? {
    switch self {
    case .noHabits: "There are no habits yet; add one with \(place.typed("add NAME"))."
    case .allArchived:
      "Every habit is in the archive; \(place.typed("unarchive HABIT")) takes one back."
    case .future(let day):
      "\(day.iso) has not come yet; a day can only be skipped ahead, or noted."
    case .unfit(let name, let advice): "\(name.quoted) \(advice)."
    case .nothingToUndo: "There is nothing to undo."
    case .nothingToRedo: "There is nothing to redo."
    case .noFile(let path): "There is no file \(path.quoted); name one that is there."
    case .notSource(let path, .restore):
      "\(path.quoted) is not a backup of a SwiftCal store; name one that"
        + " \(place.typed("backup")) has made."
    case .notSource(let path, _):
      "\(path.quoted) is not a store of SwiftCal or of the iOS app; what"
        + " \(place.typed("export")) has written is taken in by \(place.typed("import FILE"))."
    case .damagedSource(let path, let reason, .restore):
      "The backup \(path.quoted) is damaged: \(reason). Nothing was changed; name another backup."
    case .damagedSource(let path, let reason, _):
      "\(path.quoted) is damaged: \(reason); to put it right first, run:"
        + " swiftcal -S \(path.quotedForShell) doctor --repair (nothing was changed)."
    case .store(let error): error.message
    case .notSaved(let error): error.message + " Nothing was saved."
    default: nil
    }
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Action {
  /// Whether a habit has to be named for it in a shell.
  var needsHabit: Bool { [.archive, .unarchive, .rename, .move].contains(self) }
}

extension Command.Places {
  /// A command line as it is typed there, in quotes.
  func typed(_ line: String) -> String { self == .screen ? "':\(line)'" : "'swiftcal \(line)'" }
}

extension Command {
  /// The name with its operands, as it is typed in a shell: `check [HABIT] [DATE]`.
  package var usage: String { usage(on: .commandLine) }

  /// The name with its operands; a habit that has to be named in a shell may be left out on the
  /// screen, which shows one.
  package func usage(on place: Places) -> String {
    guard !operands.isEmpty else { return name }
    let isNeeded = place != .screen && action.needsHabit && operands.hasPrefix("[HABIT]")
    return "\(name) \(isNeeded ? "HABIT" + operands.dropFirst(7) : operands)"
  }

  /// The same, with the options that take a date where one stands among the operands.
  func usage(instead text: String, on place: Places) -> String {
    let usage = usage(on: place)
    guard DateExpression.isDate(text) else { return usage }
    return ([usage] + options.filter { $0.argument == "DATE" }.map(\.synopsis))
      .joined(separator: " ")
  }
}

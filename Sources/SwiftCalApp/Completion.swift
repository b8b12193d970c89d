import SwiftCalCore

/// What the last word of a command line may become.
struct Completion {
  /// The word being typed.
  let word: String
  /// The part of it that stays: an option's name with its sign.
  private(set) var lead = ""
  /// What it may become as a whole.
  private(set) var candidates: [String] = []
  /// The beginning of a file, where one is meant.
  private(set) var file: String?
  private let model: Model

  /// What the end of a line may become.
  init(_ line: String, _ model: Model) {
    self.model = model
    word = Completion.words(of: line).last ?? ""
    let head = Completion.words(of: String(line.dropLast(word.count))).filter { !$0.isEmpty }
    guard let name = head.first else {
      candidates = Command.table.filter { $0.places.contains(.screen) }.map(\.name)
        .filter { [word] in $0.hasPrefix(word) }
      return
    }
    guard
      let command = Command.named(name) ?? Command.table.first(where: { $0.name.hasPrefix(name) })
    else { return }
    complete(command, Array(head.dropFirst()))
  }

  private mutating func complete(_ command: Command, _ words: [String]) {
    if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
      guard let option = command.option(String(word[..<sign])) else { return }
      lead = String(word[...sign])
      complete(option, String(word[word.index(after: sign)...]))
    } else if word.hasPrefix("--") {
      candidates = command.options.map { "--\($0.name)" }.filter { $0.hasPrefix(word) }
    } else if let option = words.last.flatMap(command.option), option.argument != nil {
      complete(option, word)
    } else {
      complete(
        operand: command,
        words.enumerated().filter { index, word in
          let before = index > 0 ? command.option(words[index - 1]) : nil
          return !word.hasPrefix("-") && before?.argument == nil
        }.map(\.element))
    }
  }

  /// Completes the value of an option.
  private mutating func complete(_ option: OptionSpec, _ value: String) {
    let values = option.argument == "DATE" ? model.dates(value) : option.choices
    candidates = values.filter { $0.hasPrefix(value) }.map { lead + $0 }
  }

  /// Completes an operand behind those that are there.
  private mutating func complete(operand command: Command, _ before: [String]) {
    switch (command.action, before.count) {
    case (.config, 0): pick(SettingKey.allCases.map(\.rawValue))
    case (.config, 1): pick(SettingKey(rawValue: before[0])?.choices ?? [])
    case (.help, 0): pick(Command.table.map(\.name))
    case (.almanac, 0): pick(["import", "export", "default", "off", "on"] + model.dates(word))
    case (.almanac, 1) where ["import", "export"].contains(before[0]): file = word.unquoted
    case (.backup, 0), (.restore, 0), (.export, 0), (.importing, 0), (.merge, 0):
      file = word.unquoted
    case (_, 0) where command.operands.holds("HABIT"):
      let names = model.names(word, archived: command.action == .unarchive).map {
        $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0
      }
      let hasDates = command.operands.holds("DATE") && !word.isEmpty
      candidates = names + (hasDates ? model.dates(word) : [])
    case (_, 0...1) where command.operands.holds("DATE"): candidates = model.dates(word)
    default: break
    }
  }

  private mutating func pick(_ values: [String]) {
    candidates = values.filter { $0.hasPrefix(word) }
  }

  /// The words of a line, parted at blanks that no quote holds; the last one is empty behind a blank.
  private static func words(of line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}

extension Command {
  /// The option that a word names; nil for any other word.
  fileprivate func option(_ word: String) -> OptionSpec? {
    options.first { "--\($0.name)" == word || $0.letter.map { "-\($0)" } == word }
  }
}

extension SettingKey {
  /// The words that it can be set to; empty for numbers and times.
  fileprivate var choices: [String] {
    switch self {
    case .firstWeekday: OptionSpec.firstWeekday.choices
    case .celebrate, .almanac: ["on", "off"]
    case .dayStart, .halfLife, .backupsDaily, .backupsWeekly, .backupsMonthly: []
    }
  }
}

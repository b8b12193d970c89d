import SwiftCalCore

extension Model {
  /// Completes the word before the cursor as far as it is clear.
  func complete(_ prompt: inout Prompt) {
    guard prompt.kind == .command || prompt.kind == .find else { return }
    let before = prompt.line.textBeforeCursor
    let word = prompt.kind == .find ? before : Model.lastWord(of: before)
    let found = prompt.kind == .find ? names(word) : candidates(word, in: before)
    prompt.candidates = found.count > 1 ? found : []
    guard let whole = Model.sharedBeginning(of: found), whole.count >= word.count else { return }
    for _ in word { _ = prompt.line.handle(.backspace) }
    prompt.line.insert(found.count == 1 && prompt.kind == .command ? whole + " " : whole)
  }

  /// What a word of a command line may become.
  private func candidates(_ word: String, in before: String) -> [String] {
    let head = before.dropLast(word.count).trimmed
    guard !head.isEmpty else {
      return Command.table.filter { $0.places.contains(.screen) && $0.name.hasPrefix(word) }
        .map(\.name)
    }
    let name = head.prefix { !$0.isWhitespace }
    guard let command = Command.table.first(where: { $0.name.hasPrefix(name) }) else { return [] }
    if word.hasPrefix("--") {
      return command.options.map { "--\($0.name)" }.filter { $0.hasPrefix(word) }
    }
    let last = Model.lastWord(of: head)
    if let option = command.options.first(where: { "--\($0.name)" == last }), option.argument != nil
    {
      return option.choices.filter { $0.hasPrefix(word) }
    }
    if command.action == .config {
      return SettingKey.allCases.map(\.rawValue).filter { $0.hasPrefix(word) }
    }
    guard command.operands.holds("HABIT") else { return [] }
    return names(word, archived: command.action == .unarchive).map {
      $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0
    }
  }

  private func names(_ beginning: String, archived: Bool = false) -> [String] {
    let key = HabitName.key(of: beginning.filter { $0 != "\"" })
    let habits = archived ? snapshot.habits.filter(\.isArchived) : activeHabits
    return habits.map(\.name).filter { key.isEmpty || HabitName.key(of: $0).hasPrefix(key) }
  }

  /// The word being typed: from the last blank that no quote holds.
  private static func lastWord(of text: some StringProtocol) -> String {
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted { word = "" } else { word.append(character) }
    }
    return word
  }

  /// What all the texts begin with.
  private static func sharedBeginning(of texts: [String]) -> String? {
    guard let first = texts.first else { return nil }
    return texts.dropFirst().reduce(first) { shared, text in
      String(zip(shared, text).prefix { $0 == $1 }.map(\.0))
    }
  }
}

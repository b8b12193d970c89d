import SwiftCalCore

extension Model {
  /// Completes the word before the cursor as far as it is clear; of a file only once its folder was
  /// read.
  mutating func complete(_ prompt: inout Prompt) -> [Effect] {
    let before = prompt.line.textBeforeCursor
    switch prompt.kind {
    case .find: prompt.complete(before, from: names(before))
    case .goTo: prompt.complete(before, from: dates(before))
    case .command:
      let completion = Completion(before, self)
      if let file = completion.file { return [.listFiles(file)] }
      prompt.complete(completion.word, from: completion.candidates)
    default: break
    }
    return []
  }

  /// Completes the file behind the cursor from what its folder holds, unless something else was
  /// typed meanwhile.
  mutating func complete(file beginning: String, from files: [String]) {
    guard case .prompt(var prompt) = mode, prompt.kind == .command else { return }
    let completion = Completion(prompt.line.textBeforeCursor, self)
    guard completion.file == beginning else { return }
    prompt.complete(completion.word, from: files.map { completion.lead + $0.asFile })
    mode = .prompt(prompt)
  }

  /// The names of habits that begin so.
  func names(_ beginning: String, archived: Bool = false) -> [String] {
    let key = HabitName.key(of: beginning.unquoted)
    let habits = archived ? snapshot.habits.filter(\.isArchived) : activeHabits
    return habits.map(\.name).filter { key.isEmpty || HabitName.key(of: $0).hasPrefix(key) }
  }

  /// The words for days that begin so.
  func dates(_ beginning: String) -> [String] {
    let week = firstWeekday.week.map(\.shortName)
    return (["today", "yesterday", "tomorrow"] + week).filter { $0.hasPrefix(beginning) }
  }
}

extension Prompt {
  /// Puts what a word may become in its place, as far as all of it is alike.
  fileprivate mutating func complete(_ word: String, from found: [String]) {
    candidates = found.count > 1 ? found : []
    guard let whole = found.sharedBeginning, whole.count >= word.count else { return }
    for _ in word { _ = line.handle(.backspace) }
    let isWhole = found.count == 1 && kind == .command && !whole.isOpenFile
    line.insert(isWhole ? whole + " " : whole)
  }
}

extension String {
  /// The name of a file without its folders, any other text as it is.
  var lastPart: String {
    let plain = unquoted
    guard let slash = plain.dropLast().lastIndex(of: "/") else { return plain }
    return String(plain[plain.index(after: slash)...])
  }

  /// Without the quotes around it.
  var unquoted: String { filter { $0 != "\"" } }

  /// A file as it is typed: in quotes where it has blanks; those of a folder stay open.
  fileprivate var asFile: String {
    guard contains(where: \.isWhitespace) else { return self }
    return hasSuffix("/") ? "\"\(self)" : "\"\(self)\""
  }

  /// Whether it is a folder, behind which its files go on.
  fileprivate var isOpenFile: Bool { hasSuffix("/") }
}

extension [String] {
  /// What all the texts begin with.
  fileprivate var sharedBeginning: String? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { shared, text in
      String(zip(shared, text).prefix { $0 == $1 }.map(\.0))
    }
  }
}

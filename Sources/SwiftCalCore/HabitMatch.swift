/// What a typed name finds among the habits.
package enum HabitMatch: Hashable, Sendable {
  /// One habit.
  case one(Habit)
  /// More than one whose names begin so, in their order.
  case several([Habit])
  /// None.
  case none

  /// Finds a habit by its exact name, else by its whole name in another case, else by a beginning
  /// of its name in any case that no other habit shares.
  ///
  /// - Parameter archived: whether a beginning means a habit in the archive; otherwise those have to
  ///   be named whole.
  package static func find(
    _ text: some StringProtocol, in habits: [Habit], archived: Bool = false
  ) -> HabitMatch {
    let name = text.trimmed
    let key = HabitName.key(of: name)
    guard !key.isEmpty else { return .none }
    if let exact = habits.first(where: { $0.name == name })
      ?? habits.first(where: { HabitName.key(of: $0.name) == key })
    {
      return .one(exact)
    }
    let found = habits.filter {
      $0.isArchived == archived && HabitName.key(of: $0.name).hasPrefix(key)
    }
    guard let first = found.first else { return .none }
    return found.count == 1 ? .one(first) : .several(found)
  }

  /// The one habit that `text` names, or an error that lists the candidates.
  package static func habit(
    named text: some StringProtocol, in habits: [Habit], archived: Bool = false
  ) throws(HabitMatchError) -> Habit {
    switch find(text, in: habits, archived: archived) {
    case .one(let habit): return habit
    case .several(let found): throw .several(text.trimmed, found.map(\.name))
    case .none:
      let names = habits.filter { $0.isArchived == archived }.map(\.name)
      if archived { throw .notArchived(text.trimmed, names) }
      throw names.isEmpty && !habits.isEmpty
        ? .allArchived(text.trimmed) : .none(text.trimmed, names)
    }
  }
}

/// A typed name that does not find one habit.
package enum HabitMatchError: Error, Equatable, Sendable {
  /// No habit's name begins so; the second value lists the names there are.
  case none(String, [String])
  /// No archived habit's name begins so; the second value lists the names there are.
  case notArchived(String, [String])
  /// No habit is called so, and every one there is lies in the archive.
  case allArchived(String)
  /// The names of several habits begin so.
  case several(String, [String])

  /// A sentence that lists the candidates, eight of them at most.
  package var message: String {
    switch self {
    case .none(let text, []): "There is no habit \(text.quoted); there are no habits yet."
    case .none(let text, let names):
      "There is no habit \(text.quoted); there is \(HabitMatchError.list(names, last: "and"))."
    case .notArchived(let text, []):
      "There is no habit \(text.quoted) in the archive, which is empty."
    case .notArchived(let text, let names):
      "There is no habit \(text.quoted) in the archive; there is"
        + " \(HabitMatchError.list(names, last: "and"))."
    case .allArchived(let text):
      "There is no habit \(text.quoted); every habit is in the archive, from which 'unarchive'"
        + " takes them back."
    case .several(let text, let names):
      "\(text.quoted) may mean \(HabitMatchError.list(names, last: "or")); type more of the name."
    }
  }

  /// The number a program ends with.
  package var exitStatus: ExitStatus {
    switch self {
    case .none, .notArchived, .allArchived: .noInput
    case .several: .usage
    }
  }

  private static func list(_ names: [String], last: String) -> String {
    let shown = names.prefix(8).map(\.quoted)
    if names.count > 8 { return "\(shown.joined(separator: ", ")) and \(names.count - 8) more" }
    return shown.listed(last: last)
  }
}

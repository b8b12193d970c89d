extension Command {
  /// The only command of a place whose name begins like this.
  static func completing(_ name: String, at place: Places) throws(CommandError) -> Command {
    let found = table.filter { $0.places.contains(place) && $0.name.hasPrefix(name) }
    guard found.count < 2 else { throw .ambiguousCommand(name, found.map(\.name)) }
    guard let only = found.first else { throw .unknownCommand(name) }
    return only
  }

  /// The command of the command line that a mistyped name may mean: one that other programs call
  /// so, else the only one that is one letter away.
  static func near(_ name: String) -> Command? {
    if let action = otherNames[name] { return of(action) }
    let found = table.filter {
      $0.places.contains(.commandLine) && isNear(Array($0.name), Array(name))
    }
    return found.count == 1 ? found.first : nil
  }

  private static let otherNames: [String: Action] = [
    "list": .habits, "ls": .habits, "delete": .archive, "remove": .archive, "rm": .archive,
  ]

  /// Whether one letter more, less or other, or two that changed places, make one text the other.
  private static func isNear(_ one: [Character], _ other: [Character]) -> Bool {
    let same = zip(one, other).prefix { $0 == $1 }.count
    let (left, right) = (one.dropFirst(same), other.dropFirst(same))
    return left.dropFirst() == right || left == right.dropFirst()
      || left.dropFirst() == right.dropFirst()
      || (Array(left.prefix(2)) == right.prefix(2).reversed()
        && left.dropFirst(2) == right.dropFirst(2))
  }
}

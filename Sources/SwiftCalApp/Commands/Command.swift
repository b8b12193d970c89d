import SwiftCalCore
import SwiftCalViews

/// One line of the table of commands, from which the key map, the help screen, the `:` line, the
/// command line, the man page and the completions are made.
package struct Command: Sendable {
  /// Where a command can be given.
  package struct Places: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// On the screen, by a key or on its `:` line.
    package static let screen = Places(rawValue: 1)
    /// After the program's name.
    package static let commandLine = Places(rawValue: 2)
    /// Everywhere.
    package static let both: Places = [.screen, .commandLine]
  }

  /// The part of the help in which a command stands; the raw value is its heading.
  package enum Section: String, CaseIterable, Hashable, Sendable {
    case moving = "Moving"
    case checkingIn = "Checking in"
    case habits = "Habits"
    case looking = "Looking"
    case keeping = "Keeping"
    case program = "The program"
  }

  /// What it does.
  package let action: Action
  /// The part of the help it stands in.
  package let section: Section
  /// What it does, in one sentence.
  package let help: String
  /// Where it can be given.
  package let places: Places
  /// The operands it takes, such as `[HABIT]`; empty for none.
  package let operands: String
  /// The options it takes, those of the program aside.
  package let options: [OptionSpec]

  init(
    _ action: Action, _ section: Section, _ help: String,
    in places: Places = .screen, operands: String = "", options: [OptionSpec] = []
  ) {
    self.action = action
    self.section = section
    self.help = help
    self.places = places
    self.operands = operands
    self.options = options
  }

  /// The name that is typed.
  package var name: String { action.rawValue }

  /// The name with its operands and options, such as `check [HABIT] [--on DATE]`.
  package var synopsis: String {
    let parts = [name, operands] + options.map(\.synopsis)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The keys that give it on the screen, the one to show first.
  package var keys: [Key] { action.keys }

  /// The printed names of its keys, such as `h Left`.
  package var keyNames: String { keys.map(\.name).joined(separator: " ") }

  /// All commands, in the order of the help.
  package static let table = moving + checkingIn + habits + looking + keeping + program

  /// The command that does `action`.
  package static func of(_ action: Action) -> Command {
    guard let command = first(where: { $0.action == action }) else {
      preconditionFailure("no command for \(action)")
    }
    return command
  }

  /// The command of this name; nil where there is none.
  package static func named(_ name: String) -> Command? { first { $0.name == name } }

  /// Looks into one part of the table after the other: a program that carries one command out spends
  /// a good part of its time on making those it need not look into.
  private static func first(where isWanted: (Command) -> Bool) -> Command? {
    looking.first(where: isWanted) ?? checkingIn.first(where: isWanted)
      ?? habits.first(where: isWanted) ?? keeping.first(where: isWanted)
      ?? program.first(where: isWanted) ?? moving.first(where: isWanted)
  }

  /// What a key does on the screen; nil for keys without a meaning.
  package static func action(for key: Key) -> Action? {
    Action.allCases.first { $0.keys.contains(key) }
  }
}

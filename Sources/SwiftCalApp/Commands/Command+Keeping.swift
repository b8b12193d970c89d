import SwiftCalViews

extension Command {
  /// How to keep what is recorded.
  static let keeping = [
    Command(
      .backup, .keeping, "Copy the store, by default into the folder of its backups.",
      in: .commandLine, operands: "[FILE]")
  ]
}

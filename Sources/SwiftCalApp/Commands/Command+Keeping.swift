import SwiftCalViews

extension Command {
  /// How to keep what is recorded.
  static let keeping = [
    Command(
      .backup, .keeping, "Copy the store, by default into the folder of its backups.",
      in: .both, operands: "[FILE]"),
    Command(
      .restore, .keeping,
      "Bring back what a backup holds; what the store holds becomes a backup before.",
      in: .both, operands: "FILE"),
    Command(
      .export, .keeping, "Print everything that is recorded, or write it to a file.",
      in: .both, operands: "[FILE]", options: [.format]),
    Command(
      .importing, .keeping,
      "Take in what the store lacks of an export, which '-' reads from standard input, or of a store of"
        + " this or the iOS app.",
      in: .both, operands: "FILE", options: [.timezone]),
    Command(
      .merge, .keeping,
      "Unite the store with another one: habit by habit and day by day the newest change stays.",
      in: .both, operands: "FILE", options: [.timezone]),
    Command(
      .doctor, .keeping, "Look the store over for damage and for what may become a loss.",
      in: .both, options: [.repair, .json]),
  ]
}

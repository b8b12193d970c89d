import SwiftCalCore
import SwiftCalViews

extension Command {
  /// How to choose and change habits.
  static let habits = [
    Command(.nextHabit, .habits, "Go to the next habit."),
    Command(.previousHabit, .habits, "Go to the habit before."),
    Command(.habit, .habits, "Go to a habit by its name.", operands: "HABIT"),
    Command(
      .find, .habits, "Find a habit, or a note in the view of notes.",
      operands: "TEXT"),
    Command(
      .add, .habits, "Add a habit.", in: .both, operands: "NAME",
      options: OptionSpec.habitFields),
    Command(
      .edit, .habits, "Change a habit.", in: .both, operands: "[HABIT]",
      options: [.newName] + OptionSpec.habitFields + [.from]),
    Command(
      .schedule, .habits, "Change on which days a habit is due, from a day on.", in: .both,
      operands: "[HABIT] SCHEDULE", options: [.from]),
    Command(
      .freeze, .habits, "Let a run earn freezes that bridge a missed day, or stop that.", in: .both,
      operands: "[HABIT]",
      options: [.every, .cap, .off, .from]),
    Command(
      .rename, .habits, "Give a habit another name.", in: .both,
      operands: "[HABIT] NAME"),
    Command(
      .archive, .habits, "Put a habit away; its history stays.",
      in: .both, operands: "[HABIT]"),
    Command(
      .unarchive, .habits, "Take a habit back from the archive.", in: .both, operands: "[HABIT]"),
    Command(
      .move, .habits, "Move a habit to a place in the list, counted from 1.", in: .both,
      operands: "[HABIT] PLACE"),
    Command(.moveUp, .habits, "Move the habit up in the list."),
    Command(.moveDown, .habits, "Move the habit down in the list."),
  ]
}

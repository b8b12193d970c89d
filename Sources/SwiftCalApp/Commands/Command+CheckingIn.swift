import SwiftCalViews

extension Command {
  /// How to record days.
  static let checkingIn = [
    Command(
      .toggle, .checkingIn, "Check the selected day in, or out again."),
    Command(
      .check, .checkingIn, "Mark a day done, or record an amount.", in: .both,
      operands: "[HABIT] [DATE]", options: [.on, .note, .amount, .adding]),
    Command(
      .uncheck, .checkingIn, "Take the mark and the amount of a day away; a note stays.", in: .both,
      operands: "[HABIT] [DATE]",
      options: [.on, .note]),
    Command(
      .skip, .checkingIn, "Skip a day, so that it neither adds to the streak nor breaks it.",
      in: .both, operands: "[HABIT] [DATE]",
      options: [.on, .note]),
    Command(
      .miss, .checkingIn, "Mark a day missed; for a habit to avoid, mark a slip.", in: .both,
      operands: "[HABIT] [DATE]",
      options: [.on, .note, .amount, .adding]),
    Command(.more, .checkingIn, "Add to the amount."),
    Command(.less, .checkingIn, "Take from the amount."),
    Command(
      .amount, .checkingIn, "Type the amount of the selected day.",
      operands: "AMOUNT"),
    Command(
      .note, .checkingIn,
      "Write a note for a day, or print it without TEXT; the empty TEXT '' removes it.", in: .both,
      operands: "[HABIT] [TEXT]", options: [.on]),
    Command(
      .select, .checkingIn, "Select a range of days, for the next check-in or pause."),
    Command(
      .pause, .checkingIn, "Let a habit, or all of them, rest from a day on.", in: .both,
      operands: "[HABIT]",
      options: [.all, .from, .to]),
    Command(
      .resume, .checkingIn, "End the pause of a habit, or of all of them, or drop the next one.",
      in: .both, operands: "[HABIT]", options: [.all, .from]),
    Command(.undo, .checkingIn, "Take the last change back.", in: .both),
    Command(
      .redo, .checkingIn, "Make the change again that was taken back.",
      in: .both),
  ]
}

import SwiftCalViews

extension Command {
  /// How to look at habits.
  static let looking = [
    Command(.month, .looking, "Show the month of one habit."),
    Command(.board, .looking, "Show all habits over the last days."),
    Command(
      .year, .looking,
      "Show the year of one habit, shaded by the share of a day's target or of the largest day."),
    Command(.streaks, .looking, "Show the best runs and the score."),
    Command(.notes, .looking, "Show the days with notes."),
    Command(
      .explain, .looking, "Explain how the streak and the score come about.", in: .both,
      operands: "[HABIT] [DATE]", options: [.on]),
    Command(
      .streak, .looking, "Print the streak, the longest run and whether today is at risk.",
      in: .both, operands: "[HABIT]", options: [.json]),
    Command(
      .show, .looking, "Print a month with the state of each day.", in: .both,
      operands: "[HABIT]", options: [.month]),
    Command(
      .days, .looking, "Print each day with its state, by default the last 30, and 36525 at most.",
      in: .both,
      operands: "[HABIT]", options: [.from, .to, .json]),
    Command(
      .habits, .looking, "Print the habits.", in: .both, options: [.names, .archived, .json]),
    Command(
      .today, .looking, "Print every habit that is due today, with what is left.", in: .both,
      options: [.json]),
    Command(
      .stats, .looking, "Print counts, shares and the score of the habits.", in: .both,
      operands: "[HABIT]", options: [.json]),
    Command(
      .review, .looking,
      "Ask for each habit that is open today or was missed lately; on the screen, go to the first.",
      in: .both),
    Command(
      .log, .looking, "Print the changes, the newest first.", in: .both,
      options: [.limit, .json]),
    Command(
      .almanac, .looking,
      "Print the almanac's line of a day, take lines in from CSV, write them, or show none.",
      in: .both, operands: "[DATE | import FILE | export [FILE] | default | off | on]",
      options: [.json]),
  ]

  /// The program itself.
  static let program = [
    Command(
      .config, .program, "Print the settings, or print or change one of them.", in: .both,
      operands: "[KEY [VALUE]]"),
    Command(.command, .program, "Type a command."),
    Command(
      .help, .program, "Show help.", in: .both,
      operands: "[COMMAND]"),
    Command(
      .cancel, .program, "Leave what is open: a selection, a prompt, a page."),
    Command(.redraw, .program, "Draw the screen anew."),
    Command(.suspend, .program, "Go back to the shell until 'fg'."),
    Command(.quit, .program, "Quit."),
  ]
}

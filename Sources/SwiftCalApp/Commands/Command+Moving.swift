import SwiftCalViews

extension Command {
  /// How to move about.
  static let moving = [
    Command(.left, .moving, "Move to the day before."),
    Command(.right, .moving, "Move to the next day."),
    Command(.up, .moving, "Move to the week before."),
    Command(.down, .moving, "Move to the next week."),
    Command(
      .previousMonth, .moving, "Move to the month before."),
    Command(.nextMonth, .moving, "Move to the next month."),
    Command(.previousYear, .moving, "Move to the year before."),
    Command(.nextYear, .moving, "Move to the next year."),
    Command(
      .weekStart, .moving, "Move to the first day of the week."),
    Command(.weekEnd, .moving, "Move to the last day of the week."),
    Command(.monthStart, .moving, "Move to the first day of the month."),
    Command(.monthEnd, .moving, "Move to the last day of the month."),
    Command(.toToday, .moving, "Move to today."),
    Command(.goto, .moving, "Move to a date.", operands: "DATE"),
  ]
}

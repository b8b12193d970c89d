import SwiftCalViews

extension Command {
  /// How to move about.
  static let moving = [
    Command(.left, .moving, "Move to the day before.", keys: [.character("h"), .left]),
    Command(.right, .moving, "Move to the next day.", keys: [.character("l"), .right]),
    Command(.up, .moving, "Move to the week before.", keys: [.character("k"), .up]),
    Command(.down, .moving, "Move to the next week.", keys: [.character("j"), .down]),
    Command(
      .previousMonth, .moving, "Move to the month before.", keys: [.character("["), .pageUp]),
    Command(.nextMonth, .moving, "Move to the next month.", keys: [.character("]"), .pageDown]),
    Command(.previousYear, .moving, "Move to the year before.", keys: [.character("{")]),
    Command(.nextYear, .moving, "Move to the next year.", keys: [.character("}")]),
    Command(
      .weekStart, .moving, "Move to the first day of the week.", keys: [.character("^")]),
    Command(.weekEnd, .moving, "Move to the last day of the week.", keys: [.character("$")]),
    Command(.monthStart, .moving, "Move to the first day of the month.", keys: [.home]),
    Command(.monthEnd, .moving, "Move to the last day of the month.", keys: [.end]),
    Command(.toToday, .moving, "Move to today.", keys: [.character("t")]),
    Command(.goto, .moving, "Move to a date.", keys: [.character("g")], operands: "DATE"),
  ]
}

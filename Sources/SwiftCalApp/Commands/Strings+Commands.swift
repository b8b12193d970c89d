import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// Stands before the current run.
  var currentLabel: String { "current" }
  /// Stands before the longest run.
  var longestLabel: String { "longest" }
  /// Stands before today's state.
  var todayLabel: String { "today" }
  /// Stands behind a habit in the archive.
  var archivedLabel: String { "archived" }
  /// There is no run.
  var noRun: String { "none" }

  /// `2026-11-19 to 2026-11-30`, or the one day.
  func span(from first: String, to last: String) -> String {
    first == last ? first : "\(first) to \(last)"
  }

  /// `5.2 km`.
  package func amount(_ amount: Amount, _ unit: String?) -> String {
    guard let unit, !unit.isEmpty else { return amount.text }
    return "\(amount.text) \(unit)"
  }

  /// `2 of 5 km`, and over which period when it is not the day.
  package func left(_ remaining: Remaining) -> String {
    let share =
      "\(remaining.reached.text) of \(amount(remaining.target.amount, remaining.target.unit))"
    let period =
      switch remaining.target.period {
      case .day: ""
      case .week: " this week"
      case .month: " this month"
      }
    return remaining.isLimit ? "\(share) allowed\(period)" : share + period
  }

  /// A kind of habit in words.
  package func kind(_ kind: HabitKind) -> String {
    switch kind {
    case .yesNo: "yes or no"
    case .atLeast: "at least"
    case .atMost: "at most"
    case .avoid: "avoid"
    case .trackOnly: "track only"
    }
  }
}

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Whether an action means a day and the view shows none; the notice then says where to go.
  mutating func refusesHere(_ action: Action) -> Bool {
    guard meansDay(action), !activeHabits.isEmpty, !showsDay(for: action) else { return false }
    notice = Notice(strings.goToMonth, .warning)
    return true
  }

  /// Whether an action moves the day or changes what is recorded of it.
  private func meansDay(_ action: Action) -> Bool {
    switch action {
    case .left, .right, .previousMonth, .nextMonth, .previousYear, .nextYear, .weekStart, .weekEnd,
      .monthStart, .monthEnd, .toToday, .goto, .toggle, .check, .uncheck, .skip, .miss, .more,
      .less, .amount, .note, .select, .pause:
      true
    default: false
    }
  }

  /// Whether the day is seen that an action means: notes can be changed where they stand.
  private func showsDay(for action: Action) -> Bool {
    switch view {
    case .month, .board, .year: true
    case .streaks: false
    case .notes: action == .note && notes.contains { $0.day == cursor }
    }
  }
}

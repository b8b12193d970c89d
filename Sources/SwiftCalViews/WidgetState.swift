import SwiftCalCore

/// What a widget shows: a plain value, made from a habit's history.
package struct WidgetState: Hashable, Sendable {
  /// The habit's name.
  package var name: String
  /// Its colour.
  package var color: HabitColor
  /// The streak.
  package var counter: CounterView.Input
  /// Today's state.
  package var today: DayState
  /// This month.
  package var month: MonthView.Input
  /// A short mark of what is wrong, such as `busy`; nil when all is well.
  package var notice: String?
  /// The almanac's text of the day; nil where none is shown.
  package var almanac: String?

  /// A state of these parts.
  package init(
    name: String, color: HabitColor = .orange, counter: CounterView.Input, today: DayState,
    month: MonthView.Input, notice: String? = nil
  ) {
    self.name = name
    self.color = color
    self.counter = counter
    self.today = today
    self.month = month
    self.notice = notice
  }

  /// The state of `habit` on `today`. The longest run is left out: for it a widget would have to read
  /// the whole history each time.
  package init(
    of habit: Habit, history: History, today: Day, firstWeekday: Weekday, secondsLeft: Int?,
    notice: String? = nil
  ) {
    self.init(
      name: habit.name, color: habit.color,
      counter: CounterView.Input(
        history.streak, tracked: history.tracked, secondsLeft: secondsLeft,
        skips: history.skipShare),
      today: habit.isArchived(on: today) ? .afterEnd : history.state(on: today),
      month: MonthView.Input(
        today.month, firstWeekday: firstWeekday, history: history, today: today),
      notice: notice)
    counter.longest = nil
  }
}

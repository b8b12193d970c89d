/// The walk over a habit's whole history: its streak, its runs, its score and the state of each day
/// come from here and nowhere else.
package struct History: Sendable {
  /// The current and the longest run.
  package let streak: Streak
  /// Every run, oldest first.
  package let runs: [Run]

  /// Walks the history of `habit` up to `today`.
  ///
  /// - Parameters:
  ///   - checkIns: all check-ins of the habit by day, oldest first; later days are not counted.
  ///   - firstWeekday: the first day of the weeks of week schedules.
  package init(
    of habit: Habit, checkIns: [CheckIn], today: Day, firstWeekday: Weekday
  ) {
    streak = Streak()
    runs = []
  }

  /// The state of a day, which may lie in the future or before the habit.
  package func state(on day: Day) -> DayState { .notDue }
}

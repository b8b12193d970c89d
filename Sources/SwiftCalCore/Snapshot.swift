/// What a screen or a widget needs of a store, read in one transaction.
package struct Snapshot: Sendable {
  /// The settings.
  package var settings: Settings
  /// The habits in the person's order, archived ones included.
  package var habits: [Habit]
  /// The check-ins of each habit that was asked for, by day, oldest first.
  package var checkIns: CheckInsByHabit
  /// The almanac's text of the day that was asked for.
  package var almanacText: String?

  /// A snapshot of these values.
  package init(
    settings: Settings = Settings(), habits: [Habit] = [], checkIns: CheckInsByHabit = [:]
  ) {
    self.settings = settings
    self.habits = habits
    self.checkIns = checkIns
  }
}

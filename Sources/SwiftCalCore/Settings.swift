/// What the person set for the whole store; each value has a default.
package struct Settings: Hashable, Sendable {
  /// The first day of the week; nil follows the locale.
  package var firstWeekday: Weekday?
  /// The clock time at which a day begins, 00:00…12:00.
  package var dayStart = ClockTime.midnight
  /// The half-life of the score, in days at one due per day, 1…365.
  package var halfLife = 13
  /// Whether a milestone is celebrated for one key press.
  package var celebrates = true
  /// Whether the almanac's line of the day is shown.
  package var showsAlmanac = true
  /// Which backups are kept.
  package var backups = BackupRotation()

  /// The settings with every value at its default.
  package init() {}
}

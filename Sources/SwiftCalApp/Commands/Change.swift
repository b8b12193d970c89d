import SwiftCalCore

/// A step of the change log as it is printed.
package struct Change: Hashable, Sendable {
  /// Its number.
  package var id: Int64
  /// When, as ISO 8601 writes it.
  package var at: String
  /// The machine it was made on; may be empty.
  package var device: String
  /// `edit`, `undo` or `redo`.
  package var action: String
  /// The habit's name.
  package var habit: String?
  /// The first of its days.
  package var day: Day?
  /// How many days it was about.
  package var dayCount: Int
  /// What was changed, in words.
  package var text: String
  /// What was changed of a habit, value by value.
  package var values: [ChangedValue]

  /// A step with these parts.
  package init(
    id: Int64, at: String, device: String, action: String, habit: String?, day: Day?,
    dayCount: Int, text: String, values: [ChangedValue] = []
  ) {
    self.id = id
    self.at = at
    self.device = device
    self.action = action
    self.habit = habit
    self.day = day
    self.dayCount = dayCount
    self.text = text
    self.values = values
  }
}

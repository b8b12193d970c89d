import SwiftCalCore

/// What came of an edit.
package struct Performed: Hashable, Sendable {
  /// Whether anything is different from before; where nothing is, there is no step to undo.
  package let changed: Bool
  /// The habit it spoke of, or the one it added.
  package let habit: HabitID?
}

extension HabitStore {
  /// Makes a change, in one transaction that is on the disk when this returns.
  ///
  /// - Parameters:
  ///   - today: the day that it is; what is yet to come cannot have been done.
  ///   - now: the moment for the change log, as ISO 8601 text.
  @discardableResult
  package func perform(
    _ edit: Edit, today: Day, now: String
  ) throws(StoreError) -> Performed {
    try writing(today) { connection throws(StoreError) in
      let log = ChangeLog(connection, at: now, device: device, action: .edit)
      let habit = try EditWriter(connection, log: log, today: today).write(edit)
      return Performed(changed: log.hasChanges, habit: habit)
    }
  }
}

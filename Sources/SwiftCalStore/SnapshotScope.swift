import SwiftCalCore

/// What of a store is read.
package enum SnapshotScope {
  /// The settings and habits, without check-ins.
  case habits
  /// Everything.
  case all
  /// One habit with its check-ins, and nothing of the others; no habit when there is no such one.
  case of(HabitID)
  /// All habits, and the check-ins of the one that is picked among them.
  case picked(([Habit]) -> HabitID?)
  /// All habits, the check-ins of each from a day on, and the whole history of some.
  case recent(from: Day, whole: Set<HabitID>)
  /// The same, but the check-ins only of some habits.
  case part(Set<HabitID>, from: Day, whole: Set<HabitID>)
}

extension HabitStore {
  /// Reads what `scope` asks for in one transaction.
  package func snapshot(_ scope: SnapshotScope = .all) throws(StoreError) -> Snapshot {
    try reading { connection throws(StoreError) in
      try SnapshotReader(connection).snapshot(scope)
    }
  }
}

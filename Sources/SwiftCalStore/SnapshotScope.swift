import SwiftCalCore

/// What of a store is read.
package enum SnapshotScope {
  /// The settings and habits, without check-ins.
  case habits
  /// Everything.
  case all
  /// One habit with its check-ins, and nothing of the others; no habit when there is no such one.
  case of(HabitID)
  /// All habits, and the check-ins that the settings and habits make wanted.
  case decided((Snapshot) -> SnapshotScope)
  /// All habits, the check-ins of each from a day on, and the whole history of some.
  case recent(from: Day, whole: [HabitID])
  /// The same, but the check-ins only of some habits.
  case part([HabitID], from: Day, whole: [HabitID])

  /// All habits, and the check-ins of the one that is picked among them.
  package static func picked(_ pick: @escaping ([Habit]) -> HabitID?) -> SnapshotScope {
    .decided { snapshot in
      pick(snapshot.habits).map { .part([$0], from: .first, whole: []) } ?? .habits
    }
  }
}

extension HabitStore {
  /// Reads what `scope` asks for in one transaction.
  package func snapshot(_ scope: SnapshotScope = .all) throws(StoreError) -> Snapshot {
    try reading { connection throws(StoreError) in
      try SnapshotReader(connection).snapshot(scope)
    }
  }
}

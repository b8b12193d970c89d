import SwiftCalCore

/// What a merge changed.
package struct Merged: Hashable, Sendable {
  /// How many habits were added.
  package var habits = 0
  /// How many days of habits are recorded otherwise than before.
  package var days = 0
  /// How many habits that both stores have are set up otherwise than before.
  package var changed = 0
  /// Whether the pauses of all habits are others than before.
  package var pausesForAll = false
  /// Habits that were added though one of this store, of another name, holds the same days.
  package var twins: [Twins] = []
  /// The zone in which the days of a store of the iOS app were found; nil for a store of ours.
  package var zone: String?
  /// The backup of what the store held before; nil where nothing was changed, or was there.
  package var kept: BackupSummary?

  /// Whether nothing was changed.
  package var isEmpty: Bool { habits == 0 && days == 0 && changed == 0 && !pausesForAll }
}

/// Two habits of different names that hold the same days.
package struct Twins: Hashable, Sendable {
  /// The name of the one that was added.
  package let added: String
  /// The name of the one that was there.
  package let known: String
}

extension HabitStore {
  /// Unites this store with the one at `path`, which stays as it is: of each habit, for each of its
  /// days, values, schedules, pauses and freeze rules the newest change wins by the times of the
  /// change logs; habits that are missing are added.
  ///
  /// Habits are the same that were added in the same step, or whose names are, or were before one
  /// was renamed. A change that nobody logged, such as all of the iOS app, only fills days of which
  /// nothing is known. It is one step that can be undone, and none where there is nothing to change.
  package func merge(_ path: String, _ intake: Intake) throws(StoreError) -> Merged {
    try requireWritable()
    try requireOther(path)
    let other = try OtherStore(reading: path, intake, busyMilliseconds: busyMilliseconds)
    let theirs = try side(of: other)
    var merged = Merged(zone: other.zone)
    if try isNothingNew(in: theirs) { return merged }
    if isFile, try hasHabits() { merged.kept = try backup(at: intake.now, before: "merge") }
    try writing(nil) { connection throws(StoreError) in
      let plan = try MergePlan(of: theirs, into: MergeSide(connection))
      let log = ChangeLog(connection, at: intake.now, device: device, action: .edit)
      try plan.carryOut(EditWriter(connection, log: log, today: intake.today))
      try log.mark(.merge)
      plan.tell(&merged)
    }
    return merged
  }

  /// Whether a merge of another store would change nothing.
  func isNothingNew(in other: OtherStore) throws(StoreError) -> Bool {
    try isNothingNew(in: side(of: other))
  }

  private func side(of other: OtherStore) throws(StoreError) -> MergeSide {
    try other.store.reading { connection throws(StoreError) in
      try MergeSide(connection, isLogged: other.zone == nil)
    }
  }

  private func isNothingNew(in theirs: MergeSide) throws(StoreError) -> Bool {
    try reading { connection throws(StoreError) in
      try MergePlan(of: theirs, into: MergeSide(connection)).isEmpty
    }
  }
}

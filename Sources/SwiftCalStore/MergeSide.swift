import SwiftCalCore

/// What one of the stores of a merge holds, and when it was changed.
struct MergeSide {
  /// What the log knows the change of.
  struct Subject: Hashable {
    /// The habit's number; 0 for the pauses of all habits.
    let habit: Int64
    /// The table.
    let table: LoggedTable
    /// The day of a row of its own, or the column of the habit's row.
    let key: String
  }

  /// The habits in their order.
  let habits: [Habit]
  /// The pauses of all habits.
  let pausesForAll: [Pause]
  /// What is recorded of each habit.
  let checkIns: [HabitID: [Day: CheckIn]]
  /// When each day that the log knows was changed last, in seconds since 1970.
  let days: [HabitID: [Day: Int64]]
  /// When all else that the log knows was changed last, in seconds since 1970.
  private let changes: [Subject: Int64]
  /// The step in which each habit was added, and the name it was given.
  let origins: [HabitID: String]
  /// When the habits that are not there any more were taken out, by the step in which they were added.
  let removals: [String: Int64]
  /// What two names are told apart by, of the names that the habits had before.
  let formerNames: [HabitID: Set<String>]

  /// What the store of the connection holds.
  ///
  /// - Parameter isLogged: whether its log tells when a person changed what; that of a store made of
  ///   another program's data only tells when it was read.
  init(_ connection: Connection, isLogged: Bool = true) throws(StoreError) {
    let snapshot = try SnapshotReader(connection).snapshot(.all)
    habits = snapshot.habits
    pausesForAll = try SnapshotReader(connection).pausesForAll()
    var checkIns: [HabitID: [Day: CheckIn]] = [:]
    for habit in snapshot.habits {
      let list = snapshot.checkIns[habit.id, default: []]
      checkIns[habit.id] = Dictionary(list.map { ($0.day, $0) }) { $1 }
    }
    self.checkIns = checkIns
    let log = isLogged ? MergeLog(connection) : nil
    days = try log?.days ?? [:]
    changes = try log?.changes ?? [:]
    origins = try log?.origins ?? [:]
    removals = try log?.removals ?? [:]
    formerNames = try log?.formerNames ?? [:]
  }

  /// When a day was changed last: what nobody logged is older than all that was, and a day of which
  /// nothing is known older still.
  func time(_ habit: HabitID, _ day: Day) -> Int64 {
    days[habit]?[day] ?? MergeSide.unlogged(isThere: checkIns[habit]?[day] != nil)
  }

  /// When a row or a value was changed last, likewise.
  func time(_ subject: Subject, isThere: Bool) -> Int64 {
    changes[subject] ?? MergeSide.unlogged(isThere: isThere)
  }

  /// When anything of a habit was changed last.
  func lastChange(of habit: HabitID) -> Int64 {
    let values = changes.filter { $0.key.habit == habit.rawValue }.values
    return max(values.max() ?? .min, days[habit]?.values.max() ?? .min)
  }

  private static func unlogged(isThere: Bool) -> Int64 { isThere ? .min + 1 : .min }
}

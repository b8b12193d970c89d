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

/// Reads from a change log what a merge asks of it.
private struct MergeLog {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  var days: [HabitID: [Day: Int64]] {
    get throws(StoreError) {
      var days: [HabitID: [Day: Int64]] = [:]
      // Of the row that holds the maximum, SQLite takes the other columns too.
      try each(
        """
        SELECT habit, key, unixepoch(at), max(step.id) FROM change JOIN step ON step.id = step
        WHERE subject = 'check_in' GROUP BY habit, key
        """
      ) { habit, row in
        guard let day = try? Day(iso: row.text(1) ?? "") else { return }
        days[HabitID(habit), default: [:]][day] = row.integer(2) ?? .min + 1
      }
      return days
    }
  }

  /// A habit's values at its adding count as chosen then where they are not the usual ones.
  var changes: [MergeSide.Subject: Int64] {
    get throws(StoreError) {
      var changes: [MergeSide.Subject: Int64] = [:]
      try each(
        """
        SELECT habit, subject, field.key, unixepoch(at), max(step.id)
        FROM change JOIN step ON step.id = step, json_each(after) AS field
        WHERE subject = 'habit' AND field.value IS NOT coalesce(
            before, '{"kind":"yes_no","section":"","color":"orange","question":""}') ->> field.key
          AND (before IS NOT NULL OR field.key NOT IN ('name', 'position', 'added'))
        GROUP BY habit, field.key
        UNION ALL
        SELECT habit, subject, key, unixepoch(at), max(step.id)
        FROM change JOIN step ON step.id = step
        WHERE subject IN ('plan', 'pause', 'freeze_rule') AND NOT (
          subject = 'plan' AND key = '' AND before IS NULL
          AND after ->> 'schedule' IS 'daily' AND after ->> 'target' IS NULL)
        GROUP BY habit, subject, key
        """
      ) { habit, row in
        guard let table = LoggedTable(rawValue: row.text(1) ?? "") else { return }
        let subject = MergeSide.Subject(habit: habit, table: table, key: row.text(2) ?? "")
        changes[subject] = row.integer(3) ?? .min + 1
      }
      return changes
    }
  }

  var origins: [HabitID: String] {
    get throws(StoreError) {
      var origins: [HabitID: String] = [:]
      try each(
        """
        SELECT habit, json_array(at, device, after ->> 'name'), min(step.id)
        FROM change JOIN step ON step.id = step
        WHERE subject = 'habit' AND before IS NULL GROUP BY habit
        """
      ) { habit, row in origins[HabitID(habit)] = row.text(1) }
      return origins
    }
  }

  var removals: [String: Int64] {
    get throws(StoreError) {
      var removals: [String: Int64] = [:]
      let origins = try origins
      try each(
        """
        SELECT habit, unixepoch(at), after IS NULL, max(step.id)
        FROM change JOIN step ON step.id = step WHERE subject = 'habit' GROUP BY habit
        """
      ) { habit, row in
        guard row.integer(2) == 1, let origin = origins[HabitID(habit)] else { return }
        removals[origin] = row.integer(1)
      }
      return removals
    }
  }

  var formerNames: [HabitID: Set<String>] {
    get throws(StoreError) {
      var names: [HabitID: Set<String>] = [:]
      try each(
        """
        SELECT habit, before ->> 'name' FROM change
        WHERE subject = 'habit' AND before ->> 'name' <> after ->> 'name'
        """
      ) { habit, row in
        names[HabitID(habit), default: []].insert(HabitName.key(of: row.text(1) ?? ""))
      }
      return names
    }
  }

  private func each(_ sql: String, _ body: (Int64, Statement) -> Void) throws(StoreError) {
    let statement = try Statement(connection, sql)
    while try statement.step() {
      if let habit = statement.integer(0) { body(habit, statement) }
    }
  }
}

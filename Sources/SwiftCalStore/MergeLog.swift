import SwiftCalCore

/// Reads from a change log what a merge asks of it.
struct MergeLog {
  private let connection: Connection

  /// A reader within a transaction of `connection`.
  init(_ connection: Connection) { self.connection = connection }

  /// When each day was changed last, in seconds since 1970.
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

  /// When all else was changed last; a habit's values at its adding count as chosen then where they are
  /// not the usual ones.
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

  /// The step in which each habit was added, and the name it was given.
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

  /// When the habits that are not there any more were taken out, by the step in which they were added.
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

  /// What two names are told apart by, of the names that each habit had before.
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

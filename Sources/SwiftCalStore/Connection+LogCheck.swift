import SwiftCalCore

/// A check-in of which the table and the change log say different things.
struct Disagreement {
  /// The habit's number.
  let habit: Int64
  /// The habit's name, or how it is called without one.
  let name: String
  /// The day, as it is stored.
  let day: String
  /// Whether the log says that it is there, and the table has none; the other way otherwise.
  let isMissing: Bool
}

extension Connection {
  /// The days of habits that the log says are recorded and that are not in the table, and those that
  /// the log says are not.
  func disagreements() throws(StoreError) -> [Disagreement] {
    try Statement(
      self,
      """
      WITH last AS (
        SELECT habit, key, after IS NOT NULL AS is_there, max(step * 100000000 + item)
        FROM change WHERE subject = 'check_in' GROUP BY habit, key)
      SELECT last.habit, coalesce((SELECT name FROM habit WHERE id = last.habit), ''), key, is_there
      FROM last LEFT JOIN check_in ON check_in.habit = last.habit AND day = key
      WHERE is_there <> (day IS NOT NULL) ORDER BY last.habit, key
      """
    ).all { row in
      let (habit, name) = (row.integer(0) ?? 0, row.text(1) ?? "")
      return Disagreement(
        habit: habit, name: name.isEmpty ? "habit \(habit)" : name.quoted, day: row.text(2) ?? "",
        isMissing: row.integer(3) == 1)
    }.filter { (try? Day(iso: $0.day)) != nil }
  }

  /// What a look over the store tells of them.
  func logFindings() throws(StoreError) -> [Finding] {
    let found = try disagreements()
    return [true, false].compactMap { isMissing in
      let days = found.filter { $0.isMissing == isMissing }.map { "\($0.name) on \($0.day)" }
      return days.isEmpty ? nil : .differsFromLog(days: days, areMissing: isMissing)
    }
  }
}

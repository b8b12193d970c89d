import SwiftCalCore

/// What the change log tells of rows that are not there.
extension Rebuild {
  /// What the log says last of each row that it says is there.
  private func lastChanges() throws(StoreError) -> [(row: LoggedRow, values: String)] {
    try Statement(
      store,
      """
      SELECT subject, habit, key, after, max(step * 100000000 + item) FROM change
      GROUP BY subject, habit, key HAVING after IS NOT NULL
      """
    ).all { row in
      Rebuild.table(row.text(0) ?? "", key: row.text(2)).map { table in
        (LoggedRow(table: table, habit: row.integer(1), key: row.text(2)), row.text(3) ?? "")
      }
    }.compactMap { $0 }
  }

  /// The table that a change speaks of; what speaks of a day is a check-in, whatever its name became.
  private static func table(_ name: String, key: String?) -> LoggedTable? {
    LoggedTable(rawValue: name) ?? ((try? Day(iso: key ?? "")) == nil ? nil : .checkIn)
  }

  /// Gives each row that is not there what the log says it had last.
  ///
  /// - Returns: how many rows there are more.
  mutating func replayLog() throws(StoreError) -> Int {
    let log = ChangeLog(store, at: now, device: "", action: .edit)
    var count = 0
    for (row, values) in try lastChanges() where try log.values(of: row) == nil {
      count += try replay(row, values) ? 1 : 0
    }
    return count
  }

  private mutating func replay(_ row: LoggedRow, _ values: String) throws(StoreError) -> Bool {
    if try isWhole(values, row.table) { if try write(row, values) { return true } }
    if let mended = BrokenValues(values, of: row.table)?.json, try write(row, mended) {
      report.mended.append(
        "What the log says of \(try described(row)) is damaged; what of it can be read is in the"
          + " store.")
      return true
    }
    return try write(row, values)
  }

  /// Whether values name each column of their table.
  private func isWhole(_ values: String, _ table: LoggedTable) throws(StoreError) -> Bool {
    let names = table.values.map { "json_type(?1, '$.\($0)') IS NOT NULL" }
    let query = "SELECT CASE WHEN json_valid(?1) THEN \(names.joined(separator: " AND ")) END"
    return try Statement(store, query).first([.text(values)]) { $0.integer(0) == 1 } ?? false
  }

  private func write(_ row: LoggedRow, _ values: String) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try Statement(store, row.table.writing).run(row.parameters + [.text(values)])
    } catch {
      // What the log tells is damaged itself.
      switch error {
      case .invalid, .damaged: return false
      default: throw error
      }
    }
    return try !removeIfImpossible(row)
  }

  /// The rows that the log says are there, and that nothing gave back; habits and their first
  /// schedules apart, for which others stand in.
  func lostRows() throws(StoreError) -> [String] {
    let log = ChangeLog(store, at: now, device: "", action: .edit)
    var lost: [String] = []
    for (row, _) in try lastChanges() where row.table != .habit && row.key != "" {
      if try log.values(of: row) == nil { lost.append(try described(row)) }
    }
    return lost
  }

  private func described(_ row: LoggedRow) throws(StoreError) -> String {
    let name = try Statement(store, "SELECT name FROM habit WHERE id = ?1")
      .first([SQLValue(row.habit)]) { $0.text(0) ?? "" }
    let owner = name?.quoted ?? row.habit.map { "habit \($0)" } ?? "all habits"
    let day = row.key ?? ""
    return switch row.table {
    case .checkIn: "the check-in of \(owner) on \(day)"
    case .setting: "the setting \(day.quoted)"
    case .habit: "the habit \(owner)"
    case .plan: "the schedule of \(owner) from \(day.isEmpty ? "its beginning" : day)"
    case .pause: "the pause of \(owner) from \(day)"
    case .freezeRule: "the freezes of \(owner) from \(day)"
    }
  }
}

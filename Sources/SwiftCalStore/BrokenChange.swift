import SwiftCalCore

/// A change of the log that the log cannot be read with.
struct BrokenChange {
  private let step: Int64
  private let item: Int64
  private let table: LoggedTable?
  private let before: String?
  private let after: String?

  /// The row of a statement that reads `all(of:)`; nil where nothing is wrong with it.
  fileprivate init?(_ row: Statement) {
    let subject = row.text(2) ?? ""
    if TakingIn(rawValue: subject) != nil, row.integer(6) == 1 { return nil }
    let table = LoggedTable(rawValue: subject)
    let hasDay = table != .checkIn || (try? Day(iso: row.text(3) ?? "")) != nil
    if row.integer(6) == 1, table != nil, hasDay { return nil }
    (step, item) = (row.integer(0) ?? 0, row.integer(1) ?? 0)
    self.table = hasDay ? table : nil
    (before, after) = (row.text(4), row.text(5))
  }

  /// Writes what can be read of it, or takes it out of the log.
  ///
  /// - Returns: whether it is still in the log.
  func mend(in connection: Connection) throws(StoreError) -> Bool {
    let key: [SQLValue] = [.integer(step), .integer(item)]
    func isWhole(_ text: String) throws(StoreError) -> Bool {
      try Statement(connection, "SELECT \(BrokenChange.isWhole("?1"))")
        .first([.text(text)]) { $0.integer(0) == 1 } ?? false
    }
    func readable(_ text: String?) throws(StoreError) -> String? {
      guard let text, try !isWhole(text), let table else { return text }
      guard let json = BrokenValues(text, of: table)?.json, try isWhole(json) else { return nil }
      return json
    }
    let (newBefore, newAfter) = (try readable(before), try readable(after))
    guard table != nil, (newBefore == nil) == (before == nil), (newAfter == nil) == (after == nil)
    else {
      try Statement(connection, "DELETE FROM change WHERE step = ?1 AND item = ?2").run(key)
      return false
    }
    try Statement(
      connection, "UPDATE change SET before = ?3, after = ?4 WHERE step = ?1 AND item = ?2"
    ).run(key + [SQLValue(newBefore), SQLValue(newAfter)])
    return true
  }

  /// SQL that tells whether a column is null or holds a JSON object.
  fileprivate static func isWhole(_ column: String) -> String {
    "CASE WHEN \(column) IS NULL THEN 1 WHEN json_valid(\(column))"
      + " THEN json_type(\(column)) = 'object' ELSE 0 END"
  }
}

extension Connection {
  /// The changes that keep the log from being read, or an edit from being taken back.
  func brokenChanges() throws(StoreError) -> [BrokenChange] {
    let isWhole = "(\(BrokenChange.isWhole("before"))) AND (\(BrokenChange.isWhole("after")))"
    return try Statement(
      self, "SELECT step, item, subject, key, before, after, \(isWhole) FROM change"
    ).all { BrokenChange($0) }.compactMap { $0 }
  }

  /// The days whose lines an almanac cannot have, with those lines.
  func brokenAlmanacLines() throws(StoreError) -> [Almanac.Entry] {
    try Statement(self, "SELECT month, day, text FROM almanac").all { row in
      Almanac.Entry(
        month: Int(row.integer(0) ?? 0), day: Int(row.integer(1) ?? 0), text: row.text(2) ?? "")
    }.filter { line in
      !Almanac.hasDay(line.day, month: line.month)
        || Almanac.problem(ofText: line.text.trimmed) != nil
    }
  }
}

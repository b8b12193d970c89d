import CSQLite
import SwiftCalCore

/// A new store in memory, filled with what can be had of a damaged one.
struct Rebuild {
  /// What came of it so far.
  var report = Mended()

  /// The new store, which ends up as good as any.
  let store: Connection
  private let tables: [StoreTable]
  /// The moment, as ISO 8601 text.
  let now: String
  /// The tables of which not all could be read in the file.
  private(set) var unreadable: Set<String> = []

  /// An empty store to be filled.
  ///
  /// - Parameter now: the moment, as ISO 8601 text, for steps of the log that have to be made up.
  init(named path: String, now: String) throws(StoreError) {
    self.now = now
    store = try Connection(
      opening: ":memory:", path: path, flags: SQLITE_OPEN_READWRITE, busyMilliseconds: 0)
    try store.migrate()
    tables = try StoreTable.all(of: store)
    try store.execute("CREATE INDEX last_change ON change (subject, habit, key, step, item)")
  }

  /// Whether there is nothing in it.
  func isEmpty() throws(StoreError) -> Bool {
    let rows = ["habit", "step", "check_in", "change"].map { "SELECT 1 FROM \($0)" }
    return try store.number("SELECT EXISTS (\(rows.joined(separator: " UNION ALL ")))") == 0
  }

  /// Fills in what a file holds, then what only its log tells, then what was found beside its trees.
  mutating func take(_ bytes: [UInt8]) throws(StoreError) {
    let salvage = Salvage(bytes, tables: tables)
    unreadable = salvage.unreadable
    var filler = try RowFiller(store, tables)
    try salvage.each(.held) { table, values throws(StoreError) in
      try filler.insert(table, values, isSure: true)
    }
    try salvage.each(.stray) { table, values throws(StoreError) in
      guard table.name == "step" || table.name == "change" else { return }
      try filler.insert(table, values, isSure: false)
    }
    report.fromLog = try replayLog()
    try salvage.each(.stray) { table, values throws(StoreError) in
      guard try !isRemoved(table, values) else { return }
      try filler.insert(table, values, isSure: false)
    }
    report.leftOut += filler.leftOut
  }

  /// Fills in the rows of a backup that are not there, and which the log does not say were removed.
  mutating func take(backup: Connection, at path: String) throws(StoreError) {
    var filler = try RowFiller(store, tables)
    for table in tables {
      let statement = try Statement(backup, table.reading)
      while try statement.step() {
        let values = table.columns.indices.map { statement.value(Int32($0)) }
        guard try !isRemoved(table, values) else { continue }
        try filler.insert(table, values, isSure: false)
      }
    }
    if filler.count > 0 { report.fromBackup = Mended.Source(path: path, rows: filler.count) }
  }

  /// Makes what was found fit together.
  mutating func mend(today: Day) throws(StoreError) {
    var mender = Mender(store, today: today, now: now)
    try mender.run()
    report.lost = try lostRows()
    try logUnlogged()
    // Not before, since the rows that are lost are told by what is in the log.
    try mender.mendLog()
    report.mended += mender.sentences
    try store.reserveHabitNumbers()
    try store.execute("DROP INDEX last_change; VACUUM")
    try store.verify(.full)
    try store.requireForeignKeys()
    _ = try SnapshotReader(store).snapshot(.all)
    _ = try LogReader(store).entries(limit: nil)
    _ = try store.almanac()
  }

  /// Takes a row out again in which something is called a day that is none.
  func removeIfImpossible(_ row: LoggedRow) throws(StoreError) -> Bool {
    guard let table = tables.first(where: { $0.name == row.table.rawValue }) else { return false }
    let values = try Statement(store, "\(table.reading) WHERE \(row.table.condition)")
      .first(row.parameters) { row in table.columns.indices.map { row.value(Int32($0)) } }
    guard let values, !table.hasDays(values) else { return false }
    try Statement(store, row.table.removal).run(row.parameters)
    return true
  }

  /// Whether the log says that a row was taken away last.
  private func isRemoved(_ table: StoreTable, _ values: [SQLValue]) throws(StoreError) -> Bool {
    guard let logged = LoggedTable(rawValue: table.name) else { return false }
    func value(_ column: String?) -> SQLValue {
      column.flatMap { table.columns.firstIndex(of: $0) }.map { values[$0] } ?? .null
    }
    let statement = try Statement(
      store,
      """
      SELECT after IS NULL AND before IS NOT NULL FROM change
      WHERE subject = ?1 AND habit IS ?2 AND key IS ?3 ORDER BY step DESC, item DESC LIMIT 1
      """)
    let keys = [value(logged.keys.habit), value(logged.keys.key)]
    return try statement.first([.text(table.name)] + keys) { $0.integer(0) == 1 } ?? false
  }
}

extension Statement {
  /// The column as it is.
  func value(_ column: Int32) -> SQLValue {
    isNumber(column) ? SQLValue(integer(column)) : SQLValue(text(column))
  }
}

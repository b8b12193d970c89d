import SwiftCalCore

extension HabitStore {
  /// Takes back the newest edit of the store, whichever process made it; nil when there is none.
  ///
  /// What it takes back stays in the log: the undo is a step of its own. Check-ins and settings that
  /// were changed since by other means than an edit are left as they are.
  package func undo(today: Day, now: String) throws(StoreError) -> LogEntry? {
    try replay(.undo, today: today, now: now)
  }

  /// Makes the edit again that was taken back last, unless there was a new edit since; nil when there
  /// is none.
  package func redo(today: Day, now: String) throws(StoreError) -> LogEntry? {
    try replay(.redo, today: today, now: now)
  }

  private func replay(
    _ action: LogAction, today: Day, now: String
  ) throws(StoreError) -> LogEntry? {
    try writing(today) { connection throws(StoreError) in
      let query = action == .undo ? HabitStore.newestEdit : HabitStore.oldestUndone
      guard let edit = try Statement(connection, query).first([], { $0.integer(0) ?? 0 }) else {
        return nil
      }
      let log = ChangeLog(connection, at: now, device: device, action: action, edit: edit)
      try Replay(connection, log: log, edit: edit, isUndo: action == .undo).run()
      return try LogReader(connection).entry(try log.begin())
    }
  }

  /// The newest edit that is not taken back at present.
  private static let newestEdit = """
    SELECT id FROM step AS one
    WHERE action = 'edit' AND 'undo' IS NOT (
      SELECT action FROM step WHERE edit = one.id ORDER BY id DESC LIMIT 1)
    ORDER BY id DESC LIMIT 1
    """

  /// The oldest edit that was taken back after the newest edit was made, and still is.
  private static let oldestUndone = """
    SELECT min(edit) FROM step AS one
    WHERE id > (SELECT max(id) FROM step WHERE action = 'edit') AND action = 'undo'
      AND NOT EXISTS (SELECT 1 FROM step WHERE edit = one.edit AND id > one.id)
    HAVING min(edit) IS NOT NULL
    """
}

/// Sets the rows of an edit back to what they were before it, or again to what they were after it.
private struct Replay {
  private struct Change {
    let row: LoggedRow
    let from: String?
    let to: String?
  }

  private let connection: Connection
  private let log: ChangeLog
  private let edit: Int64
  private let isUndo: Bool

  init(_ connection: Connection, log: ChangeLog, edit: Int64, isUndo: Bool) {
    self.connection = connection
    self.log = log
    self.edit = edit
    self.isUndo = isUndo
  }

  func run() throws(StoreError) {
    for change in try changes() {
      guard try log.values(of: change.row) == change.from else {
        try passOver(change.row)
        continue
      }
      try log.record(change.row) { () throws(StoreError) in try write(change) }
    }
  }

  /// The rows of a habit hold together, so that one of them is not set back without the others.
  private func passOver(_ row: LoggedRow) throws(StoreError) {
    switch row.table {
    case .checkIn, .setting: return
    case .habit, .plan, .pause, .freezeRule:
      throw .invalid("Another program has changed the habit since; the edit cannot be taken back.")
    }
  }

  private func write(_ change: Change) throws(StoreError) {
    let table = change.row.table
    guard let values = change.to else {
      try requireUnused(change.row)
      try Statement(connection, table.removal).run(change.row.parameters)
      return
    }
    try Statement(connection, table.writing).run(change.row.parameters + [.text(values)])
  }

  private func requireUnused(_ row: LoggedRow) throws(StoreError) {
    guard row.table == .habit, let habit = row.habit else { return }
    let used = try Statement(connection, "SELECT 1 FROM check_in WHERE habit = ?1 LIMIT 1")
      .first([.integer(habit)]) { _ in true }
    guard used == nil else {
      throw .invalid("Another program has made check-ins of the habit, so it stays.")
    }
  }

  private func changes() throws(StoreError) -> [Change] {
    let statement = try Statement(
      connection,
      """
      SELECT subject, habit, key, before, after FROM change
      WHERE step = ?1 AND subject NOT IN \(ChangeLog.marks) ORDER BY item \(isUndo ? "DESC" : "ASC")
      """)
    return try statement.all([.integer(edit)]) { row throws(StoreError) in
      guard let table = LoggedTable(rawValue: row.text(0) ?? "") else {
        throw connection.damaged("the change log speaks of \((row.text(0) ?? "").quoted)")
      }
      let (before, after) = (row.text(3), row.text(4))
      return Change(
        row: LoggedRow(table: table, habit: row.integer(1), key: row.text(2)),
        from: isUndo ? after : before, to: isUndo ? before : after)
    }
  }
}

import SwiftCalCore

/// The tables whose changes are logged.
enum LoggedTable: String {
  case habit
  case plan
  case pause
  case freezeRule = "freeze_rule"
  case checkIn = "check_in"
  case setting

  /// The columns that the log's `habit` and `key` stand for; nil where the one has no meaning.
  var keys: (habit: String?, key: String?) {
    switch self {
    case .habit: ("id", nil)
    case .plan, .pause, .freezeRule: ("habit", "from_day")
    case .checkIn: ("habit", "day")
    case .setting: (nil, "key")
    }
  }

  /// The other columns.
  var values: [String] {
    switch self {
    case .habit:
      [
        "name", "position", "kind", "added", "start", "end", "archived", "skip_budget", "section",
        "color", "question",
      ]
    case .plan: ["schedule", "target", "unit", "period"]
    case .pause: ["through_day"]
    case .freezeRule: ["every", "cap"]
    case .checkIn: ["mark", "amount", "note"]
    case .setting: ["value"]
    }
  }

  /// Picks the row with habit `?1` and key `?2`.
  var condition: String {
    "\(keys.habit ?? "NULL") IS ?1 AND \(keys.key ?? "NULL") IS ?2"
  }

  /// Reads the row's values as JSON.
  var reading: String {
    let pairs = values.map { "'\($0)', \"\($0)\"" }.joined(separator: ", ")
    return "SELECT json_object(\(pairs)) FROM \(rawValue) WHERE \(condition)"
  }

  /// Removes the row.
  var removal: String { "DELETE FROM \(rawValue) WHERE \(condition)" }

  /// Makes the row hold the values of the JSON text `?3`.
  var writing: String {
    let keyColumns = [keys.habit.map { ($0, "?1") }, keys.key.map { ($0, "?2") }].compactMap { $0 }
    let columns = keyColumns.map(\.0) + values.map { "\"\($0)\"" }
    let parameters = keyColumns.map(\.1) + values.map { "?3 ->> '\($0)'" }
    let updates = values.map { "\"\($0)\" = excluded.\"\($0)\"" }
    return """
      INSERT INTO \(rawValue) (\(columns.joined(separator: ", ")))
      VALUES (\(parameters.joined(separator: ", ")))
      ON CONFLICT (\(keyColumns.map(\.0).joined(separator: ", ")))
      DO UPDATE SET \(updates.joined(separator: ", "))
      """
  }
}

/// Which row a change of the log speaks of.
struct LoggedRow: Hashable {
  /// The table.
  let table: LoggedTable
  /// The habit's number; nil for a setting, 0 for a pause of all habits.
  var habit: Int64?
  /// The day or the setting's name; nil for a habit itself.
  var key: String?

  /// The parameters `?1` and `?2`.
  var parameters: [SQLValue] { [SQLValue(habit), SQLValue(key)] }
}

/// Appends one step to the change log, with the rows' values before and after.
final class ChangeLog {
  private let connection: Connection
  private let at: String
  private let device: String
  private let action: LogAction
  private let edit: Int64?
  private var readings: [LoggedTable: Statement] = [:]
  private var insertion: Statement?
  private var count: Int64 = 0

  /// The step's number, once it has one.
  private(set) var step: Int64?

  /// A step that is not written before something changes.
  ///
  /// - Parameter edit: the edit that an undo or redo is of.
  init(
    _ connection: Connection, at: String, device: String, action: LogAction, edit: Int64? = nil
  ) {
    self.connection = connection
    self.at = at
    self.device = device
    self.action = action
    self.edit = edit
  }

  /// Whether anything was changed.
  var hasChanges: Bool { count > 0 }

  /// The values of a row as JSON, or nil when there is no such row.
  func values(of row: LoggedRow) throws(StoreError) -> String? {
    try reading(row.table).first(row.parameters) { $0.text(0) } ?? nil
  }

  /// Runs what writes a row, and logs the row's values before and after where they differ.
  func record(_ row: LoggedRow, _ write: () throws(StoreError) -> Void) throws(StoreError) {
    let before = try values(of: row)
    try write()
    let after = try values(of: row)
    guard before != after else { return }
    let step = try begin()
    try appending().run(
      [.integer(step), .integer(count), .text(row.table.rawValue)] + row.parameters
        + [SQLValue(before), SQLValue(after)])
    count += 1
  }

  /// Marks the step as one that took in what another file holds, if it changed anything: with a change
  /// that changes nothing itself.
  func mark(_ kind: TakingIn) throws(StoreError) {
    guard let step, hasChanges else { return }
    let nothing = [SQLValue](repeating: .null, count: 4)
    try appending().run([.integer(step), .integer(count), .text(kind.rawValue)] + nothing)
    count += 1
  }

  /// SQL for the subjects of such changes.
  static let marks = "('merge', 'import')"

  private func reading(_ table: LoggedTable) throws(StoreError) -> Statement {
    if let statement = readings[table] { return statement }
    let statement = try Statement(connection, table.reading)
    readings[table] = statement
    return statement
  }

  private func appending() throws(StoreError) -> Statement {
    if let insertion { return insertion }
    let statement = try Statement(
      connection,
      """
      INSERT INTO change (step, item, subject, habit, key, before, after)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """)
    insertion = statement
    return statement
  }

  /// Writes the step itself, once.
  @discardableResult
  func begin() throws(StoreError) -> Int64 {
    if let step { return step }
    let insertion = try Statement(
      connection,
      "INSERT INTO step (at, device, action, edit) VALUES (?1, ?2, ?3, ?4) RETURNING id")
    let values: [SQLValue] = [
      .text(at), .text(device), .text(action.rawValue), SQLValue(edit),
    ]
    let id = try insertion.first(values) { $0.integer(0) ?? 0 } ?? 0
    step = id
    return id
  }
}

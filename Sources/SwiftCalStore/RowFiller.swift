import CSQLite
import SwiftCalCore

/// Writes rows one by one into a store, as far as it takes them.
struct RowFiller {
  /// How many rows were written.
  private(set) var count = 0
  /// The rows that no store holds, and why.
  private(set) var leftOut: [String] = []

  private let connection: Connection
  private let statements: [String: Statement]

  /// A filler of these tables.
  init(_ connection: Connection, _ tables: [StoreTable]) throws(StoreError) {
    self.connection = connection
    var statements: [String: Statement] = [:]
    for table in tables { statements[table.name] = try Statement(connection, table.insertion) }
    self.statements = statements
  }

  /// Writes a row, unless one with its key is there.
  ///
  /// - Parameter isSure: whether it is told of when the store refuses it.
  mutating func insert(
    _ table: StoreTable, _ values: [SQLValue], isSure: Bool
  ) throws(StoreError) {
    guard table.hasDays(values) else {
      if isSure { leftOut.append(table.described(values)) }
      return
    }
    do {
      try statements[table.name]?.run(values)
      count += 1
    } catch {
      guard case .invalid = error else { throw error }
      switch sqlite3_extended_errcode(connection.handle) {
      case SQLiteCode.primaryKeyTaken, SQLiteCode.rowNumberTaken: return
      case SQLiteCode.valueTaken:
        if isSure { try insertRenamed(table, values) }
      default:
        if isSure { leftOut.append(table.described(values)) }
      }
    }
  }

  /// A habit whose name another one has gets its number behind the name.
  private mutating func insertRenamed(
    _ table: StoreTable, _ values: [SQLValue]
  ) throws(StoreError) {
    var values = values
    guard let place = table.columns.firstIndex(of: "name"), case .integer(let id) = values[0],
      case .text(let name) = values[place]
    else { return }
    values[place] = .text("\(name) (\(id))")
    do {
      try statements[table.name]?.run(values)
      count += 1
    } catch {
      guard case .invalid = error else { throw error }
      leftOut.append(table.described(values))
    }
  }
}

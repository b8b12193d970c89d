import CSQLite
import SwiftCalCore

/// A prepared statement with its bound parameters and its current row.
final class Statement {
  private let connection: Connection
  private let handle: OpaquePointer

  /// Prepares `sql`, which is one statement.
  init(_ connection: Connection, _ sql: String) throws(StoreError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(connection.handle, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw connection.error(code) }
    self.connection = connection
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Begins again with these values for the parameters `?1`, `?2`, ….
  func bind(_ values: [SQLValue]) throws(StoreError) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw connection.error(code) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          swiftcal_bind_text(handle, index, characters.baseAddress, Int32(characters.count))
        }
      }
    }
  }

  /// Goes to the next row; false after the last, when the statement's locks are given back.
  func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else {
      let error = connection.error(code)
      sqlite3_reset(handle)
      throw error
    }
    sqlite3_reset(handle)
    return false
  }

  /// Runs it to its end with these values for its parameters.
  func run(_ values: [SQLValue] = []) throws(StoreError) {
    try bind(values)
    while try step() {}
  }

  /// The first row as `read` makes it, or nil when there is none.
  func first<Row>(
    _ values: [SQLValue] = [], _ read: (Statement) throws(StoreError) -> Row
  ) throws(StoreError) -> Row? {
    try bind(values)
    defer { sqlite3_reset(handle) }
    guard try step() else { return nil }
    return try read(self)
  }

  /// Every row as `read` makes it.
  func all<Row>(
    _ values: [SQLValue] = [], _ read: (Statement) throws(StoreError) -> Row
  ) throws(StoreError) -> [Row] {
    try bind(values)
    defer { sqlite3_reset(handle) }
    var rows: [Row] = []
    while try step() { rows.append(try read(self)) }
    return rows
  }
}

/// The columns of the current row, counted from 0.
extension Statement {
  /// Whether the column holds nothing.
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// Whether the column holds a number.
  func isNumber(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_INTEGER
  }

  /// The column's number, or nil.
  func integer(_ column: Int32) -> Int64? {
    isNull(column) ? nil : sqlite3_column_int64(handle, column)
  }

  /// The column's text, or nil; bytes that are no UTF-8 become U+FFFD.
  func text(_ column: Int32) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of the column's text, valid until the next step; nil where it holds nothing.
  func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }
}

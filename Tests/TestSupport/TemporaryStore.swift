import CSQLite
import Foundation
import SwiftCalCore
import SwiftCalStore

/// A folder for one test with a place for a store in it.
package final class TemporaryStore {
  /// The folder; removed with the value, whatever modes the test gave to what is in it.
  package let folder: String
  /// Where the store is or will be.
  package let path: String

  /// Makes the folder, and no store.
  package init() throws {
    folder = NSTemporaryDirectory() + "swiftcal-store-" + UUID().uuidString.lowercased()
    path = folder + "/SwiftCal.sqlite"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    chmod(folder, 0o700)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Opens the store, which makes it.
  package func open(
    _ access: HabitStore.Access = .readWrite, busyMilliseconds: Int = 0, device: String = ""
  ) throws(StoreError) -> HabitStore {
    try HabitStore(
      path: path, access: access, busyMilliseconds: busyMilliseconds, device: device)
  }

  /// The bytes of the store's file.
  package func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  /// Puts bytes in the place of the store's file.
  package func write(_ bytes: some Sequence<UInt8>, to name: String = "SwiftCal.sqlite") throws {
    try Data(bytes).write(to: URL(filePath: folder + "/" + name))
  }

  /// Puts a file with these bytes in the place of the store's, which no program has open.
  package func replace(_ bytes: some Sequence<UInt8>) throws {
    try? FileManager.default.removeItem(atPath: path)
    try write(bytes)
  }

  /// The names of the files in the folder, in order; the folder of the store's backups is none.
  package func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "backups" }.sorted()
  }

  /// Another program's connection to the store.
  package func connect() throws -> RawConnection { try RawConnection(path) }
}

/// A plain SQLite connection with which a test plays another program.
package final class RawConnection {
  private let handle: OpaquePointer

  /// Opens the database at `path`, which makes it.
  package init(_ path: String) throws {
    var handle: OpaquePointer?
    guard sqlite3_open(path, &handle) == SQLITE_OK, let handle else {
      throw RawError(message: "cannot open \(path)")
    }
    self.handle = handle
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements, and returns the columns of all their rows as text, `NULL` for nothing.
  @discardableResult
  package func run(_ sql: String) throws -> [[String]] {
    var rest: String? = sql
    var rows: [[String]] = []
    while let sql = rest, !sql.allSatisfy(\.isWhitespace) {
      var statement: OpaquePointer?
      try sql.withCString { start in
        var tail: UnsafePointer<CChar>?
        guard sqlite3_prepare_v2(handle, start, -1, &statement, &tail) == SQLITE_OK else {
          throw RawError(message: String(cString: sqlite3_errmsg(handle)))
        }
        rest = tail.map { String(cString: $0) }
      }
      defer { sqlite3_finalize(statement) }
      rows += try self.rows(statement)
    }
    return rows
  }

  /// The first column of the first row.
  package func value(_ sql: String) throws -> String? { try run(sql).first?.first }

  private func rows(_ statement: OpaquePointer?) throws -> [[String]] {
    var rows: [[String]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map { column in
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
          })
      case SQLITE_DONE: return rows
      default: throw RawError(message: String(cString: sqlite3_errmsg(handle)))
      }
    }
  }
}

/// What SQLite said to a test that plays another program.
package struct RawError: Error, CustomStringConvertible {
  /// SQLite's words.
  package let message: String

  package var description: String { message }
}

import CSQLite
import Glibc
import SwiftCalCore

/// A person's own almanac in a file: a database with a table `almanac`, or CSV.
package struct AlmanacFile {
  private let path: String

  /// The almanac in the file at `path`.
  package init(_ path: String) { self.path = path }

  /// All lines of the database.
  package func almanac() throws(StoreError) -> Almanac {
    try reading { connection throws(StoreError) in try connection.almanac() }
  }

  /// The text of a day of the year in the database.
  package func text(on day: Day) throws(StoreError) -> String? {
    try reading { connection throws(StoreError) in try connection.almanacText(on: day) }
  }

  /// All lines of a CSV file.
  package func csv() throws(StoreError) -> Almanac {
    let bytes: [UInt8]
    do {
      if !StoreFile.isStream(path) { try requirePlainFile() }
      bytes = try StoreFile.bytes(of: path)
    } catch {
      throw reworded(error)
    }
    do {
      let almanac = try Almanac(csv: bytes)
      guard !almanac.entries.isEmpty else { throw failure("it holds no day", .badData) }
      return almanac
    } catch let error as AlmanacError {
      throw .invalid("\(path.quoted): \(error.message)")
    } catch let error as StoreError {
      throw error
    } catch {
      preconditionFailure("no other error is thrown")
    }
  }

  /// Runs `body` on the database, beside which no file is made.
  private func reading<Result>(
    _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do {
      return try body(try open())
    } catch {
      throw reworded(error)
    }
  }

  private func open() throws(StoreError) -> Connection {
    try requirePlainFile()
    let connection = try Connection(
      file: path, path: path, flags: SQLITE_OPEN_READONLY, busyMilliseconds: 100)
    guard let header = try connection.header() else { throw .notAStore(path: path) }
    guard header.usesWAL else { return connection }
    // A reader of a write-ahead log makes an index of it, so only a file that is whole without its
    // log is read, as one that nothing changes.
    let real = StoreFile.resolved(path)
    if let log = try StoreFile.status(real + "-wal"), log.size > 0 {
      throw failure(
        "part of it is still in \((real + "-wal").quoted); close the program that writes it, or"
          + " copy it with 'sqlite3 FILE \"VACUUM INTO ...\"'", .temporary)
    }
    return try Connection(immutable: real, path: path)
  }

  private func requirePlainFile() throws(StoreError) {
    guard let status = try StoreFile.status(path) else { throw .missing(path: path) }
    guard status.isRegular else { throw failure("it is not a plain file", .badData) }
  }

  private func failure(_ reason: String, _ status: ExitStatus) -> StoreError {
    .almanac(path: path, reason: reason, status: status)
  }

  /// What went wrong in words of an almanac, which is no store.
  private func reworded(_ error: StoreError) -> StoreError {
    let status = error.exitStatus
    switch error {
    case .missing: return failure("there is no such file", status)
    case .notAStore:
      return failure(
        "it is not an SQLite database; a CSV file is taken in by 'swiftcal almanac import'", status)
    case .damaged(_, let reason):
      let lacksTable = reason.hasPrefix("no such")
      return failure(
        lacksTable ? "it has no table 'almanac' with the columns month, day and text" : reason,
        status)
    case .busy: return failure("another program is writing to it", status)
    case .readOnly: return failure("an interrupted write must first be undone", status)
    case .notAllowed(_, let reason), .failed(_, let reason), .cannotCreate(_, let reason),
      .unreadable(_, let reason):
      return failure(reason, status)
    default: return error
    }
  }
}

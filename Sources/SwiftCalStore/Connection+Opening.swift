import CSQLite
import Glibc
import SwiftCalCore

extension HabitStore {
  /// Tells SQLite that this process has one thread, which makes opening a store cheaper; to be
  /// called before the first store is opened, without effect later.
  package static func expectOneThread() { swiftcal_configure_sqlite() }
}

/// The small steps by which a store is opened.
extension Connection {
  /// What the first 100 bytes of a database say before SQLite has read anything.
  struct Header {
    /// Whether its journal is a write-ahead log.
    let usesWAL: Bool
    /// The number of the application it belongs to.
    let applicationID: Int
    /// The version of its tables.
    let version: Int
  }

  /// Reads the header through SQLite's own file handle, since a second one would, when closed, drop
  /// every lock this process holds on the file; nil for an empty file or one that is no database.
  func header() throws(StoreError) -> Header? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let read = file.pointee.pMethods?.pointee.xRead else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 100)
    let answer = read(file, &bytes, 100, 0)
    if SQLiteCode.reading.contains(answer) { throw StoreError(answer, of: handle, path: path) }
    guard answer == SQLITE_OK, StoreFile.isDatabase(bytes) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    // The version has a sign, as `PRAGMA user_version` shows it.
    let version = Int(Int32(truncatingIfNeeded: number(60)))
    return Header(usesWAL: bytes[19] == 2, applicationID: number(68), version: version)
  }

  /// Why the file cannot be brought to the disk, which changes nothing; nil where it can. Asked through
  /// SQLite's own file handle, likewise.
  func syncProblem() -> StoreError? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let sync = file.pointee.pMethods?.pointee.xSync,
      sync(file, SQLITE_SYNC_NORMAL) != SQLITE_OK
    else { return nil }
    var number: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &number)
    return .cannotSync(number, path: path)
  }

  /// Refuses what no program of this version can have written, before SQLite touches the file.
  func refuseForeign(_ header: Header) throws(StoreError) {
    // A database that is still empty may become a store, but none of ours begins with a log.
    if header.usesWAL, header.applicationID == 0 { throw .notAStore(path: path) }
    try check(applicationID: header.applicationID, version: header.version)
  }

  /// Reads the version of the tables, 0 for a database without any.
  func storeVersion() throws(StoreError) -> Int {
    let id = try number("PRAGMA application_id")
    let version = try number("PRAGMA user_version")
    if id == 0, version == 0 {
      guard try number("SELECT count(*) FROM sqlite_schema") == 0 else {
        throw .notAStore(path: path)
      }
      return 0
    }
    try check(applicationID: id, version: version)
    return version
  }

  private func check(applicationID: Int, version: Int) throws(StoreError) {
    if applicationID == 0, version == 0 { return }
    guard applicationID == Schema.applicationID else { throw .notAStore(path: path) }
    guard version > 0 else { throw damaged("its tables have the version \(version)") }
    guard version <= Schema.version else {
      throw .newer(path: path, found: version, known: Schema.version)
    }
  }

  /// Prepares for writing: foreign keys hold, commits reach the disk, no write-ahead log.
  ///
  /// - Parameter mayHaveLog: false where the file's header says that it has no such log.
  func configureForWriting(mayHaveLog: Bool = true) throws(StoreError) {
    // EXTRA is FULL that also syncs the folder when the journal is unlinked, which is the commit.
    try execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA")
    guard mayHaveLog else { return }
    let mode = try Statement(self, "PRAGMA journal_mode").first { $0.text(0) ?? "" }
    guard mode == "wal" else { return }
    do {
      try execute("PRAGMA journal_mode = DELETE")
    } catch {
      // While another process has the store open its log stays, and works as well.
      guard case .busy = error else { throw error }
    }
  }

  /// Brings the tables to a version, the newest, in one transaction.
  ///
  /// - Parameter prepare: called with the version there is, 0 for none, before anything is changed; where
  ///   it throws, nothing is.
  func migrate(
    to version: Int = Schema.version, _ prepare: (Int) throws(StoreError) -> Void = { _ in }
  ) throws(StoreError) {
    guard try storeVersion() < version else { return }
    try transaction(.writing) { () throws(StoreError) in
      // Another process may have been here since.
      let found = try storeVersion()
      guard found < version else { return }
      try prepare(found)
      for migration in Schema.migrations[found..<version] { try execute(migration) }
      try execute(
        "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(version)")
    }
  }
}

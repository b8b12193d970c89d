import CSQLite
import Glibc
import SwiftCalCore

/// An open SQLite database; it closes with its last reference.
final class Connection {
  /// The handle for SQLite's calls.
  let handle: OpaquePointer
  /// The path that errors name.
  let path: String
  /// Whether the last error was that a killed writer's journal must be played back first.
  private(set) var needsRecovery = false
  /// Whether the last error was that the file system has no locks.
  private(set) var lacksLocks = false
  /// What the files were like of which this is a copy in memory; nil where it is none.
  var copied: ForeignFile.State?
  /// How statements wait for another process.
  let wait: BusyWait

  /// Opens a database, which reads nothing of it yet.
  ///
  /// - Parameters:
  ///   - name: what SQLite is to open: `:memory:` or, with `SQLITE_OPEN_URI`, a URI.
  ///   - path: the path that errors name.
  ///   - flags: the flags of `sqlite3_open_v2`.
  ///   - busyMilliseconds: how long a statement waits for another process.
  ///   - hasLocks: whether other programs may know of the file, so that it is locked.
  init(
    opening name: String, path: String, flags: Int32, busyMilliseconds: Int, hasLocks: Bool = true
  ) throws(StoreError) {
    var handle: OpaquePointer?
    // A store belongs to one thread, so SQLite need not guard its handle.
    let code = sqlite3_open_v2(
      name, &handle, flags | SQLITE_OPEN_NOMUTEX, hasLocks ? nil : "unix-none")
    guard code == SQLITE_OK, let handle else {
      let error = StoreError(code, of: handle, path: path)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    self.path = path
    wait = BusyWait(milliseconds: busyMilliseconds)
    sqlite3_extended_result_codes(handle, 1)
    swiftcal_distrust_schema(handle)
    wait.install(on: handle)
  }

  /// Opens the file at a path. SQLite would take a relative `file:…` for a URI and `:memory:` for no
  /// file at all.
  ///
  /// - Parameters:
  ///   - file: the file's path.
  ///   - path: the path that errors name.
  ///   - hasLocks: whether other programs may know of the file, so that it is locked.
  convenience init(
    file: String, path: String, flags: Int32, busyMilliseconds: Int = 0, hasLocks: Bool = true
  ) throws(StoreError) {
    try self.init(
      opening: file.hasPrefix("/") ? file : "./" + file, path: path, flags: flags,
      busyMilliseconds: busyMilliseconds, hasLocks: hasLocks)
  }

  deinit { sqlite3_close_v2(handle) }

  /// The error for a result code of the last call.
  func error(_ code: Int32) -> StoreError {
    let extended = sqlite3_extended_errcode(handle)
    needsRecovery =
      extended == SQLiteCode.readOnlyRollback || extended == SQLiteCode.readOnlyRecovery
    lacksLocks = SQLiteCode.locking.contains(extended)
    if code & 0xff == SQLITE_BUSY, wait.lacksLocks {
      lacksLocks = true
      return StoreError.lacksLocks(ENOLCK, path: path)
    }
    return StoreError(code, of: handle, path: path)
  }

  /// The error for a row that does not hold what a store holds.
  func damaged(_ reason: String) -> StoreError {
    // The reason stands in the middle of a sentence, and may have been one itself.
    .damaged(path: path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
  }

  /// Runs statements that have no parameters and whose rows are of no interest.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The number a statement answers, such as `PRAGMA user_version`.
  func number(_ sql: String) throws(StoreError) -> Int {
    try Statement(self, sql).first { $0.integer(0).map { Int($0) } ?? 0 } ?? 0
  }

  /// The kinds of transaction.
  enum Transaction: String {
    /// Sees one state of the database throughout.
    case reading = "BEGIN"
    /// Takes the writer's lock at once, so that nothing read in it can be overtaken.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction, which is rolled back when it throws.
  func transaction<Result>(
    _ kind: Transaction, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try execute(kind.rawValue)
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A COMMIT that failed as busy leaves the transaction open, other errors may have closed it.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }
}

import CSQLite
import Glibc
import SwiftCalCore

/// How the file of a store is opened, created or recovered.
struct StoreOpening {
  /// The path as it was given.
  let path: String
  /// How long SQLite waits for another process.
  let busyMilliseconds: Int
  /// Whether an empty file is a new store though there are backups beside it.
  var takesEmpty = false
  /// Whether a store is made where there is none; who had one open waits for it to come back instead.
  var makes = true

  /// An open store.
  struct Result {
    /// The connection to it.
    let connection: Connection
    /// Why it can only be read though it was to be written.
    var readOnlyReason: String?
    /// What a change is refused with, where that is more than that the store can only be read.
    var refusal: StoreError?
    /// Why the store was not copied before its tables were changed; nil where it was, or they were not.
    var backupProblem: StoreError?
  }

  /// Opens the store for `access`.
  func open(_ access: HabitStore.Access) throws(StoreError) -> Result {
    do {
      return try opened(access)
    } catch {
      throw error.orIncomplete(path)
    }
  }

  private func opened(_ access: HabitStore.Access) throws(StoreError) -> Result {
    var status = try StoreFile.status(path)
    if let status, status.isRegular, status.size == 0, !takesEmpty { try refuseEmptied() }
    if status == nil, access == .readWrite, makes {
      try make()
      status = try StoreFile.status(path)
    }
    guard let status else { throw .missing(path: path) }
    guard status.isRegular else { throw .notAStore(path: path) }
    guard access == .readWrite else { return Result(connection: try openForReading()) }
    if let reason = StoreFile.writeObstacle(path) {
      return Result(connection: try openForReading(), readOnlyReason: reason)
    }
    if status.size == 0 { try awaitFirstByte() }
    return try openForWriting(isEmpty: status.size == 0)
  }

  /// Refuses a store that somebody has emptied: with backups beside it, it was not always empty.
  private func refuseEmptied() throws(StoreError) {
    guard !BackupPlace(of: path).isEmpty else { return }
    throw .damaged(path: path, reason: "it is empty, though it has backups")
  }

  private func openForWriting(isEmpty: Bool) throws(StoreError) -> Result {
    let connection = try connect(SQLITE_OPEN_READWRITE)
    let header = try mayHaveHotJournal() ? nil : try acceptedHeader(connection)
    guard sqlite3_db_readonly(connection.handle, "main") == 0 else {
      return Result(
        connection: try openForReading(), readOnlyReason: "its file system can only be read")
    }
    // Before anything is configured, since that may change the file.
    var isComplete = false
    do {
      let found = try connection.transaction(.reading) { () throws(StoreError) in
        let version = try connection.storeVersion()
        isComplete = version == Schema.version && (try? connection.wantsAlmanac()) == false
        return version
      }
      if (1..<Schema.version).contains(found) { try connection.lookOver() }
    } catch {
      guard connection.lacksLocks, case .failed(_, let reason) = error else { throw error }
      return Result(
        connection: try ForeignFile(path).storeInMemory(), readOnlyReason: reason, refusal: error)
    }
    try connection.configureForWriting(mayHaveLog: header?.usesWAL ?? true)
    var result = Result(connection: connection)
    if isComplete { return result }
    try connection.migrate { found throws(StoreError) in
      guard found == 0 else {
        result.backupProblem = try keepVersion(found)
        return
      }
      // Whoever does not know SQLite's locks may have begun to fill it, or to fill it anew.
      guard isEmpty, try StoreFile.status(path)?.size == 0 else { throw .incomplete(path: path) }
    }
    connection.fillAlmanac()
    return result
  }

  /// Opens a store of this version or an older one, to be read.
  func openAnyVersion() throws(StoreError) -> Connection { try openForReading() }

  /// Opens a store of this version or an older one with the right to lock it, where that is given;
  /// what it holds is not changed.
  func openToLock() throws(StoreError) -> Connection {
    let connection = try connect(SQLITE_OPEN_READWRITE)
    if try !mayHaveHotJournal() { _ = try acceptedHeader(connection) }
    try connection.requireStore()
    return connection
  }

  private func openForReading() throws(StoreError) -> Connection {
    let real = StoreFile.resolved(path)
    let connection = try connect(SQLITE_OPEN_READONLY)
    // What the header says is enough, since each snapshot asks again within its transaction.
    if try StoreFile.status(real + "-journal") == nil, let header = try acceptedHeader(connection),
      header.version >= Schema.oldestRead
    {
      return try openLogged(real, header) ?? connection
    }
    do {
      try connection.requireStore()
    } catch {
      guard connection.needsRecovery else { throw error }
      try recover()
      try connection.requireStore()
    }
    return connection
  }

  /// Opens a store with a write-ahead log, or with one beside it that is not its own any more, so that
  /// no side file is made; nil for one without, and where the log's writer is still there.
  private func openLogged(
    _ real: String, _ header: Connection.Header
  ) throws(StoreError) -> Connection? {
    guard let log = try StoreFile.status(real + "-wal"), log.size > 0 else {
      guard header.usesWAL else { return nil }
      return try Connection(immutable: real, path: path, busyMilliseconds: busyMilliseconds)
    }
    // Without an index of it, a reader would make one; and it would lock one that it may not write.
    let isInUse = StoreFile.isWritable(real + "-shm")
    return isInUse ? nil : try ForeignFile(path).inMemory()
  }

  /// Opens for writing once, by which SQLite undoes or finishes what a killed writer left.
  func recover() throws(StoreError) {
    let connection = try connect(SQLITE_OPEN_READWRITE)
    if try !mayHaveHotJournal() { _ = try acceptedHeader(connection) }
    try connection.requireStore()
    try connection.configureForWriting()
  }

  /// Whether the file may be half written, so that its header says nothing yet.
  private func mayHaveHotJournal() throws(StoreError) -> Bool {
    try StoreFile.status(StoreFile.resolved(path) + "-journal") != nil
  }

  /// The header, of which only that of a store or of an empty file is accepted.
  private func acceptedHeader(_ connection: Connection) throws(StoreError) -> Connection.Header? {
    let header = try connection.header()
    if let header {
      try connection.refuseForeign(header)
    } else if let size = try StoreFile.status(path)?.size, size > 0 {
      throw .notAStore(path: path)
    }
    return header
  }

  func connect(_ flags: Int32) throws(StoreError) -> Connection {
    try Connection(file: path, path: path, flags: flags, busyMilliseconds: busyMilliseconds)
  }
}

extension Connection {
  /// Refuses a file that holds no store, or one of another version than this program reads.
  func requireStore() throws(StoreError) {
    guard try storeVersion() >= Schema.oldestRead else { throw .missing(path: path) }
  }

  /// Refuses tables that a newer program has changed since the store was opened.
  ///
  /// - Parameter oldest: the oldest version that will do.
  func requireKnownVersion(oldest: Int = Schema.version) throws(StoreError) {
    let version = try number("PRAGMA user_version")
    if version == 0 {
      // Somebody has emptied the file, or put another one into it.
      throw try StoreFile.status(path)?.size == 0 ? .incomplete(path: path) : .notAStore(path: path)
    }
    guard (oldest...Schema.version).contains(version) else {
      throw .newer(path: path, found: version, known: Schema.version)
    }
  }
}

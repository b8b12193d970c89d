import CSQLite
import SwiftCalCore

/// A store of habits and check-ins: one SQLite file that several processes may have open.
package final class HabitStore {
  /// What a store is opened for.
  package enum Access: Sendable {
    /// To write; makes the file and its folder where they do not exist.
    case readWrite
    /// To read; creates and writes nothing, but for undoing what a killed writer left half done.
    case readOnly
  }

  /// The path as it was given.
  package let path: String
  /// Whether nothing can be written.
  package let isReadOnly: Bool
  /// Why a store opened for writing can only be read; nil otherwise.
  package let readOnlyReason: String?

  /// Why the state before today's first change could not be kept; nil when it was.
  package internal(set) var backupProblem: StoreError?

  /// The same, but told once.
  package func takeBackupProblem() -> StoreError? {
    defer { backupProblem = nil }
    if case .busy = backupProblem { return nil }
    return backupProblem
  }

  let device: String
  let busyMilliseconds: Int
  /// The day whose first change was already taken care of.
  var dailyBackup: Day?
  private(set) var connection: Connection
  private let opened: StoreFile.Status?
  private var isOverwritten = false
  private let refusal: StoreError?
  /// That its file system has no locks, in the middle of a sentence; nil where it has, or was not asked.
  private(set) var lackOfLocks: String?

  /// Opens the store at `path`.
  ///
  /// - Parameters:
  ///   - busyMilliseconds: how long a call waits for another process that writes.
  ///   - device: the name of this machine for the change log.
  ///   - takesEmpty: whether an empty file is a new store though there are backups beside it.
  ///   - makes: whether a store is made where there is none, or an empty file.
  ///   - waitsInAll: whether all calls together wait for no longer than one may.
  package init(
    path: String, access: Access, busyMilliseconds: Int = 10_000, device: String = "",
    takesEmpty: Bool = false, makes: Bool = true, waitsInAll: Bool = false
  ) throws(StoreError) {
    var opening = StoreOpening(path: path, busyMilliseconds: busyMilliseconds)
    opening.takesEmpty = takesEmpty
    opening.makes = makes
    let result = try opening.open(access)
    self.path = path
    self.device = device
    self.busyMilliseconds = busyMilliseconds
    connection = result.connection
    connection.wait.isForAll = waitsInAll
    readOnlyReason = result.readOnlyReason
    refusal = result.refusal
    backupProblem = result.backupProblem
    isReadOnly = access == .readOnly || readOnlyReason != nil
    opened = try StoreFile.status(path)
  }

  /// A store in memory with what the database of `connection`, which is in memory, holds.
  init(inMemory connection: Connection) throws(StoreError) {
    path = ":memory:"
    device = ""
    busyMilliseconds = 0
    isReadOnly = false
    readOnlyReason = nil
    refusal = nil
    opened = nil
    self.connection = connection
    try connection.configureForWriting()
    try connection.migrate()
  }

  /// A store in memory for previews and demos.
  ///
  /// - Parameter today: the day up to which habits of a demo are filled in; nil for an empty store.
  package static func inMemory(sampleAsOf today: Day?) throws(StoreError) -> HabitStore {
    let store = try HabitStore(
      inMemory: Connection(
        opening: ":memory:", path: ":memory:", flags: SQLITE_OPEN_READWRITE, busyMilliseconds: 0))
    if let today { try store.addSample(asOf: today) }
    return store
  }

  /// A number that changes when another process, or another `HabitStore`, has written.
  package func changeToken() throws(StoreError) -> Int {
    if connection.copied != nil { return try ForeignFile(path).state().token }
    do { return try connection.number("PRAGMA data_version") } catch { throw noted(error) }
  }

  /// Whether the path now names another file, or none, or the file holds what another program has put
  /// into it without SQLite, so that nothing of it that is remembered holds.
  package func isReplaced() -> Bool {
    guard let opened else { return false }
    guard !isOverwritten else { return true }
    guard let now = try? StoreFile.status(path) else { return true }
    return now.device != opened.device || now.inode != opened.inode
  }

  /// Why its file cannot be brought to the disk; nil where it can.
  func syncProblem() -> StoreError? { connection.copied == nil ? connection.syncProblem() : nil }

  /// Whether it is in a file rather than in memory.
  var isFile: Bool { opened != nil }

  /// Runs `body` on one state of the store, after making sure that this program knows its tables.
  func reading<Result>(
    _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    if let copied = connection.copied, try ForeignFile(path).state() != copied {
      connection = try ForeignFile(path).storeInMemory()
    }
    do {
      return try readingOnce(body)
    } catch {
      if isReadOnly, connection.lacksLocks {
        if case .failed(_, let reason) = error { lackOfLocks = reason }
        connection = try ForeignFile(path).storeInMemory()
        return try readingOnce(body)
      }
      // A writer was killed since the store was opened.
      guard isReadOnly, connection.needsRecovery else { throw noted(error) }
      try StoreOpening(path: path, busyMilliseconds: busyMilliseconds).recover()
      return try readingOnce(body)
    }
  }

  private func readingOnce<Result>(
    _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let connection = connection
    return try connection.transaction(.reading) { () throws(StoreError) in
      try connection.requireKnownVersion(oldest: Schema.oldestRead)
      return try body(connection)
    }
  }

  /// Runs `body` as the only writer; what it wrote is on the disk when this returns.
  ///
  /// - Parameter today: the day of which this may be the first change; nil where none is kept.
  func writing<Result>(
    _ today: Day?, _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try requireWritable()
    if let today { backUpDaily(today) }
    let connection = connection
    do {
      return try connection.transaction(.writing) { () throws(StoreError) in
        try connection.requireKnownVersion()
        return try body(connection)
      }
    } catch {
      throw noted(error)
    }
  }

  /// The error as it is told, after noting what it means for the open file.
  private func noted(_ error: StoreError) -> StoreError {
    let error = error.orIncomplete(path)
    switch error {
    case .incomplete, .notAStore: isOverwritten = true
    default: break
    }
    return error
  }

  /// Refuses to write a store that can only be read.
  func requireWritable() throws(StoreError) {
    guard isReadOnly else { return }
    if let refusal { throw refusal }
    throw .readOnly(path: path, reason: readOnlyReason ?? "it was opened to be read")
  }
}

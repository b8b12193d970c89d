import CSQLite
import SwiftCalCore

/// What a restore did.
package struct Restored: Hashable, Sendable {
  /// A file that was kept as it was, since it could not be opened.
  package struct SetAside: Hashable, Sendable {
    /// Where it is now.
    package let path: String
    /// Why it could not be opened.
    package let reason: StoreError
  }

  /// What the store holds now.
  package let contents: BackupSummary
  /// The copy of what it held before; nil where that was no habit.
  package let kept: BackupSummary?
  /// The file that was there, where it was no store that can be opened.
  package var setAside: SetAside?
}

extension HabitStore {
  /// Makes the store at `path` hold what a backup holds, its change log included, also where the
  /// store cannot be opened.
  ///
  /// The backup is verified first, and what the store held becomes a backup of its own: the file as
  /// it is, byte for byte, where this program cannot open it. A file that never was a store is
  /// refused.
  ///
  /// - Parameter now: the moment, as ISO 8601 text.
  package static func restore(
    _ path: String, from backup: String, device: String = "", busyMilliseconds: Int = 10_000,
    now: String
  ) throws(StoreError) -> Restored {
    // Before the store is made, if it is not there.
    let source = try Connection.verifiedCopy(of: backup, busyMilliseconds: busyMilliseconds)
    let reason: StoreError
    do throws(StoreError) {
      let store = try HabitStore(
        path: path, access: .readWrite, busyMilliseconds: busyMilliseconds, device: device)
      try store.requireOther(backup)
      return try store.take(source, now: now)
    } catch {
      reason = error
    }
    guard let kind = BackupPlace.SetAside(reason), StoreFile.isOrdinary(path),
      try !isOfAnother(path), StoreFile.mayBeLeftOfStore(path)
    else { throw reason }
    let replacement = try Replacement(path)
    let kept = try replacement.setAside(kind, now: now)
    var restored = Restored(contents: try replacement.put(source), kept: nil)
    restored.setAside = kept.map { Restored.SetAside(path: $0, reason: reason) }
    return restored
  }

  /// Makes the store hold what the backup at `path` holds, its change log included.
  ///
  /// The backup is verified first, and what the store held becomes a backup of its own. The content
  /// changes in one transaction, so that programs that have the store open go on and see it.
  ///
  /// - Parameter now: the moment, as ISO 8601 text.
  package func restore(from path: String, now: String) throws(StoreError) -> Restored {
    try requireWritable()
    try requireOther(path)
    let source = try Connection.verifiedCopy(of: path, busyMilliseconds: busyMilliseconds)
    return try take(source, now: now)
  }

  /// Refuses the store itself where another file is meant.
  func requireOther(_ path: String) throws(StoreError) {
    guard isSameFile(try StoreFile.status(path)) else { return }
    throw .invalid("\(path.quoted) is the store itself; choose another file.")
  }

  private func take(_ source: Connection, now: String) throws(StoreError) -> Restored {
    try requireWritable()
    let contents = try source.backupSummary().at(path)
    let kept = try keepContent(now)
    try connection.copyPages(of: source)
    // The pages of a backup with a write-ahead log say that the store has one too.
    try connection.configureForWriting()
    guard try connection.backupSummary() == contents else {
      throw .failed(path: path, reason: "it does not hold what the backup holds")
    }
    return Restored(contents: contents, kept: kept)
  }

  /// Copies what the store holds, again if another program wrote meanwhile.
  private func keepContent(_ now: String) throws(StoreError) -> BackupSummary? {
    guard try hasHabits() else { return nil }
    while true {
      let token = try changeToken()
      let kept = try backup(at: now, before: "restore")
      if try changeToken() == token { return kept }
    }
  }

  /// Whether a file is a database that another application says is its own.
  static func isOfAnother(_ path: String) throws(StoreError) -> Bool {
    let file = try Connection(file: path, path: path, flags: SQLITE_OPEN_READONLY)
    guard let header = try file.header() else { return false }
    return ![0, Schema.applicationID].contains(header.applicationID)
  }
}

extension BackupPlace.SetAside {
  /// Why a store that gave this error is set aside; nil where that would not help.
  init?(_ error: StoreError) {
    switch error {
    case .damaged, .notAStore: self = .damaged
    case .newer: self = .newer
    default: return nil
    }
  }
}

extension Connection {
  /// A copy in memory of the store at `path`, which no longer depends on its file, brought to the
  /// newest version of the tables and looked over row by row.
  static func verifiedCopy(
    of path: String, busyMilliseconds: Int
  ) throws(StoreError) -> Connection {
    guard let status = try StoreFile.status(path) else { throw .missing(path: path) }
    guard status.isRegular, status.size > 0 else { throw .notAStore(path: path) }
    let file = try StoreOpening(path: path, busyMilliseconds: busyMilliseconds).openAnyVersion()
    do {
      return try file.verifiedCopy()
    } catch {
      guard file.isWithoutLocks() else { throw error }
      return try ForeignFile(path).inMemory().verifiedCopy()
    }
  }

  /// Whether it cannot be read for want of locks.
  private func isWithoutLocks() -> Bool {
    _ = try? number("PRAGMA user_version")
    return lacksLocks
  }

  /// The same of this store.
  func verifiedCopy() throws(StoreError) -> Connection {
    let copy = try copyInMemory()
    guard try copy.storeVersion() > 0 else { throw .notAStore(path: path) }
    try copy.verify(.full)
    try copy.requireForeignKeys()
    try copy.migrate()
    _ = try SnapshotReader(copy).snapshot(.all)
    return copy
  }

  /// A copy in memory of this database.
  func copyInMemory() throws(StoreError) -> Connection {
    let copy = try Connection(
      opening: ":memory:", path: path, flags: SQLITE_OPEN_READWRITE, busyMilliseconds: 0)
    try copy.copyPages(of: self)
    return copy
  }

  /// Makes sure that no row belongs to one that is not there.
  func requireForeignKeys() throws(StoreError) {
    let table = try Statement(self, "PRAGMA foreign_key_check").first { $0.text(0) ?? "" }
    if let table { throw damaged("a row of '\(table)' belongs to nothing") }
  }
}

import CSQLite
import SwiftCalCore

/// What a restore did.
package struct Restored: Hashable, Sendable {
  /// What the store holds now.
  package let contents: BackupSummary
  /// The copy of what it held before; nil where that was no habit.
  package let kept: BackupSummary?
}

extension HabitStore {
  /// Makes the store hold what the backup at `path` holds, its change log included.
  ///
  /// The backup is verified first, and what the store held becomes a backup of its own. The content
  /// changes in one transaction, so that programs that have the store open go on and see it.
  ///
  /// - Parameter now: the moment, as ISO 8601 text.
  package func restore(from path: String, now: String) throws(StoreError) -> Restored {
    try requireWritable()
    guard !isSameFile(try StoreFile.status(path)) else {
      throw .invalid("\(path.quoted) is the store itself; choose a backup of it.")
    }
    let source = try Connection.verifiedCopy(of: path, busyMilliseconds: busyMilliseconds)
    let contents = try source.backupSummary().at(self.path)
    let kept = try keepContent(now)
    try connection.copyPages(of: source)
    // The pages of a backup with a write-ahead log say that the store has one too.
    try connection.configureForWriting()
    guard try connection.backupSummary() == contents else {
      throw .failed(path: self.path, reason: "it does not hold what the backup holds")
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
}

extension Connection {
  /// A copy in memory of the store at `path`, which no longer depends on its file, brought to the
  /// newest version of the tables and looked over row by row.
  fileprivate static func verifiedCopy(
    of path: String, busyMilliseconds: Int
  ) throws(StoreError) -> Connection {
    let file = try StoreOpening(path: path, busyMilliseconds: busyMilliseconds).openAnyVersion()
    let copy = try Connection(
      opening: ":memory:", path: path, flags: SQLITE_OPEN_READWRITE, busyMilliseconds: 0)
    try copy.copyPages(of: file)
    guard try copy.storeVersion() > 0 else { throw .notAStore(path: path) }
    try copy.verify(.full)
    try copy.requireForeignKeys()
    try copy.migrate()
    _ = try SnapshotReader(copy).snapshot(.all)
    return copy
  }

  /// Makes sure that no row belongs to one that is not there.
  func requireForeignKeys() throws(StoreError) {
    let table = try Statement(self, "PRAGMA foreign_key_check").first { $0.text(0) ?? "" }
    if let table { throw damaged("a row of '\(table)' belongs to nothing") }
  }
}

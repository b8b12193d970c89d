import CSQLite
import Glibc
import SwiftCalCore

/// What a backup holds.
package struct BackupSummary: Hashable, Sendable {
  /// The path of its file.
  package let path: String
  /// How many habits it holds, those of the archive included.
  package let habits: Int
  /// How many check-ins it holds.
  package let checkIns: Int
}

/// Writes a copy of a store beside its place, and puts it there once it is whole.
struct BackupFile {
  /// How thoroughly a copy is looked over before it is put in its place.
  enum Check: String {
    /// Every page and every index.
    case full = "integrity_check"
    /// Every page.
    case quick = "quick_check"
  }

  /// The place of the backup, its symbolic links followed.
  private let path: String

  /// A backup at `path`.
  init(_ path: String) { self.path = StoreFile.resolved(path) }

  /// Copies the database of `source`, which is in a transaction, and puts the copy in its place.
  ///
  /// - Parameter replaces: whether a backup that is there already gives way; if not, it stays, and
  ///   the result is nil.
  func write(
    from source: Connection, check: Check, replaces: Bool
  ) throws(StoreError) -> BackupSummary? {
    try StoreFile.make(path, replaces: replaces) { temporary throws(StoreError) in
      try copy(source, to: temporary, check)
    }
  }

  private func copy(
    _ source: Connection, to temporary: String, _ check: Check
  ) throws(StoreError) -> BackupSummary {
    // Nobody else knows of it, so that it can lie on a file system without locks.
    let target = try source.copy(to: temporary, named: path, hasLocks: false)
    try target.verify(check, as: source)
    let summary = try target.backupSummary()
    guard try source.backupSummary() == summary.at(source.path) else {
      throw .failed(path: path, reason: "the copy does not hold what the store holds")
    }
    return summary
  }
}

extension BackupSummary {
  /// The same numbers of another file.
  func at(_ path: String) -> BackupSummary {
    BackupSummary(path: path, habits: habits, checkIns: checkIns)
  }
}

extension Connection {
  /// Makes this database the same as that of `source`, in one step that sees one state of it.
  func copyPages(of source: Connection) throws(StoreError) {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw error(sqlite3_errcode(handle))
    }
    sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    switch code {
    case SQLITE_OK: return
    case SQLITE_CORRUPT, SQLITE_NOTADB: throw source.error(code)
    case let code where SQLiteCode.reading.contains(code): throw source.error(code)
    default: throw error(code)
    }
  }

  /// Writes a copy of this database into the empty file at `file`; who gives it its name syncs it.
  ///
  /// - Parameters:
  ///   - name: the path that errors name.
  ///   - hasLocks: whether the file is locked.
  func copy(
    to file: String, named name: String, hasLocks: Bool = true
  ) throws(StoreError) -> Connection {
    let target = try Connection(
      file: file, path: name, flags: SQLITE_OPEN_READWRITE, hasLocks: hasLocks)
    // Without locks a log can only be had of a file that is kept to oneself.
    if !hasLocks { try target.execute("PRAGMA locking_mode = EXCLUSIVE") }
    // Only a whole copy gets its name, and it is synced before, so that a journal is of no use.
    try target.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    try target.copyPages(of: self)
    // The pages of a database with a write-ahead log say that the copy has one too.
    try target.execute("PRAGMA journal_mode = DELETE")
    return target
  }

  /// Makes sure that every page holds what it must.
  ///
  /// - Parameter source: the database that this is a copy of, which is then the one that is damaged.
  func verify(
    _ check: BackupFile.Check, as source: Connection? = nil
  ) throws(StoreError) {
    let answer = try Statement(self, "PRAGMA \(check.rawValue)(1)").first { $0.text(0) ?? "" }
    guard answer != "ok" else { return }
    // Before what is wrong may stand a line that says in which database.
    let reason = answer?.split(separator: "\n").last.map(String.init)
    throw (source ?? self).damaged(reason ?? "it cannot be checked")
  }

  /// How much it holds.
  func backupSummary() throws(StoreError) -> BackupSummary {
    BackupSummary(
      path: path, habits: try number("SELECT count(*) FROM habit"),
      checkIns: try number("SELECT count(*) FROM check_in"))
  }
}

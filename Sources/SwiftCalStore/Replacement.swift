import CSQLite
import Glibc
import SwiftCalCore

/// Puts another store in the place of one that cannot be opened, and keeps the file as it was.
struct Replacement {
  private let path: String
  private let real: String
  private let lock: StoreLock?

  /// The replacement of the file at `path`, which no program uses meanwhile; there may be none.
  init(_ path: String) throws(StoreError) {
    self.path = path
    real = StoreFile.resolved(path)
    let status = try StoreFile.status(path)
    if status != nil, let obstacle = StoreFile.writeObstacle(path) {
      throw .readOnly(path: path, reason: obstacle)
    }
    guard status?.isRegular ?? true else { throw .notAStore(path: path) }
    lock = status == nil ? nil : try StoreLock(real)
    StoreFile.removeLeftovers(of: real)
    BackupPlace(of: real).removeLeftovers()
  }

  /// The bytes of the file, after a write that was interrupted has been undone in a copy.
  func bytes() throws(StoreError) -> [UInt8] {
    guard lock != nil else { return [] }
    let sides = StoreFile.sides.dropLast().filter { side in
      ((try? StoreFile.status(real + side))?.size ?? 0) > 0
    }
    guard !sides.isEmpty else { return try StoreFile.bytes(of: real) }
    let copy = "\(real).\(getpid()).repair"
    defer { for side in [""] + StoreFile.sides { StoreFile.remove(copy + side) } }
    for side in [""] + sides {
      StoreFile.remove(copy + side)
      _ = try StoreFile.copy(real + side, to: copy + side)
    }
    recover(copy)
    return try StoreFile.bytes(of: copy)
  }

  /// Where SQLite cannot do it, the file is taken as it is.
  private func recover(_ copy: String) {
    let connection = try? Connection(file: copy, path: path, flags: SQLITE_OPEN_READWRITE)
    _ = try? connection?.number("SELECT count(*) FROM sqlite_schema")
    try? connection?.execute("PRAGMA journal_mode = DELETE")
  }

  /// Copies the file and what SQLite keeps beside it among the backups.
  ///
  /// - Returns: the path of the copy; nil where there is no file.
  func setAside(_ reason: BackupPlace.SetAside, now: String) throws(StoreError) -> String? {
    lock == nil ? nil : try BackupPlace(of: path).setAside(path, reason, now: now)
  }

  /// Makes the file hold what another store holds; the file has to be set aside before.
  func put(_ source: Connection) throws(StoreError) -> BackupSummary {
    // The journal of the old file must not be played back into the new one.
    for side in StoreFile.sides { StoreFile.remove(real + side) }
    let summary = try BackupFile(path).write(from: source, check: .full, replaces: true)
    guard let summary else { preconditionFailure("what replaces is always put in its place") }
    return summary.at(path)
  }
}

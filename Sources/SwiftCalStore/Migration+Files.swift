import Glibc
import SwiftCalCore

/// The files of a migration.
extension Migration {
  /// What the name of the file that is locked ends with.
  static let lockEnding = ".migration"
  /// What that of the new store ends with before it has its name.
  static let temporaryEnding = ".migration.tmp"

  /// The place of the store, a symbolic link to a file that is not there yet followed too.
  var destination: String { StoreFile.target(of: shared) }

  /// The file that is locked.
  var lockPath: String { destination + Migration.lockEnding }

  /// The new store before it has its name.
  var temporary: String { destination + Migration.temporaryEnding }

  /// Writes the new store and gives it its name; false if another store has it by now.
  func place(_ source: OlderStore) throws(StoreError) -> Bool {
    let content = source.other.store
    // An empty store may be open in another program, so that it is filled and not replaced.
    guard try StoreFile.status(destination) == nil else { return try fill(content) }
    do {
      try write(content)
      step(.written)
      return try StoreFile.move(temporary, to: destination, replaces: false)
    } catch {
      StoreFile.remove(temporary)
      throw error
    }
  }

  private func write(_ content: HabitStore) throws(StoreError) {
    try StoreFile.create(temporary, named: shared, mustBeNew: true)
    let copy = try content.connection.copy(to: temporary, named: shared)
    try copy.verify(.full)
    guard try copy.fingerprint() == content.fingerprint() else {
      throw .failed(path: shared, reason: "it does not hold what the older store holds")
    }
    try StoreFile.sync(temporary, named: shared)
  }

  private func fill(_ content: HabitStore) throws(StoreError) -> Bool {
    let store = try HabitStore(path: shared, access: .readWrite, takesEmpty: true)
    step(.written)
    let text = try content.exportJSON().joined(separator: "\n")
    guard try store.isEmpty() else { return false }
    try store.load(text, named: older)
    return try store.fingerprint() == content.fingerprint()
  }

  /// Whether it was noted that this very store has been moved, and nobody has written to it since.
  func isOnlyToRemove(_ lock: FileLock) -> Bool {
    MigrationNote(lock.note()).tells(of: older)
  }

  /// Notes that all of the older store is in the new one, and whether a person was told that it cannot
  /// be taken away.
  func note(_ lock: FileLock, isTold: Bool) throws(StoreError) {
    try lock.note(MigrationNote(moved: older, isTold: isTold).text)
  }

  /// Takes the older store away, its side files first. A symbolic link goes, what it names stays: who
  /// made it wants the file where it is.
  ///
  /// - Returns: why it could not be taken away; nil when it was.
  func removeOlder() -> String? {
    if !isLink(older) {
      for side in StoreFile.sides { StoreFile.remove(older + side) }
      step(.sidesRemoved)
    }
    if unlink(older) != 0, errno != ENOENT {
      let text = StoreError.text(of: errno)
      return StoreFile.obstacle(at: StoreFile.folder(of: older)) ?? text
    }
    StoreFile.syncFolder(StoreFile.folder(of: older))
    step(.removed)
    return nil
  }

  private func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }
}

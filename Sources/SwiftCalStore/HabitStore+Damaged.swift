import SwiftCalCore

extension HabitStore {
  /// Copies the file of a store that is damaged, and what SQLite keeps beside it, byte for byte: it is
  /// no backup, since nothing can be brought back from it before a repair.
  ///
  /// - Parameters:
  ///   - file: where to, which must not be there; nil for among the backups of the store.
  ///   - now: the moment, as ISO 8601 text.
  /// - Returns: the path of the copy.
  package static func copyDamaged(
    _ path: String, to file: String?, now: String
  ) throws(StoreError) -> String {
    let real = StoreFile.resolved(path)
    guard let status = try StoreFile.status(real) else { throw .missing(path: path) }
    guard status.isRegular else { throw .notAStore(path: path) }
    // Where this user may not write, nobody is kept away.
    let lock = StoreFile.isWritable(real) ? try StoreLock(real) : nil
    defer { withExtendedLifetime(lock) {} }
    guard let file else { return try BackupPlace(of: path).setAside(path, .damaged, now: now) }
    let target = StoreFile.target(of: file)
    guard !file.isEmpty, !StoreFile.isSide(target) else {
      throw .invalid("\(file.quoted) is no name for a copy of the store; choose another file.")
    }
    return try StoreFile.writingFile(file) { () throws(StoreError) in
      try StoreFile.requireFolder(of: target, for: file)
      guard try StoreFile.copyAll(real, to: target) else {
        throw .invalid("\(file.quoted) is there, so it was left as it is; choose another file.")
      }
      return file
    }
  }
}

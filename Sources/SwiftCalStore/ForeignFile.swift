import SwiftCalCore

/// A database of another program, read with what is still in its write-ahead log, and left as it is:
/// SQLite would else write the log back, or make an index of it beside the file.
struct ForeignFile {
  private let path: String

  /// The database at `path`.
  init(_ path: String) { self.path = path }

  /// Reads it into memory.
  func inMemory() throws(StoreError) -> Connection {
    let real = StoreFile.resolved(path)
    let before = try states(real)
    let hasLog = before.dropFirst().contains { $0?.size ?? 0 > 0 }
    let file =
      hasLog
      ? try Connection(loggedForeign: real, path: path)
      : try Connection(immutable: real, path: path)
    let copy = try file.copyInMemory()
    // Nothing is locked, so that the program it is of may have written to it.
    guard try states(real) == before else { throw .busy(path: path) }
    try copy.verify(.full)
    return copy
  }

  private func states(_ real: String) throws(StoreError) -> [StoreFile.Status?] {
    var states = [try StoreFile.status(real)]
    for side in ["-wal", "-journal"] { states.append(try StoreFile.status(real + side)) }
    return states
  }
}

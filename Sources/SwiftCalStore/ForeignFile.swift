import SwiftCalCore

/// A database of another program, read with what is still in its write-ahead log, and left as it is:
/// SQLite would else write the log back, or make an index of it beside the file.
struct ForeignFile {
  private let path: String

  /// The database at `path`.
  init(_ path: String) { self.path = path }

  /// What a database and the files beside it were like at some time.
  struct State: Equatable {
    fileprivate let files: [StoreFile.Status?]

    /// A number that is another one after a change.
    var token: Int {
      files.reduce(0) { token, file in
        (token &* 31 &+ (file?.modified ?? 0)) &* 31 &+ (file?.size ?? -1)
      }
    }

    fileprivate var hasLog: Bool { files[1]?.size ?? 0 > 0 }
    fileprivate var hasJournal: Bool { files[2]?.size ?? 0 > 0 }
  }

  /// Reads it into memory, again if somebody writes meanwhile.
  func inMemory() throws(StoreError) -> Connection {
    for _ in 0..<3 {
      do { return try inMemoryOnce() } catch .busy { continue }
    }
    return try inMemoryOnce()
  }

  /// The same of a store that is in use by programs of this kind where there are no locks, so that a
  /// write that goes on, or was interrupted, is known by its journal.
  func storeInMemory() throws(StoreError) -> Connection {
    guard try !state().hasJournal else { throw .busy(path: path) }
    let copy = try inMemory()
    try copy.requireStore()
    return copy
  }

  private func inMemoryOnce() throws(StoreError) -> Connection {
    let real = StoreFile.resolved(path)
    let before = try state()
    let file =
      before.hasLog
      ? try Connection(loggedForeign: real, path: path)
      : try Connection(immutable: real, path: path)
    let copy = try file.copyInMemory()
    // Nothing is locked, so that the program it is of may have written to it.
    guard try state() == before else { throw .busy(path: path) }
    try copy.verify(.full)
    copy.copied = before
    return copy
  }

  /// What the files are like now.
  func state() throws(StoreError) -> State {
    let real = StoreFile.resolved(path)
    var states = [try StoreFile.status(real)]
    for side in ["-wal", "-journal"] { states.append(try StoreFile.status(real + side)) }
    return State(files: states)
  }
}

import Glibc
import SwiftCalCore

/// The store of the older layout, held so that no program that knows SQLite writes to it.
struct OlderStore {
  /// What it holds.
  let other: OtherStore
  /// Its file as it is, to be kept.
  private let file: Connection
  /// What keeps others from writing; nil where a program that might cannot be told of.
  private let guardian: Connection?

  /// Reads the store at `path`, of which this process has no other connection.
  init(_ path: String, _ intake: Intake) throws(StoreError) {
    try StoreFile.requireDatabase(path)
    guard StoreFile.isStore(path) else {
      guardian = nil
      file = try ForeignFile(path).inMemory()
      other = try OtherStore(foreign: file, intake)
      return
    }
    let opening = StoreOpening(path: path, busyMilliseconds: 2000)
    // A database cannot be copied by the connection that has the right to write to it.
    guardian = try opening.openToLock().locked()
    file = try opening.openToLock()
    other = try OtherStore(ours: file.verifiedCopy())
    guard try file.fingerprint() == other.store.fingerprint() else {
      throw .failed(path: path, reason: "its copy does not hold the same")
    }
  }

  /// Puts a copy of it among the backups of the store; returns where.
  func keep(among place: BackupPlace, _ now: String) throws(StoreError) -> String {
    try place.requireFolder()
    place.removeLeftovers()
    let earlier = place.paths(before: "migration")
    for path in place.paths(at: now, before: "migration") where try StoreFile.status(path) == nil {
      if try copy(to: path) { return try onlyCopy(path, earlier) }
    }
    throw .failed(path: place.folder, reason: "too many backups of one moment are there")
  }

  /// One that was killed may have left the same copy under another moment's name.
  private func onlyCopy(_ path: String, _ earlier: [String]) throws(StoreError) -> String {
    let bytes = try StoreFile.bytes(of: path)
    guard let same = earlier.first(where: { (try? StoreFile.bytes(of: $0)) == bytes }) else {
      return path
    }
    StoreFile.remove(path)
    return same
  }

  /// Writes a copy to `path`; false if another file has the name by now.
  private func copy(to path: String) throws(StoreError) -> Bool {
    let made: Void? = try StoreFile.make(path, replaces: false) { temporary throws(StoreError) in
      try file.copy(to: temporary, named: path).verify(.full, as: file)
    }
    return made != nil
  }
}

extension Connection {
  /// The connection with the right to write, which others then do not get; nil where nobody here has it.
  fileprivate func locked() throws(StoreError) -> Connection? {
    do {
      try execute("BEGIN IMMEDIATE")
      return self
    } catch .readOnly {
      return nil
    }
  }
}

extension HabitStore {
  /// How much it holds.
  func summary() throws(StoreError) -> BackupSummary {
    try reading { connection throws(StoreError) in try connection.backupSummary() }
  }

  /// Its fingerprint.
  func fingerprint() throws(StoreError) -> Fingerprint {
    try reading { connection throws(StoreError) in try connection.fingerprint() }
  }
}

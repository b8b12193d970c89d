import CSQLite
import SwiftCalCore

/// What is done before the tables of an older version are changed.
extension StoreOpening {
  /// Copies the store among its backups, while this process has the right to write to it, so that it is
  /// done once; such a copy is never let go.
  ///
  /// - Returns: why there is no room for a copy, which is no reason to refuse a check-in.
  func keepVersion(_ version: Int) throws(StoreError) -> StoreError? {
    // A database cannot be copied by the connection that has the right to write to it.
    let reader = try connect(SQLITE_OPEN_READONLY)
    do {
      try reader.transaction(.reading) { () throws(StoreError) in
        try keepVersion(version, reader)
      }
      return nil
    } catch {
      switch error {
      case .unwritten, .cannotCreate, .notAllowed, .readOnly, .full, .failed, .unreadable:
        return error
      default: throw error
      }
    }
  }

  private func keepVersion(_ version: Int, _ reader: Connection) throws(StoreError) {
    let place = BackupPlace(of: path)
    try place.requireFolder()
    let fingerprint = try reader.fingerprint()
    for path in place.paths(ofVersion: version) {
      // One that was killed, or had to give up, before it changed the tables may have left its copy.
      let isThere = try StoreFile.status(path) != nil
      if isThere,
        (try? StoreOpening(path: path, busyMilliseconds: 0).openAnyVersion().fingerprint())
          == fingerprint
      {
        return
      }
      guard !isThere else { continue }
      let made = try BackupFile(path).write(from: reader, check: .full, replaces: false)
      if made != nil { return }
    }
  }
}

extension Connection {
  /// Refuses a store of an older version that holds what the newest tables would not take.
  func lookOver() throws(StoreError) {
    try transaction(.reading) { () throws(StoreError) in
      try verify(.full)
      _ = try SnapshotReader(self).snapshot(.all)
    }
  }
}

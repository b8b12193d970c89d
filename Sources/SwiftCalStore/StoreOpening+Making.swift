import CSQLite
import Glibc
import SwiftCalCore

/// How a store comes to be.
extension StoreOpening {
  private static let retryMilliseconds = 20

  /// Makes a store beside its place and gives it its name once it is whole: whoever comes in between
  /// finds none, and of a half nothing stays. Where another program was faster, its store stays.
  func make() throws(StoreError) {
    let place = StoreFile.target(of: path)
    StoreFile.removeLeftovers(of: place)
    let _: Void? = try StoreFile.make(place, named: path, replaces: false) {
      temporary throws(StoreError) in
      let store = try Connection(file: temporary, path: path, flags: SQLITE_OPEN_READWRITE)
      // Only a whole store gets its name, and it is synced before.
      try store.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try store.migrate()
      // Without a journal nothing is taken back, so what is half written must not get the name.
      try store.fillAlmanacIfEmpty()
    }
  }

  /// Waits until an empty file is either filled by another program, or known to be nobody's: a copy
  /// begins as an empty file.
  func awaitFirstByte() throws(StoreError) {
    guard makes else { throw .incomplete(path: path) }
    var left = busyMilliseconds
    while try StoreFile.status(path)?.size == 0, StoreFile.mayBeFilledByOthers(path) {
      guard left > 0 else { throw .incomplete(path: path) }
      usleep(UInt32(StoreOpening.retryMilliseconds * 1000))
      left -= StoreOpening.retryMilliseconds
    }
  }
}

import Glibc
import SwiftCalCore

/// Keeps every SQLite connection away from a file, whatever the file holds, until it is let go.
final class StoreLock {
  private let file: Int32

  /// Takes the lock; a file that another program is using is busy.
  ///
  /// The lock belongs to this opening of the file, so that closing another one does not drop it.
  init(_ path: String) throws(StoreError) {
    let file = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw StoreFile.error(path) }
    self.file = file
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    // The bytes that SQLite's own locks are on.
    range.l_start = 0x4000_0000
    range.l_len = 512
    let ofOpening: Int32 = 37
    guard fcntl(file, ofOpening, &range) != 0 else { return }
    // A file system without locks has nobody to keep away.
    guard errno == EAGAIN || errno == EACCES else { return }
    throw .busy(path: path)
  }

  deinit { close(file) }
}

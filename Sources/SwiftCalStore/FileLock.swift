import Glibc
import SwiftCalCore

/// A lock between processes that a file stands for. It ends with its process, and the file of one that
/// was killed stays behind with what was noted in it.
final class FileLock {
  private static let retryMicroseconds: UInt32 = 10_000

  private let path: String
  private let file: Int32

  /// Takes the lock, for which it makes the file and its folder.
  ///
  /// - Parameters:
  ///   - name: the path that errors name.
  ///   - milliseconds: how long another process is waited for.
  init(_ path: String, named name: String, milliseconds: Int) throws(StoreError) {
    self.path = path
    var left = milliseconds * 1000
    while true {
      try StoreFile.create(path, named: name)
      // Who had the lock may have taken the file away since.
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw StoreFile.cannotCreate(name) }
      // Where a file system has no locks, the last step still cannot be made twice.
      if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK {
        if FileLock.isCurrent(file, path) {
          self.file = file
          return
        }
      } else if left <= 0 {
        close(file)
        throw .busy(path: name)
      } else {
        usleep(FileLock.retryMicroseconds)
        left -= Int(FileLock.retryMicroseconds)
      }
      close(file)
    }
  }

  deinit { close(file) }

  /// Whether the name still is that of the file; who had the lock before takes it away.
  private static func isCurrent(_ file: Int32, _ path: String) -> Bool {
    var (mine, named) = (stat(), stat())
    return fstat(file, &mine) == 0 && stat(path, &named) == 0 && mine.st_ino == named.st_ino
      && mine.st_dev == named.st_dev
  }

  /// What was noted; empty in a new file.
  func note() -> String {
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Notes something that outlasts this process, on the disk when this returns.
  func note(_ text: String) throws(StoreError) {
    let bytes = Array(text.utf8)
    guard ftruncate(file, 0) == 0, pwrite(file, bytes, bytes.count, 0) == bytes.count else {
      throw StoreFile.error(path)
    }
    guard fsync(file) == 0 else { throw .cannotSync(errno, path: path) }
  }

  /// Takes the file away; the lock goes with the value.
  func remove() { StoreFile.remove(path) }
}

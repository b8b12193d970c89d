import CSQLite
import SwiftCalCore

extension Connection {
  /// Opens a file of which SQLite may believe that nothing changes it, so that it needs no lock and
  /// no file beside it.
  ///
  /// - Parameters:
  ///   - file: the file's path, symbolic links followed.
  ///   - path: the path that errors name.
  convenience init(
    immutable file: String, path: String, busyMilliseconds: Int = 0
  ) throws(StoreError) {
    try self.init(
      reading: file, "immutable=1", path: path, busyMilliseconds: busyMilliseconds)
  }

  /// Opens a file with its write-ahead log, of which the index is kept in memory and nothing is written
  /// back: SQLite is to believe that no other program can have it open.
  ///
  /// - Parameters:
  ///   - file: the file's path, symbolic links followed.
  ///   - path: the path that errors name.
  convenience init(loggedForeign file: String, path: String) throws(StoreError) {
    try self.init(reading: file, "vfs=unix-none", path: path, busyMilliseconds: 0)
    let code = swiftcal_keep_log(handle)
    guard code == SQLITE_OK else { throw error(code) }
    try execute("PRAGMA locking_mode = EXCLUSIVE")
  }

  private convenience init(
    reading file: String, _ parameters: String, path: String, busyMilliseconds: Int
  ) throws(StoreError) {
    var name = Array("file:".utf8)
    for byte in file.utf8 {
      if "%?#".utf8.contains(byte) {
        name += "%\(String(byte, radix: 16))".utf8
      } else {
        name.append(byte)
      }
    }
    try self.init(
      opening: String(decoding: name, as: UTF8.self) + "?" + parameters, path: path,
      flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, busyMilliseconds: busyMilliseconds)
  }
}

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
    var name = Array("file:".utf8)
    for byte in file.utf8 {
      if "%?#".utf8.contains(byte) {
        name += "%\(String(byte, radix: 16))".utf8
      } else {
        name.append(byte)
      }
    }
    try self.init(
      opening: String(decoding: name, as: UTF8.self) + "?immutable=1", path: path,
      flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, busyMilliseconds: busyMilliseconds)
  }
}

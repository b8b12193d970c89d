import Glibc
import SwiftCalCore

/// Files as they are, byte for byte.
extension StoreFile {
  /// What SQLite may keep beside a store.
  static let sides = ["-journal", "-wal", "-shm"]

  /// Whether a path is that of what SQLite may keep beside a store, which it would take for its own.
  static func isSide(_ path: String) -> Bool {
    sides.contains { path.hasSuffix($0) && isStore(String(path.dropLast($0.count))) }
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(StoreError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw readError(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw readError(path)
      }
    }
  }

  /// Makes a file with the bytes of another one, which is on the disk when this returns.
  ///
  /// - Returns: whether the name was free; if not, what has it stays as it is.
  static func copy(_ path: String, to newPath: String) throws(StoreError) -> Bool {
    let made: Void? = try make(newPath, replaces: false) { temporary throws(StoreError) in
      try fill(temporary, with: try bytes(of: path)[...], named: newPath)
    }
    return made != nil
  }

  /// The same with what SQLite keeps beside a store and needs to open it.
  static func copyAll(_ path: String, to newPath: String) throws(StoreError) -> Bool {
    guard try copy(path, to: newPath) else { return false }
    for side in sides.dropLast() where try status(path + side) != nil {
      _ = try copy(path + side, to: newPath + side)
    }
    return true
  }

  /// Takes the rights of all but the owner away.
  ///
  /// - Returns: whether that was done.
  static func deny(others path: String, mode: UInt32) -> Bool {
    chmod(path, mode & 0o700) == 0
  }
}

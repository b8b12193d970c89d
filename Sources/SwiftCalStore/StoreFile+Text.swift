import Glibc
import SwiftCalCore

/// Whole texts from and to files that are no stores.
extension StoreFile {
  /// The text of a file, without the mark that some programs begin UTF-8 with.
  package static func text(of path: String) throws(StoreError) -> String {
    let bytes = try bytes(of: path)
    let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: text, as: UTF8.self) else {
      throw .invalid("\(path.quoted) is not UTF-8 text.")
    }
    return text
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(StoreError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw error(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw error(path)
      }
    }
    return bytes
  }

  /// Puts a text into a file that only its owner may read: the whole text, or nothing of it.
  package static func write(_ text: String, to path: String) throws(StoreError) {
    let real = resolved(path)
    guard try status(real)?.isRegular ?? true, !isStore(real) else {
      throw .invalid("\(path.quoted) is a store or no plain file; choose another file.")
    }
    let temporary = "\(real).\(getpid()).tmp"
    remove(temporary)
    do {
      try create(temporary, named: path, mustBeNew: true)
      try fill(temporary, with: text, named: path)
      try sync(temporary, named: path)
      try move(temporary, to: real, replaces: true)
    } catch {
      remove(temporary)
      throw error
    }
  }

  private static func fill(
    _ path: String, with text: String, named name: String
  ) throws(StoreError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw error(name) }
    defer { close(file) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw error(name)
      }
    }
  }
}

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

  /// Puts a text into a file that only its owner may read: the whole text, or nothing of it.
  package static func write(_ text: String, to path: String) throws(StoreError) {
    let real = resolved(path)
    guard try status(real)?.isRegular ?? true, !isStore(real) else {
      throw .invalid("\(path.quoted) is a store or no plain file; choose another file.")
    }
    _ = try make(real, named: path, replaces: true) { temporary throws(StoreError) in
      try fill(temporary, with: Array(text.utf8)[...], named: path)
    }
  }

  /// Writes bytes into a file that is there.
  static func fill(
    _ path: String, with bytes: ArraySlice<UInt8>, named name: String
  ) throws(StoreError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw error(name) }
    defer { close(file) }
    var rest = bytes
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

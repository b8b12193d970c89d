import Glibc
import SwiftCalCore

/// Whole texts from and to files that are no stores.
extension StoreFile {
  /// The text of a file, without the mark that some programs begin UTF-8 with.
  package static func text(of path: String) throws(StoreError) -> String {
    try text(of: try bytes(of: path), named: path)
  }

  /// The same of bytes that were read from a file.
  static func text(of bytes: [UInt8], named path: String) throws(StoreError) -> String {
    let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: text, as: UTF8.self) else {
      throw .invalid("\(path.quoted) is not UTF-8 text.")
    }
    return text
  }

  /// Whether a path is that of standard input or a pipe, which can be read once only.
  static func isStream(_ path: String) -> Bool {
    var info = stat()
    return path == standardInput || stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO
  }

  /// The path of standard input.
  package static let standardInput = "/dev/stdin"

  /// Puts a text into a file that only its owner may read: the whole text, or nothing of it. A file that
  /// is there is replaced where it is empty or begins with the same line, as a text of the same kind does.
  ///
  /// Folders are not made, since a path with a wrong letter would be one of a new folder.
  package static func write(_ text: String, to path: String) throws(StoreError) {
    let real = resolved(path)
    try writingFile(path) { () throws(StoreError) in
      guard try status(real)?.isRegular ?? true, !isStore(real), !isSide(real) else {
        throw .invalid("\(path.quoted) is a store or no plain file; choose another file.")
      }
      guard isReplaceable(real, by: text) else {
        throw .invalid(
          "\(path.quoted) is there and holds something else, so it was left as it is; choose another file."
        )
      }
      try requireFolder(of: real, for: path)
      _ = try make(real, named: path, replaces: true) { temporary throws(StoreError) in
        try fill(temporary, with: Array(text.utf8)[...], named: path)
      }
    }
  }

  private static func isReplaceable(_ path: String, by text: String) -> Bool {
    let line = Array(text.utf8.prefix { $0 != UInt8(ascii: "\n") })
    do {
      let start = try start(of: path, line.count)
      return start.isEmpty || start == line
    } catch {
      // One that may not be read holds nobody knows what.
      guard case .missing = error else { return false }
      return true
    }
  }

  /// Refuses a file whose folder is not there.
  static func requireFolder(of real: String, for path: String) throws(StoreError) {
    let folder = folder(of: real)
    guard !isFolder(folder) else { return }
    let reason =
      isMissing(folder)
      ? "there is no folder \(folder.quoted)" : "\(folder.quoted) is no folder that can be used"
    throw .unwritten(path: path, reason: reason, status: .cannotCreate)
  }

  /// Runs what writes a file that is not the store, so that what goes wrong is told of that file.
  static func writingFile<Result>(
    _ path: String, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do {
      return try body()
    } catch {
      throw error.unwritten([path, resolved(path)])
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

extension StoreError {
  /// The error where it is about one of the paths of a file that is not the store.
  fileprivate func unwritten(_ paths: [String]) -> StoreError {
    let (path, reason): (String, String)
    switch self {
    case .full(let name): (path, reason) = (name, "there is no room for it")
    case .cannotCreate(let name, let text), .failed(let name, let text),
      .notAllowed(let name, let text), .readOnly(let name, let text):
      (path, reason) = (name, text)
    default: return self
    }
    guard paths.contains(path) else { return self }
    return .unwritten(path: paths[0], reason: reason, status: exitStatus)
  }
}

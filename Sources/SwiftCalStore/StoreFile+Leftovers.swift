import Glibc
import SwiftCalCore

/// What programs that were killed have left.
extension StoreFile {
  /// The last parts of names that files have before they are whole; before them stands the number of
  /// the program that writes, after them what SQLite may keep beside such a file.
  private static let endings: Set<Substring> = ["tmp", "repair"]

  /// Takes away what killed programs left beside the file at `path` while they wrote it.
  static func removeLeftovers(of path: String) {
    removeLeftovers(in: folder(of: path), named: name(of: path) + ".")
  }

  /// Takes away, in a folder, what killed programs left of files whose names begin with `start`.
  static func removeLeftovers(in folder: String, named start: String) {
    for name in names(in: folder) where name.hasPrefix(start) && isLeftover(name) {
      remove("\(folder)/\(name)")
    }
  }

  private static func isLeftover(_ name: String) -> Bool {
    var name = name[...]
    for side in sides where name.hasSuffix(side) { name = name.dropLast(side.count) }
    let parts = name.split(separator: ".")
    guard let ending = parts.last, endings.contains(ending),
      let process = parts.dropLast().last.flatMap({ pid_t($0) }), process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}

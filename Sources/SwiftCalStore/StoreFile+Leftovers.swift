import Glibc
import SwiftCalCore

/// What programs that were killed have left.
extension StoreFile {
  /// The last parts of names that files have before they are whole; before them stands the number of
  /// the program that writes, after them what SQLite may keep beside such a file.
  private static let endings: Set<Substring> = ["tmp", "repair"]

  /// Takes away what killed programs left beside the file at `path` while they wrote it.
  static func removeLeftovers(of path: String) {
    for leftover in leftovers(of: path) { remove(leftover) }
  }

  /// What killed programs left beside the file at `path` while they wrote it.
  static func leftovers(of path: String) -> [String] {
    leftovers(in: folder(of: path), named: name(of: path) + ".")
  }

  /// What killed programs left, in a folder, of files whose names begin with `start`.
  static func leftovers(in folder: String, named start: String) -> [String] {
    names(in: folder).filter { $0.hasPrefix(start) && isLeftover("\(folder)/\($0)") }
      .map { "\(folder)/\($0)" }
  }

  private static func isLeftover(_ path: String) -> Bool {
    var name = name(of: path)[...]
    for side in sides where name.hasSuffix(side) { name = name.dropLast(side.count) }
    let parts = name.split(separator: ".")
    guard let ending = parts.last, endings.contains(ending),
      let process = parts.dropLast().last.flatMap({ pid_t($0) }), process > 0
    else { return false }
    return isAbandoned(path, isGone: kill(process, 0) != 0 && errno == ESRCH)
  }

  /// Whether nobody writes a file any more: a number may be that of another program by now, and a
  /// program that is not known here may run in a container or on another machine.
  private static func isAbandoned(_ path: String, isGone: Bool) -> Bool {
    guard let status = try? status(path), status.isRegular else { return isGone }
    switch isWrittenByOthers(path) {
    case true?: return false
    case false?: return isGone || age(of: status) > 3600
    case nil: return isGone && age(of: status) > 60
    }
  }
}

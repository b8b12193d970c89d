import Glibc
import SwiftCalCore

/// Who keeps this user from a file, and what to do about it: after one run as root the store, or its
/// folder, is root's.
extension StoreFile {
  /// Why the file `path` cannot be written, or nil when it can: also a journal that somebody else left
  /// beside it keeps it from that.
  static func writeObstacle(_ path: String) -> String? {
    let real = resolved(path)
    for place in [real, folder(of: real), real + "-journal"] {
      if let obstacle = obstacle(at: place, isAdvised: place != folder(of: real)) {
        return obstacle
      }
    }
    return nil
  }

  /// Why a file or folder cannot be written, and what to do about it; nil when it can or is gone.
  ///
  /// - Parameter isAdvised: whether to tell how to get it also where all above it is of others.
  static func obstacle(at place: String, isAdvised: Bool = false) -> String? {
    guard !isAllowed(place, W_OK) else { return nil }
    let code = errno
    // A journal that is gone by now was that of another's check-in.
    if code == ENOENT { return nil }
    if code == EROFS { return StoreError.text(of: code) }
    if let reason = ownership(of: place, isAdvised: isAdvised) { return reason }
    guard code == EACCES else {
      return "'\(place)' cannot be written: \(StoreError.text(of: code))"
    }
    return
      "'\(place)' is closed to changes by you, its owner; run: chmod u+w \(place.quotedForShell)"
  }

  /// What keeps this user from reading a file: the first folder on the way that may not be searched, or
  /// the file itself; nil where nothing does.
  static func denial(of path: String) -> String? {
    guard let place = places(on: path).first(where: { isDenied($0, of: path) }) else { return nil }
    if let reason = ownership(of: place) { return reason }
    guard let status = try? status(place), status.owner == geteuid() else { return nil }
    let rights = status.isRegular ? "u+rw" : "u+rwx"
    return "'\(place)' is closed to you, its owner; run: chmod \(rights) \(place.quotedForShell)"
  }

  /// What keeps this user from making a file; nil where that is not another's folder of which the one
  /// above is this user's own.
  static func creationDenial(of path: String) -> String? {
    let folders = places(on: folder(of: path))
    guard let last = folders.last(where: isFolder), topmostOfOthers(last) != nil else { return nil }
    return ownership(of: last)
  }

  private static func isDenied(_ place: String, of path: String) -> Bool {
    let isLast = place == absolute(path)
    return !isAllowed(place, isLast && !isFolder(place) ? R_OK : X_OK) && errno == EACCES
  }

  /// Whether there is a file that this user may write.
  static func isWritable(_ place: String) -> Bool { isAllowed(place, W_OK) }

  private static func isAllowed(_ place: String, _ rights: Int32) -> Bool {
    faccessat(AT_FDCWD, place, rights, AT_EACCESS) == 0
  }

  /// Whose a file or folder of another user is, and how this user gets it.
  ///
  /// - Parameter isAdvised: whether to tell how to get it also where all above it is of others.
  static func ownership(of place: String, isAdvised: Bool = false) -> String? {
    guard let owner = try? status(place)?.owner, owner != geteuid() else { return nil }
    let whose = "'\(place)' belongs to \(owner == 0 ? "root" : "user \(owner)")"
    guard let mine = topmostOfOthers(place) ?? (isAdvised ? place : nil) else {
      return "\(whose); ask for access"
    }
    let all = isFolder(mine) ? "-R " : ""
    return "\(whose); run: sudo chown \(all)\(geteuid()) \(mine.quotedForShell)"
  }

  /// The highest of a place and the folders above it that are not this user's, where the next one is:
  /// nobody is told to take a folder of the system over.
  private static func topmostOfOthers(_ place: String) -> String? {
    var top = place
    while top != "/", top != "." {
      let above = folder(of: top)
      guard let owner = try? status(above)?.owner else { return nil }
      if owner == geteuid() { return top }
      top = above
    }
    return nil
  }

  /// The folders that lead to a path, from the root on, and the path itself.
  private static func places(on path: String) -> [String] {
    let path = absolute(path)
    return path.indices.dropFirst().filter { path[$0] == "/" }.map { String(path[..<$0]) } + [path]
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }
}

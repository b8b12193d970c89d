import Glibc
import SwiftCalCore

/// The file system's side of a store.
package enum StoreFile {
  /// What the file system knows of a file.
  struct Status: Equatable {
    /// The file system it is on.
    let device: UInt
    /// Its number there.
    let inode: UInt
    /// The number of the user it belongs to.
    let owner: UInt32
    /// Its permission bits and type.
    let mode: UInt32
    /// Its length in bytes.
    let size: Int
    /// When its content was changed last, in nanoseconds since 1970.
    let modified: Int

    /// Whether it is the same file under whatever name.
    func isSameFile(as other: Status) -> Bool { device == other.device && inode == other.inode }

    /// Whether it is a plain file.
    var isRegular: Bool { mode & S_IFMT == S_IFREG }
  }

  /// The status of the file that `path` names, links followed; nil when there is none.
  static func status(_ path: String) throws(StoreError) -> Status? {
    var info = stat()
    guard stat(path, &info) == 0 else {
      guard errno == ENOENT else { throw readError(path) }
      return nil
    }
    return Status(
      device: UInt(info.st_dev), inode: UInt(info.st_ino), owner: info.st_uid,
      mode: info.st_mode, size: Int(info.st_size),
      modified: info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec)
  }

  /// Whether it is known that there is nothing at `path`, links followed.
  package static func isMissing(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) != 0 && errno == ENOENT
  }

  /// Whether `path` names a folder, links followed.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether `path` names an ordinary file, links followed.
  package static func isOrdinary(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// Makes an empty file that only its owner may read, and the folders it needs.
  ///
  /// - Parameters:
  ///   - name: the path that errors name, where it is not `path` itself.
  ///   - mustBeNew: whether a file that is there is an error.
  static func create(
    _ path: String, named name: String? = nil, mustBeNew: Bool = false
  ) throws(StoreError) {
    let name = name ?? path
    try makeFolder(folder(of: path), for: name)
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | (mustBeNew ? O_EXCL : 0)
    let file = open(path, flags, 0o600)
    guard file >= 0 else { throw cannotCreate(name) }
    defer { close(file) }
    // A umask can take the owner's own rights away. Where a file system knows no modes, none are wanted.
    guard fchmod(file, 0o600) == 0 || hasNoModes() else { throw cannotCreate(name) }
  }

  private static func makeFolder(_ folder: String, for path: String) throws(StoreError) {
    guard access(folder, F_OK) != 0 else { return }
    let parent = StoreFile.folder(of: folder)
    if parent != folder { try makeFolder(parent, for: path) }
    guard mkdir(folder, 0o700) == 0 else {
      // Another process that starts at the same time may have been faster.
      guard errno == EEXIST else { throw cannotCreate(path) }
      return
    }
    guard chmod(folder, 0o700) == 0 || hasNoModes() else { throw cannotCreate(path) }
  }

  /// Whether the last call failed since its file system has no modes to change.
  private static func hasNoModes() -> Bool { [EPERM, ENOSYS, EOPNOTSUPP, EINVAL].contains(errno) }

  /// The folder that holds `path`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `path` with its symbolic links followed, or as it is when that cannot be told.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// `path` with its symbolic links followed, also where the last one names a file that is not there.
  static func target(of path: String) -> String {
    var path = resolved(path)
    // The kernel gives up after as many.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
      }
      guard count > 0 else { break }
      let target = String(decoding: buffer.prefix(count), as: UTF8.self)
      path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
    }
    return path
  }

  /// Why a file could not be made, by the system's last error.
  static func cannotCreate(_ path: String) -> StoreError {
    let code = errno
    if code == ENOSPC || code == EDQUOT { return .full(path: path) }
    let reason = code == EACCES ? creationDenial(of: path) : nil
    return .cannotCreate(path: path, reason: reason ?? StoreError.text(of: code))
  }

  /// Why a file could not be read, by the system's last error.
  static func readError(_ path: String) -> StoreError {
    let code = errno
    guard StoreError.ofDisk.contains(code) else { return error(path) }
    return .unreadable(path: path, reason: StoreError.text(of: code))
  }

  /// Why a file could not be used, by the system's last error.
  static func error(_ path: String) -> StoreError {
    StoreError(errno, path: path) ?? .failed(path: path, reason: "unknown")
  }
}

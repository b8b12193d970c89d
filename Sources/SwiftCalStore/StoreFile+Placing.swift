import Glibc
import SwiftCalCore

/// How a finished file gets its name.
extension StoreFile {
  /// The last part of `path`.
  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The names in a folder, in no order; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
      names.append(String(cString: start.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

  /// Takes a file away; that it is not there is as good.
  static func remove(_ path: String) { unlink(path) }

  /// Waits until the file is on the disk.
  static func sync(_ path: String, named name: String) throws(StoreError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw error(name) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw .cannotSync(errno, path: name) }
  }

  /// Gives a file another name in the same folder, and waits until that is on the disk.
  ///
  /// - Parameter replaces: whether it takes the place of a file that has the name; if not, that one
  ///   stays and this one goes.
  /// - Returns: whether it has the name now.
  @discardableResult
  static func move(
    _ path: String, to newPath: String, replaces: Bool
  ) throws(StoreError) -> Bool {
    if replaces {
      guard rename(path, newPath) == 0 else { throw cannotCreate(newPath) }
    } else if link(path, newPath) == 0 {
      unlink(path)
    } else if errno == EEXIST {
      unlink(path)
      return false
    } else {
      // Not every file system has hard links; only the moment between the two is not guarded then.
      if try status(newPath) != nil {
        unlink(path)
        return false
      }
      guard rename(path, newPath) == 0 else { throw cannotCreate(newPath) }
    }
    syncFolder(folder(of: newPath))
    return true
  }

  /// Makes a file that has its name only once it is whole and on the disk; of a half nothing stays.
  ///
  /// - Parameters:
  ///   - name: the path that errors name.
  ///   - replaces: whether it takes the place of a file that has the name; if not, that one stays.
  ///   - fill: fills the empty file at the path it is given.
  /// - Returns: what `fill` returned; nil where the name was taken.
  static func make<Result>(
    _ path: String, named name: String? = nil, replaces: Bool,
    _ fill: (String) throws(StoreError) -> Result
  ) throws(StoreError) -> Result? {
    let (temporary, name) = ("\(path).\(getpid()).tmp", name ?? path)
    remove(temporary)
    removeLeftovers(of: path)
    do {
      try create(temporary, named: name, mustBeNew: true)
      let result = try fill(temporary)
      try sync(temporary, named: name)
      return try move(temporary, to: path, replaces: replaces) ? result : nil
    } catch {
      remove(temporary)
      throw error
    }
  }

  /// Waits until names in a folder are on the disk, where its file system can do that.
  static func syncFolder(_ folder: String) {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  /// Whether the header of a file that no connection has open says that it is a store.
  static func isStore(_ path: String) -> Bool { isStore(header(of: path)) }

  private static func isStore(_ header: [UInt8]) -> Bool {
    guard isDatabase(header), header.count == 100 else { return false }
    return header[68..<72].reduce(0) { $0 << 8 | Int($1) } == Schema.applicationID
  }

  /// Whether a file that no connection has open is a database of SQLite.
  static func isDatabase(_ path: String) -> Bool { isDatabase(header(of: path)) }

  /// Refuses a file that is no database of SQLite, or that may not be read.
  static func requireDatabase(_ path: String) throws(StoreError) {
    guard isDatabase(try start(of: path, 100)) else { throw .notAStore(path: path) }
  }

  /// Whether a file that cannot be opened may be what is left of a store, rather than a person's text,
  /// picture or other database: its header says so, or was lost with a power cut, or it has backups.
  static func mayBeLeftOfStore(_ path: String) -> Bool {
    let header = header(of: path)
    let isCut = header.count < 100 && isDatabase(header)
    return isStore(header) || isCut || header.allSatisfy { $0 == 0 }
      || !BackupPlace(of: path).isEmpty
  }

  /// What the file of a database begins with.
  static var magic: String.UTF8View { "SQLite format 3\0".utf8 }

  static func isDatabase(_ header: [UInt8]) -> Bool { header.starts(with: magic) }

  static func header(of path: String) -> [UInt8] { (try? start(of: path, 100)) ?? [] }

  /// The first bytes of a file, as many as it has of `count`.
  static func start(of path: String, _ count: Int) throws(StoreError) -> [UInt8] {
    // A pipe that has the name of a file is not waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { throw readError(path) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = read(file, &bytes, count)
    guard read >= 0 else { throw readError(path) }
    return Array(bytes.prefix(read))
  }
}

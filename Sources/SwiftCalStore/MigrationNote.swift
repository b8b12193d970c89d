import SwiftCalCore

/// What is noted in the lock file of a migration once all of the older store was moved.
struct MigrationNote {
  private static let told = "told"
  private static let placeStart = "of "

  private let lines: [String]

  /// The note with this text; the file of a lock may hold none.
  init(_ text: String) { lines = text.split(separator: "\n").map(String.init) }

  /// A note that the store at a path was moved.
  init(moved older: String, isTold: Bool) {
    let told = isTold ? [MigrationNote.told] : []
    lines = MigrationNote.identity(of: older) + told + [MigrationNote.placeStart + older]
  }

  /// Its text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Whether there is none.
  var isEmpty: Bool { lines.isEmpty }

  /// Whether a person was told that the older store cannot be taken away.
  var isTold: Bool { lines.contains(MigrationNote.told) }

  /// Whether it is of the file at a path as it is now.
  func tells(of older: String) -> Bool {
    let found = MigrationNote.identity(of: older)
    return !lines.isEmpty && lines.first == found.first && found.allSatisfy(lines.contains)
  }

  /// Whether the older store is away, so that the note is of no more use.
  private var isDone: Bool {
    guard let place = lines.last(where: { $0.hasPrefix(MigrationNote.placeStart) }) else {
      return false
    }
    return StoreFile.isMissing(String(place.dropFirst(MigrationNote.placeStart.count)))
  }

  /// What tells the older store's file, and those beside it, from every other and from themselves
  /// after a change; a line for each that is there. The number of its file system is not among it,
  /// since that may be another one after the machine's next start.
  private static func identity(of older: String) -> [String] {
    let real = StoreFile.resolved(older)
    return ["", "-wal", "-journal"].compactMap { side in
      guard let found = (try? StoreFile.status(real + side)) ?? nil else { return nil }
      return "moved\(side) \(found.inode) \(found.size) \(found.modified)"
    }
  }
}

extension MigrationNote {
  /// The note beside the store at `path`; nil where there is no such file.
  static func beside(_ path: String) -> MigrationNote? {
    (try? StoreFile.text(of: path + Migration.lockEnding)).map(MigrationNote.init)
  }

  /// The files that a migration to the store at `path` left which was killed when nothing was left to do.
  static func leftovers(of path: String) -> [String] {
    guard let note = beside(path), note.isDone else { return [] }
    return [Migration.temporaryEnding, Migration.lockEnding].map { path + $0 }
      .filter { !StoreFile.isMissing($0) }
  }

  /// Takes those files away.
  static func removeLeftovers(of path: String) {
    guard !StoreFile.isMissing(path + Migration.lockEnding),
      let lock = try? FileLock(path + Migration.lockEnding, named: path, milliseconds: 0)
    else { return }
    withExtendedLifetime(lock) { leftovers(of: path).forEach(StoreFile.remove) }
  }
}

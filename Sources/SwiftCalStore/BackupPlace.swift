import SwiftCalCore

/// Where the backups of a store stand: in a folder beside it, named after it.
struct BackupPlace {
  /// Why a file was put among the backups as it was, byte for byte.
  enum SetAside: String, CaseIterable {
    /// It could not be read.
    case damaged
    /// A newer program wrote it.
    case newer
  }

  /// The folder.
  let folder: String
  /// What the names of its backups begin with.
  let stem: String

  /// The place for the backups of the store at `path`, whose symbolic links are followed.
  init(of path: String) {
    let real = StoreFile.resolved(path)
    folder = StoreFile.folder(of: real) + "/backups"
    let name = StoreFile.name(of: real)
    stem = name.hasSuffix(".sqlite") ? String(name.dropLast(7)) : name
  }

  /// The path of the backup of a day.
  func path(of day: Day) -> String { path(of: BackupStamp(day)) }

  /// The path of a backup.
  func path(of stamp: BackupStamp) -> String {
    "\(folder)/\(stem)-\(stamp.day.iso)\(stamp.rest).sqlite"
  }

  /// The paths that a backup made at a moment may get, the best first.
  ///
  /// - Parameters:
  ///   - now: the moment, as ISO 8601 text.
  ///   - reason: what it is made before, such as `restore`; empty where a person asked for it.
  func paths(at now: String, before reason: String = "") -> some Sequence<String> {
    paths(at: now, ending: reason.isEmpty ? "" : "-before-\(reason)")
  }

  /// The backups that are there and were made before something, whenever that was.
  func paths(before reason: String) -> [String] {
    stamps().filter { $0.rest.holds("-before-\(reason)") }.sorted().map(path(of:))
  }

  /// The paths that a file may get which is set aside at a moment, the best first.
  func paths(at now: String, _ reason: SetAside) -> some Sequence<String> {
    paths(at: now, ending: "-\(reason.rawValue)")
  }

  /// The paths that the backup may get which is made before tables of a version are changed.
  func paths(ofVersion version: Int) -> some Sequence<String> { paths("-version-\(version)") }

  private func paths(at now: String, ending: String) -> some Sequence<String> {
    paths("-\(now.prefix(19).filter { $0 != ":" })\(ending)")
  }

  private func paths(_ rest: String) -> some Sequence<String> {
    let begin = "\(folder)/\(stem)\(rest)"
    return (1...1000).lazy.map { $0 == 1 ? begin + ".sqlite" : "\(begin)-\($0).sqlite" }
  }

  /// The backups that are there, in no order; what was set aside is none.
  func stamps() -> [BackupStamp] { StoreFile.names(in: folder).compactMap(stamp(ofName:)) }

  /// Refuses a folder into which no backup can be put, and says what to do about it.
  func requireFolder() throws(StoreError) {
    guard !StoreFile.isMissing(folder), let reason = obstacle() else { return }
    throw .unwritten(path: folder, reason: reason, status: .cannotCreate)
  }

  private func obstacle() -> String? {
    guard !StoreFile.isFolder(folder) else {
      return StoreFile.obstacle(at: folder, isAdvised: true)
    }
    return "it is a file where the folder of the backups is to be; run:"
      + " mv \(folder.quotedForShell) \((folder + ".old").quotedForShell)"
  }

  /// Whether the rotation has no backup of the store.
  var isEmpty: Bool { stamps().isEmpty }

  private func stamp(ofName name: String) -> BackupStamp? {
    guard name.hasPrefix("\(stem)-"), name.hasSuffix(".sqlite") else { return nil }
    let text = name.dropFirst(stem.count + 1).dropLast(7)
    guard let day = try? Day(iso: text.prefix(10)) else { return nil }
    let rest = String(text.dropFirst(10))
    let isSetAside = SetAside.allCases.contains { rest.holds("-\($0.rawValue)") }
    guard rest.isEmpty || rest.hasPrefix("T"), !isSetAside else { return nil }
    return BackupStamp(day, rest)
  }

  /// Copies the file at `path`, and what SQLite keeps beside it, among the backups as it is.
  ///
  /// - Returns: the path of the copy.
  func setAside(
    _ path: String, _ reason: SetAside, now: String
  ) throws(StoreError) -> String {
    try requireFolder()
    let real = StoreFile.resolved(path)
    for kept in paths(at: now, reason) where try StoreFile.copyAll(real, to: kept) { return kept }
    throw .failed(path: path, reason: "there are too many copies of it among its backups")
  }

  /// Takes away the backups that `rotation` does not keep.
  ///
  /// Files that are no stores are not looked at, and neither are those of days to come, which a
  /// clock that was wrong has left.
  ///
  /// - Parameter made: the backup that was just made, and is known to be good; it stays.
  func rotate(_ rotation: BackupRotation = BackupRotation(), made: String) {
    guard let newest = stamps().first(where: { path(of: $0) == made }) else { return }
    let backups = stamps().filter { $0.day <= newest.day && StoreFile.isStore(path(of: $0)) }
    let kept = rotation.kept(of: backups).union([newest])
    for stamp in backups where !kept.contains(stamp) { StoreFile.remove(path(of: stamp)) }
  }

  /// Takes away the halves of backups whose programs were killed.
  func removeLeftovers() { leftovers().forEach(StoreFile.remove) }

  /// Those halves.
  func leftovers() -> [String] { StoreFile.leftovers(in: folder, named: "\(stem)-") }
}

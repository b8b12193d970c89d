import Glibc
import SwiftCalCore

/// Where the backups of a store stand: in a folder beside it, named after it.
struct BackupPlace {
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
  func path(of day: Day) -> String { "\(folder)/\(stem)-\(day.iso).sqlite" }

  /// The path of a backup made on demand, which is never taken away.
  ///
  /// - Parameters:
  ///   - now: the moment, as ISO 8601 text.
  ///   - reason: what it is made before; empty where a person asked for it.
  func path(at now: String, before reason: String = "") -> String {
    let moment = now.prefix(19).filter { $0 != ":" }
    return "\(folder)/\(stem)-\(moment)\(reason.isEmpty ? "" : "-before-\(reason)").sqlite"
  }

  /// The days whose backups are there.
  func days() -> [Day] { StoreFile.names(in: folder).compactMap(day(ofName:)) }

  private func day(ofName name: String) -> Day? {
    guard name.hasPrefix("\(stem)-"), name.hasSuffix(".sqlite") else { return nil }
    return try? Day(iso: name.dropFirst(stem.utf8.count + 1).dropLast(7))
  }

  /// How many backups are there, those on demand included.
  func count() -> Int {
    StoreFile.names(in: folder).count { $0.hasPrefix("\(stem)-") && $0.hasSuffix(".sqlite") }
  }

  /// Takes away the backups of days that `rotation` does not keep.
  func rotate(_ rotation: BackupRotation = BackupRotation()) {
    let days = days()
    let kept = rotation.kept(of: days)
    for day in days where !kept.contains(day) { StoreFile.remove(path(of: day)) }
  }

  /// Takes away the halves of backups whose programs were killed.
  func removeLeftovers() {
    for name in StoreFile.names(in: folder) where name.hasPrefix("\(stem)-") {
      let parts = name.split(separator: ".")
      guard parts.last == "tmp", let process = parts.dropLast().last.flatMap({ pid_t($0) }),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      StoreFile.remove("\(folder)/\(name)")
    }
  }
}

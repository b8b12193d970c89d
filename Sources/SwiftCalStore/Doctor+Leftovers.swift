import SwiftCalCore

extension Doctor {
  /// What programs that were killed left of the file at `real`, and of its backups.
  func leftovers(of real: String) -> [Finding] {
    let all =
      StoreFile.leftovers(of: real) + BackupPlace(of: real).leftovers()
      + MigrationNote.leftovers(of: real)
    return all.sorted().map {
      .leftover(path: $0, bytes: (try? StoreFile.status($0))?.size ?? 0)
    }
  }

  /// The store of the older layout, where all of it was moved and it could not be taken away.
  func remains() -> [Finding] {
    guard let older, !StoreFile.isMissing(older),
      let note = MigrationNote.beside(StoreFile.target(of: path)), note.tells(of: older)
    else { return [] }
    let obstacle = StoreFile.obstacle(at: StoreFile.folder(of: older))
    let reason = obstacle ?? "run: rm \(older.quotedForShell)"
    return [.olderStore(path: older, reason: reason)]
  }
}

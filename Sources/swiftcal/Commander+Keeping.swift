import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalViews

extension Commander {
  /// Copies the store to a file, or into the folder of its backups, and says what the copy holds.
  func backUp(to file: String?) throws -> Report {
    guard let store = try storeForReading() else {
      throw StoreError.missing(path: try surroundings.storePath())
    }
    let backup =
      if let file {
        try store.backup(to: file)
      } else {
        try store.backup(at: surroundings.clock.timestamp())
      }
    let strings = surroundings.appearance.strings
    let contents = strings.contents(habits: backup.habits, checkIns: backup.checkIns)
    return Report([
      TerminalText.safe(
        strings.backedUp(contents, to: backup.path), charset: surroundings.charset)
    ])
  }
}

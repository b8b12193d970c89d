import Foundation
import TestSupport

/// Another program, the sqlite3 shell, that holds the store locked.
final class StoreHolder {
  private let sign: String
  private let child: Child

  /// Begins a transaction and keeps it open; returns once the store is locked.
  init(_ home: Home, _ begin: String = "BEGIN EXCLUSIVE") throws {
    let sign = home.path + "/held"
    self.sign = sign
    let waiting = "touch \(sign); while [ -e \(sign) ]; do sleep 0.02; done"
    child = try Child(
      ["sqlite3", home.store, begin, ".shell \(waiting)", "COMMIT"], environment: home.environment
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    try waitUntil("the lock on the store") { FileManager.default.fileExists(atPath: sign) }
  }

  deinit {
    unlink(sign)
  }

  /// Ends the transaction.
  func release() throws {
    unlink(sign)
    _ = try child.wait()
  }
}

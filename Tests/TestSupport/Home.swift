import Foundation

/// A home folder for one test, with the whole environment that the programs get pinned.
package final class Home {
  /// The folder; removed with the value.
  package let path: String
  /// What the programs see, and nothing else.
  package var environment: [String: String]

  /// Makes the folder and an environment with the clock pinned and a store inside it.
  package init(now: String = "2026-11-30") throws {
    path = NSTemporaryDirectory() + "swiftcal-" + UUID().uuidString.prefix(8).lowercased()
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "HOME": path,
      "TERM": "xterm-256color",
      "LC_ALL": "C.UTF-8",
      "TZ": "UTC",
      "SWIFTCAL_NOW": now,
      "SWIFTCAL_STORE": path + "/store/SwiftCal.sqlite",
    ]
  }

  deinit {
    // A test may have made folders that cannot be written.
    _ = try? Program.run(["chmod", "-R", "u+rwX", path], in: self)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The place of the store.
  package var store: String { environment["SWIFTCAL_STORE"] ?? "" }

  /// Writes a file into the folder and says where it is.
  package func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Runs `swiftcal` with arguments, which must succeed, and gives what it printed.
  @discardableResult
  package func swiftcal(_ arguments: String...) throws -> String { try swiftcal(arguments) }

  /// The same with a list of arguments.
  @discardableResult
  package func swiftcal(_ arguments: [String]) throws -> String {
    let run = try Program.run([Program.swiftcal] + arguments, in: self)
    guard run.ending == .exited(0) else {
      throw TimedOut("swiftcal \(arguments.joined(separator: " ")): \(run)")
    }
    return run.output
  }

  /// Runs `swiftcal-mini` with arguments, which must succeed, and gives what it printed.
  package func mini(_ arguments: String...) throws -> String {
    let run = try Program.run([Program.mini] + arguments, in: self)
    guard run.ending == .exited(0) else {
      throw TimedOut("swiftcal-mini \(arguments.joined(separator: " ")): \(run)")
    }
    return run.output
  }

  /// What the sqlite3 program prints for a statement on the store, opened read-only.
  package func rows(_ sql: String) throws -> [String] {
    try sqlite("-readonly", sql).split(separator: "\n").map(String.init)
  }

  /// Changes the store as another program would, which waits for those that have it open.
  package func change(_ sql: String) throws { _ = try sqlite("-batch", sql) }

  private func sqlite(_ option: String, _ sql: String) throws -> String {
    let run = try Program.run(["sqlite3", option, "-cmd", ".timeout 5000", store, sql], in: self)
    guard run.ending == .exited(0) else { throw TimedOut("sqlite3 \(sql): \(run)") }
    return run.output
  }
}

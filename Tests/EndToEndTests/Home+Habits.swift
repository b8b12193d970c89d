import Foundation
import TestSupport

extension Home {
  /// A home whose store holds a habit that is done on these days, counted back from today.
  convenience init(
    habit: String, doneDaysAgo days: some Sequence<Int>, now: String = "2026-11-30"
  ) throws {
    try self.init(now: now)
    try swiftcal("add", habit)
    for ago in days { try swiftcal("check", habit, "--on", "-\(ago)") }
  }

  /// The days that hold a mark, with it: `2026-11-30|done`.
  func marks() throws -> [String] {
    try rows("SELECT day, mark FROM check_in WHERE mark IS NOT NULL ORDER BY day")
  }

  /// Gives everything in the home to the user that `asNobody` runs programs as.
  func giveToNobody() throws {
    guard getuid() == 0 else { return }
    try Program.run(["chown", "-R", "65534:65534", path], in: self).mustSucceed()
  }

  /// Arguments that run a program as a user without privileges: root ignores file modes.
  func asNobody(_ arguments: [String]) throws -> [String] {
    guard getuid() == 0 else { return arguments }
    let copy = path + "/" + (arguments[0] as NSString).lastPathComponent
    if !FileManager.default.fileExists(atPath: copy) {
      try Program.run(["install", "-m", "755", arguments[0], copy], in: self).mustSucceed()
    }
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", copy]
      + arguments.dropFirst()
  }
}

extension Program {
  /// Throws when the program failed.
  func mustSucceed() throws {
    guard ending == .exited(0) else { throw TimedOut(description) }
  }
}

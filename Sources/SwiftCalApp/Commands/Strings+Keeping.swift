import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// `3 habits and 120 check-ins`.
  package func contents(habits: Int, checkIns: Int) -> String {
    count(habits, "habit") + " and " + count(checkIns, "check-in")
  }

  /// What a backup holds, and where it is.
  package func backedUp(_ contents: String, to path: String) -> String {
    "\(contents) are in the backup \(path.quoted)."
  }

  private func count(_ number: Int, _ name: String) -> String {
    number == 1 ? "1 \(name)" : "\(number) \(name)s"
  }
}

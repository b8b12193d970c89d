import SwiftCalCore

/// What of a damaged file nobody can know any more.
extension Rebuild {
  private static let names = [
    "habit": "habits", "plan": "schedules", "pause": "pauses", "freeze_rule": "freezes",
    "check_in": "check-ins", "setting": "settings",
  ]

  /// Says of which tables not all could be read, where the change log does not make up for it.
  ///
  /// - Parameter backup: the day of the backup that was used; nil without one.
  mutating func tellLosses(since backup: Day?) {
    let isLogBroken = !unreadable.isDisjoint(with: ["step", "change"])
    let names = unreadable.compactMap { Rebuild.names[$0] }.sorted()
    if isLogBroken, !names.isEmpty {
      let rest =
        backup.map { "what was changed after the backup of \($0.iso) may be missing" }
        ?? "some may be missing, and there is no good backup"
      report.losses.append(
        "Not all \(names.listed()) could be read, nor all of the change log: \(rest).")
    }
    if isLogBroken {
      report.losses.append(
        "Not all of the change log could be read: undo does not go back to everything.")
    }
    if unreadable.contains("almanac") {
      report.losses.append(
        "Not all of the almanac could be read: lines of your own may be missing; take them in"
          + " again.")
    }
  }
}

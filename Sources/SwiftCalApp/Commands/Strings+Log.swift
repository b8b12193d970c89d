import SwiftCalCore
import SwiftCalViews

/// What the log tells of a step.
extension Strings {
  /// A habit was added.
  package var logAdded: String { "added" }
  /// A habit was taken out again.
  package var logRemoved: String { "taken out" }
  /// Nothing was changed.
  package var logNothing: String { "nothing" }

  /// What was recorded of a day before and after, in words: `done to skipped (ill)`.
  package func logCheckIn(before: CheckIn, after: CheckIn, of kind: HabitKind) -> String {
    let (old, new) = (logText(before, kind), logText(after, kind))
    return old == new ? new : "\(old) to \(new)"
  }

  private func logText(_ checkIn: CheckIn, _ kind: HabitKind) -> String {
    let note = checkIn.note.map { "(\($0.onOneLine))" }
    let parts = recordedParts(of: checkIn, kind, unit: "") + [note].compactMap { $0 }
    return parts.isEmpty ? logNothing : parts.joined(separator: " ")
  }

  /// `renamed from 'Read' to 'Read more'`.
  package func logRenamed(from old: String, to new: String) -> String {
    "renamed from \(old.quoted) to \(new.quoted)"
  }

  /// `day-start from default to 04:00`.
  package func logSetting(_ key: String, from old: String?, to new: String?) -> String {
    "\(key) from \(old ?? "default") to \(new ?? "default")"
  }

  /// A pause for all habits, and what it was and is: `all habits: pause from 2026-11-30 on`.
  package func logPauseForAll(_ values: [ChangedValue]) -> String {
    "all habits: \(logChanged(values))"
  }

  /// `group from none to 'Home'; schedule from daily to 3/week, from 2026-11-30 on`.
  package func logChanged(_ values: [ChangedValue]) -> String {
    values.isEmpty ? "changed" : values.map(logValue).joined(separator: "; ")
  }

  private func logValue(_ value: ChangedValue) -> String {
    switch value.what {
    case .archived: value.after.map { "archived on \($0)" } ?? "taken back from the archive"
    case .pause: logPause(value)
    case .name, .group, .question:
      "\(value.what.rawValue) from \(logText(value.before)) to \(logText(value.after))"
    default:
      "\(value.what.rawValue) from \(value.before ?? missing(value.what))"
        + " to \(value.after ?? missing(value.what))"
        + (value.from.map { ", from \($0.iso) on" } ?? "")
    }
  }

  private func logText(_ text: String?) -> String { text?.quoted ?? "none" }

  private func missing(_ what: ChangedValue.What) -> String { what == .freezes ? "off" : "none" }

  private func logPause(_ value: ChangedValue) -> String {
    let pause = "pause from \(value.from?.iso ?? "")"
    guard let after = value.after else { return "\(pause) taken away" }
    guard let before = value.before else {
      return after == "open" ? "\(pause) on" : "\(pause) to \(after)"
    }
    return "\(pause), its end from \(before) to \(after)"
  }
}

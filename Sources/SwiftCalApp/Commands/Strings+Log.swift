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
  package func logPauseForAll(
    _ values: [ChangedValue], _ day: (Day) -> String = { $0.iso }
  ) -> String {
    "all habits: \(logChanged(values, day))"
  }

  /// `group from none to 'Home'; schedule from daily to 3/week, from 2026-11-30 on`.
  ///
  /// - Parameter day: how a day is told.
  package func logChanged(
    _ values: [ChangedValue], _ day: (Day) -> String = { $0.iso }
  ) -> String {
    let told = told(values)
    return told.isEmpty ? "changed" : told.map { logValue($0, day) }.joined(separator: "; ")
  }

  /// The values that differ, each once: another kind writes every schedule anew.
  func told(_ values: [ChangedValue]) -> [ChangedValue] {
    var told: [ChangedValue] = []
    for value in values where value.before != value.after || value.what == .pause {
      let isKnown = told.contains {
        $0.what == .schedule && value.what == .schedule && $0.before == value.before
          && $0.after == value.after
      }
      if !isKnown { told.append(value) }
    }
    return told
  }

  private func logValue(_ value: ChangedValue, _ day: (Day) -> String) -> String {
    switch value.what {
    case .archived:
      value.after.map { "archived on \(dayText($0, day))" } ?? "taken back from the archive"
    case .pause: logPause(value, day)
    case .schedule: logSchedule(value, day)
    case .name, .group, .question:
      "\(value.what.rawValue) from \(logText(value.before)) to \(logText(value.after))"
    case .start, .end:
      log(
        value.what.rawValue, value.before.map { dayText($0, day) } ?? missing(value.what),
        value.after.map { dayText($0, day) } ?? missing(value.what), nil)
    default:
      log(
        value.what.rawValue, value.before ?? missing(value.what),
        value.after ?? missing(value.what), value.from.map(day))
    }
  }

  /// A day that is written as the store does, as it is to be told.
  func dayText(_ text: String, _ day: (Day) -> String) -> String {
    (try? Day(iso: text)).map(day) ?? text
  }

  private func log(_ what: String, _ before: String, _ after: String, _ from: String?) -> String {
    "\(what) from \(before) to \(after)" + (from.map { ", from \($0) on" } ?? "")
  }

  /// A schedule with its target, or only the target where the days stay.
  private func logSchedule(_ value: ChangedValue, _ day: (Day) -> String) -> String {
    let (before, after) = (planParts(value.before), planParts(value.after))
    let from = value.from.map(day)
    guard let before, let after, before.days == after.days else {
      return log("schedule", planText(value.before), planText(value.after), from)
    }
    return log("target", before.target, after.target, from)
  }

  /// A plan that is written as the store does, as it is to be told.
  private func planText(_ plan: String?) -> String {
    guard let plan, let parts = planParts(plan) else { return missing(.schedule) }
    let days = (try? Schedule(text: parts.days))?.phrase ?? String(parts.days)
    return days + plan[parts.days.endIndex...]
  }

  /// The days and the target of a plan as `daily, 5 km/day` tells it.
  private func planParts(_ plan: String?) -> (days: Substring, target: String)? {
    guard let plan else { return nil }
    let comma = plan.indices.first { index in
      plan[index] == "," && plan[index...].dropFirst().first == " "
    }
    guard let comma else { return (plan[...], missing(.schedule)) }
    return (plan[..<comma], String(plan[comma...].dropFirst(2)))
  }

  private func logText(_ text: String?) -> String { text?.quoted ?? "none" }

  private func missing(_ what: ChangedValue.What) -> String { what == .freezes ? "off" : "none" }

  private func logPause(_ value: ChangedValue, _ day: (Day) -> String) -> String {
    let pause = "pause from \(value.from.map(day) ?? "")"
    guard let after = value.after else { return "\(pause) taken away" }
    guard let before = value.before else {
      return after == "open" ? "\(pause) on" : "\(pause) to \(dayText(after, day))"
    }
    return "\(pause), its end from \(dayText(before, day)) to \(dayText(after, day))"
  }
}

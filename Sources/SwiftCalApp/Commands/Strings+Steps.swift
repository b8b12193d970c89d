import SwiftCalCore
import SwiftCalViews

/// What a step did, behind the name of the habit: `Read` `was cleared`.
extension Strings {
  /// A habit came into the list.
  package var wasAdded: String { "was added" }
  /// A habit was taken out of the list again.
  package var wasTakenOut: String { "was taken out" }
  /// What was to be set had been changed by other means meanwhile.
  package var nothingStepped: String { "nothing, as it was changed since" }

  /// A habit got another name.
  package func wasRenamed(to name: String) -> String { "was renamed to \(name.quoted)" }

  /// `day-start was set from default to 04:00`
  package func wasSet(_ key: String, from old: String?, to new: String?) -> String {
    "\(key) was set from \(old ?? "default") to \(new ?? "default")"
  }

  /// What became of a day's check-in, the mark or the amount before the note.
  package func wasRecorded(
    before: CheckIn, after: CheckIn, of kind: HabitKind, unit: String
  ) -> String {
    if before.mark != after.mark, let mark = after.mark { return wasMarked(mark, kind) }
    if before.amount != after.amount, let amount = after.amount {
      return "was set to \(self.amount(amount.text, unit, of: kind))"
    }
    guard before.mark == after.mark, before.amount == after.amount else { return "was cleared" }
    guard let note = after.note else { return "lost its note" }
    return before.note == nil || before.note == note ? "got a note" : "got another note"
  }

  private func wasMarked(_ mark: Mark, _ kind: HabitKind) -> String {
    switch mark {
    case .done: kind == .avoid ? "was marked clean" : "was marked done"
    case .skipped: "was skipped"
    case .missed: kind == .avoid ? "was marked with a slip" : "was marked missed"
    }
  }

  /// `was archived`, `was paused from 2026-11-30 on`, or what was changed from what to what.
  ///
  /// - Parameter day: how a day is told.
  package func wasChanged(
    _ values: [ChangedValue], _ day: (Day) -> String = { $0.iso }
  ) -> String {
    let values = told(values)
    if let kind = values.first, kind.what == .kind, let before = kind.before, let after = kind.after
    {
      let rest = values.dropFirst()
      return "was changed from \(before) to \(after)"
        + (rest.isEmpty ? "" : "; \(logChanged(Array(rest), day))")
    }
    guard let value = values.first, values.count == 1 else {
      return values.isEmpty ? "was changed" : "was changed: \(logChanged(values, day))"
    }
    switch (value.what, value.before, value.after) {
    case (.archived, _, nil): return "was unarchived"
    case (.archived, _, _): return "was archived"
    case (.place, _, _): return "was moved"
    case (.pause, nil, let end?): return "was paused \(pauseSpan(value.from, end, day))"
    case (.pause, let end?, nil):
      return "was not to rest \(pauseSpan(value.from, end, day)) any more"
    default: return "was changed: \(logChanged(values, day))"
    }
  }

  /// The same of all habits, as a sentence without its end.
  package func allWereChanged(
    _ values: [ChangedValue], _ day: (Day) -> String = { $0.iso }
  ) -> String {
    if let value = values.first, values.count == 1, value.before == nil, let end = value.after {
      return "all habits were paused \(pauseSpan(value.from, end, day))"
    }
    return logPauseForAll(values, day)
  }

  private func pauseSpan(_ first: Day?, _ end: String, _ day: (Day) -> String) -> String {
    let from = "from \(first.map(day) ?? "")"
    return end == "open" ? "\(from) on" : "\(from) to \(dayText(end, day))"
  }

  /// `on 2026-11-30`
  package func onDay(_ day: String) -> String { "on \(day)" }

  /// A step in one phrase: the habit, what became of it, and on which days.
  ///
  /// - Parameter day: how the day is told, with the word before it.
  package func step(
    _ habit: String?, _ what: String, day: String?, dayCount: Int
  ) -> String {
    let days = dayCount > 1 ? "on \(self.dayCount(dayCount))" : day
    return [habit, what, habit == nil ? nil : days].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalStore

extension Change {
  /// A step of the store's change log.
  init(_ entry: LogEntry) {
    self.init(
      id: entry.id, at: entry.at, device: entry.device, action: entry.action.rawValue,
      habit: entry.habitName, day: entry.day, dayCount: entry.dayCount,
      text: Change.text(entry.subject))
  }

  /// What it was about, in one phrase.
  var summary: String {
    [habit, day?.iso, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func text(_ subject: LogSubject) -> String {
    switch subject {
    case .checkIn(let before, let after): text(before: before, after: after)
    case .habitAdded: "added"
    case .habitRemoved: "taken out"
    case .renamed(let old, let new): "renamed from \(old.quoted) to \(new.quoted)"
    case .habitChanged: "changed"
    case .pauseForAll: "pause of all habits"
    case .setting(let key, let before, let after):
      "\(key) from \(before ?? "default") to \(after ?? "default")"
    case .nothing: "nothing"
    }
  }
}

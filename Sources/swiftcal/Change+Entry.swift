import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalViews

extension Change {
  /// A step of the store's change log.
  init(_ entry: LogEntry, _ strings: Strings) {
    self.init(
      id: entry.id, at: entry.at, device: entry.device, action: entry.action.rawValue,
      habit: entry.habitName, day: entry.day, dayCount: entry.dayCount,
      text: Change.text(entry, strings), values: entry.subject.values)
  }

  /// What a step of undo or redo was about, in one phrase.
  static func summary(of step: LogEntry, _ strings: Strings) -> String {
    [step.habitName, step.day?.iso, stepText(step, strings)].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What a step of undo or redo changed; a habit taken out is one whose adding was undone.
  static func stepText(_ step: LogEntry, _ strings: Strings) -> String {
    if case .habitRemoved = step.subject { return strings.logAdded }
    return text(step, strings)
  }

  private static func text(_ entry: LogEntry, _ strings: Strings) -> String {
    switch entry.subject {
    case .checkIn(let before, let after): text(before: before, after: after)
    case .habitAdded: strings.logAdded
    case .habitRemoved: strings.logRemoved
    case .renamed(let old, let new): strings.logRenamed(from: old, to: new)
    case .habitChanged(let values): strings.logChanged(values)
    case .pauseForAll(let values): strings.logPauseForAll(values)
    case .takenIn(.merge, let habits, let changed, let pausesForAll):
      strings.logMerged(
        habits: habits, days: entry.dayCount, changed: changed, pausesForAll: pausesForAll)
    case .takenIn(.importing, let habits, _, _):
      strings.logImported(habits: habits, days: entry.dayCount)
    case .setting(let key, let before, let after):
      strings.logSetting(key, from: before, to: after)
    case .nothing: strings.logNothing
    }
  }
}

extension LogSubject {
  /// What it changed of a habit, or of all habits, value by value.
  fileprivate var values: [ChangedValue] {
    switch self {
    case .habitChanged(let values), .pauseForAll(let values): values
    case .renamed(let old, let new): [ChangedValue(.name, before: old, after: new)]
    default: []
    }
  }
}

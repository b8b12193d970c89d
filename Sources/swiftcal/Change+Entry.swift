import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalViews

extension Change {
  /// A step of the store's change log.
  ///
  /// - Parameter habits: the habits, to tell their kinds.
  init(_ entry: LogEntry, _ habits: [Habit], _ strings: Strings) {
    let kind = habits.first { $0.id == entry.habit }?.kind ?? .yesNo
    self.init(
      id: entry.id, at: entry.at, device: entry.device, action: entry.action.rawValue,
      habit: entry.habitName, day: entry.day, dayCount: entry.dayCount,
      text: Change.text(entry.meant, of: entry, kind, strings), values: entry.subject.values)
  }

  private static func text(
    _ subject: LogSubject, of entry: LogEntry, _ kind: HabitKind, _ strings: Strings
  ) -> String {
    switch subject {
    case .checkIn(let before, let after):
      strings.logCheckIn(before: before, after: after, of: kind)
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

extension StepSummary {
  /// The edit that a step of undo has taken back, or one of redo made again.
  ///
  /// - Parameters:
  ///   - habits: the habits, to tell kinds and units.
  ///   - day: how a day is told.
  init(
    _ entry: LogEntry, _ habits: [Habit], _ strings: Strings, _ day: (Day) -> String = { $0.iso }
  ) {
    let subject = entry.meant
    let habit = habits.first { $0.id == entry.habit }
    var name = entry.habitName
    let text: String
    switch subject {
    case .checkIn(let before, let after):
      text = strings.wasRecorded(
        before: before, after: after, of: habit?.kind ?? .yesNo,
        unit: habit?.unit(on: after.day) ?? "")
    case .habitAdded: text = strings.wasAdded
    case .habitRemoved: text = strings.wasTakenOut
    case .renamed(let old, let new):
      name = old
      text = strings.wasRenamed(to: new)
    case .habitChanged(let values): text = strings.wasChanged(values, day)
    case .pauseForAll(let values): text = strings.allWereChanged(values, day)
    case .takenIn(.merge, let habits, let changed, let pausesForAll):
      text = strings.logMerged(
        habits: habits, days: entry.dayCount, changed: changed, pausesForAll: pausesForAll)
    case .takenIn(.importing, let habits, _, _):
      text = strings.logImported(habits: habits, days: entry.dayCount)
    case .setting(let key, let before, let after):
      text = strings.wasSet(key, from: before, to: after)
    case .nothing: text = strings.nothingStepped
    }
    self.init(
      habit: entry.habit, habitName: name, day: entry.day, dayCount: entry.dayCount, text: text)
  }
}

extension LogEntry {
  /// What the edit itself changed: a step of undo has changed the reverse.
  fileprivate var meant: LogSubject { action == .undo ? subject.reversed : subject }
}

extension LogSubject {
  /// What takes it back, or what it takes back.
  fileprivate var reversed: LogSubject {
    switch self {
    case .checkIn(let before, let after): .checkIn(before: after, after: before)
    case .habitAdded: .habitRemoved
    case .habitRemoved: .habitAdded
    case .renamed(let old, let new): .renamed(from: new, to: old)
    case .habitChanged(let values): .habitChanged(values.map(\.reversed))
    case .pauseForAll(let values): .pauseForAll(values.map(\.reversed))
    case .takenIn, .nothing: self
    case .setting(let key, let before, let after): .setting(key: key, before: after, after: before)
    }
  }

  /// What it changed of a habit, or of all habits, value by value.
  fileprivate var values: [ChangedValue] {
    switch self {
    case .habitChanged(let values), .pauseForAll(let values): values
    case .renamed(let old, let new): [ChangedValue(.name, before: old, after: new)]
    default: []
    }
  }
}

extension ChangedValue {
  /// The value as the reverse of the change would tell it.
  fileprivate var reversed: ChangedValue {
    ChangedValue(what, from: from, before: after, after: before)
  }
}

import SwiftCalCore

/// What a step of the change log is.
package enum LogAction: String, CaseIterable, Hashable, Sendable {
  /// A change that was asked for.
  case edit
  /// An edit was taken back.
  case undo
  /// An edit that was taken back was made again.
  case redo
}

/// How what another file holds came into the store.
package enum TakingIn: String, CaseIterable, Hashable, Sendable {
  /// Two stores were united.
  case merge
  /// What was missing was filled in.
  case importing = "import"
}

/// What a step changed.
package enum LogSubject: Hashable, Sendable {
  /// The check-ins of `LogEntry.dayCount` days; the values are those of the first of them.
  case checkIn(before: CheckIn, after: CheckIn)
  /// A habit was added, or is there again.
  case habitAdded
  /// A habit was taken out again.
  case habitRemoved
  /// A habit's name was changed.
  case renamed(from: String, to: String)
  /// Other values of a habit, its schedule or its pauses were changed, or its place in the order.
  case habitChanged([ChangedValue])
  /// A pause for all habits was begun, changed or ended.
  case pauseForAll([ChangedValue])
  /// What another file holds was taken in: how many habits were added, how many were changed, and
  /// whether the pauses of all habits were. The days are those of the step.
  case takenIn(TakingIn, habits: Int, changed: Int, pausesForAll: Bool)
  /// A setting; nil stands for its default.
  case setting(key: String, before: String?, after: String?)
  /// Nothing, since what was to be taken back had been changed by other means.
  case nothing
}

/// One step of the change log.
package struct LogEntry: Hashable, Sendable {
  /// Its number, which grows from step to step.
  package let id: Int64
  /// When, as the caller of the change gave it.
  package let at: String
  /// The machine it was made on; may be empty.
  package let device: String
  /// Whether it is an edit, or takes one back or makes it again.
  package let action: LogAction
  /// The habit it changed.
  package let habit: HabitID?
  /// The name the habit has now, or had last.
  package let habitName: String?
  /// The first day whose check-in it changed.
  package let day: Day?
  /// What it changed.
  package let subject: LogSubject
  /// The number of days whose check-ins it changed.
  package let dayCount: Int
}

import SwiftCalCore
import SwiftCalViews

/// What reaches the model from the world.
package enum Message: Sendable {
  /// A key was pressed or the mouse used.
  case key(Key)
  /// Text was pasted.
  case paste(String)
  /// The terminal has this size now.
  case resized(Size)
  /// The local time, and the real seconds until the day is over.
  case clock(LocalTime, secondsLeft: Int)
  /// The time asked for by `Effect.wake` is over.
  case woken(Wake)
  /// The store was read.
  case loaded(Snapshot, LoadScope)
  /// The text of a day in the store's almanac was read; nil where the day has none.
  case almanac(Day, String?)
  /// The store holds the edit now.
  case performed(Edit, Performed)
  /// The last change was taken back; nil when there was none.
  case undone(StepSummary?)
  /// A change was made again; nil when there was none.
  case redone(StepSummary?)
  /// The store refused, and the edit, if it was about one, was not made.
  case storeFailed(StoreError, Edit?)
  /// Another process wrote to the store.
  case storeChanged
  /// What another process wrote was more than a change of its own.
  case storeTaken(StoreNews)
  /// The path names another file now, which was opened; the reason if it can only be read.
  case storeReplaced(readOnlyReason: String?)
  /// The files whose path begins so; folders end with a slash.
  case files(String, [String])
  /// A command line was carried out.
  case ran(CommandOutcome)
}

/// What another process did to the store at one stroke.
package enum StoreNews: Hashable, Sendable {
  /// It united another store with it.
  case merged
  /// It took a file in.
  case imported
  /// It brought an earlier state back.
  case restored
}

/// What an edit came to.
package struct Performed: Hashable, Sendable {
  /// Whether the store is different now.
  package var changed: Bool
  /// The habit it was about.
  package var habit: HabitID?
  /// Why the backup before it was not made; nil when it was, or was told before.
  package var backupProblem: StoreError?

  /// An edit that changed the store or not.
  package init(changed: Bool, habit: HabitID? = nil, backupProblem: StoreError? = nil) {
    self.changed = changed
    self.habit = habit
    self.backupProblem = backupProblem
  }
}

/// The edit that a step of undo has taken back, or one of redo made again.
package struct StepSummary: Hashable, Sendable {
  /// The habit, if it was about one.
  package var habit: HabitID?
  /// The habit's name.
  package var habitName: String?
  /// The first of its days.
  package var day: Day?
  /// How many days it was about.
  package var dayCount: Int
  /// What became of the habit, in words: `was cleared`; the whole phrase where it was about none.
  package var text: String

  /// A step with these parts.
  package init(
    habit: HabitID? = nil, habitName: String? = nil, day: Day? = nil, dayCount: Int = 0,
    text: String = ""
  ) {
    self.habit = habit
    self.habitName = habitName
    self.day = day
    self.dayCount = dayCount
    self.text = text
  }
}

/// What a command line typed at `:` came to.
package struct CommandOutcome: Hashable, Sendable {
  /// What it printed, one element a line; a single line goes to the message line.
  package var lines: [String]
  /// Whether it failed; its lines then say why.
  package var failed: Bool
  /// Whether the store refused a change, so that the line is offered again.
  package var isRefused = false
  /// A habit to go to.
  package var habit: HabitID?
  /// A day to go to.
  package var day: Day?

  /// An outcome with these parts.
  package init(
    lines: [String] = [], failed: Bool = false, habit: HabitID? = nil, day: Day? = nil
  ) {
    self.lines = lines
    self.failed = failed
    self.habit = habit
    self.day = day
  }
}

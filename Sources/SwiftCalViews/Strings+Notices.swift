import SwiftCalCore

extension Strings {
  /// There is no store yet.
  package var noStore: String { "no store yet" }
  /// The widget was called with an option it does not know.
  package var wrongOption: String { "wrong option" }
  /// The widget was called with a clock that tells no time.
  package var wrongClock: String { "wrong SWIFTCAL_NOW" }
  /// The store is still where an older version kept it.
  package var olderStore: String { "start swiftcal" }
  /// The same in a sentence.
  package func olderStore(_ path: String) -> String {
    "The store is still at \(path.quoted); start 'swiftcal' once, which moves it."
  }
  /// The store holds no habit.
  package var noHabit: String { "no habit yet" }
  /// Every habit of the store is in the archive.
  package var allArchived: String { "all habits archived" }
  /// The same in a sentence.
  package var allArchivedAdvice: String {
    "Every habit is in the archive; 'swiftcal unarchive HABIT' takes one back."
  }
  /// No habit has the name that was given.
  package var noSuchHabit: String { "no such habit" }
  /// The name that was given may mean more than one habit.
  package var severalHabits: String { "several such habits" }
  /// Another program holds the store.
  package var busy: String { "busy" }
  /// The store can only be read.
  package var readOnly: String { "read-only" }
  /// The store was written by a newer program.
  package var newerStore: String { "newer store" }
  /// The store cannot be read.
  package var unreadable: String { "store unreadable" }
  /// The almanac that was named cannot be read.
  package var noAlmanac: String { "almanac unreadable" }
  /// The window has too few cells.
  package var tooSmall: String { "Window too small" }
  /// The list holds nothing.
  package var nothingHere: String { "Nothing here yet" }

  /// The short mark of a name that does not find one habit.
  package func mark(of error: HabitMatchError) -> String {
    switch error {
    case .none, .notArchived, .allArchived: noSuchHabit
    case .several: severalHabits
    }
  }

  /// The short mark of a store that cannot be shown.
  package func mark(of error: StoreError) -> String {
    switch error {
    case .missing: noStore
    case .busy, .incomplete: busy
    case .newer: newerStore
    case .almanac: noAlmanac
    default: unreadable
    }
  }
}

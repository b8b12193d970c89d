import SwiftCalCore

/// What the words after the program's name, or on the `:` line, ask for. Dates and habits are
/// still as typed: what they mean depends on the day and on the store.
package enum Request: Hashable, Sendable {
  /// Show the screen.
  case screen
  /// Do what a key does, with what follows its name.
  case act(Action, argument: String?)
  /// Print help, of one command or of all.
  case help(Action?)
  case version
  /// Print a file made from the table of commands.
  case generate(Artifact)

  case checkIn(CheckInRequest)
  case note(Subject, text: String)
  /// A lone word: a habit whose note is to be printed, else the text of a note.
  case noteOrHabit(Subject, word: String)
  case showNote(Subject)
  case add(HabitFields)
  case edit(Subject, HabitFields, from: String?)
  case schedule(Subject, Schedule, from: String?)
  case rename(Subject, to: String)
  case archive(Subject)
  case unarchive(Subject)
  case move(Subject, place: Int)
  case pause(Subject, from: String?, to: String?)
  case resume(Subject, from: String?)
  case freeze(Subject, every: Int?, cap: Int?, from: String?)
  case config(SettingKey, String?)
  case undo
  case redo

  case showConfig(SettingKey?)
  case streak(Subject, json: Bool)
  case show(Subject, String?)
  case days(Subject, from: String?, to: String?, json: Bool)
  /// Print the habits, or only those in the archive.
  case habits(HabitsFormat, archived: Bool = false)
  case today(json: Bool)
  case stats(Subject, json: Bool)
  case explain(Subject)
  case log(limit: Int?, json: Bool)
  case review
  case almanac(AlmanacRequest)

  /// Copy the store to a file, or into the folder of its backups.
  case backup(String?)
  /// Bring back what a backup holds.
  case restore(String)
  /// Look the store over, and put right what is broken.
  case doctor(repairs: Bool, json: Bool)
  /// Print what is recorded, or write it to a file.
  case export(ExportFormat, String?)
  /// Take in an export or another store.
  case importing(String, timezone: String?)
  /// Unite the store with another one.
  case merge(String, timezone: String?)
}

/// Which habit, and on which day, a request is about, as typed.
package struct Subject: Hashable, Sendable {
  /// A habit's name or the beginning of it.
  package var habit: String?
  /// A date.
  package var day: String?
  /// A word that may be either: a date counts as one unless a habit is called so.
  package var either: String?
  /// All habits at once.
  package var isAll = false
  /// Whether the habit is one in the archive.
  package var isInArchive = false

  /// The habit and day that are meant without words.
  package init(habit: String? = nil, day: String? = nil, either: String? = nil) {
    self.habit = habit
    self.day = day
    self.either = either
  }
}

/// A request to set what is recorded of a day.
package struct CheckInRequest: Hashable, Sendable {
  /// `check`, `uncheck`, `skip` or `miss`.
  package var action: Action
  /// The habit and the day.
  package var subject: Subject
  /// A note to go with it; an empty one removes what is there.
  package var note: String?
  /// The amount that it becomes.
  package var amount: Amount?
  /// What is added to the amount; may be below 0.
  package var adding: Amount?

  /// A request without note and amounts.
  package init(_ action: Action, _ subject: Subject = Subject()) {
    self.action = action
    self.subject = subject
  }
}

/// The values of a habit that `add` and `edit` set; those not named stay as they are.
package struct HabitFields: Hashable, Sendable {
  package var name: String?
  package var kind: HabitKind?
  package var target: Amount?
  package var unit: String?
  package var period: Period?
  package var schedule: Schedule?
  package var group: String?
  package var color: HabitColor?
  /// A date, or `none`.
  package var start: String?
  /// A date, or `none`.
  package var end: String?
  package var question: String?
  /// The budget of skips a month; the inner nil removes it.
  package var skips: Int??

  /// No values.
  package init() {}

  /// Whether nothing was named.
  package var isEmpty: Bool { self == HabitFields() }
}

/// A file made from the table of commands.
package enum Artifact: String, CaseIterable, Hashable, Sendable {
  case man, bash, zsh, fish
}

/// What is wanted of the almanac.
package enum AlmanacRequest: Hashable, Sendable {
  /// Print the text of a day, as typed; of the day meant without words if nil.
  case text(String?, json: Bool)
  /// Put the lines of a CSV file in the place of the store's, or those of the program if nil.
  case importing(String?)
  /// Print all lines as CSV, or write them to a file.
  case export(String?)
}

/// How an export is written.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  /// Everything, from which the same store can be made.
  case json
  /// The check-ins, a line each.
  case csv
}

/// How the habits are printed.
package enum HabitsFormat: Hashable, Sendable {
  case table, names, json
}

extension Request {
  /// Whether it answers with the places of files.
  package var tellsPlaces: Bool {
    switch self {
    case .backup, .restore, .doctor, .importing, .merge, .export(_, .some),
      .almanac(.importing), .almanac(.export(.some)):
      true
    default: false
    }
  }
}

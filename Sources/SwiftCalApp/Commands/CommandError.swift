import SwiftCalCore

/// Why a command could not be understood or carried out.
package enum CommandError: Error, Equatable, Sendable {
  // The words.
  case unclosedQuote
  case unknownCommand(String)
  case ambiguousCommand(String, [String])
  /// The command exists, but not in this place.
  case notHere(Action, Command.Places)
  case option(OptionError)
  /// A variable of the environment is wrong; the text is a whole sentence.
  case environment(String)
  case missingOperand(String, of: Action)
  case unwantedOperand(String, of: Action)
  /// Two options, or an option and an operand, that exclude each other.
  case conflict(String, String)
  /// A text that is not what an option or operand wants; the last part says what it wants.
  case badValue(String, of: String, wanted: String)
  case date(DateError)
  /// The same where `none` stands for no day.
  case dateOrNone(DateError)
  case schedule(ScheduleError)
  case target(TargetError)
  case setting(SettingError)
  case name(NameError)

  // The habits.
  case noHabits
  /// There are habits, but every one is in the archive.
  case allArchived
  case match(HabitMatchError)
  /// The day has not come yet.
  case future(Day)
  /// The habit is of a kind that this does not fit; the text says what to do.
  case unfit(String, advice: String)
  case nothingToUndo
  case nothingToRedo

  /// There is no file where one was to be read.
  case noFile(String)
  /// The file is not what the command takes in.
  case notSource(String, of: Action)
  /// The file that was to be read is damaged; the second text says how.
  case damagedSource(String, String, of: Action)
  /// The store refused.
  case store(StoreError)
  /// The store refused a change, of which nothing was made.
  case notSaved(StoreError)
}

extension CommandError {
  /// The number the program ends with.
  package var exitStatus: ExitStatus {
    switch self {
    case .noHabits, .allArchived, .noFile: .noInput
    case .match(let error): error.exitStatus
    case .future, .unfit, .name, .notSource, .damagedSource: .badData
    case .nothingToUndo, .nothingToRedo: .failure
    case .store(let error), .notSaved(let error): error.exitStatus
    default: .usage
    }
  }
}

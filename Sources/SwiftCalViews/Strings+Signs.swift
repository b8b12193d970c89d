import SwiftCalCore

/// What the signs of days mean, for the help.
extension Strings {
  /// The heading over them.
  package var signs: String { "Signs" }

  /// What the mark of a state means.
  package func sign(of state: DayState) -> String {
    switch state {
    case .done: "Done; of a habit to avoid, clean; of what is only tracked, recorded."
    case .partial: "Partly done: less than the target."
    case .pending: "Due today and still open."
    case .missed: "Missed; of a habit to avoid, a slip; of a limit, more than allowed."
    case .skipped: "Skipped: neither adds to the streak nor breaks it."
    case .frozen: "Missed, but a freeze kept the streak."
    case .paused: "At rest: paused."
    case .notDue: "Not due; of what is only tracked, no entry."
    case .beforeStart, .afterEnd, .future: ""
    }
  }

  /// Done days that follow each other in the month.
  package var chainSign: String { "Done days on end are one band." }
  /// Days within a run that do not count.
  package var threadSign: String { "The streak goes on over a day that neither adds nor breaks." }
  /// Today's ring.
  package var todaySign: String { "Today." }
  /// The cursor.
  package var cursorSign: String { "The selected day." }
  /// The mark of a note.
  package var noteSign: String { "The day has a note." }
  /// The shades of the year.
  package var shadeSign: String { "In the year: a little of the day's target, up to all of it." }
}

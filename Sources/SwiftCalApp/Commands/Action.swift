/// Everything a person can ask of the program; the raw value is the name that is typed.
package enum Action: String, CaseIterable, Hashable, Sendable {
  // Moving.
  case left, right, up, down
  case previousMonth = "previous-month"
  case nextMonth = "next-month"
  case previousYear = "previous-year"
  case nextYear = "next-year"
  case weekStart = "week-start"
  case weekEnd = "week-end"
  case monthStart = "month-start"
  case monthEnd = "month-end"
  case toToday = "to-today"
  case goto

  // Checking in.
  case toggle, check, uncheck, skip, miss
  case more, less, amount, note, select, pause, resume, undo, redo

  // Habits.
  case nextHabit = "next-habit"
  case previousHabit = "previous-habit"
  case habit, find, add, edit, schedule, freeze, rename, archive, unarchive, move
  case moveUp = "move-up"
  case moveDown = "move-down"

  // Looking.
  case month, board, year, streaks, notes
  case explain, streak, show, days, habits, today, stats, review, log, almanac

  // Keeping.
  case backup, restore, doctor, export
  case importing = "import"
  case merge

  // The program.
  case config, command, help, cancel, redraw, suspend, quit
}

import SwiftCalCore

/// What gives the words of a request their meaning: the habits, the day, and what is selected.
package struct CommandContext: Sendable {
  /// The settings and habits, and the check-ins of the habits a report is about.
  package var snapshot: Snapshot
  /// Today, or the day as of which the habits are looked at.
  package var today: Day
  /// The first day of the week.
  package var firstWeekday: Weekday
  /// The habit meant without words; the first one of lists if nil.
  package var selectedHabit: HabitID?
  /// The day meant without words; today if nil.
  package var selectedDay: Day?

  /// A context with nothing selected.
  package init(_ snapshot: Snapshot, today: Day, firstWeekday: Weekday = .monday) {
    self.snapshot = snapshot
    self.today = today
    self.firstWeekday = snapshot.settings.firstWeekday ?? firstWeekday
  }

  /// The habit that a subject means.
  package func habit(_ subject: Subject) throws(CommandError) -> Habit {
    try resolve(subject).habit
  }

  /// The habit and the day that a subject means.
  package func resolve(_ subject: Subject) throws(CommandError) -> (habit: Habit, day: Day) {
    if let word = subject.either { return try resolve(word) }
    let day = try subject.day.map { text throws(CommandError) in try self.day(text) }
    let habit =
      if let name = subject.habit {
        try habit(named: name, archived: subject.isInArchive)
      } else {
        try subject.isInArchive ? onlyArchived() : defaultHabit()
      }
    return (habit, day ?? selectedDay ?? today)
  }

  /// The day that a text means.
  package func day(_ text: String) throws(CommandError) -> Day {
    try Value.day(text, today: today)
  }

  /// The month that a text means.
  package func month(_ text: String) throws(CommandError) -> Month {
    try Value.month(text, today: today)
  }

  /// The day of the year that a text means: 02-29 is one in each year.
  package func dayOfYear(_ text: String) throws(CommandError) -> Day {
    do { return try DateExpression.parse(text, today: today) } catch {
      guard case .impossible(.day(29, month: 2, _)) = error,
        let day = try? DateExpression.parse(text, today: .anyOfLeapYear)
      else { throw .date(error) }
      return day
    }
  }

  /// The day from which a change of what is asked of a habit holds when none is named.
  func planDay(of habit: Habit) -> Day { habit.planDay(today: today, firstWeekday: firstWeekday) }

  /// The day that such a change bears when it is to hold from `day` on and none was named; nil for
  /// the beginning of the habit.
  func planBegin(of habit: Habit, from day: Day) -> Day? {
    habit.planBegin(from: day, checkIns: snapshot.checkIns[habit.id] ?? [])
  }

  /// The day that a text means; nil for `none`.
  func dayOrNone(_ text: String) throws(CommandError) -> Day? {
    guard text.trimmed.lowercased() != "none" else { return nil }
    do { return try DateExpression.parse(text, today: today) } catch { throw .dateOrNone(error) }
  }

  /// A word that is a habit's whole name, else a date, else the beginning of a habit's name.
  private func resolve(_ word: String) throws(CommandError) -> (habit: Habit, day: Day) {
    let here = selectedDay ?? today
    if let whole = snapshot.habits.first(where: { $0.isNamed(word) }) { return (whole, here) }
    let day: Day
    do { day = try DateExpression.parse(word, today: today) } catch {
      // A date that is written as one but does not exist is not the beginning of a name.
      guard case .unknown = error else { throw .date(error) }
      return (try habit(named: word), here)
    }
    return (try defaultHabit(), day)
  }

  /// Why no habit is meant without words.
  package var lackOfHabits: CommandError { snapshot.habits.isEmpty ? .noHabits : .allArchived }

  private func habit(named name: String, archived: Bool = false) throws(CommandError) -> Habit {
    guard !snapshot.habits.isEmpty else { throw .noHabits }
    do {
      return try HabitMatch.habit(named: name, in: snapshot.habits, archived: archived)
    } catch {
      throw .match(error)
    }
  }

  /// The one habit in the archive: of several none is meant without its name.
  private func onlyArchived() throws(CommandError) -> Habit {
    let archived = snapshot.habits.filter(\.isArchived)
    guard let first = archived.first, archived.count == 1 else {
      throw .missingOperand("HABIT", of: .unarchive)
    }
    return first
  }

  private func defaultHabit() throws(CommandError) -> Habit {
    if let habit = snapshot.habits.first(where: { $0.id == selectedHabit }) { return habit }
    guard let first = snapshot.habits.firstListed else { throw lackOfHabits }
    return first
  }
}

extension Habit {
  /// Whether a text is its whole name, in any case.
  fileprivate func isNamed(_ text: String) -> Bool {
    HabitName.key(of: name) == HabitName.key(of: text)
  }
}

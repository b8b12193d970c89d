import SwiftCalCore

extension EditWriter {
  /// Changes what is recorded on each of the days.
  func checkIn(
    _ habit: HabitID, on days: [Day], _ change: CheckInChange
  ) throws(StoreError) {
    try requireHabit(habit)
    try change.check(on: days, today: today)
    let reading = try Statement(
      connection, "SELECT mark, amount, note FROM check_in WHERE habit = ?1 AND day = ?2")
    let writing = try CheckInStatements(connection)
    for day in days {
      let key: [SQLValue] = [.integer(habit.rawValue), .text(day.iso)]
      var before = CheckIn(day)
      _ = try reading.first(key) { row in
        before.mark = row.text(0).flatMap(Mark.init(rawValue:))
        before.amount = row.integer(1).map(Amount.init(millionths:))
        before.note = row.text(2)
      }
      let after = change.applied(to: before)
      if after == before { continue }
      try after.check()
      let row = LoggedRow(table: .checkIn, habit: habit.rawValue, key: day.iso)
      try log.record(row) { () throws(StoreError) in try writing.write(after, key: key) }
    }
  }

  /// Puts check-ins, also those of days to come, in the place of what is recorded on their days; one
  /// that holds nothing takes that away.
  func write(_ checkIns: [CheckIn], of habit: HabitID) throws(StoreError) {
    let writing = try CheckInStatements(connection)
    for checkIn in checkIns {
      try checkIn.check()
      let row = LoggedRow(table: .checkIn, habit: habit.rawValue, key: checkIn.day.iso)
      try log.record(row) { () throws(StoreError) in
        try writing.write(checkIn, key: row.parameters)
      }
    }
  }

  /// Makes sure that the habit is there.
  func requireHabit(_ habit: HabitID) throws(StoreError) {
    let found = try Statement(connection, "SELECT 1 FROM habit WHERE id = ?1")
      .first([.integer(habit.rawValue)]) { _ in true }
    guard found != nil else { throw .noHabit(habit) }
  }
}

/// The statements that write a check-in.
struct CheckInStatements {
  private let writing: Statement
  private let removal: Statement

  /// Prepares them.
  init(_ connection: Connection) throws(StoreError) {
    writing = try Statement(
      connection,
      """
      INSERT INTO check_in (habit, day, mark, amount, note) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (habit, day) DO UPDATE
      SET mark = excluded.mark, amount = excluded.amount, note = excluded.note
      """)
    removal = try Statement(connection, "DELETE FROM check_in WHERE habit = ?1 AND day = ?2")
  }

  /// Writes the check-in over the one with the key, or removes that one when this holds nothing.
  func write(_ checkIn: CheckIn, key: [SQLValue]) throws(StoreError) {
    guard !checkIn.isEmpty else {
      try removal.run(key)
      return
    }
    try writing.run(
      key + [
        SQLValue(checkIn.mark?.rawValue), SQLValue(checkIn.amount?.millionths),
        SQLValue(checkIn.note),
      ])
  }
}

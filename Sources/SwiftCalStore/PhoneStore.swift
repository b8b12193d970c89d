import SwiftCalCore

/// A store of SwiftCal for iOS (Core Data and SwiftData make the same tables): a row for each day of a
/// month, made beforehand, with the local midnight of the day and whether the person studied.
struct PhoneStore {
  /// The app keeps one habit, which has no name in its store.
  static let habitName = "Study"

  private let connection: Connection

  /// The store in an open database, nil if it is none.
  init?(_ connection: Connection) throws(StoreError) {
    let columns = try connection.number(
      "SELECT count(*) FROM pragma_table_info('ZDAY') WHERE name IN ('ZDATE', 'ZDIDSTUDY')")
    guard columns == 2 else { return nil }
    self.connection = connection
  }

  /// A store of ours in memory with the habit and what was done, and the zone it was done in.
  func converted(_ intake: Intake) throws(StoreError) -> (store: HabitStore, zone: String) {
    let found = try found(intake)
    let store = try HabitStore.inMemory(sampleAsOf: nil)
    var habit = Habit(
      id: HabitID(0), name: PhoneStore.habitName, added: found.days.first ?? intake.today)
    habit.question = "Did you study?"
    try store.addHistory(
      habit, found.days.map { CheckIn($0, mark: .done) }, now: intake.now)
    let off = found.offMidnight
    let rest = off == 0 ? "" : ", \(off.of("row")) off midnight counted for the nearest day"
    return (store, found.zone + rest)
  }

  private func found(_ intake: Intake) throws(StoreError) -> Midnights.Found {
    let rows = try rows()
    let search = Midnights(of: rows.filter(\.isDone).map(\.instant), among: rows.map(\.instant))
    do throws(TimeZoneError) {
      if let zone = intake.timezone { return try search.days(in: zone, of: intake.zones) }
      return try search.days(of: intake.zones)
    } catch {
      throw .unknownZone(path: connection.path, error)
    }
  }

  private struct Row {
    /// Seconds since 1970.
    let instant: Int
    let isDone: Bool
  }

  private func rows() throws(StoreError) -> [Row] {
    let statement = try Statement(
      connection,
      """
      SELECT CAST(round(ZDATE) AS INTEGER), typeof(ZDATE) IN ('integer', 'real'),
        coalesce(ZDIDSTUDY <> 0, 0)
      FROM ZDAY WHERE ZDATE IS NOT NULL OR ZDIDSTUDY <> 0
      """)
    return try statement.all { row throws(StoreError) in
      // Apple counts from 2001-01-01T00:00:00Z. Milliseconds would lie thousands of years ahead.
      let seconds = row.integer(0) ?? .max
      guard row.integer(1) == 1, (-63_000_000_000...252_000_000_000).contains(seconds) else {
        throw .invalid(
          "\(connection.path.quoted) holds a day of no calendar, so nothing of it was taken in.")
      }
      return Row(instant: Int(seconds) + 978_307_200, isDone: row.integer(2) == 1)
    }
  }
}

extension HabitStore {
  /// Adds a habit and all that was recorded of it as one step.
  func addHistory(_ habit: Habit, _ checkIns: [CheckIn], now: String) throws(StoreError) {
    try writing(nil) { connection throws(StoreError) in
      let log = ChangeLog(connection, at: now, device: device, action: .edit)
      let writer = EditWriter(connection, log: log, today: habit.added)
      try writer.write(checkIns, of: try writer.add(habit))
      try log.mark(.importing)
    }
  }
}

import SwiftCalCore

/// Reads rows into values, and refuses rows that no store holds.
struct SnapshotReader {
  let connection: Connection

  /// A reader within a transaction of `connection`.
  init(_ connection: Connection) { self.connection = connection }

  /// What `scope` asks for.
  func snapshot(_ scope: SnapshotScope) throws(StoreError) -> Snapshot {
    var result = Snapshot(settings: try settings())
    if case .of(let habit) = scope {
      result.habits = try habits(habit)
    } else {
      result.habits = try habits()
    }
    try addCheckIns(scope, to: &result)
    return result
  }

  private func addCheckIns(_ scope: SnapshotScope, to result: inout Snapshot) throws(StoreError) {
    switch scope {
    case .habits: break
    case .all, .of:
      result.checkIns = try checkIns(of: result.habits) { _ in .first }
    case .decided(let decide): try addCheckIns(decide(result), to: &result)
    case .recent(let day, let whole):
      result.checkIns = try checkIns(of: result.habits) { whole.contains($0) ? .first : day }
    case .part(let some, let day, let whole):
      result.checkIns = try checkIns(of: result.habits.filter { some.contains($0.id) }) {
        whole.contains($0) ? .first : day
      }
    }
  }

  /// The settings; names that this program does not know are left for the one that does.
  func settings() throws(StoreError) -> Settings {
    var settings = Settings()
    try each("SELECT key, value FROM setting") { row throws(StoreError) in
      guard let key = SettingKey(rawValue: row.text(0) ?? "") else { return }
      do throws(SettingError) {
        try settings.set(key, row.text(1))
      } catch {
        throw connection.damaged(error.message)
      }
    }
    return settings
  }

  /// The check-ins of each habit from the day that `start` tells.
  private func checkIns(
    of habits: [Habit], from start: (HabitID) -> Day
  ) throws(StoreError) -> CheckInsByHabit {
    guard !habits.isEmpty else { return [:] }
    let statement = try Statement(
      connection,
      "SELECT day, mark, amount, note FROM check_in WHERE habit = ?1 AND day >= ?2 ORDER BY day")
    var result = CheckInsByHabit()
    for habit in habits {
      try statement.bind([.integer(habit.id.rawValue), .text(start(habit.id).iso)])
      result[habit.id] = try checkIns(from: statement)
    }
    return result
  }

  private func checkIns(from statement: Statement) throws(StoreError) -> [CheckIn] {
    var result: [CheckIn] = []
    while try statement.step() {
      let checkIn = try self.checkIn(statement)
      // Damage to the tree of a table can put its rows out of order or return them twice.
      if let last = result.last, last.day >= checkIn.day {
        throw connection.damaged("the check-ins are out of order at \(checkIn.day)")
      }
      result.append(checkIn)
    }
    return result
  }

  private func checkIn(_ row: Statement) throws(StoreError) -> CheckIn {
    guard let bytes = row.bytes(0), let day = Day(isoBytes: bytes) else {
      throw connection.damaged("a check-in has the day \((row.text(0) ?? "").quoted)")
    }
    var checkIn = CheckIn(day)
    checkIn.mark = try mark(row, of: day)
    if let millionths = row.integer(2) {
      guard (0...Amount.limit.millionths).contains(millionths) else {
        throw connection.damaged("the check-in of \(day) has an impossible amount")
      }
      checkIn.amount = Amount(millionths: millionths)
    }
    checkIn.note = row.text(3)
    return checkIn
  }

  /// Compares bytes first, since nearly every mark is `done` and needs no string to be made.
  private func mark(_ row: Statement, of day: Day) throws(StoreError) -> Mark? {
    guard let bytes = row.bytes(1) else { return nil }
    if Self.isDone(bytes) { return .done }
    guard let mark = Mark(rawValue: row.text(1) ?? "") else {
      throw connection.damaged("the check-in of \(day) has an unknown mark")
    }
    return mark
  }

  /// Byte by byte: a comparison of sequences takes as long as all else that is done for a row.
  private static func isDone(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count == 4 && bytes[0] == UInt8(ascii: "d") && bytes[1] == UInt8(ascii: "o")
      && bytes[2] == UInt8(ascii: "n") && bytes[3] == UInt8(ascii: "e")
  }
}

import CSQLite
import SwiftCalCore

/// Writes the rows of an export into a store without any, within a transaction, or says which of them
/// no store holds.
struct ExportLoader {
  private let connection: Connection
  /// The JSON text of each array, so that the whole is parsed once.
  private let arrays: [String: SQLValue]
  private let name: String

  /// A loader of the JSON text of an export.
  ///
  /// - Parameter name: what errors call the export.
  init(_ connection: Connection, _ text: String, named name: String) throws(StoreError) {
    self.connection = connection
    self.name = name
    let members = try Statement(connection, "SELECT key, value FROM json_each(?1)")
      .all([.text(text)]) { ($0.text(0) ?? "", SQLValue($0.text(1))) }
    arrays = Dictionary(members) { first, _ in first }
  }

  /// Writes all of it.
  func load() throws(StoreError) {
    try connection.execute("DELETE FROM almanac")
    for table in ExportTable.all + [.almanac] {
      try requireKinds(table)
      do throws(StoreError) {
        try write(table, upTo: .max)
      } catch {
        throw try refusal(of: table, error)
      }
    }
    try requireHabitsOfPauses()
    try requireTexts("settings", "key", "value", SettingKey.accepts)
    try requireTexts("plans", "habit", "schedule") { (try? Schedule(text: $1)) != nil }
    try requireValues()
    try connection.reserveHabitNumbers()
  }

  private func write(_ table: ExportTable, upTo place: Int64) throws(StoreError) {
    try Statement(connection, table.writing).run([array(table.key), .integer(place)])
  }

  private func array(_ key: String) -> SQLValue {
    arrays[key] ?? .text("[]")
  }

  private func requireKinds(_ table: ExportTable) throws(StoreError) {
    let wrong = try Statement(connection, table.firstWrongRow).first([array(table.key)]) {
      (place: $0.integer(0) ?? 0, key: $0.text(1) ?? "", value: $0.text(2))
    }
    guard let wrong else { return }
    guard !wrong.key.isEmpty else { throw refused("\(table.row(wrong.place)) is no object") }
    let value = wrong.value.map { "\(ExportLoader.short($0).quoted) is not" } ?? "nothing is not"
    throw refused("\(table.row(wrong.place)): \(value) a value of '\(wrong.key)'")
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }

  /// What a store refuses of one of the rows that have the right kinds of values.
  private func refusal(of table: ExportTable, _ error: StoreError) throws(StoreError) -> StoreError
  {
    switch error {
    case .invalid, .damaged: break
    default: return error
    }
    let reason = reason()
    return refused("\(table.row(try firstRefused(table))) \(reason)")
  }

  /// Why the statement before was refused.
  private func reason() -> String {
    switch sqlite3_extended_errcode(connection.handle) {
    case SQLiteCode.primaryKeyTaken, SQLiteCode.rowNumberTaken: "is there twice"
    case SQLiteCode.valueTaken: "has the name of another habit"
    case SQLiteCode.ownerMissing: "belongs to what is not there"
    default: "holds values that do not fit together"
    }
  }

  /// The place of the first row that is refused, found by writing ever shorter parts.
  private func firstRefused(_ table: ExportTable) throws(StoreError) -> Int64 {
    var good: Int64 = 0
    var bad =
      try Statement(connection, "SELECT json_array_length(?1)")
      .first([array(table.key)]) { $0.integer(0) ?? 0 } ?? 0
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if try accepts(table, upTo: middle) { good = middle } else { bad = middle }
    }
    return good
  }

  private func accepts(_ table: ExportTable, upTo place: Int64) throws(StoreError) -> Bool {
    try connection.execute("SAVEPOINT part")
    let isGood = (try? write(table, upTo: place)) != nil
    try connection.execute("ROLLBACK TO part; RELEASE part")
    return isGood
  }

  private func requireHabitsOfPauses() throws(StoreError) {
    let place = try Statement(connection, ExportTable.firstOrphanedPause).first([array("pauses")]) {
      $0.integer(0) ?? 0
    }
    if let place { throw refused("row \(place + 1) of 'pauses' belongs to what is not there") }
  }

  /// Makes sure of texts that have a grammar of their own.
  private func requireTexts(
    _ name: String, _ owner: String, _ key: String, _ accepts: (String, String) -> Bool
  ) throws(StoreError) {
    let rows = try Statement(
      connection,
      "SELECT key, value ->> '$.\(owner)', value ->> '$.\(key)' FROM json_each(?1)")
    try rows.bind([array(name)])
    while try rows.step() {
      let (owner, value) = (rows.text(1) ?? "", rows.text(2) ?? "")
      if accepts(owner, value) { continue }
      throw refused(
        "row \((rows.integer(0) ?? 0) + 1) of '\(name)': \(ExportLoader.short(value).quoted) is not a"
          + " value of '\(name == "settings" ? owner : key)'")
    }
  }

  /// Makes sure that what the rows hold can be read.
  private func requireValues() throws(StoreError) {
    do throws(StoreError) {
      _ = try connection.almanac()
      try connection.requireForeignKeys()
      let snapshot = try SnapshotReader(connection).snapshot(.all)
      try requireNames(snapshot.habits)
      for habit in snapshot.habits {
        try normalize(habit)
        for checkIn in snapshot.checkIns[habit.id] ?? [] { try checkIn.check() }
      }
    } catch {
      guard case .damaged(_, let reason) = error else { throw error.named(name) }
      throw refused(reason)
    }
  }

  /// Takes the blanks away that a hand-made file may have around a name or a group.
  private func normalize(_ habit: Habit) throws(StoreError) {
    let (name, group) = (try habit.checked().name, habit.group.trimmed)
    guard name != habit.name || group != habit.group else { return }
    try Statement(connection, "UPDATE habit SET name = ?2, section = ?3 WHERE id = ?1")
      .run([.integer(habit.id.rawValue), .text(name), .text(group)])
  }

  /// Names are the same in any case, which SQLite does not know.
  private func requireNames(_ habits: [Habit]) throws(StoreError) {
    var known: [String: String] = [:]
    for habit in habits {
      let key = HabitName.key(of: habit.name)
      if let other = known.updateValue(habit.name, forKey: key) {
        throw refused(
          "two habits are called \(other.quoted) and \(habit.name.quoted), which is the same name")
      }
    }
  }

  private func refused(_ reason: String) -> StoreError {
    .invalid("\(name.quoted) holds what a store does not hold: \(reason).")
  }
}

extension SettingKey {
  /// Whether a setting takes a text; of names that this program does not know nothing is asked.
  fileprivate static func accepts(_ name: String, _ text: String) -> Bool {
    guard let key = SettingKey(rawValue: name) else { return true }
    var settings = Settings()
    return (try? settings.set(key, text)) != nil
  }
}

extension StoreError {
  /// The error with the name of the file that holds a value which is none.
  fileprivate func named(_ name: String) -> StoreError {
    guard case .invalid(let reason) = self, !reason.hasPrefix(name.quoted) else { return self }
    return .invalid("\(name.quoted) holds what a store does not hold: \(reason)")
  }
}

import SwiftCalCore

/// What an import brought.
package struct Imported: Hashable, Sendable {
  /// How many habits are new.
  package var habits = 0
  /// How many check-ins are new.
  package var checkIns = 0
  /// Whether the almanac is.
  package var almanac = false
  /// The zone in which the days of a store of the iOS app were found; nil for what has no zone.
  package var zone: String?

  /// Whether nothing was new.
  package var isEmpty: Bool { habits == 0 && checkIns == 0 && !almanac }
}

extension HabitStore {
  /// Takes in a file: an export, or a store of ours or of the iOS app, told apart by what they hold.
  ///
  /// What a store holds is taken in as an export of it would be.
  package func importFile(_ path: String, _ intake: Intake) throws(StoreError) -> Imported {
    guard StoreFile.isDatabase(path) else {
      return try importJSON(
        StoreFile.text(of: path), named: path, today: intake.today, now: intake.now)
    }
    try requireOther(path)
    let other = try OtherStore(reading: path, intake, busyMilliseconds: busyMilliseconds)
    var imported = try importJSON(
      other.store.exportJSON().joined(separator: "\n"), named: path, today: intake.today,
      now: intake.now)
    imported.zone = other.zone
    return imported
  }

  /// Takes in an export, in one transaction; what is there already is not taken in again.
  ///
  /// A store without habits, log and almanac of its own becomes the same as the one exported, byte for byte in
  /// an export of its own. Otherwise habits that are not there by name are added and days of which
  /// nothing is recorded are filled in, as one step that can be undone; nothing is replaced.
  ///
  /// - Parameters:
  ///   - name: what errors call the export.
  ///   - now: the moment, as ISO 8601 text.
  package func importJSON(
    _ text: String, named name: String, today: Day, now: String
  ) throws(StoreError) -> Imported {
    try requireWritable()
    let other = try HabitStore.inMemory(sampleAsOf: nil)
    try other.load(text, named: name)
    if try other.exportJSON() == exportJSON() { return Imported() }
    if try isEmpty() {
      try load(text, named: name)
      let summary = try connection.backupSummary()
      return Imported(
        habits: summary.habits, checkIns: summary.checkIns, almanac: try ownAlmanac() != nil)
    }
    if isFile, try hasHabits() { try backup(at: now, before: "import") }
    let snapshot = try other.snapshot()
    let almanac = try other.ownAlmanac()
    return try writing(nil) { connection throws(StoreError) in
      let log = ChangeLog(connection, at: now, device: device, action: .edit)
      var imported = try EditWriter(connection, log: log, today: today).takeIn(snapshot)
      if let almanac, try connection.ownAlmanac() == nil {
        try connection.write(almanac)
        imported.almanac = true
      }
      return imported
    }
  }

  /// Whether it holds nothing that a person has recorded or set.
  func isEmpty() throws(StoreError) -> Bool {
    let rows = ["habit", "step", "setting", "pause"].map { "SELECT 1 FROM \($0)" }
    guard try ownAlmanac() == nil else { return false }
    return try connection.number("SELECT EXISTS (\(rows.joined(separator: " UNION ALL ")))") == 0
  }

  /// Writes the rows of an export into a store without any.
  private func load(_ text: String, named name: String) throws(StoreError) {
    try writing(nil) { connection throws(StoreError) in
      try connection.requireExport(text, named: name)
      do throws(StoreError) {
        try connection.execute("DELETE FROM almanac")
        for table in ExportTable.all + [.almanac] {
          try Statement(connection, table.writing).run([.text(text)])
        }
        _ = try connection.almanac()
        try connection.requireForeignKeys()
        let habits = try SnapshotReader(connection).snapshot(.all).habits
        for habit in habits { _ = try habit.checked() }
      } catch {
        throw error.ofExport(name)
      }
      try connection.reserveHabitNumbers()
    }
  }
}

extension StoreError {
  /// The error for an export whose rows a store refuses.
  fileprivate func ofExport(_ name: String) -> StoreError {
    switch self {
    case .damaged(_, let reason), .invalid(let reason):
      .invalid("\(name.quoted) holds what a store does not hold: \(reason)")
    default: self
    }
  }
}

extension Connection {
  /// Refuses a text that is no export, or one of a newer program.
  fileprivate func requireExport(_ text: String, named name: String) throws(StoreError) {
    let arrays = ExportTable.all.map { "json_type(?1, '$.\($0.key)') IS 'array'" }
      .joined(separator: " AND ")
    let isJSON = try Statement(self, "SELECT json_valid(?1)").first([.text(text)]) {
      $0.integer(0) == 1
    }
    guard isJSON == true else { throw .invalid("\(name.quoted) is not JSON.") }
    let statement = try Statement(
      self,
      "SELECT json_extract(?1, '$.format') IS 'swiftcal', json_extract(?1, '$.version'), \(arrays)")
    let found = try statement.first([.text(text)]) {
      (isOurs: $0.integer(0) == 1, version: $0.integer(1) ?? 0, isWhole: $0.integer(2) == 1)
    }
    guard let found, found.isOurs else {
      throw .invalid("\(name.quoted) is not an export of SwiftCal.")
    }
    guard found.version <= 1 else {
      throw .invalid("\(name.quoted) is an export of a newer SwiftCal; use that one.")
    }
    guard found.version == 1, found.isWhole else {
      throw .invalid("\(name.quoted) is not a whole export of SwiftCal.")
    }
  }

  /// Makes sure that a new habit never gets a number that the log knows another one by.
  func reserveHabitNumbers() throws(StoreError) {
    try execute(
      """
      DELETE FROM sqlite_sequence WHERE name = 'habit';
      INSERT INTO sqlite_sequence (name, seq) SELECT 'habit', max(
        (SELECT coalesce(max(id), 0) FROM habit), (SELECT coalesce(max(habit), 0) FROM change))
      """)
  }
}

extension EditWriter {
  /// Adds the habits that are not there by name, and the check-ins of days that hold nothing.
  fileprivate func takeIn(_ snapshot: Snapshot) throws(StoreError) -> Imported {
    var imported = Imported()
    let reader = SnapshotReader(connection)
    var known: [String: HabitID] = [:]
    for habit in try reader.habits() { known[HabitName.key(of: habit.name)] = habit.id }
    for habit in snapshot.habits {
      let id: HabitID
      if let there = known[HabitName.key(of: habit.name)] {
        id = there
      } else if let added = try write(.addHabit(habit)) {
        id = added
        imported.habits += 1
      } else {
        continue
      }
      imported.checkIns += try fill(id, with: snapshot.checkIns[habit.id] ?? [])
    }
    return imported
  }

  private func fill(_ habit: HabitID, with checkIns: [CheckIn]) throws(StoreError) -> Int {
    let reading = try Statement(connection, "SELECT 1 FROM check_in WHERE habit = ?1 AND day = ?2")
    var missing: [CheckIn] = []
    for checkIn in checkIns {
      let key: [SQLValue] = [.integer(habit.rawValue), .text(checkIn.day.iso)]
      if try reading.first(key, { _ in true }) == nil { missing.append(checkIn) }
    }
    try write(missing, of: habit)
    return missing.count
  }
}

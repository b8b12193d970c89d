import SwiftCalCore

/// What an import brought.
package struct Imported: Hashable, Sendable {
  /// How many habits are new.
  package var habits = 0
  /// How many check-ins are new.
  package var checkIns = 0
  /// Whether the almanac is.
  package var almanac = false
  /// Whether the steps of its log came along, so that undo goes on from there rather than takes the
  /// import back.
  package var hasHistory = false
  /// The zone in which the days of a store of the iOS app were found; nil for what has no zone.
  package var zone: String?

  /// The backup of what the store held before; nil where nothing was changed, or was there.
  package var kept: BackupSummary?

  /// Whether nothing was new.
  package var isEmpty: Bool { habits == 0 && checkIns == 0 && !almanac }
}

extension HabitStore {
  /// Takes in a file: an export, or a store of ours or of the iOS app, told apart by what they hold.
  ///
  /// What a store holds is taken in as an export of it would be.
  package func importFile(_ path: String, _ intake: Intake) throws(StoreError) -> Imported {
    if StoreFile.isStream(path) { return try importStream(path, intake) }
    guard try StoreFile.status(path)?.isRegular ?? true else { throw .notAStore(path: path) }
    guard StoreFile.isDatabase(path) else {
      try intake.requireNoTimezone(path)
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

  private func importStream(_ path: String, _ intake: Intake) throws(StoreError) -> Imported {
    try intake.requireNoTimezone(path)
    let bytes = try StoreFile.bytes(of: path)
    guard !StoreFile.isDatabase(Array(bytes.prefix(100))) else {
      throw .invalid(
        "A store cannot be taken in from a pipe, an export can; name the store's file.")
    }
    let text = try StoreFile.text(of: bytes, named: path)
    return try importJSON(text, named: path, today: intake.today, now: intake.now)
  }

  /// Takes in an export, in one transaction; what is there already is not taken in again.
  ///
  /// A store without habits, log and almanac of its own becomes the same as the one exported, byte for
  /// byte in an export of its own, if that has a log. Otherwise habits that are not there by name are added and days of which
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
    let isNew = try isEmpty()
    if isNew, try other.stepCount() > 0 { return try become(other, text, named: name) }
    var kept: BackupSummary?
    if isFile, try hasHabits() { kept = try backup(at: now, before: "import") }
    let content = try other.reading { connection throws(StoreError) in
      try ImportContent(connection)
    }
    var imported = try writing(nil) { connection throws(StoreError) in
      let log = ChangeLog(connection, at: now, device: device, action: .edit)
      let writer = EditWriter(connection, log: log, today: today)
      var imported = try writer.takeIn(content, isNew: isNew)
      try log.mark(.importing)
      if let almanac = content.almanac, try connection.ownAlmanac() == nil {
        try connection.write(almanac)
        imported.almanac = true
      }
      return imported
    }
    // A copy before nothing would only push out those before something.
    if imported.isEmpty, let kept { StoreFile.remove(kept.path) } else { imported.kept = kept }
    return imported
  }

  /// Makes this store, which is empty, the same as the one that was exported.
  private func become(
    _ other: HabitStore, _ text: String, named name: String
  ) throws(StoreError) -> Imported {
    try load(text, named: name)
    let summary = try connection.backupSummary()
    return Imported(
      habits: summary.habits, checkIns: summary.checkIns, almanac: try ownAlmanac() != nil,
      hasHistory: try !other.isOneImport())
  }

  /// Whether the only step of the log is one that took in all there is.
  private func isOneImport() throws(StoreError) -> Bool {
    let marks = try connection.number("SELECT count(*) FROM change WHERE subject = 'import'")
    return try stepCount() == 1 && marks == 1
  }

  private func stepCount() throws(StoreError) -> Int {
    try connection.number("SELECT count(*) FROM step")
  }

  /// Whether it holds nothing that a person has recorded or set.
  func isEmpty() throws(StoreError) -> Bool {
    let rows = ["habit", "step", "setting", "pause"].map { "SELECT 1 FROM \($0)" }
    guard try ownAlmanac() == nil else { return false }
    return try connection.number("SELECT EXISTS (\(rows.joined(separator: " UNION ALL ")))") == 0
  }

  /// Writes the rows of an export into a store without any.
  func load(_ text: String, named name: String) throws(StoreError) {
    try writing(nil) { connection throws(StoreError) in
      try connection.requireExport(text, named: name)
      try ExportLoader(connection, text, named: name).load()
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
    guard isJSON == true else {
      throw .invalid(
        "\(name.quoted) is not JSON. A store or what 'export' writes as JSON can be taken in, not CSV."
      )
    }
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

/// What an import takes out of another store.
private struct ImportContent {
  let snapshot: Snapshot
  let pausesForAll: [Pause]
  /// The settings of which this program knows the names.
  let settings: [(key: SettingKey, text: String)]
  let almanac: Almanac?

  init(_ connection: Connection) throws(StoreError) {
    let reader = SnapshotReader(connection)
    snapshot = try reader.snapshot(.all)
    pausesForAll = try reader.pausesForAll()
    var settings: [(key: SettingKey, text: String)] = []
    try reader.each("SELECT key, value FROM setting ORDER BY key") { row throws(StoreError) in
      guard let key = SettingKey(rawValue: row.text(0) ?? "") else { return }
      settings.append((key, row.text(1) ?? ""))
    }
    self.settings = settings
    almanac = try connection.ownAlmanac()
  }
}

extension EditWriter {
  /// Adds the habits that are not there by a name of theirs, and the check-ins of days that hold nothing.
  ///
  /// - Parameter isNew: whether nothing is there, so that settings and pauses of all habits are taken as
  ///   well.
  fileprivate func takeIn(_ content: ImportContent, isNew: Bool) throws(StoreError) -> Imported {
    var imported = Imported()
    let reader = SnapshotReader(connection)
    if isNew {
      for (key, text) in content.settings { _ = try write(.setting(key, text)) }
      try writePauses(habit: 0, old: [], content.pausesForAll)
    }
    let pausesForAll = try reader.pausesForAll()
    let known = try knownHabits(besides: content.snapshot.habits)
    for habit in content.snapshot.habits {
      let id: HabitID
      if let there = known[HabitName.key(of: habit.name)] {
        id = there
      } else {
        id = try add(habit.withOwnPauses(besides: pausesForAll))
        imported.habits += 1
      }
      imported.checkIns += try fill(id, with: content.snapshot.checkIns[habit.id] ?? [])
    }
    return imported
  }

  /// The habits by their names, and by those that they had before they were renamed: not where another
  /// one has the name now, nor where the import has one of the new name as well.
  private func knownHabits(besides habits: [Habit]) throws(StoreError) -> [String: HabitID] {
    let own = try SnapshotReader(connection).habits()
    let names = Set(habits.map { HabitName.key(of: $0.name) })
    let formerNames = try MergeLog(connection).formerNames
    var known: [String: HabitID] = [:]
    for habit in own where !names.contains(HabitName.key(of: habit.name)) {
      for name in formerNames[habit.id] ?? [] { known[name] = habit.id }
    }
    for habit in own { known[HabitName.key(of: habit.name)] = habit.id }
    return known
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

import CSQLite
import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

/// The tables, and how a store of an older version comes to the newest one.
@Suite("The tables of a store")
struct SchemaTests {
  let place: TemporaryStore

  init() throws { place = try TemporaryStore() }

  /// A store as a program of an older version made it, with something in every table.
  private func makeOldStore(_ version: Int = 1) throws -> RawConnection {
    let old = try place.connect()
    try old.run(
      """
      PRAGMA foreign_keys = ON;
      \(Schema.migrations[..<version].joined())
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(version);
      INSERT INTO habit VALUES
        (1, 'Read', 0, 'yes_no', '2026-09-01', '2026-09-02', '2027-02-28', NULL, 2, 'Home', 'red', '?'),
        (2, 'Old', 1, 'at_least', '2024-02-29', NULL, NULL, '2026-01-31', NULL, '', 'orange', '');
      INSERT INTO plan VALUES
        (1, '', 'daily', NULL, NULL, NULL), (1, '2026-10-31', '3/week', NULL, NULL, NULL),
        (2, '', 'daily', 5000000, 'km', 'day');
      INSERT INTO pause VALUES (1, '2026-11-01', '2026-11-03'), (0, '2027-01-01', NULL);
      INSERT INTO freeze_rule VALUES (1, '2026-10-01', 7, 2);
      INSERT INTO check_in VALUES
        (1, '2026-11-29', 'done', NULL, 'a note'), (2, '2024-02-29', NULL, 5500000, NULL);
      INSERT INTO setting VALUES ('day-start', '04:00');
      INSERT INTO almanac VALUES (2, 29, 'A leap day.');
      INSERT INTO step VALUES (1, '2026-11-29T12:00:00Z', 'here', 'edit', NULL);
      INSERT INTO change VALUES
        (1, 1, 'check_in', 1, '2026-11-29', NULL, '{"mark":"done","amount":null,"note":"a note"}');
      """)
    return old
  }

  /// Every row of every table.
  private func rows(_ path: String) throws -> [String: [[String]]] {
    let connection = try RawConnection(path)
    let tables = try connection.run("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return try Dictionary(
      uniqueKeysWithValues: tables.map { ($0[0], try connection.run("SELECT * FROM \($0[0])")) })
  }

  private func version(_ path: String) throws -> String? {
    try RawConnection(path).value("PRAGMA user_version")
  }

  private func backup(_ version: Int = 1) -> String {
    place.folder + "/backups/SwiftCal-version-\(version).sqlite"
  }

  @Test("have the version of their last migration")
  func newest() { #expect(Schema.version == Schema.migrations.count) }

  @Test("of an older version are read as they are, by readers that change nothing")
  func readsOld() throws {
    _ = try makeOldStore()
    let bytes = try place.bytes()
    let snapshot = try place.open(.readOnly).snapshot(.all)
    #expect(snapshot.habits.map(\.name) == ["Read", "Old"])
    #expect(snapshot.checkIns.total == 2 && snapshot.settings.dayStart.hour == 4)
    #expect(try place.open(.readOnly).log().count == 1)
    #expect(
      try Doctor(path: place.path, today: today).examine().allSatisfy { $0.level < .fault })
    #expect(try place.bytes() == bytes && place.files() == ["SwiftCal.sqlite"])
  }

  @Test("of an older version are brought to the newest without losing a row, after a copy was made")
  func migrates() throws {
    let old = 1
    _ = try makeOldStore(old)
    let before = try rows(place.path)
    let store = try place.open()
    #expect(try rows(place.path) == before)
    #expect(try rows(backup(old)) == before)
    #expect(try version(place.path) == "2" && version(backup(old)) == "\(old)")
    #expect(try place.connect().run("PRAGMA integrity_check; PRAGMA foreign_key_check") == [["ok"]])
    let fresh = try TemporaryStore()
    _ = try fresh.open()
    let schema = "SELECT type, name, sql FROM sqlite_schema ORDER BY name"
    #expect(try place.connect().run(schema) == fresh.connect().run(schema))
    #expect(try Doctor(path: place.path, today: today).examine().allSatisfy { $0.level < .fault })
    // It is a store as any.
    try store.mark(HabitID(1), .done, on: today)
    try store.undo()
    #expect(try store.checkIns(HabitID(1)).map(\.day) == ["2026-11-29"])
    #expect(try HabitStore.restore(place.path, from: backup(old), now: now).contents.checkIns == 2)
    #expect(try version(place.path) == "2")
  }

  @Test("that another connection holds open are seen as they are now")
  func otherConnections() throws {
    let old = try makeOldStore()
    let reader = try place.open(.readOnly)
    _ = try reader.snapshot(.all)
    _ = try place.open()
    #expect(throws: RawError.self) {
      try old.run("INSERT INTO check_in VALUES (1, '2026-02-30', 'done', NULL, NULL)")
    }
    #expect(try reader.snapshot(.all).checkIns.total == 2)
  }

  @Test("of version 1 with an impossible day stay byte for byte, until a repair mends them")
  func impossibleDay() throws {
    let old = try makeOldStore()
    try old.run("INSERT INTO check_in VALUES (1, '2026-02-30', 'done', NULL, NULL)")
    let before = try place.bytes()
    let reason = "a check-in has the day '2026-02-30'"
    #expect(throws: StoreError.damaged(path: place.path, reason: reason)) { try place.open() }
    #expect(try place.bytes() == before && place.files() == ["SwiftCal.sqlite"])
    #expect(!FileManager.default.fileExists(atPath: place.folder + "/backups"))
    let doctor = Doctor(path: place.path, today: today)
    #expect(try doctor.examine().first == .impossible(reason))
    // Until then it can be copied as it is.
    #expect(try place.open(.readOnly).backup(to: place.folder + "/copy.sqlite").checkIns == 3)
    #expect(try rows(place.folder + "/copy.sqlite") == rows(place.path))
    #expect(try place.open(.readOnly).backup(at: now).checkIns == 3)
    let mended = try doctor.repair(now: now)
    #expect(mended.leftOut.count == 1 && mended.leftOut[0].contains("2026-02-30"))
    #expect(try Array(Data(contentsOf: URL(filePath: #require(mended.kept)))) == before)
    #expect(try place.open().snapshot(.all).checkIns.total == 2)
    #expect(try version(place.path) == "2")
  }

  @Test("of version 2 that already hold an impossible day still take what is recorded elsewhere")
  func impossibleDayOfNow() throws {
    _ = try makeOldStore()
    _ = try place.open()
    try place.connect().run(
      """
      PRAGMA ignore_check_constraints = ON;
      INSERT INTO check_in VALUES (1, '2026-02-30', 'done', NULL, NULL)
      """)
    #expect(throws: StoreError.self) { try place.open(.readOnly).snapshot(.all) }
    #expect(try place.open().mark(HabitID(2), .skipped, on: today).changed)
    let mended = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(mended.leftOut.count == 1 && mended.leftOut[0].contains("2026-02-30"))
    #expect(try place.open().snapshot(.all).checkIns.total == 3)
  }

  @Test("of version 1 with a damaged page stay as they are, and are told of by their own name")
  func damagedPage() throws {
    let old = try makeOldStore()
    let root = try old.value("SELECT rootpage FROM sqlite_schema WHERE name = 'check_in'")
    let page = try #require(root.flatMap { Int($0) })
    var bytes = try place.bytes()
    bytes.replaceSubrange(
      (page - 1) * 4096..<(page - 1) * 4096 + 64, with: [UInt8](repeating: 0xee, count: 64))
    try place.replace(bytes)
    do {
      _ = try place.open()
      Issue.record("it was opened")
    } catch {
      guard case .damaged(place.path, let reason) = error else { throw error }
      #expect(!reason.contains("\n") && reason.contains("\(page)"))
    }
    #expect(try place.bytes() == bytes && place.files() == ["SwiftCal.sqlite"])
    #expect(!FileManager.default.fileExists(atPath: place.folder + "/backups"))
    #expect(throws: StoreError.self) { try place.open(.readOnly).backup(at: now) }
  }

  @Test("of an older version take a check-in also where there is no room for a copy of before")
  func noRoomForCopy() throws {
    _ = try makeOldStore()
    try place.write("mine".utf8, to: "backups")
    let store = try place.open()
    #expect(try store.mark(HabitID(1), .done, on: today).changed)
    #expect(store.takeBackupProblem() != nil)
    #expect(try version(place.path) == "2" && store.snapshot(.all).checkIns.total == 3)
  }

  static let columns: [(String, String)] = [
    ("habit", "added"), ("habit", "start"), ("habit", "\"end\""), ("habit", "archived"),
    ("plan", "from_day"), ("pause", "from_day"), ("pause", "through_day"),
    ("freeze_rule", "from_day"), ("check_in", "day"),
  ]

  @Test("hold no day in any column that is none", arguments: columns)
  func refusesDays(table: String, column: String) throws {
    _ = try makeOldStore()
    _ = try place.open()
    let connection = try place.connect()
    for day in ["2027-02-29", "2028-02-30", "2027-04-31", "2027-11-31", "2027-13-01", "2027-1-01"] {
      #expect(throws: RawError.self, "\(day)") {
        try connection.run("UPDATE \(table) SET \(column) = '\(day)'")
      }
    }
    // The last of its rows, which has a key of its own.
    let one = "rowid = 1"
    let filter =
      switch (table, column) {
      case ("habit", _): one
      // A pause without an end.
      case ("pause", "from_day"): "habit = 0"
      default: "habit = (SELECT max(habit) FROM \(table))"
      }
    for day in ["2028-02-29", "2028-12-31"] {
      try connection.run(
        "UPDATE OR REPLACE \(table) SET \(column) = '\(day)' WHERE \(filter) AND \(column) <> ''")
    }
  }

  @Test("take each day of the calendar from 0001 to 9999, and nothing else")
  func wholeCalendar() throws {
    let store = try HabitStore.inMemory(sampleAsOf: nil)
    try store.add("Read")
    let connection = store.connection
    // Every end of a month of every year, and around it; every day of some years.
    try connection.execute(
      """
      CREATE TABLE tried AS
      WITH RECURSIVE year (y) AS (VALUES (-1) UNION ALL SELECT y + 1 FROM year WHERE y < 10001),
        month (m) AS (VALUES (0) UNION ALL SELECT m + 1 FROM month WHERE m < 13),
        day (d) AS (VALUES (0) UNION ALL SELECT d + 1 FROM day WHERE d < 32)
      SELECT y, m, d, printf('%04d-%02d-%02d', y, m, d) AS day FROM year, month, day
      WHERE d IN (1, 28, 29, 30, 31) OR y IN (1, 4, 100, 1582, 1900, 2000, 2026, 9999);
      INSERT OR IGNORE INTO check_in SELECT 1, day, 'done', NULL, NULL FROM tried;
      """)
    let statement = try Statement(
      connection,
      """
      SELECT y, m, d, day, EXISTS (SELECT 1 FROM check_in WHERE habit = 1 AND day = tried.day)
      FROM tried
      """)
    var count = 0
    while try statement.step() {
      let (year, month, day) = (
        Int(statement.integer(0) ?? 0), Int(statement.integer(1) ?? 0),
        Int(statement.integer(2) ?? 0)
      )
      let isTaken = statement.integer(4) == 1
      count += 1
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      let isDay =
        (1...9999).contains(year) && (1...12).contains(month)
        && (1...lengths[month - 1]).contains(day)
      if isTaken != isDay { Issue.record("\(statement.text(3) ?? ""): \(isTaken)") }
    }
    #expect(count > 700_000)
  }

  @Test(
    "take no other way of writing a day",
    arguments: [
      "2026-11-3", "2026-11-03 ", " 2026-11-03", "2026-11-03T00:00", "20261103", "now", "2461347",
      "2461347.5", "", "0000-12-31", "-001-01-01", "10000-01-01", "2026-11-03 00:00", "2026/11/03",
    ])
  func otherTexts(text: String) throws {
    let store = try HabitStore.inMemory(sampleAsOf: nil)
    try store.add("Read")
    #expect(throws: StoreError.self) {
      try store.connection.execute("INSERT INTO check_in VALUES (1, '\(text)', 'done', NULL, NULL)")
    }
  }
}

import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport

/// Stores as older layouts and the iOS app leave them.
enum OlderStores {
  /// A day of the iOS app.
  struct Row {
    let day: Day
    let isDone: Bool
  }

  /// Writes a store of the iOS app at `path`, with the midnights of clocks `hours` ahead of UTC.
  ///
  /// - Parameter logged: rows that stay in the write-ahead log.
  static func writePhone(
    to path: String, _ rows: [Row], logged: [Row] = [], hours: (Day) -> Double = { _ in 9 }
  ) throws {
    let work = try TemporaryStore()
    let raw = try work.connect()
    try raw.run(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE ZDAY (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
        ZDIDSTUDY INTEGER, ZDATE TIMESTAMP);
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER,
        Z_MAX INTEGER);
      INSERT INTO Z_PRIMARYKEY VALUES (1, 'Day', 0, 0)
      """)
    try insert(rows, raw, hours)
    try raw.run("PRAGMA wal_checkpoint(TRUNCATE)")
    try insert(logged, raw, hours)
    // While the connection is open the log is there.
    for side in ["", "-wal"] where !logged.isEmpty || side.isEmpty {
      try? FileManager.default.removeItem(atPath: path + side)
      try FileManager.default.copyItem(atPath: work.path + side, toPath: path + side)
    }
  }

  private static func insert(
    _ rows: [Row], _ raw: RawConnection, _ hours: (Day) -> Double
  ) throws {
    for row in rows {
      let seconds = Double((row.day - "2001-01-01") * 86_400) - hours(row.day) * 3600
      try raw.run(
        "INSERT INTO ZDAY VALUES (NULL, 1, 1, \(row.isDone ? 1 : 0), \(seconds))")
    }
  }

  /// A month made beforehand, its first days done.
  static func month(_ first: Day, done: Int, of count: Int = 30) -> [Row] {
    (0..<count).map { Row(day: first + $0, isDone: $0 < done) }
  }

  /// Writes a store of ours with 30 check-ins of a habit.
  static func writeOurs(to path: String, _ name: String = "Read") throws {
    let store = try HabitStore(path: path, access: .readWrite)
    let habit = try store.add(name)
    try store.perform(.checkIn(habit, on: (0..<30).map { today - $0 }, .mark(.done)))
    try store.mark(habit, nil, on: today - 3)
  }

  /// Zones with one offset each, and one with two.
  static var zones: TimeZones {
    TimeZones(names: ["Seoul", "Auckland", "Pago_Pago"]) { name in
      switch name {
      case "Seoul": { _ in 9 * 3600 }
      case "Auckland": { _ in 13 * 3600 }
      case "Pago_Pago": { _ in -11 * 3600 }
      default: nil
      }
    }
  }

  /// What is known when one is taken in.
  static func intake(timezone: String? = nil, now moment: String = now) -> Intake {
    Intake(zones: zones, timezone: timezone, today: today, now: moment)
  }
}

/// A folder with the place of the older layout and the shared one.
struct Places {
  let place: TemporaryStore
  var older: String { place.path }
  var shared: String { place.folder + "/swiftcal/SwiftCal.sqlite" }
  var backups: String { place.folder + "/swiftcal/backups" }

  init() throws { place = try TemporaryStore() }

  /// Moves the older store.
  @discardableResult
  func migrate(timezone: String? = nil, now moment: String = now) throws -> Migration.Outcome {
    try Migration(
      from: older, to: shared, OlderStores.intake(timezone: timezone, now: moment)
    ).run()
  }

  /// The files of the older place but for the shared folder.
  func olderFiles() throws -> [String] { try place.files().filter { $0 != "swiftcal" } }

  /// The files of the shared place but for the folder of backups.
  func sharedFiles() throws -> [String] {
    let folder = place.folder + "/swiftcal"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0 != "backups" }.sorted()
  }

  /// The names of the backups.
  func backupNames() throws -> [String] {
    guard FileManager.default.fileExists(atPath: backups) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: backups).sorted()
  }

  /// The store in the shared place, to be read.
  func store() throws -> HabitStore { try HabitStore(path: shared, access: .readOnly) }
}

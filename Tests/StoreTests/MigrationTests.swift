import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("The move of a store of the older layout")
struct MigrationTests {
  let places: Places

  init() throws { places = try Places() }

  private func moved(_ outcome: Migration.Outcome) throws -> Migration.Moved {
    guard case .moved(let moved) = outcome else { throw TimedOut("not moved: \(outcome)") }
    return moved
  }

  private static let kept = "SwiftCal-2026-11-30T120000-before-migration.sqlite"

  @Test("takes all of it along, undo history too, and keeps a copy; then nothing is left to do")
  func ours() throws {
    try OlderStores.writeOurs(to: places.older)
    let old = try HabitStore(path: places.older, access: .readOnly)
    let (before, log, export) = (try Contents(old), try old.log(), try old.exportJSON())
    let moved = try moved(places.migrate())
    #expect(moved.contents == BackupSummary(path: places.shared, habits: 1, checkIns: 29))
    #expect(moved.kept == places.backups + "/" + MigrationTests.kept && moved.zone == nil)
    let store = try HabitStore(path: places.shared, access: .readWrite)
    #expect(try Contents(store) == before && store.log() == log && store.exportJSON() == export)
    #expect(try store.undo()?.day == today - 3)
    #expect(try places.olderFiles() == [] && places.sharedFiles() == ["SwiftCal.sqlite"])
    #expect(try places.backupNames().contains(MigrationTests.kept))
    #expect(try mode(places.shared) == 0o600 && mode(places.place.folder + "/swiftcal") == 0o700)
    #expect(try places.migrate() == .nothing)
  }

  /// Makes the older store one that this user may not take away, and does something then.
  private func withClosedFolder(_ body: () throws -> Void) throws {
    try OlderStores.writeOurs(to: places.older)
    let folder = places.place.folder
    try FileManager.default.createDirectory(
      atPath: folder + "/swiftcal/backups", withIntermediateDirectories: true)
    let own = [folder, folder + "/swiftcal", folder + "/swiftcal/backups", places.older]
    for path in own { chown(path, 65534, 65534) }
    chmod(folder, 0o555)
    try unprivileged(body)
    #expect(FileManager.default.fileExists(atPath: places.older))
    chmod(folder, 0o755)
  }

  private func left(of stays: String?) throws -> [Finding] {
    let findings = try Doctor(path: places.shared, today: today, older: places.older).examine()
    return findings.filter { $0.name == "older-store" }
  }

  @Test("says once why the older store is still there, and takes it away once that is possible")
  func stays() throws {
    let folder = places.place.folder
    try withClosedFolder {
      let first = try moved(places.migrate())
      #expect(first.kept != nil && first.stays?.contains("run: chmod u+w '\(folder)'") == true)
      #expect(try places.migrate() == .nothing && places.migrate() == .nothing)
      #expect(try left(of: first.stays).count == 1)
      try HabitStore(path: places.shared, access: .readWrite).mark(HabitID(1), .done, on: today - 3)
      #expect(try places.migrate() == .nothing)
    }
    #expect(try places.migrate() == .nothing)
    #expect(try places.olderFiles() == [] && places.sharedFiles() == ["SwiftCal.sqlite"])
    #expect(try left(of: nil) == [])
    #expect(try places.store().checkIns(HabitID(1)).count == 30)
  }

  @Test("asks for a merge where the older store that stayed was written to, and for no second one")
  func writtenWhileItStays() throws {
    let intake = OlderStores.intake()
    try withClosedFolder {
      _ = try places.migrate()
      try HabitStore(path: places.shared, access: .readWrite)
        .mark(HabitID(1), .skipped, on: today - 41)
      chmod(places.place.folder, 0o755)
      try HabitStore(path: places.older, access: .readWrite)
        .mark(HabitID(1), .skipped, on: today - 40)
      chmod(places.place.folder, 0o555)
      #expect(try places.migrate() == .both && places.migrate() == .both)
      let store = try HabitStore(path: places.shared, access: .readWrite)
      let taken = try Migration(from: places.older, to: places.shared, intake).retire {
        () throws(StoreError) in try store.merge(places.older, intake)
      }
      #expect(taken.result.days == 1 && taken.stays != nil)
      #expect(try places.migrate() == .nothing && left(of: taken.stays).count == 1)
      #expect(try store.checkIns(HabitID(1)).count == 31)
    }
    #expect(
      try places.migrate() == .nothing && places.olderFiles().contains("SwiftCal.sqlite") == false)
  }

  @Test("takes a copy of the older store that stayed away as well, since nothing of it is new")
  func copiedWhileItStays() throws {
    try withClosedFolder {
      _ = try places.migrate()
      try HabitStore(path: places.shared, access: .readWrite).mark(HabitID(1), .done, on: today - 3)
    }
    let bytes = try places.place.bytes()
    unlink(places.older)
    try places.place.write(bytes, to: "SwiftCal.sqlite")
    _ = try moved(places.migrate())
    #expect(try places.olderFiles() == [] && places.sharedFiles() == ["SwiftCal.sqlite"])
    #expect(try places.backupNames().count { $0.contains("before-migration") } == 1)
  }

  @Test("takes along what is still in a write-ahead log, also one that a killed program left")
  func writeAheadLog() throws {
    let work = try TemporaryStore()
    try OlderStores.writeOurs(to: work.path)
    let raw = try work.connect()
    try raw.run(
      """
      PRAGMA journal_mode = WAL;
      INSERT INTO check_in VALUES (1, '2026-10-01', 'skipped', NULL, 'in the log')
      """)
    for side in ["", "-wal", "-shm"] {
      try FileManager.default.copyItem(atPath: work.path + side, toPath: places.older + side)
    }
    #expect(try moved(places.migrate()).contents.checkIns == 30)
    #expect(try places.store().checkIns(HabitID(1)).first?.note == "in the log")
    #expect(try places.olderFiles() == [])
    let copy = try HabitStore(path: places.backups + "/" + MigrationTests.kept, access: .readOnly)
    #expect(try copy.checkIns(HabitID(1)).count == 30)
  }

  @Test("reads a store of the iOS app with its log, and finds the zone of its days")
  func phone() throws {
    let month = OlderStores.month("2024-11-01", done: 5)
    let late = [OlderStores.Row(day: "2024-11-06", isDone: true)]
    try OlderStores.writePhone(to: places.older, month, logged: late)
    let moved = try moved(places.migrate())
    #expect(moved.zone == "UTC+09:00" && moved.contents.checkIns == 6)
    let store = try places.store()
    let habit = try #require(try store.snapshot().habits.first)
    #expect(habit.name == "Study" && habit.added == "2024-11-01" && habit.kind == .yesNo)
    let days = (0..<6).map { Day("2024-11-01") + $0 }
    #expect(try store.checkIns(habit.id) == days.map { CheckIn($0, mark: .done) })
    #expect(try places.olderFiles() == [])
    let copy = try RawConnection(places.backups + "/" + MigrationTests.kept)
    #expect(try copy.value("SELECT count(*) FROM ZDAY") == "31")
  }

  @Test("leaves a store of the iOS app as it is where its zone is not certain, until it is said")
  func undecided() throws {
    try OlderStores.writePhone(
      to: places.older, OlderStores.month("2026-01-01", done: 5), hours: { _ in 13 })
    let bytes = try places.place.bytes()
    #expect {
      try places.migrate()
    } throws: {
      guard case .unknownZone(_, .several(["Auckland", "Pago_Pago"])) = $0 as? StoreError else {
        return false
      }
      return true
    }
    #expect(try places.place.bytes() == bytes && places.sharedFiles() == [])
    try places.migrate(timezone: "Auckland")
    #expect(try places.store().checkIns(HabitID(1)).first?.day == "2026-01-01")
  }

  @Test("does not happen while both places hold data, and nothing is deleted")
  func both() throws {
    try OlderStores.writeOurs(to: places.older)
    try OlderStores.writeOurs(to: places.shared, "Run")
    let files = try [places.older, places.shared].map { try Data(contentsOf: URL(filePath: $0)) }
    #expect(try places.migrate() == .both && places.migrate() == .both)
    #expect(
      try [places.older, places.shared].map { try Data(contentsOf: URL(filePath: $0)) } == files)
    #expect(try places.sharedFiles() == ["SwiftCal.sqlite"])
    #expect(try places.backupNames() == ["SwiftCal-2026-11-30.sqlite"])
  }

  @Test(
    "fills a store that holds nothing yet, in which another program may be",
    arguments: [true, false])
  func emptyShared(isStore: Bool) throws {
    try OlderStores.writeOurs(to: places.older)
    let export = try HabitStore(path: places.older, access: .readOnly).exportJSON()
    if isStore {
      _ = try HabitStore(path: places.shared, access: .readWrite)
    } else {
      try FileManager.default.createDirectory(
        atPath: places.place.folder + "/swiftcal", withIntermediateDirectories: true)
      try places.place.write([], to: "swiftcal/SwiftCal.sqlite")
    }
    let inode = try StoreFile.status(places.shared)?.inode
    #expect(try moved(places.migrate()).contents.checkIns == 29)
    #expect(try places.store().exportJSON() == export && places.olderFiles() == [])
    #expect(try StoreFile.status(places.shared)?.inode == inode)
  }

  @Test(
    "leaves links of a person: one at the shared place is followed, of one at the older its file stays"
  )
  func links() throws {
    let manager = FileManager.default
    let far = places.place.folder + "/far"
    try manager.createDirectory(atPath: far, withIntermediateDirectories: true)
    try manager.createDirectory(
      atPath: places.place.folder + "/swiftcal", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: places.shared, withDestinationPath: "../far/new.sqlite")
    try OlderStores.writeOurs(to: far + "/old.sqlite")
    try manager.createSymbolicLink(atPath: places.older, withDestinationPath: "far/old.sqlite")
    #expect(try moved(places.migrate()).contents.checkIns == 29)
    #expect(try manager.destinationOfSymbolicLink(atPath: places.shared) == "../far/new.sqlite")
    #expect(
      try manager.contentsOfDirectory(atPath: far).sorted() == [
        "backups", "new.sqlite", "old.sqlite",
      ])
    #expect(try places.olderFiles() == ["far"] && places.store().checkIns(HabitID(1)).count == 29)
  }

  @Test("is none where one place is a link to the other, or nothing is there")
  func sameFile() throws {
    #expect(try places.migrate() == .nothing)
    try places.place.write([])
    #expect(try places.migrate() == .nothing)
    try FileManager.default.removeItem(atPath: places.older)
    try OlderStores.writeOurs(to: places.shared)
    try FileManager.default.createSymbolicLink(
      atPath: places.older, withDestinationPath: "swiftcal/SwiftCal.sqlite")
    #expect(try places.migrate() == .nothing)
    #expect(try places.olderFiles() == ["SwiftCal.sqlite"])
  }

  static let wrong: [(sql: String, error: @Sendable (String) -> StoreError?)] = [
    (
      "PRAGMA user_version = 999",
      { .newer(path: $0, found: 999, known: Schema.version) }
    ),
    ("PRAGMA application_id = 7", { .notAStore(path: $0) }),
    ("DROP TABLE check_in", { _ in nil }),
    (
      "PRAGMA ignore_check_constraints = ON; UPDATE check_in SET day = '2026-02-30' WHERE day = '2026-11-30'",
      { _ in nil }
    ),
    ("PRAGMA foreign_keys = OFF; DELETE FROM plan; DELETE FROM habit", { _ in nil }),
  ]

  @Test(
    "refuses a store that is wrong, and leaves it and the shared place as they are",
    arguments: 0..<5)
  func refusal(index: Int) throws {
    let (sql, error) = MigrationTests.wrong[index]
    try OlderStores.writeOurs(to: places.older)
    try RawConnection(places.older).run(sql)
    let bytes = try places.place.bytes()
    #expect {
      try places.migrate()
    } throws: { found in
      guard let found = found as? StoreError else { return false }
      return error(places.older).map { $0 == found } ?? true
    }
    #expect(try places.place.bytes() == bytes)
    #expect(try places.olderFiles() == ["SwiftCal.sqlite"] && places.sharedFiles() == [])
  }

  @Test("refuses damaged pages, and another file")
  func damage() throws {
    try OlderStores.writeOurs(to: places.older)
    let bytes = try places.place.bytes()
    for wrong in [Array(bytes.dropLast(4096)), Array("hello".utf8), Array(bytes.prefix(200))] {
      try places.place.write(wrong)
      #expect(throws: StoreError.self) { try places.migrate() }
      #expect(try places.place.bytes() == wrong && places.sharedFiles() == [])
    }
  }

  @Test("waits for who writes to the older store, and leaves it then")
  func busy() throws {
    try OlderStores.writeOurs(to: places.older)
    let raw = try places.place.connect()
    try raw.run("BEGIN IMMEDIATE")
    #expect(throws: StoreError.busy(path: places.older)) { try places.migrate() }
    try raw.run("ROLLBACK")
    #expect(try moved(places.migrate()).contents.checkIns == 29)
  }

  @Test("that cannot make the shared place says so, and leaves the older store as it is")
  func readOnlyFolder() throws {
    try OlderStores.writeOurs(to: places.older)
    let bytes = try places.place.bytes()
    chmod(places.older, 0o644)
    chmod(places.place.folder, 0o555)
    defer { chmod(places.place.folder, 0o700) }
    #expect {
      try unprivileged { try places.migrate() }
    } throws: {
      if case .cannotCreate = $0 as? StoreError { true } else { false }
    }
    #expect(try places.place.bytes() == bytes)
  }
}

import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("What a killed writer left")
struct RecoveryTests {
  /// A store whose writer was killed when half of a change was in the file.
  private func interrupted() throws -> (TemporaryStore, Contents) {
    let place = try TemporaryStore()
    let store = try place.open()
    let habit = try store.add("Read")
    let note = CheckInChange.note(String(repeating: "long ", count: 2000))
    try store.perform(.checkIn(habit, on: (0..<30).map { today - $0 }, note))
    let contents = try Contents(store)
    let writer = try place.connect()
    try writer.run("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE")
    try writer.run("UPDATE check_in SET note = 'lost', mark = 'missed'; DELETE FROM plan")
    try #require(try place.files() == ["SwiftCal.sqlite", "SwiftCal.sqlite-journal"])

    // A copy of both files is what a kill would leave.
    let copy = try TemporaryStore()
    try copy.write(try place.bytes())
    let journal = try Data(contentsOf: URL(filePath: place.path + "-journal"))
    try copy.write(journal, to: "SwiftCal.sqlite-journal")
    try #require(try copy.bytes() != (try untouched(place)))
    return (copy, contents)
  }

  private func untouched(_ place: TemporaryStore) throws -> [UInt8] {
    let other = try TemporaryStore()
    try other.open().add("Read")
    return try other.bytes()
  }

  @Test(
    "is undone by the next program, also by one that only reads",
    arguments: [HabitStore.Access.readWrite, .readOnly])
  func recovers(access: HabitStore.Access) throws {
    let (place, contents) = try interrupted()
    let store = try place.open(access)
    #expect(try Contents(store) == contents)
    #expect(try place.files() == ["SwiftCal.sqlite"])
    #expect(try place.connect().value("PRAGMA integrity_check") == "ok")
  }

  @Test("of a file that was not whole yet goes with the next change; what others are writing stays")
  func leftovers() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    let mine = "SwiftCal.sqlite.\(getpid()).tmp"
    let other = ["SwiftCal.sqlite.1.tmp", "SwiftCal.sqlite.tmp", "SwiftCal.sqlite.999999999.txt"]
    for name in ["tmp", "repair", "repair-journal"].map({ "SwiftCal.sqlite.999999999.\($0)" }) {
      try place.write([1], to: name)
    }
    for name in other + [mine] { try place.write([1], to: name) }
    try place.open().mark(habit, .done, on: today)
    #expect(try Set(place.files()) == Set(["SwiftCal.sqlite", mine] + other))
    try place.write([1], to: "SwiftCal.sqlite.999999999.tmp")
    try place.connect().run("PRAGMA foreign_keys = OFF; DELETE FROM habit")
    _ = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(try Set(place.files()) == Set(["SwiftCal.sqlite"] + other))
  }

  @Test("of a backup goes with the next change and backup, also on a day that has its backup")
  func leftoversOfBackups() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    try place.open().mark(habit, .done, on: today)
    let half = "backups/SwiftCal-2026-11-30T120000-before-import.sqlite.999999999.tmp"
    func isThere(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: place.folder + "/" + name)
    }
    try place.write([1], to: half)
    #expect(try Doctor(path: place.path, today: today).examine().contains { $0.name == "leftover" })
    try place.open().mark(habit, .done, on: today - 1)
    #expect(!isThere(half))
    try place.write([1], to: half)
    try place.open().backup(at: now)
    #expect(!isThere(half))
    try place.write([1], to: "file.999999999.tmp")
    try StoreFile.write("text", to: place.folder + "/file")
    #expect(!isThere("file.999999999.tmp") && isThere("file"))
  }

  @Test("goes after an hour though another program has the number of the killed one by now")
  func reusedNumber() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    for name in ["SwiftCal.sqlite.1.tmp", "SwiftCal.sqlite.1.repair"] {
      try place.write([1], to: name)
      var times = [
        timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0),
      ]
      utimes(place.folder + "/" + name, &times)
    }
    let file = open(place.folder + "/SwiftCal.sqlite.1.repair", O_RDWR)
    defer { close(file) }
    try place.open().mark(habit, .done, on: today)
    #expect(try place.files() == ["SwiftCal.sqlite", "SwiftCal.sqlite.1.repair"])
  }

  @Test("is undone by a reader that had the store open before")
  func recoversLater() throws {
    let (broken, contents) = try interrupted()
    let place = try TemporaryStore()
    try place.open().add("Old")
    let reader = try place.open(.readOnly)
    _ = try reader.snapshot()
    let journal = try Data(contentsOf: URL(filePath: broken.path + "-journal"))
    try place.write(journal, to: "SwiftCal.sqlite-journal")
    // Into the same file, which keeps its identity.
    let file = try #require(FileHandle(forWritingAtPath: place.path))
    try file.write(contentsOf: Data(try broken.bytes()))
    try file.close()
    #expect(try Contents(reader) == contents)
    #expect(try place.files() == ["SwiftCal.sqlite"])
  }

  @Test("in a folder that cannot be written is named as the reason, and nothing is guessed")
  func cannotRecover() throws {
    let (place, _) = try interrupted()
    chmod(place.path, 0o444)
    chmod(place.path + "-journal", 0o444)
    chmod(place.folder, 0o555)
    let bytes = try place.bytes()
    try unprivileged {
      for access in [HabitStore.Access.readOnly, .readWrite] {
        let error = #expect(throws: StoreError.self) { try place.open(access) }
        guard case .readOnly(place.path, _) = error else {
          Issue.record("\(access): \(String(describing: error))")
          continue
        }
      }
    }
    #expect(try place.bytes() == bytes)
  }

  @Test(
    "of a write-ahead log is finished by who writes, and a reader leaves the log as it is",
    arguments: [HabitStore.Access.readWrite, .readOnly])
  func leftLog(access: HabitStore.Access) throws {
    let place = try TemporaryStore()
    let store = try place.open()
    let habit = try store.add("Read")
    let writer = try place.connect()
    try writer.run("PRAGMA journal_mode = WAL")
    try writer.run("INSERT INTO check_in VALUES (1, '2026-11-30', 'done', NULL, NULL)")
    let copy = try TemporaryStore()
    try copy.write(try place.bytes())
    let log = try Data(contentsOf: URL(filePath: place.path + "-wal"))
    try copy.write(log, to: "SwiftCal.sqlite-wal")

    #expect(try copy.open(access).checkIns(habit) == [CheckIn(today, mark: .done)])
    if access == .readOnly {
      #expect(try copy.files() == ["SwiftCal.sqlite", "SwiftCal.sqlite-wal"])
      #expect(try Data(contentsOf: URL(filePath: copy.path + "-wal")) == log)
      return
    }
    #expect(try copy.files() == ["SwiftCal.sqlite"])
    #expect(try copy.connect().value("PRAGMA journal_mode") == "delete")
  }

  @Test(
    "of a write-ahead log is read where nothing may be written, and from a file that is taken in")
  func foreignLog() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    let writer = try place.connect()
    try writer.run("PRAGMA journal_mode = WAL")
    try writer.run("INSERT INTO check_in VALUES (1, '2026-11-30', 'done', NULL, NULL)")
    let copy = try TemporaryStore()
    let (bytes, log) = (try place.bytes(), try Data(contentsOf: URL(filePath: place.path + "-wal")))
    try copy.write(bytes)
    try copy.write(log, to: "SwiftCal.sqlite-wal")
    let mine = try TemporaryStore()
    #expect(try mine.open().importFile(copy.path, OlderStores.intake()).checkIns == 1)
    #expect(try mine.open().merge(copy.path, OlderStores.intake()).isEmpty)
    #expect(try HabitStore.restore(mine.path, from: copy.path, now: now).contents.checkIns == 1)
    for path in [copy.path, copy.path + "-wal"] { chmod(path, 0o444) }
    chmod(copy.folder, 0o555)
    try unprivileged {
      let store = try copy.open()
      #expect(store.readOnlyReason != nil)
      #expect(try store.checkIns(habit).count == 1)
      #expect(try copy.open(.readOnly).checkIns(habit).count == 1)
    }
    chmod(copy.folder, 0o755)
    #expect(try copy.bytes() == bytes)
    #expect(try copy.files() == ["SwiftCal.sqlite", "SwiftCal.sqlite-wal"])
  }

  @Test("leaves a log that lies beside a store without one, and makes no index of it")
  func strayLog() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    try place.write(Array("a log of another time".utf8), to: "SwiftCal.sqlite-wal")
    #expect(try place.open(.readOnly).checkIns(habit).isEmpty)
    #expect(try place.files() == ["SwiftCal.sqlite", "SwiftCal.sqlite-wal"])
  }

  @Test("Triggers and views that somebody has put into a store are not run")
  func triggers() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    let habit = try store.add("Read")
    try store.mark(habit, .done, on: today - 1)
    try place.connect().run(
      """
      CREATE TRIGGER tidy AFTER INSERT ON check_in BEGIN DELETE FROM check_in; END;
      CREATE TRIGGER less AFTER INSERT ON step BEGIN DELETE FROM change; END
      """)
    try place.open().mark(habit, .done, on: today)
    #expect(try place.open(.readOnly).checkIns(habit).count == 2)
    #expect(try place.open().log().count == 3)
    let names = try Doctor(path: place.path, today: today).examine().filter { $0.level == .fault }
    #expect(names == [.otherSchema(name: "less"), .otherSchema(name: "tidy")])
  }

  @Test("Another program's live write-ahead log is read along, and works")
  func liveLog() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    let writer = try place.connect()
    try writer.run("PRAGMA journal_mode = WAL; SELECT * FROM habit")
    try writer.run("INSERT INTO check_in VALUES (1, '2026-11-30', 'done', NULL, NULL)")
    #expect(try place.open(.readOnly).checkIns(habit).count == 1)
    let store = try place.open(busyMilliseconds: 10)
    try store.mark(habit, .done, on: "2026-11-29")
    #expect(try writer.value("SELECT count(*) FROM check_in") == "2")
  }
}

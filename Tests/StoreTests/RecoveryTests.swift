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
    "of a write-ahead log is finished, and the store keeps no log afterwards",
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
    #expect(try copy.files() == ["SwiftCal.sqlite"])
    #expect(try copy.connect().value("PRAGMA journal_mode") == "delete")
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

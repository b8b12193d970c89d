import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A restore")
struct RestoreTests {
  let place: TemporaryStore
  let store: HabitStore
  let habit: HabitID

  init() throws {
    place = try TemporaryStore()
    store = try place.open()
    habit = try store.add("Read")
    try store.perform(.checkIn(habit, on: (0..<30).map { today - $0 }, .mark(.done)))
  }

  private var copy: String { place.folder + "/copy.sqlite" }

  @Test("brings the content back, and the undo history with it")
  func content() throws {
    try store.backup(to: copy)
    let (before, log) = (try Contents(store), try store.log())
    try store.perform(.checkIn(habit, on: (0..<30).map { today - $0 }, .uncheck))
    try store.add("Run")
    let restored = try store.restore(from: copy, now: now)
    #expect(restored.contents == BackupSummary(path: place.path, habits: 1, checkIns: 30))
    #expect(try Contents(store) == before && store.log() == log)
    #expect(try store.undo()?.dayCount == 30)
    #expect(try store.checkIns(habit) == [])
  }

  @Test("keeps what the store held before as a backup, from which it comes back")
  func kept() throws {
    try store.backup(to: copy)
    try store.mark(habit, .missed, on: today)
    let newer = try Contents(store)
    let kept = try #require(try store.restore(from: copy, now: now).kept)
    #expect(
      kept.path == place.folder + "/backups/SwiftCal-2026-11-30T120000-before-restore.sqlite")
    let again = try store.restore(from: kept.path, now: "2026-11-30T12:00:01+01:00")
    #expect(again.kept != nil)
    #expect(try Contents(store) == newer)
  }

  @Test("is seen by those who have the store open, who then go on")
  func openElsewhere() throws {
    try store.backup(to: copy)
    try store.mark(habit, .missed, on: today)
    let (reader, writer) = (try place.open(.readOnly), try place.open())
    let token = try reader.changeToken()
    _ = try writer.snapshot()
    _ = try store.restore(from: copy, now: now)
    #expect(try reader.changeToken() != token && !reader.isReplaced())
    #expect(try Contents(reader) == Contents(store))
    try writer.mark(habit, .skipped, on: today - 1)
    #expect(try store.checkIns(habit).suffix(2).map(\.mark) == [.skipped, .done])
  }

  @Test("reads a backup with a write-ahead log")
  func writeAheadLog() throws {
    try store.backup(to: copy)
    try store.mark(habit, .missed, on: today)
    let raw = try RawConnection(copy)
    try raw.run("PRAGMA journal_mode = WAL; INSERT INTO setting VALUES ('half-life', '20')")
    _ = try store.restore(from: copy, now: now)
    #expect(try store.snapshot().settings.halfLife == 20)
    #expect(try place.bytes()[18...19] == [1, 1])
  }

  static let wrong: [String] = [
    "PRAGMA user_version = 999", "PRAGMA application_id = 7", "DROP TABLE check_in",
    "PRAGMA foreign_keys = OFF; DELETE FROM plan; DELETE FROM habit",
    "PRAGMA ignore_check_constraints = ON; UPDATE check_in SET day = '2026-02-30' WHERE day = '2026-11-30'",
  ]

  @Test("refuses a backup that is wrong, and leaves the store as it is", arguments: wrong)
  func wrongBackup(sql: String) throws {
    try store.backup(to: copy)
    try RawConnection(copy).run(sql)
    try expectRefusal()
  }

  @Test("refuses a damaged file, another file, none, and the store itself")
  func otherFiles() throws {
    let bytes = try place.bytes()
    for length in [0, 100, 5000, bytes.count - 4096] {
      try place.write(bytes.prefix(length), to: "copy.sqlite")
      try expectRefusal()
    }
    try place.write(Array("hello".utf8), to: "copy.sqlite")
    try expectRefusal()
    try FileManager.default.removeItem(atPath: copy)
    try expectRefusal()
    try FileManager.default.createSymbolicLink(
      atPath: copy, withDestinationPath: "SwiftCal.sqlite")
    try expectRefusal()
  }

  private func expectRefusal(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let (bytes, files) = (try place.bytes(), try place.files())
    #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try store.restore(from: copy, now: now)
    }
    #expect(try place.bytes() == bytes, sourceLocation: sourceLocation)
    #expect(try place.files() == files, sourceLocation: sourceLocation)
  }

  @Test("is refused while another program writes, and where nothing may be written")
  func refused() throws {
    try store.backup(to: copy)
    let raw = try place.connect()
    try raw.run("BEGIN IMMEDIATE")
    #expect(throws: StoreError.busy(path: place.path)) {
      try store.restore(from: copy, now: now)
    }
    try raw.run("ROLLBACK")
    #expect(throws: StoreError.self) {
      try place.open(.readOnly).restore(from: copy, now: now)
    }
  }

  @Test("fills a new store, of which there is nothing to keep")
  func newStore() throws {
    try store.backup(to: copy)
    let new = try HabitStore(path: place.folder + "/new/SwiftCal.sqlite", access: .readWrite)
    #expect(try new.restore(from: copy, now: now).kept == nil)
    #expect(try Contents(new) == Contents(store))
  }
}

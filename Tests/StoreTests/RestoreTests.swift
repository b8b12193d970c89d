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

  init() throws { (place, store, habit) = try storeOfReader(done: 30) }

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

  @Test("neither waits for nor replaces what is no file", arguments: ["pipe", "folder", "socket"])
  func noFile(_ kind: String) throws {
    try store.backup(to: copy)
    try FileManager.default.removeItem(atPath: place.path)
    switch kind {
    case "pipe": try #require(mkfifo(place.path, 0o600) == 0)
    case "socket": try #require(mknod(place.path, S_IFSOCK | 0o600, 0) == 0)
    default: try #require(mkdir(place.path, 0o700) == 0)
    }
    #expect(throws: StoreError.notAStore(path: place.path)) {
      try HabitStore.restore(place.path, from: copy, now: now)
    }
    #expect(!StoreFile.isOrdinary(place.path))
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

  private func restoreAnyhow() throws -> Restored {
    try HabitStore.restore(place.path, from: copy, busyMilliseconds: 0, now: now)
  }

  static let unopenable: [(String, [UInt8])] = [
    ("text", Array("hello, this is no database at all".utf8)),
    ("nothing but zeros", Array(repeating: 0, count: 8192)),
    ("the header and no more", Array("SQLite format 3\0".utf8)),
  ]

  @Test(
    "takes the place of a file that cannot be opened, which is kept byte for byte",
    arguments: unopenable)
  func replacesAnything(_: String, bytes: [UInt8]) throws {
    try store.backup(to: copy)
    let wanted = try Contents(store)
    try place.replace(bytes)
    let restored = try restoreAnyhow()
    let aside = try #require(restored.setAside)
    #expect(aside.path == place.folder + "/backups/SwiftCal-2026-11-30T120000-damaged.sqlite")
    #expect(try Array(Data(contentsOf: URL(filePath: aside.path))) == bytes)
    #expect(restored.kept == nil && restored.contents.checkIns == 30)
    #expect(try Contents(try place.open()) == wanted)
    #expect(try StoreFile.status(place.path)?.mode == S_IFREG | 0o600)
    try place.replace(bytes)
    #expect(try restoreAnyhow().setAside?.path.hasSuffix("-damaged-2.sqlite") == true)
  }

  @Test("takes the place of a store with damaged pages, and of a newer one, and keeps both")
  func damagedOrNewer() throws {
    try store.backup(to: copy)
    let wanted = try Contents(store)
    let whole = try place.bytes()
    let root = try place.connect().value("SELECT rootpage FROM sqlite_schema WHERE name='check_in'")
    let page = try #require(root.flatMap { Int($0) })
    var damaged = whole
    for offset in 0..<64 { damaged[(page - 1) * 4096 + offset] = 0xee }
    try place.write(damaged)
    #expect(try restoreAnyhow().setAside?.path.hasSuffix("T120000-damaged.sqlite") == true)
    #expect(try Contents(try place.open()) == wanted)
    try place.write(whole)
    try place.connect().run("PRAGMA user_version = 999; CREATE TABLE later (text)")
    let newer = try place.bytes()
    let aside = try #require(try restoreAnyhow().setAside)
    #expect(aside.reason == .newer(path: place.path, found: 999, known: Schema.version))
    #expect(try Array(Data(contentsOf: URL(filePath: aside.path))) == newer)
    #expect(try Contents(try place.open()) == wanted)
  }

  @Test("does not take the place of another application's database, nor of one in use")
  func othersDatabase() throws {
    try store.backup(to: copy)
    try place.write(Array("hello".utf8))
    let lock = try StoreLock(place.path)
    #expect(throws: StoreError.busy(path: place.path)) { try restoreAnyhow() }
    withExtendedLifetime(lock) {}
    try FileManager.default.removeItem(atPath: place.path)
    try place.connect().run("PRAGMA application_id = 77; CREATE TABLE habit (id)")
    let bytes = try place.bytes()
    #expect(throws: StoreError.notAStore(path: place.path)) { try restoreAnyhow() }
    #expect(try place.bytes() == bytes)
  }

  @Test("does not play the journal of the old file back into the new store")
  func oldJournal() throws {
    try store.backup(to: copy)
    let wanted = try Contents(store)
    try place.write(Array("hello".utf8))
    try place.write(Array("a journal".utf8), to: "SwiftCal.sqlite-journal")
    #expect(try restoreAnyhow().setAside != nil)
    #expect(try Contents(try place.open()) == wanted)
    #expect(try place.files() == ["SwiftCal.sqlite", "copy.sqlite"])
  }

  @Test("of a wrong backup makes no store where there is none")
  func nothingMade() throws {
    let path = place.folder + "/new/SwiftCal.sqlite"
    #expect(throws: StoreError.self) {
      try HabitStore.restore(path, from: place.folder + "/none", now: now)
    }
    #expect(!FileManager.default.fileExists(atPath: place.folder + "/new"))
  }

  @Test("keeps the undo history through backup, restore, export and repair")
  func undoHistory() throws {
    try store.mark(habit, .missed, on: today)
    let history = try store.log()
    let kept = try store.backup(at: now)
    try store.mark(habit, nil, on: today)
    _ = try store.restore(from: kept.path, now: now)
    #expect(try store.log() == history)
    let other = try TemporaryStore()
    let imported = try other.open()
    let text = try store.exportJSON().joined(separator: "\n")
    _ = try imported.importJSON(text, named: "export", today: today, now: now)
    #expect(try imported.log() == history)
    try other.connect().run("CREATE TABLE more (text)")
    _ = try Doctor(path: other.path, today: today).repair(now: now)
    let repaired = try other.open()
    #expect(try repaired.log() == history)
    #expect(try repaired.undo()?.day == today)
    #expect(try repaired.checkIns(habit).last?.mark == .done)
    #expect(try repaired.redo()?.day == today)
    #expect(try repaired.checkIns(habit).last?.mark == .missed)
  }
}

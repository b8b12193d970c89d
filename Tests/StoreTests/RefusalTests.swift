import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("Waiting for another program")
struct BusyTests {
  @Test("ends after the time it was told, and at once where it was told none")
  func limit() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    let raw = try place.connect()
    for milliseconds in [0, 80] {
      let store = try place.open(busyMilliseconds: milliseconds)
      try raw.run("BEGIN EXCLUSIVE")
      let start = ContinuousClock.now
      #expect(throws: StoreError.busy(path: place.path)) { try store.mark(habit, .done, on: today) }
      let waited = ContinuousClock.now - start
      #expect(waited >= .milliseconds(milliseconds) && waited < .seconds(5))
      try raw.run("ROLLBACK")
    }
  }

  @Test("goes on as soon as the other is done")
  func goesOn() throws {
    let place = try TemporaryStore()
    let habit = try place.open().add("Read")
    // The thread has it for itself.
    nonisolated(unsafe) let raw = try place.connect()
    let store = try place.open(busyMilliseconds: 60_000)
    try raw.run("BEGIN EXCLUSIVE")
    let other = Thread {
      usleep(100_000)
      _ = try? raw.run("COMMIT")
    }
    other.start()
    #expect(try store.mark(habit, .done, on: today).changed)
  }
}

@Suite("A file that is refused stays as it is:")
struct RefusalTests {
  let place: TemporaryStore

  init() throws { place = try TemporaryStore() }

  private func expectRefusal(
    _ accesses: [HabitStore.Access] = [.readWrite, .readOnly],
    _ isExpected: (StoreError) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (bytes, files) = (try place.bytes(), try place.files())
    for access in accesses {
      let result = Result<Snapshot, StoreError> { () throws(StoreError) in
        try place.open(access).snapshot()
      }
      guard case .failure(let error) = result, isExpected(error) else {
        Issue.record("\(access): \(result)", sourceLocation: sourceLocation)
        continue
      }
    }
    #expect(try place.bytes() == bytes, sourceLocation: sourceLocation)
    #expect(try place.files() == files, sourceLocation: sourceLocation)
  }

  @Test("a store of a newer version", arguments: ["DELETE", "WAL"])
  func newer(journal: String) throws {
    try place.open().add("Read")
    try place.connect().run("PRAGMA user_version = 999; PRAGMA journal_mode = \(journal)")
    try expectRefusal { $0 == .newer(path: place.path, found: 999, known: Schema.version) }
  }

  @Test("a store whose version is below zero, which is told with its sign")
  func negativeVersion() throws {
    try place.open().add("Read")
    try place.connect().run("PRAGMA user_version = -5")
    try expectRefusal {
      $0 == .damaged(path: place.path, reason: "its tables have the version -5")
    }
  }

  @Test("one that became newer while it was open")
  func newerLater() throws {
    let store = try place.open()
    let habit = try store.add("Read")
    try place.connect().run("PRAGMA user_version = 999")
    let error = StoreError.newer(path: place.path, found: 999, known: Schema.version)
    let bytes = try place.bytes()
    #expect(throws: error) { try store.snapshot() }
    #expect(throws: error) { try store.mark(habit, .done, on: today) }
    #expect(throws: error) { try store.undo() }
    #expect(try place.bytes() == bytes)
  }

  @Test(
    "what is no database",
    arguments: ["hello", String(repeating: "day,done\n", count: 999), "SQLite format 3", "\0"])
  func text(content: String) throws {
    try place.write(Array(content.utf8))
    try expectRefusal { $0 == .notAStore(path: place.path) }
  }

  @Test(
    "another program's database",
    arguments: [
      "", "PRAGMA application_id = 7", "PRAGMA user_version = 3", "PRAGMA journal_mode=WAL",
    ])
  func foreign(sql: String) throws {
    try place.connect().run("CREATE TABLE note (text); \(sql)")
    try expectRefusal { $0 == .notAStore(path: place.path) }
  }

  @Test("a folder, and a device")
  func noFile() throws {
    for path in [place.folder, "/dev/null"] {
      for access in [HabitStore.Access.readWrite, .readOnly] {
        #expect(throws: StoreError.notAStore(path: path)) {
          try HabitStore(path: path, access: access)
        }
      }
    }
  }

  @Test("a store that was cut off", arguments: [1, 99, 100, 511, 512, 4096, 8192, 20_000, 40_000])
  func truncated(length: Int) throws {
    // Closed before it is cut, since who has it open may be writing the rest.
    for number in 0..<40 { try place.open().add("Habit \(number)") }
    let whole = try place.bytes()
    try #require(whole.count > 50_000)
    try place.write(whole.prefix(length))
    try expectRefusal { error in
      if case .damaged = error { return true }
      return error == .notAStore(path: place.path)
    }
  }

  @Test(
    "rows that no store holds",
    arguments: [
      "UPDATE check_in SET mark = 'perhaps'", "UPDATE check_in SET day = '2026-02-30'",
      "UPDATE check_in SET day = 'x'", "UPDATE check_in SET amount = -1",
      "UPDATE habit SET kind = 'other'", "UPDATE habit SET color = 'mauve'",
      "UPDATE habit SET added = ''", "UPDATE habit SET start = '0000-01-01'", "DELETE FROM plan",
      "UPDATE plan SET schedule = 'now and then'", "UPDATE plan SET from_day = '2026-13-01'",
      "UPDATE plan SET from_day = '2026-01-01'", "UPDATE plan SET target = -4, period = 'day'",
      "UPDATE plan SET target = 4, period = 'year'", "UPDATE freeze_rule SET every = -9",
      "UPDATE pause SET from_day = 'soon'", "INSERT INTO setting VALUES ('day-start', '25:00')",
      "DROP TABLE check_in", "ALTER TABLE habit DROP COLUMN question",
    ])
  func impossibleRows(sql: String) throws {
    let store = try place.open()
    let habit = try store.add("Read") {
      $0.freezeRules = [FreezeRule(from: today)]
      $0.pauses = [Pause(from: today)]
    }
    try store.mark(habit, .done, on: today)
    try place.connect().run("PRAGMA ignore_check_constraints = ON; \(sql)")
    try expectRefusal { error in
      guard case .damaged(let path, let reason) = error else { return false }
      return path == place.path && !reason.isEmpty
    }
  }

  @Test("Damage anywhere in a file gives data or an error, and never a trap", arguments: 0..<8)
  func mutations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try place.open()
    for number in 0..<6 {
      let habit = try store.add("Habit \(number)")
      try store.perform(.checkIn(habit, on: (0..<60).map { today - $0 }, .mark(.done)))
    }
    let whole = try place.bytes()
    for _ in 0..<25 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      let copy = try TemporaryStore()
      try copy.write(bytes)
      _ = Result<LogEntry?, StoreError> { () throws(StoreError) in
        let damaged = try copy.open()
        _ = try damaged.snapshot()
        _ = try damaged.log()
        return try damaged.undo()
      }
    }
  }
}

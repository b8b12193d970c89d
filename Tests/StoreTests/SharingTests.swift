import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A store that several programs have open")
struct SharingTests {
  let place: TemporaryStore
  let store: HabitStore
  let habit: HabitID

  init() throws { (place, store, habit) = try storeOfReader() }

  @Test("takes the edits of each in turn")
  func interleaved() throws {
    let other = try place.open()
    for back in 0..<40 {
      try (back.isMultiple(of: 2) ? store : other).mark(habit, .done, on: today - back)
    }
    #expect(try store.checkIns(habit).count == 40)
    #expect(try Contents(store) == Contents(other))
    #expect(try store.log().count == 41)
  }

  @Test("answers busy while another writes, changes nothing, and works again afterwards")
  func busy() throws {
    let other = try place.connect()
    try other.run("BEGIN IMMEDIATE; DELETE FROM check_in")
    let error = StoreError.busy(path: place.path)
    #expect(throws: error) { try store.mark(habit, .done, on: today) }
    #expect(throws: error) { try store.undo() }
    #expect(try store.snapshot().habits.count == 1)
    try other.run("COMMIT; BEGIN EXCLUSIVE")
    #expect(throws: error) { try store.snapshot() }
    #expect(throws: error) { try place.open(.readOnly).snapshot() }
    #expect(throws: error) { try place.open() }
    try other.run("ROLLBACK")
    try store.mark(habit, .done, on: today)
    #expect(try store.checkIns(habit).count == 1)
  }

  @Test("waits for another as long as it was told to")
  func waits() throws {
    let patient = try place.open(busyMilliseconds: 60)
    let other = try place.connect()
    try other.run("BEGIN EXCLUSIVE")
    let clock = ContinuousClock()
    let start = clock.now
    #expect(throws: StoreError.busy(path: place.path)) { try patient.snapshot() }
    let waited = clock.now - start
    #expect(waited >= .milliseconds(50))
    #expect(waited < .seconds(5))
  }

  @Test(
    "waits by the clock for no longer than it was told to, in all or for each statement",
    arguments: [true, false])
  func deadline(isForAll: Bool) {
    var (clock, waits) = (7, 0)
    // Under load a sleep takes longer than it was to.
    let time = BusyWait.Time(
      now: { clock },
      sleep: {
        clock += Int($0 / 1000) + 1; waits += 1
      })
    let wait = BusyWait(milliseconds: 120, time: time)
    wait.isForAll = isForAll
    for _ in 0..<3 {
      var count: Int32 = 0
      while wait.again(count) { count += 1 }
    }
    #expect((isForAll ? 120...122 : 360...366).contains(clock - 7))
    #expect(waits < (isForAll ? 120 : 360))
  }

  @Test("is seen in one state throughout a snapshot")
  func consistent() throws {
    let other = try place.open()
    let reader = try place.open(.readOnly)
    let before = try Contents(store)
    let snapshot = try reader.snapshot(
      .picked { habits in
        #expect(throws: StoreError.busy(path: place.path)) {
          try other.mark(habit, .done, on: today)
        }
        return habits.first?.id
      })
    #expect(snapshot.habits == before.habits)
    #expect(snapshot.checkIns[habit] == [])
    try other.mark(habit, .done, on: today)
    #expect(try reader.checkIns(habit).count == 1)
  }

  @Test("A full disk leaves the store as it was, and is told as such")
  func full() throws {
    let pages = try #require(Int(try place.connect().value("PRAGMA page_count") ?? ""))
    try store.connection.execute("PRAGMA max_page_count = \(pages + 2)")
    let before = try Contents(store)
    let note = CheckInChange.note(String(repeating: "long ", count: 20_000))
    #expect(throws: StoreError.full(path: place.path)) {
      try store.perform(.checkIn(habit, on: [today], note))
    }
    #expect(try Contents(store) == before)
    #expect(try place.connect().value("PRAGMA integrity_check") == "ok")
    try store.mark(habit, .done, on: today)
    #expect(try place.files() == ["SwiftCal.sqlite"])
  }

  @Test(
    "What a code of SQLite means is told in one place",
    arguments: [
      (SQLiteResult(5), StoreError.busy(path: "s")), (SQLiteResult(6 | 1 << 8), .busy(path: "s")),
      (SQLiteResult(15), .busy(path: "s")), (SQLiteResult(13), .full(path: "s")),
      (SQLiteResult(10 | 3 << 8, ENOSPC), .full(path: "s")),
      (SQLiteResult(10 | 3 << 8, EFBIG), .full(path: "s")),
      (SQLiteResult(10 | 3 << 8, EDQUOT), .full(path: "s")),
      (SQLiteResult(26), .notAStore(path: "s")),
      (SQLiteResult(11), .damaged(path: "s", reason: "m")),
      (SQLiteResult(14, ENOENT), .missing(path: "s")),
      (SQLiteResult(14, EACCES), .notAllowed(path: "s", reason: "Permission denied")),
      (SQLiteResult(14, EROFS), .readOnly(path: "s", reason: "Read-only file system")),
      (SQLiteResult(10 | 4 << 8, EIO), .failed(path: "s", reason: "Input/output error")),
      (SQLiteResult(8), .readOnly(path: "s", reason: "m")),
      (SQLiteResult(7), .failed(path: "s", reason: "m")),
    ])
  func codes(result: SQLiteResult, error: StoreError) {
    #expect(
      StoreError(result.code, message: "m", systemError: result.systemError, path: "s") == error)
  }

  @Test("waits for another in its own way, and not in the one that SQLite has")
  func waiting() throws {
    // SQLite's own way of waiting, once it is set, is the one that has a time.
    #expect(try store.connection.number("PRAGMA busy_timeout") == 0)
    #expect(store.connection.wait.milliseconds == store.busyMilliseconds)
  }
}

/// A result code of SQLite with the error number behind it.
struct SQLiteResult: Sendable {
  let code: Int32
  let systemError: Int32

  init(_ code: Int32, _ systemError: Int32 = 0) {
    self.code = code
    self.systemError = systemError
  }
}

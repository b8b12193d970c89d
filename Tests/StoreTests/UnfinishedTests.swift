import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A store that another program is still copying")
struct UnfinishedTests {
  let place: TemporaryStore
  /// The bytes of a store with some pages.
  let bytes: [UInt8]

  init() throws {
    place = try TemporaryStore()
    let other = try TemporaryStore()
    let habit = try other.open().add("Read")
    try other.open().perform(
      .checkIn(habit, on: (0..<400).map { today - $0 }, .note("a note")), today: today,
      now: "2026-11-30T12:00:00Z")
    bytes = try other.bytes()
  }

  /// A copy that has come as far as `count` bytes, and goes on.
  private func beginCopy(_ count: Int) throws -> FileHandle {
    try place.write(bytes.prefix(count))
    return try FileHandle(forWritingTo: URL(filePath: place.path))
  }

  @Test(
    "is not complete yet, and is not written into", arguments: [0, 50, 100, 4096, 8192, 20_000])
  func halves(count: Int) throws {
    let copy = try beginCopy(count)
    let incomplete = StoreError.incomplete(path: place.path)
    #expect(throws: incomplete) { try place.open().add("Run") }
    if count > 0 { #expect(throws: incomplete) { try place.open(.readOnly).snapshot() } }
    #expect(throws: (any Error).self) {
      try Doctor(path: place.path, today: today).repair(now: "2026-11-30T12:00:00Z")
    }
    #expect(try place.bytes() == Array(bytes.prefix(count)))
    try copy.seekToEnd()
    try copy.write(contentsOf: bytes.dropFirst(count))
    try copy.close()
    #expect(try place.open().snapshot().habits.count == 1)
    #expect(try place.bytes() == bytes)
  }

  @Test("is waited for as long as another writer is")
  func waits() throws {
    let copy = try beginCopy(0)
    let rest = bytes
    let thread = Thread {
      usleep(50_000)
      try? copy.write(contentsOf: rest)
      try? copy.close()
    }
    thread.start()
    let store = try place.open(busyMilliseconds: 5000)
    #expect(try store.snapshot().habits.count == 1)
  }

  @Test("is left alone by who had a store open before, also when it stays empty")
  func reopened() throws {
    let empty = StoreError.incomplete(path: place.path)
    func reopen() throws -> HabitStore {
      try HabitStore(path: place.path, access: .readWrite, busyMilliseconds: 0, makes: false)
    }
    #expect(throws: StoreError.missing(path: place.path)) { try reopen() }
    #expect(try place.files() == [])
    try place.write([])
    #expect(throws: empty) { try reopen() }
    #expect(try place.bytes() == [])
    try place.open().add("Read")
    #expect(try reopen().snapshot().habits.count == 1)
  }

  @Test("in the open store's own file is not taken for a newer store, and not written into")
  func inPlace() throws {
    try place.write(bytes)
    let store = try place.open()
    let habit = try store.snapshot().habits[0].id
    let copy = try FileHandle(forWritingTo: URL(filePath: place.path))
    for count in [0, 4096, 20_000] {
      try copy.truncate(atOffset: 0)
      try copy.write(contentsOf: bytes.prefix(count))
      #expect(throws: StoreError.incomplete(path: place.path)) {
        try store.mark(habit, .skipped, on: today)
      }
      #expect(throws: StoreError.incomplete(path: place.path)) { try store.snapshot() }
      #expect(try place.bytes() == Array(bytes.prefix(count)))
    }
    try copy.write(contentsOf: bytes.dropFirst(20_000))
    try copy.close()
    #expect(store.isReplaced())
    #expect(try place.open().snapshot().habits.map(\.id) == [habit])
  }

  @Test("A new store has its name only when it is whole")
  func made() throws {
    try place.write([1, 2, 3], to: "SwiftCal.sqlite.999999999.tmp")
    try place.write([1, 2, 3], to: "SwiftCal.sqlite.999999999.tmp-wal")
    try place.open().add("Read")
    #expect(try place.files() == ["SwiftCal.sqlite"])
  }
}

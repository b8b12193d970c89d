import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A repair that cannot bring everything back")
struct RepairLossTests {
  let place: TemporaryStore
  let habit: HabitID
  let contents: Contents

  init() throws {
    let store: HabitStore
    (place, store, habit) = try storeOfReader()
    try store.perform(.checkIn(habit, on: (0..<300).map { today - $0 }, .note("a note")))
    try store.mark(habit, .done, on: today - 7)
    try store.mark(habit, nil, on: today - 8)
    try store.perform(.checkIn(habit, on: [today - 8], .note(nil)))
    contents = try Contents(store)
  }

  /// Makes every page of these tables unreadable.
  private func destroy(_ tables: [String]) throws {
    var bytes = try place.bytes()
    let file = PageFile(bytes)
    for table in tables {
      let root = try place.connect().value(
        "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'")
      for page in file.tree(try #require(root.flatMap { Int($0) })) {
        bytes.replaceSubrange(
          (page - 1) * 4096..<page * 4096, with: repeatElement(0xee, count: 4096))
      }
    }
    try place.replace(bytes)
  }

  private func repair() throws -> Mended {
    try Doctor(path: place.path, today: today).repair(now: now)
  }

  @Test("names every kind of row that could not be read")
  func tables() throws {
    try FileManager.default.removeItem(atPath: place.folder + "/backups")
    try destroy(["check_in", "change", "almanac"])
    let mended = try repair()
    #expect(mended.mayHaveLost)
    let told = mended.messages.joined(separator: "\n")
    for part in ["check-ins", "no good backup", "change log", "undo", "almanac"] {
      #expect(told.contains(part), "\(part) in \(told)")
    }
    #expect(!told.contains("No row that could be read was left out"))
    #expect(try place.open().checkIns(habit).isEmpty)
  }

  @Test("says up to which day a backup reaches that was used")
  func backup() throws {
    try place.open().backup(to: BackupPlace(of: place.path).path(of: "2026-11-28"))
    try FileManager.default.removeItem(atPath: BackupPlace(of: place.path).path(of: today))
    try destroy(["check_in", "change"])
    let mended = try repair()
    #expect(try Contents(place.open()) == contents)
    #expect(mended.losses.contains { $0.contains("after the backup of 2026-11-28") }, "\(mended)")
  }

  @Test("loses nothing where the log is whole, and says so")
  func log() throws {
    try FileManager.default.removeItem(atPath: place.folder + "/backups")
    try destroy(["check_in", "plan", "setting"])
    let mended = try repair()
    #expect(try Contents(place.open()) == contents)
    #expect(!mended.mayHaveLost && mended.fromLog > 290, "\(mended)")
  }

  @Test("A check-in that is gone against the log is found, named and put back")
  func missing() throws {
    try place.connect().run("DELETE FROM check_in WHERE day IN ('2026-11-30', '2026-11-23')")
    let findings = try Doctor(path: place.path, today: today).examine()
    let days = ["'Read' on 2026-11-23", "'Read' on 2026-11-30"]
    #expect(findings.first == .differsFromLog(days: days, areMissing: true))
    #expect(try repair().fromLog == 2)
    #expect(try Contents(place.open()) == contents)
  }

  @Test("A check-in that the log says is removed is found, and kept so that undo can remove it")
  func extra() throws {
    try place.connect().run("INSERT INTO check_in VALUES (1, '2026-11-22', 'done', NULL, NULL)")
    let findings = try Doctor(path: place.path, today: today).examine()
    #expect(
      findings.first == .differsFromLog(days: ["'Read' on 2026-11-22"], areMissing: false))
    #expect(try !repair().mayHaveLost)
    let store = try place.open()
    #expect(try Doctor(path: place.path, today: today).examine().allSatisfy { $0.level != .fault })
    #expect(try store.checkIns(habit).contains { $0.day == "2026-11-22" })
    _ = try store.undo()
    #expect(try Contents(store) == contents)
  }

  @Test("A store whose version was lost is damaged, and made whole")
  func version() throws {
    try place.connect().run("PRAGMA user_version = 0")
    for access in [HabitStore.Access.readWrite, .readOnly] {
      let error = #expect(throws: StoreError.self) { try place.open(access).snapshot() }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
    #expect(try !repair().mayHaveLost)
    #expect(try Contents(place.open()) == contents)
  }

  @Test("The error of a damaged file says how it is damaged")
  func reason() throws {
    try destroy(["check_in"])
    let error = #expect(throws: StoreError.self) {
      try Connection.verifiedCopy(of: place.path, busyMilliseconds: 0)
    }
    #expect(error?.message.contains("not an error") == false, "\(String(describing: error))")
  }
}

import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A log and an almanac that cannot be read")
struct RepairLogTests {
  let place: TemporaryStore
  let habit: HabitID

  init() throws {
    let store: HabitStore
    (place, store, habit) = try storeOfReader()
    for back in 0..<3 { try store.mark(habit, .done, on: today - back) }
    try store.perform(.checkIn(habit, on: [today - 5], .note("a \"long\" note")))
  }

  private func run(_ sql: String) throws {
    try place.connect().run(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql)")
  }

  private func faults() throws -> [Finding] {
    try Doctor(path: place.path, today: today).examine().filter { $0.level == .fault }
  }

  private func repair() throws -> Mended {
    let mended = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(try faults() == [])
    let store = try place.open()
    _ = try store.log()
    _ = try store.exportJSON()
    _ = try store.almanac()
    _ = try store.undo()
    return mended
  }

  static let faultySQL = [
    "UPDATE change SET before = '{bad' WHERE after IS NOT NULL",
    "UPDATE change SET after = '[1]'", "UPDATE change SET subject = 'check_ix' WHERE step = 3",
    "UPDATE change SET key = '2026-02-30' WHERE step = 3",
    "UPDATE almanac SET text = 'x' || char(7) WHERE month = 3",
    "UPDATE almanac SET text = '' WHERE month = 3", "INSERT INTO almanac VALUES (13, 1, 'x')",
  ]

  @Test("are found, and put right with what is not of them left alone", arguments: faultySQL)
  func fault(sql: String) throws {
    let contents = try Contents(place.open())
    try run(sql)
    #expect(try faults().count == 1)
    let mended = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(mended.kept != nil && mended.contents != nil)
    #expect(mended.mended.contains { $0.contains(where: \.isNumber) })
    #expect(try Contents(place.open()) == contents)
    _ = try repair()
  }

  static let brokenTexts = [
    #"{"mark":"dXne","amount":null,"note":null}"#, #"{"mXrk":"done","amount":null,"note":null}"#,
    #"X"mark":"done","amount":null,"note":null}"#, #"{"mark":"done,"amount":null,"note":null}"#,
    #"{"mark":"done","amount":null,"note":null"#, #"{"mark":"done","amount":nul,"note":null}"#,
    #"{"mark":"done"X"amount":null,"note":null}"#,
  ]

  @Test("give a check-in back of which a character of the log is wrong", arguments: brokenTexts)
  func readable(json: String) throws {
    try run(
      "UPDATE change SET after = '\(json)' WHERE step = 3; DELETE FROM check_in; CREATE TABLE x (y)"
    )
    let mended = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(mended.lost == [])
    #expect(mended.messages.contains { $0.contains("'Read' on 2026-11-29") } || json.hasSuffix("X"))
    #expect(try place.open().checkIns(habit).map(\.mark) == [nil, .done, .done, .done])
    _ = try repair()
  }

  @Test("name the day that is lost")
  func lost() throws {
    try run(
      "UPDATE change SET after = 'nothing' WHERE step = 3; DELETE FROM check_in; CREATE TABLE x (y)"
    )
    let mended = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(mended.lost == ["the check-in of 'Read' on 2026-11-29"])
    #expect(mended.messages.contains { $0.contains("2026-11-29") })
    #expect(!mended.messages.contains { $0.contains("was left out") })
    #expect(try place.open().checkIns(habit).count == 3)
    _ = try repair()
  }

  @Test(
    "say of every check-in that is not there again that it is lost, whatever byte is wrong",
    arguments: UInt64(0)..<3)
  func anyByte(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let json = try #require(
      try place.connect().value("SELECT after FROM change WHERE key = '2026-11-25'"))
    let whole = try place.bytes()
    for _ in 0..<15 {
      var bytes = Array(json.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
        in: 0x20...0x7e, using: &random)
      let text = String(decoding: bytes, as: UTF8.self).replacing("'", with: "''")
      try place.write(whole)
      try run(
        "UPDATE change SET after = '\(text)' WHERE key = '2026-11-25'; DELETE FROM check_in;"
          + " CREATE TABLE x (y)")
      let mended = try Doctor(path: place.path, today: today).repair(now: now)
      let isThere = try place.open().checkIns(habit).contains { $0.day == today - 5 }
      #expect(isThere != !mended.lost.isEmpty, "\(text)")
      #expect(try faults() == [])
      _ = try place.open().log()
    }
  }
}

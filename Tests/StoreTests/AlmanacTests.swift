import Foundation
import Resources
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("The almanac of a store")
struct AlmanacTests {
  let place: TemporaryStore

  init() throws { place = try TemporaryStore() }

  private let own = Almanac([
    Almanac.Entry(month: 2, day: 29, text: "A leap,\nand a line"),
    Almanac.Entry(month: 11, day: 30, text: "\"Mine\""),
  ])

  private func rows() throws -> String? {
    try place.connect().value("SELECT count(*) FROM almanac")
  }

  @Test("is the program's from its first opening on, and no step of undo")
  func firstOpening() throws {
    let store = try place.open()
    #expect(try rows() == "366")
    #expect(try store.almanac() == Almanac(csv: Resources.almanacCSV))
    #expect(try store.log().isEmpty)
    #expect(try store.undo() == nil)
    let habit = try store.add("Read")
    _ = try store.undo()
    #expect(try store.habit(habit) == nil)
    #expect(try rows() == "366")
  }

  @Test("is taken in by a store of before, whose last edit stays the one to undo")
  func olderStore() throws {
    let habit = try place.open().add("Read")
    try place.connect().run("DELETE FROM almanac")
    let store = try place.open()
    #expect(try rows() == "366")
    #expect(try store.undo()?.habit == habit)
  }

  @Test("is not given to one who switched it off, and not given twice")
  func off() throws {
    try place.open().perform(.setting(.almanac, "off"))
    try place.connect().run("DELETE FROM almanac")
    _ = try place.open()
    #expect(try rows() == "0")
    try place.connect().run("INSERT INTO almanac VALUES (1, 1, 'one')")
    try place.open().perform(.setting(.almanac, nil))
    _ = try place.open()
    #expect(try rows() == "1")
  }

  @Test("does not keep a store closed that another program holds or that may only be read")
  func obstacles() throws {
    _ = try place.open()
    try place.connect().run("DELETE FROM almanac")
    let other = try place.connect()
    try other.run("BEGIN IMMEDIATE")
    let start = ContinuousClock.now
    let waiting = try place.open(busyMilliseconds: 20_000)
    #expect(try waiting.almanac().entries.count == 366)
    #expect(ContinuousClock.now - start < .seconds(10))
    try other.run("COMMIT")
    #expect(try place.open(.readOnly).almanac().entries.count == 366)
    #expect(try rows() == "0")
    _ = try place.open()
    #expect(try rows() == "366")
  }

  @Test("has a text for a day, of the store where it has lines, else of the program")
  func texts() throws {
    let store = try place.open()
    let bundled = try BundledAlmanac.text(on: today)
    #expect(try bundled == BundledAlmanac.almanac().text(on: today))
    #expect(bundled?.isEmpty == false)
    #expect(try store.almanacText(on: today) == bundled)
    try store.importAlmanac(own, now: now)
    #expect(try store.almanacText(on: today) == "\"Mine\"")
    #expect(try store.almanacText(on: today - 1) == nil)
    #expect(try store.snapshot(.habits, almanacOn: { _ in today }).almanacText == "\"Mine\"")
    #expect(try store.snapshot(.habits, almanacOn: { _ in nil }).almanacText == nil)
    try place.connect().run("DELETE FROM almanac")
    #expect(try store.almanacText(on: today - 1) == BundledAlmanac.text(on: today - 1))
  }

  @Test("gives way to an imported one whole, and stays in a backup where it was a person's")
  func importing() throws {
    let store = try place.open()
    #expect(try store.importAlmanac(own, now: now) == nil)
    #expect(try store.almanac() == own)
    #expect(try store.importAlmanac(own, now: now) == nil)
    let kept = try #require(try store.importAlmanac(BundledAlmanac.almanac(), now: now))
    #expect(try HabitStore(path: kept.path, access: .readOnly).almanac() == own)
    #expect(try store.ownAlmanac() == nil)
    #expect(try rows() == "366")
    #expect(try store.undo() == nil)
  }

  @Test("that nothing can be written to is refused an import")
  func readOnly() throws {
    _ = try place.open()
    #expect(throws: StoreError.self) {
      try place.open(.readOnly).importAlmanac(own, now: now)
    }
  }

  @Test(
    "that holds what is none is damaged, and still shows its habits",
    arguments: [
      "INSERT INTO almanac VALUES (13, 1, 'x')", "INSERT INTO almanac VALUES (2, 30, 'x')",
      "UPDATE almanac SET text = ' ' WHERE month = 11 AND day = 30",
      "UPDATE almanac SET text = char(27) || '[31m' WHERE month = 11 AND day = 30",
      "UPDATE almanac SET text = hex(zeroblob(500000)) WHERE month = 11 AND day = 30",
    ])
  func damaged(sql: String) throws {
    let store = try place.open()
    try store.add("Read")
    try place.connect().run(sql)
    #expect {
      try store.almanac()
    } throws: { error in
      guard case .damaged? = error as? StoreError else { return false }
      return true
    }
    #expect(try store.snapshot(.all, almanacOn: { _ in today }).habits.count == 1)
  }

  @Test("goes with an export where it is a person's own, and comes back the same")
  func export() throws {
    let store = try place.open()
    try store.add("Read")
    let plain = try store.exportJSON().joined(separator: "\n")
    #expect(!plain.contains("almanac"))
    try store.importAlmanac(own, now: now)
    let text = try store.exportJSON().joined(separator: "\n")
    #expect(text.contains(#"{"month":2,"day":29,"text":"A leap,\nand a line"}"#))

    let empty = try HabitStore.inMemory(sampleAsOf: nil)
    let first = try empty.importJSON(text, named: "x", today: today, now: now)
    #expect(first == Imported(habits: 1, checkIns: 0, almanac: true, hasHistory: true))
    #expect(try empty.exportJSON().joined(separator: "\n") == text)
    #expect(try empty.importJSON(text, named: "x", today: today, now: now) == Imported())

    let other = try HabitStore.inMemory(sampleAsOf: nil)
    try other.add("Run")
    _ = try other.importJSON(text, named: "x", today: today, now: now)
    #expect(try other.almanac() == own)
    let mine = Almanac([Almanac.Entry(month: 1, day: 1, text: "one")])
    try other.importAlmanac(mine, now: now)
    _ = try other.importJSON(text, named: "x", today: today, now: now)
    #expect(try other.almanac() == mine)
  }

  @Test("of a person is not lost to an export without one")
  func plainExport() throws {
    let source = try HabitStore.inMemory(sampleAsOf: nil)
    try source.add("Read")
    let text = try source.exportJSON().joined(separator: "\n")
    let store = try place.open()
    try store.importAlmanac(own, now: now)
    #expect(try store.importJSON(text, named: "x", today: today, now: now).habits == 1)
    #expect(try store.almanac() == own)
  }
}

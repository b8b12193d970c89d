import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A store of the iOS app")
struct PhoneStoreTests {
  let place: TemporaryStore
  let store: HabitStore
  private var file: String { place.folder + "/phone.sqlite" }

  init() throws {
    place = try TemporaryStore()
    store = try place.open()
  }

  private func days(_ name: String = "Study") throws -> [Day] {
    let habit = try #require(try store.snapshot().habits.first { $0.name == name })
    return try store.checkIns(habit.id).filter { $0.mark == .done }.map(\.day)
  }

  @Test("is taken in: a day is done if any of its rows says so, and a row alone is no check-in")
  func rows() throws {
    let rows = OlderStores.month("2026-03-01", done: 2)
    let second = [OlderStores.Row(day: "2026-03-03", isDone: true)]
    let undone = [OlderStores.Row(day: "2026-03-01", isDone: false)]
    try OlderStores.writePhone(to: file, rows + second + undone)
    let imported = try store.importFile(file, OlderStores.intake())
    #expect(imported == Imported(habits: 1, checkIns: 3, zone: "UTC+09:00"))
    #expect(try days() == ["2026-03-01", "2026-03-02", "2026-03-03"])
    let entry = try store.undo()
    #expect(entry?.subject == .takenIn(.importing, habits: 1, changed: 0, pausesForAll: false))
    #expect(try store.snapshot().habits == [])
  }

  @Test("is taken in once, in one step, into a habit of the name in any case")
  func twice() throws {
    try store.add("  study ")
    try store.mark(HabitID(1), .missed, on: "2026-03-02")
    try OlderStores.writePhone(to: file, OlderStores.month("2026-03-01", done: 3))
    #expect(try store.importFile(file, OlderStores.intake()).checkIns == 2)
    #expect(try days("study") == ["2026-03-01", "2026-03-03"])
    #expect(try store.importFile(file, OlderStores.intake()).isEmpty)
    #expect(try store.merge(file, OlderStores.intake()).isEmpty)
    try store.undo()
    #expect(try store.checkIns(HabitID(1)).map(\.mark) == [.missed])
    let names = try FileManager.default.contentsOfDirectory(atPath: place.folder + "/backups")
    #expect(names.contains { $0.hasSuffix("-before-import.sqlite") })
  }

  @Test("is taken into the same habit again after that was renamed, unless it has one of its name")
  func renamed() throws {
    try OlderStores.writePhone(to: file, OlderStores.month("2026-03-01", done: 3))
    _ = try store.importFile(file, OlderStores.intake())
    let habit = try #require(try store.snapshot().habits.first).id
    try store.perform(.changeHabit(habit, [.name("Swift")]))
    #expect(try store.importFile(file, OlderStores.intake()).isEmpty)
    try OlderStores.writePhone(to: file, OlderStores.month("2026-03-01", done: 5))
    #expect(try store.importFile(file, OlderStores.intake()).checkIns == 2)
    #expect(try days("Swift").count == 5)
    let other = try HabitStore.inMemory(sampleAsOf: nil)
    for name in ["Study", "Swift"] { try other.mark(try other.add(name), .done, on: today) }
    let text = try other.exportJSON().joined(separator: "\n")
    let imported = try store.importJSON(text, named: "x", today: today, now: now)
    #expect(imported.withoutBackup == Imported(habits: 1, checkIns: 2))
    try store.add("Study more")
    try store.perform(.changeHabit(HabitID(habit.rawValue + 1), [.name("Read")]))
    try store.perform(.changeHabit(HabitID(habit.rawValue + 2), [.name("Study")]))
    #expect(try store.importFile(file, OlderStores.intake()).checkIns == 5)
    #expect(try days("Study").count == 5)
  }

  @Test(
    "stays as it is, byte for byte and without files beside it, where it may be written and where not",
    arguments: [true, false])
  func untouched(isWritable: Bool) throws {
    try OlderStores.writePhone(
      to: file, OlderStores.month("2026-03-01", done: 2),
      logged: OlderStores.month("2026-04-01", done: 4))
    let files = [file, file + "-wal"]
    let before = try files.map { try Data(contentsOf: URL(filePath: $0)) }
    let names = try place.files()
    if !isWritable {
      for path in files { chmod(path, 0o444) }
      chmod(place.folder, 0o555)
    }
    defer { chmod(place.folder, 0o700) }
    let read = { try OtherStore(reading: file, OlderStores.intake(), busyMilliseconds: 0) }
    let other = try isWritable ? read() : unprivileged(read)
    #expect(try other.store.checkIns(HabitID(1)).count == 6)
    #expect(try files.map { try Data(contentsOf: URL(filePath: $0)) } == before)
    #expect(try place.files() == names)
  }

  @Test("without its zone is refused; with it, it is taken in")
  func zone() throws {
    try OlderStores.writePhone(
      to: file, OlderStores.month("2026-03-01", done: 2), hours: { _ in 13 })
    #expect(throws: StoreError.unknownZone(path: file, .several(["Auckland", "Pago_Pago"]))) {
      try store.importFile(file, OlderStores.intake())
    }
    #expect(throws: StoreError.unknownZone(path: file, .unknown("Mars"))) {
      try store.importFile(file, OlderStores.intake(timezone: "Mars"))
    }
    #expect(try store.snapshot().habits == [])
    let imported = try store.importFile(file, OlderStores.intake(timezone: "+13:00"))
    #expect(imported.checkIns == 2)
    #expect(try days() == ["2026-03-01", "2026-03-02"])
  }

  @Test(
    "with a time of no calendar, such as one in milliseconds, is refused whole",
    arguments: ["796953600000", "'2026-03-01'", "1e300", "-9e15", "x'00'"])
  func impossible(value: String) throws {
    try OlderStores.writePhone(to: file, OlderStores.month("2026-03-01", done: 2))
    try RawConnection(file).run("INSERT INTO ZDAY VALUES (NULL, 1, 1, 1, \(value))")
    #expect {
      try store.importFile(file, OlderStores.intake())
    } throws: {
      if case .invalid = $0 as? StoreError { true } else { false }
    }
    #expect(try store.snapshot().habits == [])
  }

  @Test("keeps days before its time and days to come, and empty rows say nothing")
  func extremes() throws {
    let days: [Day] = ["1969-12-31", "2099-01-01"]
    try OlderStores.writePhone(to: file, days.map { .init(day: $0, isDone: true) })
    try RawConnection(file).run("INSERT INTO ZDAY VALUES (NULL, 1, 1, NULL, NULL)")
    #expect(try store.importFile(file, OlderStores.intake()).checkIns == 2)
    #expect(try self.days() == days)
  }

  @Test("of nobody who studied, or another database, brings no check-in")
  func nothing() throws {
    try OlderStores.writePhone(to: file, OlderStores.month("2026-03-01", done: 0))
    #expect(try store.importFile(file, OlderStores.intake()) == Imported(habits: 1, zone: "UTC"))
    try RawConnection(file).run("DROP TABLE ZDAY")
    #expect(throws: StoreError.notAStore(path: file)) {
      try store.importFile(file, OlderStores.intake())
    }
  }

  @Test("of ours is taken in as an export of it, and the store itself is not")
  func ours() throws {
    try OlderStores.writeOurs(to: file)
    let other = try HabitStore(path: file, access: .readOnly)
    let imported = try store.importFile(file, OlderStores.intake())
    #expect(imported == Imported(habits: 1, checkIns: 29, hasHistory: true))
    #expect(try store.exportJSON() == other.exportJSON())
    #expect(try store.importFile(file, OlderStores.intake()).isEmpty)
    #expect(throws: StoreError.self) { try store.importFile(place.path, OlderStores.intake()) }
    try RawConnection(file).run("PRAGMA user_version = 999")
    #expect(throws: StoreError.newer(path: file, found: 999, known: Schema.version)) {
      try store.importFile(file, OlderStores.intake())
    }
  }
}

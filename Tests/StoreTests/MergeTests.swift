import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A merge of two stores")
struct MergeTests {
  let place: TemporaryStore
  let store: HabitStore
  let other: HabitStore
  private var file: String { place.folder + "/other.sqlite" }

  init() throws { (place, store, other) = try twoStores() }

  private func mark(
    _ store: HabitStore, _ mark: Mark?, _ day: Day, at moment: String
  ) throws {
    let habit = try #require(try store.snapshot().habits.first).id
    try store.perform(.checkIn(habit, on: [day], .mark(mark)), today: today, now: moment)
  }

  private func merge(now moment: String = "2026-11-30T23:00:00+01:00") throws -> Merged {
    try store.merge(file, OlderStores.intake(now: moment))
  }

  private func marks() throws -> [Day: Mark?] {
    let habit = try #require(try store.snapshot().habits.first).id
    return Dictionary(uniqueKeysWithValues: try store.checkIns(habit).map { ($0.day, $0.mark) })
  }

  @Test("keeps the newest change of each day, also one that took a check-in away")
  func newest() throws {
    try store.add("Read")
    try other.add(" read")
    try mark(store, .done, "2026-11-01", at: "2026-11-01T10:00:00+01:00")
    try mark(other, .missed, "2026-11-01", at: "2026-11-01T11:00:00+01:00")
    // Compared as instants: 10:30 in Berlin is earlier than 10:00 in London.
    try mark(store, .skipped, "2026-11-02", at: "2026-11-02T10:00:00+00:00")
    try mark(other, .missed, "2026-11-02", at: "2026-11-02T10:30:00+01:00")
    try mark(store, .done, "2026-11-03", at: "2026-11-03T10:00:00+01:00")
    try mark(other, .done, "2026-11-03", at: "2026-11-03T10:00:00+01:00")
    try mark(other, nil, "2026-11-03", at: "2026-11-03T12:00:00+01:00")
    try mark(store, .done, "2026-11-04", at: "2026-11-04T10:00:00+01:00")
    try mark(store, nil, "2026-11-04", at: "2026-11-04T12:00:00+01:00")
    try mark(other, .done, "2026-11-04", at: "2026-11-04T11:00:00+01:00")
    try mark(other, .done, "2026-11-05", at: "2026-11-05T10:00:00+01:00")
    try mark(store, .done, "2026-11-06", at: "2026-11-06T10:00:00+01:00")
    let before = try Contents(store)
    let merged = try merge()
    #expect(merged.habits == 0 && merged.days == 3)
    #expect(merged.kept?.path.hasSuffix("-before-merge.sqlite") == true)
    let wanted: [Day: Mark?] = [
      "2026-11-01": .missed, "2026-11-02": .skipped, "2026-11-05": .done, "2026-11-06": .done,
    ]
    #expect(try marks() == wanted)
    #expect(try merge(now: "2026-12-01T00:00:00+01:00").isEmpty)
    try store.undo()
    #expect(try Contents(store) == before)
    try store.redo()
    #expect(try marks() == wanted)
  }

  @Test("adds the habits that are missing, with all that belongs to them, in the same step")
  func added() throws {
    try store.add("Read")
    try other.add("Run") {
      $0.kind = .atLeast
      $0.plans[0].target = Target(Amount(5), unit: "km")
      $0.archived = "2026-11-20"
    }
    try other.perform(.pauseAll(Pause(from: "2026-10-01", through: "2026-10-05")))
    var change = CheckInChange.note("far")
    change.amount = .set(Amount(6))
    try other.perform(.checkIn(HabitID(1), on: [today], change))
    let merged = try merge()
    #expect(merged.habits == 1 && merged.days == 1)
    let run = try #require(try store.snapshot().habits.last)
    #expect(run.name == "Run" && run.kind == .atLeast && run.archived == "2026-11-20")
    #expect(run.plans[0].target == Target(Amount(5), unit: "km"))
    #expect(run.pauses == [Pause(from: "2026-10-01", through: "2026-10-05", isForAll: true)])
    #expect(merged.pausesForAll && run.pauses.count == 1)
    #expect(try store.checkIns(run.id) == [CheckIn(today, amount: Amount(6), note: "far")])
    #expect(try merge().isEmpty)
    try store.undo()
    #expect(try store.snapshot().habits.map(\.name) == ["Read"])
  }

  @Test("leaves the other store and its settings where they are, and makes no backup in vain")
  func unchanged() throws {
    try other.add("Read")
    try other.perform(.setting(.dayStart, "04:00"))
    let bytes = try Data(contentsOf: URL(filePath: file))
    #expect(try merge().kept == nil)
    #expect(try merge().kept == nil)
    #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    #expect(try store.snapshot().settings.dayStart == Settings().dayStart)
    let backups = try? FileManager.default.contentsOfDirectory(atPath: place.folder + "/backups")
    #expect(backups?.contains { $0.contains("merge") } != true)
  }

  @Test("takes what the iOS app has done where nothing is known of the day")
  func phone() throws {
    let phone = place.folder + "/phone.sqlite"
    try OlderStores.writePhone(to: phone, OlderStores.month("2026-11-01", done: 4))
    try store.add("Study")
    try mark(store, .missed, "2026-11-02", at: now)
    try mark(store, .done, "2026-11-03", at: now)
    try mark(store, nil, "2026-11-03", at: now)
    let merged = try store.merge(phone, OlderStores.intake())
    #expect(merged.days == 2 && merged.zone == "UTC+09:00")
    #expect(
      try marks() == ["2026-11-01": .done, "2026-11-02": .missed, "2026-11-04": .done])
    for moment in [now, "2026-12-01T00:00:00+01:00"] {
      #expect(try store.merge(phone, OlderStores.intake(now: moment)).isEmpty)
    }
  }

  @Test("is refused with a newer store, with itself, with text and with nothing")
  func refused() throws {
    try store.add("Read")
    let before = try store.exportJSON()
    try RawConnection(file).run("PRAGMA user_version = 999")
    #expect(throws: StoreError.newer(path: file, found: 999, known: Schema.version)) {
      try merge()
    }
    try place.write(Array("hello".utf8), to: "text")
    for path in [place.path, place.folder + "/text", place.folder + "/none"] {
      #expect(throws: StoreError.self) { try store.merge(path, OlderStores.intake()) }
    }
    #expect(throws: StoreError.self) {
      try place.open(.readOnly).merge(file, OlderStores.intake())
    }
    #expect(try store.exportJSON() == before)
  }

  @Test("of the store in the older place takes that away, and keeps a copy")
  func retired() throws {
    let places = try Places()
    try OlderStores.writeOurs(to: places.older)
    try OlderStores.writeOurs(to: places.shared, "Run")
    let store = try HabitStore(path: places.shared, access: .readWrite)
    let migration = Migration(from: places.older, to: places.shared, OlderStores.intake())
    let (merged, kept, stays) = try migration.retire { () throws(StoreError) in
      try store.merge(places.older, OlderStores.intake())
    }
    #expect(merged.habits == 1 && merged.days == 29 && stays == nil)
    #expect(try places.olderFiles() == [] && places.sharedFiles() == ["SwiftCal.sqlite"])
    #expect(
      try HabitStore(path: try #require(kept), access: .readOnly).checkIns(HabitID(1)).count == 29)
    #expect(throws: StoreError.self) {
      try migration.retire { () throws(StoreError) in
        try store.merge(places.older, OlderStores.intake())
      }
    }
  }
}

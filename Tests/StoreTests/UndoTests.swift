import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("Undo and redo")
struct UndoTests {
  let store: HabitStore

  init() throws { store = try HabitStore.inMemory(sampleAsOf: nil) }

  @Test("answer nothing where there is nothing to take back or to make again")
  func nothing() throws {
    #expect(try store.undo() == nil)
    #expect(try store.redo() == nil)
    try store.add("Read")
    #expect(try store.redo() == nil)
    try store.undo()
    #expect(try store.undo() == nil)
    #expect(try store.log().count == 2)
  }

  @Test("go back and forth over the edits in their order")
  func order() throws {
    let habit = try store.add("Read")
    try store.mark(habit, .done, on: today)
    try store.mark(habit, .skipped, on: today)
    try store.mark(habit, nil, on: today)

    let marks: () throws -> Mark?? = { try store.checkIns(habit).first?.mark }
    try store.undo()
    #expect(try marks() == .skipped)
    try store.undo()
    #expect(try marks() == .done)
    try store.redo()
    #expect(try marks() == .skipped)
    try store.undo()
    try store.undo()
    #expect(try marks() == nil)
    try store.redo()
    try store.redo()
    try store.redo()
    #expect(try marks() == nil)
    #expect(try store.redo() == nil)
  }

  @Test("A new edit clears what could be made again")
  func newEdit() throws {
    let habit = try store.add("Read")
    for day in ["2026-11-27", "2026-11-28", "2026-11-29"] {
      try store.mark(habit, .done, on: try Day(iso: day))
    }
    try store.undo()
    try store.undo()
    try store.mark(habit, .missed, on: today)
    #expect(try store.redo() == nil)
    try store.undo()
    #expect(try store.checkIns(habit).map(\.day) == ["2026-11-27"])
    try store.redo()
    #expect(try store.redo() == nil)
    #expect(try store.checkIns(habit).map(\.mark) == [.done, .missed])
    try store.undo()
    try store.undo()
    #expect(try store.checkIns(habit).isEmpty)
  }

  @Test("take back an edit of many days, and the adding of a habit, as one step")
  func wholes() throws {
    let empty = try Contents(store)
    let habit = try store.add("Run") {
      $0.kind = .atLeast
      $0.plans = [Plan(target: Target(Amount(5), unit: "km"))]
      $0.pauses = [Pause(from: "2026-10-01", through: "2026-10-09")]
      $0.freezeRules = [FreezeRule(from: today)]
    }
    let added = try Contents(store)
    try store.perform(.checkIn(habit, on: (0..<14).map { today - $0 }, .mark(.done)))
    #expect(try store.undo()?.dayCount == 14)
    #expect(try Contents(store) == added)
    let entry = try #require(try store.undo())
    #expect(entry.subject == .habitRemoved)
    #expect(entry.habitName == "Run")
    #expect(try Contents(store) == empty)
    try store.redo()
    #expect(try Contents(store) == added)
    #expect(try store.habit(habit)?.name == "Run")
  }

  @Test(
    "Random edits are all taken back to the start, and all made again to the end", arguments: 0..<12
  )
  func property(seed: UInt64) throws {
    let store = try HabitStore.inMemory(sampleAsOf: seed == 0 ? today : nil)
    var editor = RandomEditor(seed: seed)
    try editor.prepare(store)
    let first = try Contents(store)
    var states = [first]
    for _ in 0..<60 {
      if try editor.step(store) { states.append(try Contents(store)) }
    }
    for state in states.dropLast().reversed() {
      try #require(try store.undo() != nil)
      try #require(try Contents(store) == state)
    }
    for state in states.dropFirst() {
      try #require(try store.redo() != nil)
      try #require(try Contents(store) == state)
    }
    #expect(try store.redo() == nil)
  }

  @Test("last over restarts, and over processes: the newest edit of the store comes first")
  func processes() throws {
    let place = try TemporaryStore()
    let screen = try place.open(device: "desk")
    let habit = try screen.add("Read")
    try screen.mark(habit, .done, on: "2026-11-29")
    let widget = try place.open(device: "phone")
    try widget.mark(habit, .done, on: today)

    #expect(try screen.undo()?.day == today)
    #expect(try widget.undo()?.day == "2026-11-29")
    let later = try place.open()
    #expect(try later.redo()?.day == "2026-11-29")
    #expect(try later.checkIns(habit) == [CheckIn("2026-11-29", mark: .done)])
    #expect(try later.log().map(\.device) == ["", "phone", "desk", "phone", "desk", "desk"])
    #expect(try later.log().map(\.action) == [.redo, .undo, .undo, .edit, .edit, .edit])
  }

  @Test("leave a check-in alone that another program has changed without the log")
  func strangers() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    let habit = try store.add("Read")
    try store.mark(habit, .done, on: "2026-11-28", "2026-11-29")
    try place.connect().run("UPDATE check_in SET note = 'mine' WHERE day = '2026-11-29'")
    #expect(try store.undo()?.dayCount == 1)
    #expect(try store.checkIns(habit) == [CheckIn("2026-11-29", mark: .done, note: "mine")])
  }

  @Test("refuse to tear a habit apart that another program has changed")
  func strangersHabit() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    let habit = try store.add("Read")
    try place.connect().run("INSERT INTO check_in VALUES (1, '2026-11-29', 'done', NULL, NULL)")
    let before = try Contents(store)
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(try Contents(store) == before)
    #expect(try store.habit(habit)?.plans.isEmpty == false)
  }
}

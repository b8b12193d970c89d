import SwiftCalCore
import SwiftCalStore
import TestSupport

/// The day on which the tests of the store take place.
let today: Day = "2026-11-30"
/// The moment that the change log is given.
let now = "2026-11-30T12:00:00+01:00"

/// An open store in a folder of its own, with one habit that was done on the last days.
func storeOfReader(
  done days: Int = 0
) throws -> (place: TemporaryStore, store: HabitStore, habit: HabitID) {
  let place = try TemporaryStore()
  let store = try place.open()
  let habit = try store.add("Read")
  if days > 0 {
    try store.perform(.checkIn(habit, on: (0..<days).map { today - $0 }, .mark(.done)))
  }
  return (place, store, habit)
}

/// Two empty stores in one folder, the second at `other.sqlite`.
func twoStores() throws -> (place: TemporaryStore, store: HabitStore, other: HabitStore) {
  let place = try TemporaryStore()
  let other = try HabitStore(path: place.folder + "/other.sqlite", access: .readWrite)
  return (place, try place.open(), other)
}

extension HabitStore {
  /// Adds a habit, yes/no and due every day but for what `change` makes of it.
  @discardableResult
  func add(
    _ name: String, _ change: (inout Habit) -> Void = { _ in }
  ) throws(StoreError) -> HabitID {
    var habit = Habit(id: HabitID(0), name: name, added: "2026-09-01")
    change(&habit)
    return try perform(.addHabit(habit), today: today, now: now).habit ?? HabitID(-1)
  }

  /// Makes an edit on the tests' day.
  @discardableResult
  func perform(_ edit: Edit) throws(StoreError) -> Performed {
    try perform(edit, today: today, now: now)
  }

  /// Sets a mark.
  @discardableResult
  func mark(_ habit: HabitID, _ mark: Mark?, on days: Day...) throws(StoreError) -> Performed {
    try perform(.checkIn(habit, on: days, .mark(mark)))
  }

  /// Takes the newest edit back.
  @discardableResult
  func undo() throws(StoreError) -> LogEntry? { try undo(today: today, now: now) }

  /// Makes it again.
  @discardableResult
  func redo() throws(StoreError) -> LogEntry? { try redo(today: today, now: now) }

  /// The habit as the store has it.
  func habit(_ id: HabitID) throws(StoreError) -> Habit? {
    try snapshot(.habits).habits.first { $0.id == id }
  }

  /// The check-ins of a habit as the store has them.
  func checkIns(_ id: HabitID) throws(StoreError) -> [CheckIn] {
    try snapshot(.of(id)).checkIns[id] ?? []
  }
}

/// What can be seen of a store, to be compared.
struct Contents: Equatable {
  let settings: Settings
  let habits: [Habit]
  let checkIns: CheckInsByHabit

  init(_ store: HabitStore) throws(StoreError) {
    let snapshot = try store.snapshot(.all)
    settings = snapshot.settings
    habits = snapshot.habits
    checkIns = snapshot.checkIns
  }
}

extension Imported {
  /// The same without the name of the backup.
  var withoutBackup: Imported {
    var imported = self
    imported.kept = nil
    return imported
  }
}

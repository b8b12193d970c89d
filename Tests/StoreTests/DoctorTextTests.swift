import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("The doctor finds what nobody sees at once:")
struct DoctorTextTests {
  let place: TemporaryStore
  let habit: HabitID

  init() throws {
    let store: HabitStore
    (place, store, habit) = try storeOfReader()
    try store.perform(.checkIn(habit, on: [today], .note("a note")))
  }

  private func names() throws -> [String] {
    try Doctor(path: place.path, today: today).examine().filter { $0.level > .fact }.map(\.message)
  }

  @Test(
    "texts that are no UTF-8",
    arguments: ["habit SET name", "check_in SET note", "step SET device", "setting SET value"])
  func texts(column: String) throws {
    try place.connect().run(
      "INSERT INTO setting VALUES ('x', 'y'); UPDATE \(column) = CAST(X'41FF42' AS TEXT)")
    let told = try names()
    #expect(told.contains { $0.contains("no UTF-8") }, "\(told)")
    _ = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(try names().allSatisfy { !$0.contains("no UTF-8") })
    #expect(try place.open().snapshot().habits.count == 1)
  }

  @Test("steps of days to come")
  func future() throws {
    #expect(try names() == [])
    try place.connect().run("UPDATE step SET at = '2099-05-01T10:00:00Z' WHERE id = 1")
    let told = try names()
    #expect(told.count == 1 && told[0].contains("2099-05-01"), "\(told)")
  }
}

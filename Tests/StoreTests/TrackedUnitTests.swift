import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("A habit that is only tracked, in a store")
struct TrackedUnitTests {
  private static let unit = Target(.zero, unit: "kg")

  private func store(_ kind: HabitKind) throws -> (HabitStore, HabitID) {
    let store = try HabitStore.inMemory(sampleAsOf: nil)
    let habit = Habit(
      id: HabitID(0), name: "Weight", kind: kind, added: today,
      plans: [Plan(target: TrackedUnitTests.unit)])
    return (store, try #require(try store.perform(.addHabit(habit)).habit))
  }

  @Test("keeps its unit without an amount that is asked for")
  func keeps() throws {
    let (store, _) = try store(.trackOnly)
    #expect(try store.snapshot().habits[0].plans == [Plan(target: TrackedUnitTests.unit)])
  }

  @Test("becomes a measured one with the target it then gets, also for the days before")
  func becomesMeasured() throws {
    let (store, id) = try store(.trackOnly)
    let limit = Target(Amount(70), unit: "kg")
    try store.perform(
      .changeHabit(id, [.kind(.atMost), .plan(Plan(from: today + 1, target: limit))]))
    #expect(
      try store.snapshot().habits[0].plans == [
        Plan(target: limit), Plan(from: today + 1, target: limit),
      ])
    try store.perform(.changeHabit(id, [.kind(.trackOnly), .kind(.yesNo)]))
  }

  @Test("is not measured without a target")
  func refused() throws {
    let (store, id) = try store(.trackOnly)
    #expect(throws: StoreError.self) { try store.perform(.changeHabit(id, [.kind(.atLeast)])) }
    #expect(throws: StoreError.self) { try self.store(.atLeast) }
  }
}

import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("The demo")
struct SampleTests {
  static let days: [Day] = ["2026-11-30", "2024-02-29", "2027-01-01"]

  @Test("is the same each time for a day, and as long before another", arguments: days)
  func deterministic(day: Day) throws {
    let one = try Contents(HabitStore.inMemory(sampleAsOf: day))
    #expect(try Contents(HabitStore.inMemory(sampleAsOf: day)) == one)
    let names = ["Read", "Run", "Meditate", "No sugar", "Practise Spanish"]
    #expect(one.habits.map(\.name) == names)
    #expect(one.habits.allSatisfy { (90...120).contains(day - $0.added) })
    let all = one.habits.flatMap { one.checkIns[$0.id] ?? [] }
    #expect(!all.isEmpty && all.allSatisfy { $0.day <= day })
  }

  @Test("has a long unbroken chain with skips, open habits of today, and notes", arguments: days)
  func believable(day: Day) throws {
    let store = try HabitStore.inMemory(sampleAsOf: day)
    let snapshot = try store.snapshot()
    func checkIns(_ name: String) -> [CheckIn] {
      snapshot.habits.first { $0.name == name }.flatMap { snapshot.checkIns[$0.id] } ?? []
    }
    let chain = checkIns("Meditate")
    #expect(chain.map(\.day) == (0...112).reversed().map { day - $0 })
    #expect(chain.filter { $0.mark == .skipped }.count == 2)
    #expect(checkIns("Read").last?.day == day - 1)
    #expect(checkIns("Run").allSatisfy { $0.amount ?? .zero >= Amount(5) })
    #expect(checkIns("No sugar").filter { $0.mark == .missed }.count == 4)
    let all = snapshot.habits.flatMap { snapshot.checkIns[$0.id] ?? [] }
    #expect(all.filter { $0.note != nil }.count >= 5)
  }

  @Test("can be edited and taken back like any store")
  func works() throws {
    let store = try HabitStore.inMemory(sampleAsOf: today)
    #expect(!store.isReadOnly)
    let before = try Contents(store)
    try store.mark(before.habits[0].id, .done, on: today)
    try store.undo()
    #expect(try Contents(store) == before)
    #expect(!store.isReplaced())
  }
}

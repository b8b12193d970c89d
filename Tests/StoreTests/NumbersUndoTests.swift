import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("Undo by the change log")
struct NumbersUndoTests {
  /// Every number of every habit, as a person may see it.
  private struct Numbers: Equatable {
    var streaks: [Streak] = []
    var runs: [[Run]] = []
    var scores: [Score] = []
    var freezes: [FreezeLedger] = []
    var left: [Left] = []
    var states: [[DayState]] = []

    init(_ store: HabitStore) throws {
      let snapshot = try store.snapshot(.all)
      for habit in snapshot.habits {
        let history = History(
          of: habit, checkIns: snapshot.checkIns[habit.id] ?? [], today: today,
          firstWeekday: snapshot.settings.firstWeekday ?? .monday,
          halfLife: snapshot.settings.halfLife)
        streaks.append(history.streak)
        runs.append(history.runs)
        scores.append(history.scoreAccount)
        freezes.append(history.freezes)
        left.append(history.left)
        states.append((-40...10).map { history.state(on: today + $0) })
      }
    }
  }

  @Test("Undoing any edit restores every number, and making it again brings back those after it")
  func numbers() throws {
    var moved = 0
    for seed in UInt64(0)..<12 {
      let store = try HabitStore.inMemory(sampleAsOf: seed % 3 == 0 ? today : nil)
      var editor = RandomEditor(seed: seed + 900)
      try editor.prepare(store)
      for _ in 0..<25 {
        let before = try Numbers(store)
        guard try editor.step(store) else { continue }
        let after = try Numbers(store)
        if after != before { moved += 1 }
        try #require(try store.undo() != nil)
        try #require(try Numbers(store) == before, "seed \(seed)")
        try #require(try store.redo() != nil)
        try #require(try Numbers(store) == after, "seed \(seed)")
      }
    }
    // Edits that move no number would prove nothing.
    #expect(moved > 100)
  }

  @Test("Undoing all edits of a history one by one passes through all its numbers")
  func backwards() throws {
    let store = try HabitStore.inMemory(sampleAsOf: today)
    var editor = RandomEditor(seed: 77)
    try editor.prepare(store)
    var numbers = [try Numbers(store)]
    for _ in 0..<40 where try editor.step(store) { numbers.append(try Numbers(store)) }
    for wanted in numbers.dropLast().reversed() {
      try #require(try store.undo() != nil)
      try #require(try Numbers(store) == wanted)
    }
  }
}

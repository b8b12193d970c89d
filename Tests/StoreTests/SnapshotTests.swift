import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A snapshot")
struct SnapshotTests {
  let store: HabitStore
  let habits: [HabitID]

  init() throws {
    store = try HabitStore.inMemory(sampleAsOf: nil)
    habits = try ["Read", "Run", "Sleep"].map { [store] name in try store.add(name) }
    for habit in habits {
      try store.mark(habit, .done, on: "2020-02-29", "2026-11-01", "2026-11-29", "2026-11-30")
    }
  }

  @Test("reads what was asked for and nothing else")
  func scopes() throws {
    let whole: [Day] = ["2020-02-29", "2026-11-01", "2026-11-29", "2026-11-30"]
    let recent = Array(whole.suffix(2))
    func days(_ scope: SnapshotScope) throws -> [[Day]?] {
      let snapshot = try store.snapshot(scope)
      return habits.map { snapshot.checkIns[$0]?.map(\.day) }
    }
    #expect(try days(.habits) == [nil, nil, nil])
    #expect(try days(.all) == [whole, whole, whole])
    #expect(try days(.of(habits[1])) == [nil, whole, nil])
    #expect(try days(.picked { $0.last?.id }) == [nil, nil, whole])
    #expect(try days(.picked { _ in nil }) == [nil, nil, nil])
    #expect(
      try days(.recent(from: "2026-11-10", whole: [habits[0]])) == [whole, recent, recent])
    #expect(try store.snapshot(.of(habits[1])).habits.map(\.id) == [habits[1]])
    #expect(try store.snapshot(.picked { $0.last?.id }).habits.map(\.id) == habits)
  }

  @Test("reads marks, amounts and notes of every kind, days in order, leap days and the year 1")
  func values() throws {
    let checkIns = [
      CheckIn("0001-01-01", mark: .done), CheckIn("1600-02-29", mark: .skipped, note: "ä\n\"'"),
      CheckIn("2026-11-30", mark: .missed, amount: .zero),
      CheckIn("9999-12-31", note: "the end"),
    ]
    let habit = try store.add("Old")
    for checkIn in checkIns.reversed() {
      var change = CheckInChange()
      change.mark = .set(checkIn.mark)
      change.amount = .set(checkIn.amount)
      change.note = .set(checkIn.note)
      try store.perform(.checkIn(habit, on: [checkIn.day], change))
    }
    #expect(try store.checkIns(habit) == checkIns)
  }

  @Test(
    "finds a habit's rows by an index, however many the others have",
    arguments: [
      "SELECT day, mark, amount, note FROM check_in WHERE habit = 1 AND day >= '2026' ORDER BY day",
      "SELECT * FROM plan WHERE habit = 1 ORDER BY habit, from_day",
      "SELECT * FROM freeze_rule WHERE habit = 1 ORDER BY habit, from_day",
      "SELECT * FROM habit WHERE id = 1", LoggedTable.checkIn.reading, LoggedTable.habit.reading,
      LoggedTable.plan.reading, LoggedTable.pause.reading, LoggedTable.setting.reading,
    ])
  func plans(sql: String) throws {
    let steps = try Statement(store.connection, "EXPLAIN QUERY PLAN " + sql)
      .all { row in row.text(3) ?? "" }
    #expect(steps.count == 1)
    #expect(steps.allSatisfy { $0.hasPrefix("SEARCH ") })
  }
}

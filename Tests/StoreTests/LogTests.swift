import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("The change log")
struct LogTests {
  let store: HabitStore

  init() throws { store = try HabitStore.inMemory(sampleAsOf: nil) }

  @Test("tells each step with what was there before and after, the newest first")
  func entries() throws {
    let habit = try store.add("Read")
    var change = CheckInChange.mark(.done)
    change.amount = .set(Amount(12))
    change.note = .set("Chapter 4")
    try store.perform(.checkIn(habit, on: [today], change))
    try store.perform(.checkIn(habit, on: [today, "2026-11-29"], .mark(.skipped)))
    try store.perform(.changeHabit(habit, [.name("Read more")]))
    try store.perform(.changeHabit(habit, [.plan(Plan(schedule: .rolling(1, days: 3)))]))
    try store.perform(.pauseAll(Pause(from: today)))
    try store.perform(.setting(.dayStart, "04:00"))
    try store.undo()

    let whole = CheckIn(today, mark: .done, amount: Amount(12), note: "Chapter 4")
    #expect(
      try store.log().map(\.subject) == [
        .setting(key: "day-start", before: "04:00", after: nil),
        .setting(key: "day-start", before: nil, after: "04:00"),
        .pauseForAll, .habitChanged, .renamed(from: "Read", to: "Read more"),
        .checkIn(before: CheckIn("2026-11-29"), after: CheckIn("2026-11-29", mark: .skipped)),
        .checkIn(before: CheckIn(today), after: whole), .habitAdded,
      ])
    let log = try store.log()
    #expect(log.map(\.dayCount) == [0, 0, 0, 0, 0, 2, 1, 0])
    #expect(log.map(\.habit) == [nil, nil, nil, habit, habit, habit, habit, habit])
    #expect(log.last?.habitName == "Read more")
    #expect(log.allSatisfy { $0.at == now })
  }

  @Test("gives as many entries as were asked for")
  func limit() throws {
    let habit = try store.add("Read")
    for back in 0..<9 { try store.mark(habit, .done, on: today - back) }
    #expect(try store.log(limit: 3).map(\.day) == ["2026-11-22", "2026-11-23", "2026-11-24"])
    #expect(try store.log(limit: 0).isEmpty)
    #expect(try store.log().count == 10)
  }

  @Test("names a habit that is no more by its last name")
  func removed() throws {
    try store.add("Read")
    try store.undo()
    try store.add("Run")
    #expect(try store.log().map(\.habitName) == ["Run", "Read", "Read"])
    #expect(try Set(store.log().compactMap(\.habit)).count == 2)
  }

  @Test("tells a move by the habit that was moved")
  func move() throws {
    let ids = try "ABC".map { try store.add(String($0)) }
    try store.perform(.moveHabit(ids[2], to: 0))
    #expect(try store.log(limit: 1).first?.habitName == "C")
    #expect(try store.log(limit: 1).first?.subject == .habitChanged)
  }
}

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
        .pauseForAll([ChangedValue(.pause, from: today, before: nil, after: "open")]),
        .habitChanged([ChangedValue(.schedule, before: "daily", after: "1/3d")]),
        .renamed(from: "Read", to: "Read more"),
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
    #expect(
      try store.log(limit: 1).first?.subject
        == .habitChanged([ChangedValue(.place, before: "3", after: "1")]))
    try store.undo()
    #expect(try store.log(limit: 1).first?.habitName == "C")
    for (id, name, place) in [(ids[1], "B", 0), (ids[1], "B", 2), (ids[0], "A", 1)] {
      try store.perform(.moveHabit(id, to: place))
      for step in [nil, store.undo, store.redo] as [(() throws -> LogEntry?)?] {
        _ = try step?()
        #expect(try store.log(limit: 1).first?.habitName == name)
      }
    }
  }

  @Test("tells each value of a habit that a step changed, from what and to what")
  func values() throws {
    let habit = try store.add("Read")
    let steps: [([HabitChange], [ChangedValue])] = [
      (
        [.group("Home"), .color(.red), .question("Did you?")],
        [
          ChangedValue(.group, before: nil, after: "Home"),
          ChangedValue(.color, before: "orange", after: "red"),
          ChangedValue(.question, before: nil, after: "Did you?"),
        ]
      ),
      (
        [.plan(Plan(from: "2026-12-01", schedule: .times(3, per: .week)))],
        [ChangedValue(.schedule, from: "2026-12-01", before: "daily", after: "3/week")]
      ),
      (
        [.plan(Plan(from: "2026-12-08", schedule: .times(4, per: .week)))],
        [ChangedValue(.schedule, from: "2026-12-08", before: "3/week", after: "4/week")]
      ),
      (
        [.kind(.atLeast), .plan(Plan(from: "2026-12-08", target: Target(Amount(5), unit: "km")))],
        [
          ChangedValue(.kind, before: "yes-no", after: "at-least"),
          ChangedValue(.schedule, before: "daily", after: "daily, 5 km/day"),
          ChangedValue(.schedule, from: "2026-12-01", before: "3/week", after: "3/week, 5 km/day"),
          ChangedValue(.schedule, from: "2026-12-08", before: "4/week", after: "daily, 5 km/day"),
        ]
      ),
      (
        [.pause(Pause(from: "2026-12-01"))],
        [ChangedValue(.pause, from: "2026-12-01", before: nil, after: "open")]
      ),
      (
        [.resume("2026-12-05")],
        [ChangedValue(.pause, from: "2026-12-01", before: "open", after: "2026-12-04")]
      ),
      (
        [.freeze(FreezeRule(from: today))],
        [ChangedValue(.freezes, from: today, before: nil, after: "every 7, up to 2")]
      ),
      (
        [.freeze(FreezeRule(from: today, every: 0))],
        [ChangedValue(.freezes, from: today, before: "every 7, up to 2", after: nil)]
      ),
      ([.skipBudget(3)], [ChangedValue(.skips, before: nil, after: "3")]),
      ([.start("2026-11-01")], [ChangedValue(.start, before: nil, after: "2026-11-01")]),
      ([.archive(today)], [ChangedValue(.archived, before: nil, after: today.iso)]),
    ]
    for (changes, values) in steps {
      try store.perform(.changeHabit(habit, changes))
      #expect(try store.log(limit: 1).first?.subject == .habitChanged(values))
    }
  }

  @Test("tells how freezes were earned before they are switched off, or on for later")
  func freezes() throws {
    let habit = try store.add("Read")
    let (seven, three) = ("every 7, up to 2", "every 3, up to 2")
    let first: Day = "2026-11-01"
    let later: Day = "2026-12-10"
    try store.perform(.changeHabit(habit, [.freeze(FreezeRule(from: first))]))
    try store.perform(.changeHabit(habit, [.freeze(FreezeRule(from: later, every: 3))]))
    let rises = ChangedValue(.freezes, from: later, before: seven, after: three)
    #expect(try store.log(limit: 1).first?.subject == .habitChanged([rises]))
    try store.perform(.changeHabit(habit, [.freeze(FreezeRule(from: today, every: 0))]))
    let ends = [
      ChangedValue(.freezes, from: later, before: three, after: nil),
      ChangedValue(.freezes, from: today, before: seven, after: nil),
    ]
    #expect(try store.log(limit: 1).first?.subject == .habitChanged(ends))
    try store.undo()
    let back = ends.reversed().map {
      ChangedValue(.freezes, from: $0.from, before: nil, after: $0.before)
    }
    #expect(try store.log(limit: 1).first?.subject == .habitChanged(back))
  }

  @Test("tells what a schedule goes back to when its change is undone")
  func undonePlan() throws {
    let habit = try store.add("Read")
    let plan = Plan(from: "2026-12-01", schedule: .times(3, per: .week))
    try store.perform(.changeHabit(habit, [.plan(plan)]))
    try store.undo()
    let value = ChangedValue(.schedule, from: "2026-12-01", before: "3/week", after: "daily")
    #expect(try store.log(limit: 1).first?.subject == .habitChanged([value]))
  }
}

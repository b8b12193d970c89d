import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A merge of habits that both stores have")
struct MergeHabitTests {
  let place: TemporaryStore
  let store: HabitStore
  let other: HabitStore
  private var file: String { place.folder + "/other.sqlite" }

  init() throws { (place, store, other) = try twoStores() }

  private func change(
    _ store: HabitStore, _ changes: HabitChange..., hour: Int = 13
  ) throws {
    let habit = try #require(try store.snapshot().habits.first).id
    try store.perform(
      .changeHabit(habit, changes), today: today, now: "2026-11-30T\(hour):00:00+01:00")
  }

  private func merge(hour: Int = 22) throws -> Merged {
    try store.merge(file, OlderStores.intake(now: "2026-11-30T\(hour):00:00+01:00"))
  }

  private func habit() throws -> Habit { try #require(try store.snapshot().habits.first) }

  /// Puts the habit in both stores; those that were copied from one another have the same first step.
  private func addToBoth() throws {
    try store.add("Read")
    try other.add("Read")
  }

  static let changes: [HabitChange] = [
    .archive("2026-11-20"), .pause(Pause(from: "2026-11-10")),
    .plan(Plan(from: "2026-11-01", schedule: .weekdays(.workdays))),
    .freeze(FreezeRule(from: "2026-11-01")), .kind(.avoid), .color(.red), .group("Home"),
    .question("How far?"), .end("2026-12-31"), .start("2026-01-01"), .skipBudget(2),
    .name("Read more"),
  ]

  @Test(
    "takes what was changed there, tells of it, and has nothing to do twice", arguments: changes)
  func taken(_ change: HabitChange) throws {
    try addToBoth()
    let before = try habit()
    try self.change(other, change)
    let merged = try merge()
    #expect(merged.changed == 1 && merged.habits == 0 && merged.days == 0)
    var wanted = before
    wanted.apply(change)
    #expect(try habit() == wanted && wanted != before)
    let findings = try Doctor(path: place.path, today: today).examine()
    #expect(findings.allSatisfy { $0.level == .fact }, "\(findings)")
    #expect(try merge().isEmpty)
    let entry = try store.undo()
    #expect(entry?.subject == .takenIn(.merge, habits: 0, changed: 1, pausesForAll: false))
    #expect(try habit() == before)
    try store.redo()
    #expect(try habit() == wanted)
  }

  @Test("keeps what was changed here later", arguments: changes)
  func kept(_ change: HabitChange) throws {
    try addToBoth()
    try self.change(other, change, hour: 13)
    try self.change(store, change, hour: 14)
    _ = try store.undo(today: today, now: "2026-11-30T15:00:00+01:00")
    let before = try Contents(store)
    #expect(try merge().isEmpty)
    #expect(try Contents(store) == before)
  }

  @Test("unites values, schedules and pauses that were changed on either side")
  func united() throws {
    try addToBoth()
    try change(store, .color(.red), .pause(Pause(from: "2026-07-01", through: "2026-07-31")))
    try change(other, .group("Home"), .pause(Pause(from: "2026-11-01", through: "2026-11-02")))
    try change(store, .plan(Plan(from: "2026-10-01", schedule: .weekdays(.workdays))))
    try change(other, .plan(Plan(from: "2026-11-01", schedule: .times(3, per: .week))))
    #expect(try merge().changed == 1)
    let habit = try habit()
    #expect(habit.color == .red && habit.group == "Home")
    #expect(habit.pauses.map(\.from) == ["2026-07-01", "2026-11-01"])
    #expect(habit.plans.map(\.from) == [nil, "2026-10-01", "2026-11-01"])
    #expect(try merge().isEmpty)
  }

  @Test("takes away what was taken away there")
  func takenAway() throws {
    for store in [store, other] {
      try store.add("Read") { $0.pauses = [Pause(from: "2026-11-10")] }
    }
    try change(other, .resume("2026-11-10"))
    #expect(try merge().changed == 1)
    #expect(try habit().pauses == [])
  }

  @Test("a usual value that nobody chose gives way to one that was chosen earlier")
  func chosen() throws {
    try other.add("Read") {
      $0.color = .blue
      $0.plans[0].schedule = .weekdays(.workdays)
    }
    var plain = Habit(id: HabitID(0), name: "Read", added: today)
    plain.group = "Home"
    try store.perform(.addHabit(plain), today: today, now: "2026-11-30T14:00:00+01:00")
    #expect(try merge().changed == 1)
    let habit = try habit()
    #expect(habit.color == .blue && habit.group == "Home")
    #expect(habit.plans == [Plan(schedule: .weekdays(.workdays))])
  }

  @Test("keeps a kind and its targets together where the newest of both do not fit")
  func fitting() throws {
    try addToBoth()
    let measured = Plan(target: Target(Amount(5), unit: "km"))
    try change(other, .kind(.atLeast), .plan(measured), hour: 13)
    try change(store, .plan(Plan(schedule: .weekdays(.workdays))), hour: 14)
    #expect(try merge().changed == 1)
    #expect(try habit().kind == .atLeast)
    #expect(try merge().isEmpty)
  }

  @Test("knows a habit that was renamed, here or there, by the log")
  func renamed() throws {
    try addToBoth()
    try change(store, .name("Read more"))
    try other.mark(HabitID(1), .done, on: "2026-11-01")
    #expect(try merge().habits == 0)
    #expect(try store.snapshot().habits.map(\.name) == ["Read more"])
    #expect(try store.checkIns(HabitID(1)) == [CheckIn("2026-11-01", mark: .done)])
  }

  @Test("knows it also where the two were added by themselves")
  func renamedElsewhere() throws {
    try store.add("Read")
    var habit = Habit(id: HabitID(0), name: "read", added: today)
    habit.color = .red
    try other.perform(.addHabit(habit), today: today, now: "2026-11-30T12:30:00+01:00")
    try change(other, .name("Books"))
    let merged = try merge()
    #expect(merged.habits == 0 && merged.changed == 1)
    #expect(try store.snapshot().habits.map(\.name) == ["Books"])
  }

  @Test("leaves a new name that another habit has here")
  func nameInUse() throws {
    try addToBoth()
    try store.add("Books")
    try change(other, .name("Books"))
    #expect(try merge().isEmpty)
    #expect(try store.snapshot().habits.map(\.name) == ["Read", "Books"])
  }

  @Test("tells of two habits that hold the same days under different names")
  func twins() throws {
    let days: [Day] = ["2026-11-01", "2026-11-02", "2026-11-03"]
    for (store, name) in [(store, "Read"), (other, "Books")] {
      let habit = try store.add(name)
      for day in days { try store.mark(habit, .done, on: day) }
    }
    #expect(try merge().twins == [Twins(added: "Books", known: "Read")])
    let entry = try store.undo()
    #expect(entry?.subject == .takenIn(.merge, habits: 1, changed: 0, pausesForAll: false))
    #expect(entry?.dayCount == 3 && entry?.habitName == nil)
  }

  @Test(
    "does not bring back a habit whose adding was taken back here, but for what was done with it since",
    arguments: [12, 14])
  func takenOut(hour: Int) throws {
    try addToBoth()
    try other.perform(
      .checkIn(HabitID(1), on: [today], .mark(.done)), today: today,
      now: "2026-11-30T\(hour):00:00+01:00")
    _ = try store.undo(today: today, now: "2026-11-30T13:00:00+01:00")
    #expect(try merge().habits == (hour == 14 ? 1 : 0))
    #expect(try store.snapshot().habits.count == (hour == 14 ? 1 : 0))
  }

  @Test("brings what it brought again after it was taken back")
  func again() throws {
    try other.add("Read")
    #expect(try merge().habits == 1)
    _ = try store.undo(today: today, now: "2026-11-30T23:00:00+01:00")
    #expect(try merge(hour: 23).habits == 1)
  }

  @Test("takes the pauses of all habits")
  func pausesForAll() throws {
    try addToBoth()
    let pause = Pause(from: "2026-10-01", through: "2026-10-05", isForAll: true)
    try other.perform(.pauseAll(pause))
    let merged = try merge()
    #expect(merged.pausesForAll && merged.changed == 0)
    #expect(try habit().pauses == [pause])
    #expect(try merge().isEmpty)
    #expect(
      try store.undo()?.subject == .takenIn(.merge, habits: 0, changed: 0, pausesForAll: true))
    #expect(try habit().pauses == [])
  }
}

import SwiftCalCore
import SwiftCalStore
import Testing

@Suite("An edit")
struct EditTests {
  let store: HabitStore

  init() throws { store = try HabitStore.inMemory(sampleAsOf: nil) }

  @Test("sets what is recorded of a day, and keeps the rest of it")
  func checkIn() throws {
    let habit = try store.add("Read")
    try store.mark(habit, .done, on: today)
    try store.perform(.checkIn(habit, on: [today], .note("Chapter 4")))
    var amount = CheckInChange()
    amount.amount = .set(Amount(3))
    try store.perform(.checkIn(habit, on: [today], amount))

    let expected = CheckIn(today, mark: .done, amount: Amount(3), note: "Chapter 4")
    #expect(try store.checkIns(habit) == [expected])
  }

  @Test("adds to an amount that may not be there yet, and never goes below nothing")
  func adding() throws {
    let habit = try store.add("Water")
    var change = CheckInChange()
    change.adding = Amount(2)
    try store.perform(.checkIn(habit, on: [today], change))
    try store.perform(.checkIn(habit, on: [today], change))
    #expect(try store.checkIns(habit).first?.amount == Amount(4))
    change.adding = Amount(millionths: -9_000_000)
    try store.perform(.checkIn(habit, on: [today], change))
    #expect(try store.checkIns(habit).first?.amount == .zero)
  }

  @Test("leaves no row of a day of which nothing is recorded any more")
  func uncheck() throws {
    let habit = try store.add("Read")
    try store.mark(habit, .done, on: "2026-11-29", "2026-11-30")
    try store.perform(.checkIn(habit, on: ["2026-11-29"], .uncheck))
    #expect(try store.checkIns(habit) == [CheckIn(today, mark: .done)])
  }

  @Test("that changes nothing is no step")
  func nothing() throws {
    let habit = try store.add("Read")
    try store.mark(habit, .done, on: today)
    let steps = try store.log().count

    #expect(try !store.mark(habit, .done, on: today).changed)
    #expect(try !store.perform(.changeHabit(habit, [.name("Read"), .group("")])).changed)
    #expect(try !store.perform(.moveHabit(habit, to: 7)).changed)
    #expect(try !store.perform(.setting(.dayStart, nil)).changed)
    #expect(try !store.perform(.resumeAll(today)).changed)
    #expect(try !store.perform(.changeHabit(habit, [.resume(today)])).changed)
    #expect(try store.log().count == steps)
  }

  @Test(
    "that asks for what holds already is no step",
    arguments: [
      [HabitChange.plan(Plan(from: today, schedule: .times(3, per: .week)))],
      [.plan(Plan(from: today + 9, schedule: .times(3, per: .week)))],
      [.plan(Plan(schedule: .times(3, per: .week)))],
      [.freeze(FreezeRule(from: today, every: 5, cap: 1))],
      [.pause(Pause(from: today - 3, through: today - 2))],
      [.pause(Pause(from: today - 5, through: today))],
      [.pause(Pause(from: today + 30))], [.pause(Pause(from: today + 25, through: today + 26))],
      [.name("Read"), .kind(.yesNo), .group(""), .color(.orange), .question(""), .start(nil)],
      [.end(nil), .skipBudget(nil)],
    ])
  func already(_ changes: [HabitChange]) throws {
    let habit = try store.add("Read") {
      $0.plans = [Plan(schedule: .times(3, per: .week))]
      $0.freezeRules = [FreezeRule(from: today - 30, every: 5, cap: 1)]
      $0.pauses = [
        Pause(from: today - 5, through: today), Pause(from: today + 20),
      ]
    }
    let (before, steps) = (try store.habit(habit), try store.log().count)
    #expect(try !store.perform(.changeHabit(habit, changes)).changed)
    #expect(try store.habit(habit) == before)
    #expect(try store.log().count == steps)
  }

  @Test("that asks for something else is one, also where it looks alike")
  func different() throws {
    let habit = try store.add("Read") {
      $0.plans = [Plan(), Plan(from: today + 7, schedule: .times(3, per: .week))]
      $0.freezeRules = [FreezeRule(from: today - 30), FreezeRule(from: today - 3, every: 0)]
      $0.pauses = [Pause(from: today - 5, through: today)]
    }
    let changes: [HabitChange] = [
      .plan(Plan(from: today + 9)), .plan(Plan(from: today + 7)), .freeze(FreezeRule(from: today)),
      .pause(Pause(from: today - 4)), .pause(Pause(from: today - 5, through: today - 1)),
      .plan(Plan(from: today, target: Target(.zero, unit: "km"))),
    ]
    for change in changes {
      #expect(try store.perform(.changeHabit(habit, [change])).changed, "\(change)")
    }
    try store.perform(.pauseAll(Pause(from: today + 1, through: today + 9)))
    #expect(try !store.perform(.pauseAll(Pause(from: today + 2, through: today + 3))).changed)
    let other = try store.add("Run")
    #expect(try store.perform(.changeHabit(other, [.pause(Pause(from: today + 2))])).changed)
    #expect(try !store.perform(.setting(.halfLife, "13")).changed)
    #expect(try store.perform(.setting(.halfLife, "14")).changed)
    #expect(try store.perform(.setting(.halfLife, "13")).changed)
  }

  @Test("that switches freezes off ends them from its day on, also later ones, in one step")
  func freezesOff() throws {
    let habit = try store.add("Read") {
      $0.freezeRules = [
        FreezeRule(from: today - 30), FreezeRule(from: today - 3, every: 3),
        FreezeRule(from: today + 9, every: 9),
      ]
    }
    let before = try #require(try store.habit(habit)).freezeRules
    #expect(
      try store.perform(.changeHabit(habit, [.freeze(FreezeRule(from: today, every: 0))])).changed)
    #expect(
      try store.habit(habit)?.freezeRules
        == [before[0], before[1], FreezeRule(from: today, every: 0)])
    #expect(try store.undo() != nil)
    #expect(try store.habit(habit)?.freezeRules == before)
    let first = FreezeRule(from: today - 40, every: 0)
    #expect(try store.perform(.changeHabit(habit, [.freeze(first)])).changed)
    #expect(try store.habit(habit)?.freezeRules == [])
    #expect(try !store.perform(.changeHabit(habit, [.freeze(first)])).changed)
  }

  @Test("stores a habit with all that it has, behind the others")
  func addHabit() throws {
    try store.add("Read")
    var run = Habit(id: HabitID(77), name: "  Run ", kind: .atLeast, added: "2026-10-01")
    run.start = "2026-10-05"
    run.end = "2027-10-05"
    run.plans = [
      Plan(schedule: .times(3, per: .week), target: Target(Amount(5), unit: "km")),
      Plan(
        from: "2026-11-01", schedule: .rolling(2, days: 5),
        target: Target(Amount(20), unit: "km", per: .week)),
    ]
    run.pauses = [Pause(from: "2026-10-10", through: "2026-10-12"), Pause(from: "2026-12-24")]
    run.freezeRules = [FreezeRule(from: "2026-10-05", every: 10, cap: 3)]
    run.skipBudget = 4
    run.group = "Health"
    run.color = .blue
    run.question = "How far?"
    let id = try #require(try store.perform(.addHabit(run)).habit)

    run.id = id
    run.name = "Run"
    #expect(try store.snapshot(.habits).habits.map(\.name) == ["Read", "Run"])
    #expect(try store.habit(id) == run)
    #expect(try store.snapshot(.of(id)).habits == [run])
  }

  @Test("changes values of a habit and nothing else of it")
  func changeHabit() throws {
    let id = try store.add("Read")
    var habit = try #require(try store.habit(id))
    try store.perform(
      .changeHabit(
        id,
        [
          .name("Read more"), .kind(.atLeast), .question("Pages?"), .group("Evening"),
          .color(.purple), .start("2026-09-02"), .end("2026-12-31"), .skipBudget(2),
          .plan(Plan(from: "2026-12-01", schedule: .everyDay, target: Target(Amount(10)))),
          .freeze(FreezeRule(from: today)),
          .pause(Pause(from: "2026-10-01", through: "2026-10-02")),
        ]))
    habit.name = "Read more"
    habit.kind = .atLeast
    habit.question = "Pages?"
    habit.group = "Evening"
    habit.color = .purple
    habit.start = "2026-09-02"
    habit.end = "2026-12-31"
    habit.skipBudget = 2
    // A habit that becomes measured is judged by the target it has got, also before.
    habit.plans = [
      Plan(target: Target(Amount(10))), Plan(from: "2026-12-01", target: Target(Amount(10))),
    ]
    habit.freezeRules = [FreezeRule(from: today)]
    habit.pauses = [Pause(from: "2026-10-01", through: "2026-10-02")]
    #expect(try store.habit(id) == habit)
  }

  @Test("of the schedule holds from its day on, replaces one from the same day, and keeps others")
  func plans() throws {
    let id = try store.add("Read")
    for (from, count) in [("2026-11-01", 2), ("2026-10-01", 3), ("2026-11-01", 4)] {
      let plan = Plan(from: try Day(iso: from), schedule: .times(count, per: .week))
      try store.perform(.changeHabit(id, [.plan(plan)]))
    }
    try store.perform(.changeHabit(id, [.plan(Plan(schedule: .weekdays(.workdays)))]))
    #expect(
      try store.habit(id)?.plans == [
        Plan(schedule: .weekdays(.workdays)),
        Plan(from: "2026-10-01", schedule: .times(3, per: .week)),
        Plan(from: "2026-11-01", schedule: .times(4, per: .week)),
      ])
  }

  @Test("ends an open pause the day before, and takes back one that had not begun")
  func resume() throws {
    let id = try store.add("Read")
    try store.perform(.changeHabit(id, [.pause(Pause(from: "2026-11-20"))]))
    try store.perform(.changeHabit(id, [.resume(today)]))
    #expect(try store.habit(id)?.pauses == [Pause(from: "2026-11-20", through: "2026-11-29")])
    try store.perform(.changeHabit(id, [.pause(Pause(from: today))]))
    try store.perform(.changeHabit(id, [.resume(today)]))
    #expect(try store.habit(id)?.pauses == [Pause(from: "2026-11-20", through: "2026-11-29")])
  }

  @Test("shortens a pause that has a last day, and else drops the next one only")
  func resumeLimited() throws {
    let id = try store.add("Read")
    let planned = Pause(from: "2026-12-24", through: "2026-12-26")
    let pauses = [Pause(from: "2026-11-20", through: "2026-12-05"), planned]
    try store.perform(.changeHabit(id, pauses.map { .pause($0) }))
    try store.perform(.changeHabit(id, [.resume(today)]))
    let shortened = Pause(from: "2026-11-20", through: "2026-11-29")
    #expect(try store.habit(id)?.pauses == [shortened, planned])
    try store.perform(.changeHabit(id, [.resume(today)]))
    #expect(try store.habit(id)?.pauses == [shortened])
    try store.perform(.pauseAll(Pause(from: "2026-11-28", through: "2026-12-05")))
    try store.perform(.resumeAll(today))
    #expect(
      try store.habit(id)?.pauses
        == [shortened, Pause(from: "2026-11-28", through: "2026-11-29", isForAll: true)])
  }

  @Test("lets all habits rest, also those added later, and ends only that")
  func pauseAll() throws {
    let first = try store.add("Read") { $0.pauses = [Pause(from: "2026-11-25")] }
    try store.perform(.pauseAll(Pause(from: "2026-11-28")))
    let second = try store.add("Run")
    let pause = Pause(from: "2026-11-28", isForAll: true)
    #expect(try store.habit(first)?.pauses == [Pause(from: "2026-11-25"), pause])
    #expect(try store.habit(second)?.pauses == [pause])
    #expect(try store.snapshot(.of(second)).habits.first?.pauses == [pause])

    try store.perform(.changeHabit(first, [.resume("2026-11-29")]))
    try store.perform(.resumeAll(today))
    let ended = Pause(from: "2026-11-28", through: "2026-11-29", isForAll: true)
    #expect(
      try store.habit(first)?.pauses == [Pause(from: "2026-11-25", through: "2026-11-28"), ended])
    #expect(try store.habit(second)?.pauses == [ended])
  }

  @Test("takes a habit out of the archive with a pause for the days in between")
  func archive() throws {
    let id = try store.add("Read")
    try store.perform(.changeHabit(id, [.archive("2026-11-10")]))
    #expect(try store.habit(id)?.archived == "2026-11-10")
    try store.perform(.changeHabit(id, [.unarchive(today)]))
    let habit = try #require(try store.habit(id))
    #expect(habit.archived == nil)
    #expect(habit.pauses == [Pause(from: "2026-11-10", through: "2026-11-29")])
  }

  @Test(
    "moves a habit to a place in the order",
    arguments: [(0, "CABD"), (1, "ACBD"), (2, "ABCD"), (3, "ABDC"), (99, "ABDC"), (-1, "CABD")])
  func move(place: Int, order: String) throws {
    let ids = try "ABCD".map { try store.add(String($0)) }
    try store.perform(.moveHabit(ids[2], to: place))
    #expect(try store.snapshot(.habits).habits.map(\.name).joined() == order)
  }

  @Test("sets a setting for good, in its canonical form")
  func setting() throws {
    try store.perform(.setting(.firstWeekday, "Sunday"))
    try store.perform(.setting(.dayStart, "4:30"))
    let settings = try store.snapshot(.habits).settings
    #expect(settings.firstWeekday == .sunday)
    #expect(settings.dayStart == ClockTime(hour: 4, minute: 30))
    try store.perform(.setting(.dayStart, nil))
    #expect(try store.snapshot(.habits).settings.dayStart == .midnight)
  }
}

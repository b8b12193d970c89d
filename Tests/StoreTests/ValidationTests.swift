import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("The store refuses")
struct ValidationTests {
  let store: HabitStore
  let habit: HabitID

  init() throws {
    store = try HabitStore.inMemory(sampleAsOf: nil)
    habit = try store.add("Read")
  }

  private func expectInvalid(
    _ edit: Edit, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try Contents(store)
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try store.perform(edit)
    }
    guard case .invalid(let reason) = error else {
      Issue.record("\(edit): \(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
    #expect(reason.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(try Contents(store) == before, sourceLocation: sourceLocation)
    #expect(try store.log().count == 1, sourceLocation: sourceLocation)
  }

  @Test(
    "names that cannot be seen or would harm a screen", arguments: ["", "  ", "a\u{1b}[2J", "a\nb"])
  func names(name: String) throws {
    try expectInvalid(.changeHabit(habit, [.name(name)]))
    try expectInvalid(.addHabit(Habit(id: HabitID(0), name: name, added: today)))
  }

  @Test("a name that another habit has, in any case", arguments: ["read", " READ ", "Read"])
  func takenNames(name: String) throws {
    #expect(throws: StoreError.nameTaken("Read")) { try store.add(name) }
    let other = try store.add("Run")
    #expect(throws: StoreError.nameTaken("Read")) {
      try store.perform(.changeHabit(other, [.name(name)]))
    }
    try store.perform(.changeHabit(habit, [.name("READ")]))
  }

  @Test("to tell accents apart by how they are composed")
  func composedNames() throws {
    try store.add("Caf\u{e9}")
    #expect(throws: StoreError.nameTaken("Caf\u{e9}")) { try store.add("cafe\u{301}") }
  }

  @Test("habits that are not there")
  func unknownHabit() throws {
    let ghost = HabitID(99)
    for edit in [
      Edit.checkIn(ghost, on: [today], .mark(.done)), .changeHabit(ghost, [.name("x")]),
      .moveHabit(ghost, to: 0),
    ] {
      #expect(throws: StoreError.noHabit(ghost)) { try store.perform(edit) }
    }
    #expect(try store.snapshot(.of(ghost)).habits.isEmpty)
  }

  @Test("amounts out of range")
  func amounts() throws {
    var change = CheckInChange()
    for millionths in [-1, Amount.limit.millionths + 1, .max, .min] {
      change.amount = .set(Amount(millionths: millionths))
      try expectInvalid(.checkIn(habit, on: [today], change))
    }
    change.amount = .set(Amount.limit)
    change.adding = Amount(1)
    try expectInvalid(.checkIn(habit, on: [today], change))
  }

  @Test("notes that hold NUL or are huge, and takes one of a megabyte")
  func notes() throws {
    try expectInvalid(.checkIn(habit, on: [today], .note("a\0b")))
    try expectInvalid(.checkIn(habit, on: [today], .note(String(repeating: "x", count: 1 << 21))))
    let long = String(repeating: "é", count: 1 << 19)
    try store.perform(.checkIn(habit, on: [today], .note(long)))
    #expect(try store.checkIns(habit).first?.note == long)
    try store.undo()
    #expect(try store.checkIns(habit).isEmpty)
  }

  @Test("to record what is still to come, but for a skip, a note and the removal of a mark")
  func future() throws {
    let tomorrow = today + 1
    try expectInvalid(.checkIn(habit, on: [today, tomorrow], .mark(.done)))
    try expectInvalid(.checkIn(habit, on: [tomorrow], .mark(.missed)))
    var change = CheckInChange()
    change.adding = Amount(1)
    try expectInvalid(.checkIn(habit, on: [tomorrow], change))
    try store.mark(habit, .skipped, on: tomorrow)
    try store.perform(.checkIn(habit, on: [tomorrow], .note("Travelling")))
    try store.perform(.checkIn(habit, on: [tomorrow], .uncheck))
  }

  @Test("schedules, targets and stretches that cannot be")
  func habits() throws {
    let changes: [[HabitChange]] = [
      [.plan(Plan(schedule: .weekdays([])))],
      [.plan(Plan(schedule: .times(0, per: .week)))],
      [.plan(Plan(schedule: .times(8, per: .week)))],
      [.plan(Plan(schedule: .rolling(3, days: 2)))],
      [.plan(Plan(schedule: .rolling(0, days: 2)))],
      [.kind(.atLeast)],
      [.kind(.atLeast), .plan(Plan(target: Target(.zero)))],
      [.kind(.atMost), .plan(Plan(target: Target(Amount(millionths: -1))))],
      [.plan(Plan(target: Target(Amount(1), unit: "k\nm")))],
      [.start(today), .end(today - 1)],
      [.pause(Pause(from: today, through: today - 1))],
      [.freeze(FreezeRule(from: today, every: -1))],
      [.skipBudget(-1)],
      [.group("a\0")],
      [.group("a\u{1b}[31m")],
      [.question(String(repeating: "x", count: 20_000))],
    ]
    for change in changes { try expectInvalid(.changeHabit(habit, change)) }
    try expectInvalid(.pauseAll(Pause(from: today, through: today - 1)))
    try expectInvalid(.addHabit(Habit(id: HabitID(0), name: "x", added: today, plans: [])))
    let plans = [Plan(), Plan(from: today), Plan(from: today - 1)]
    try expectInvalid(.addHabit(Habit(id: HabitID(0), name: "x", added: today, plans: plans)))
    try store.perform(.changeHabit(habit, [.kind(.atMost), .plan(Plan(target: Target(.zero)))]))
  }

  @Test("values that a setting does not accept")
  func settings() throws {
    try expectInvalid(.setting(.dayStart, "13:00"))
    try expectInvalid(.setting(.halfLife, "0"))
  }
}

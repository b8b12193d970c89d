import SwiftCalCore
import TestSupport
import Testing

@Suite("Changes of a check-in") struct CheckInChangeTests {
  private let full = CheckIn("2026-11-30", mark: .skipped, amount: Amount(3), note: "rain")

  @Test("A change of nothing keeps everything")
  func nothing() {
    #expect(CheckInChange().applied(to: full) == full)
  }

  @Test("A mark is set and removed, and the rest stays")
  func mark() {
    #expect(
      CheckInChange.mark(.done).applied(to: full)
        == CheckIn("2026-11-30", mark: .done, amount: Amount(3), note: "rain"))
    #expect(
      CheckInChange.mark(nil).applied(to: full)
        == CheckIn("2026-11-30", amount: Amount(3), note: "rain"))
  }

  @Test("Unchecking leaves only the note")
  func uncheck() {
    let result = CheckInChange.uncheck.applied(to: full)
    #expect(result == CheckIn("2026-11-30", note: "rain"))
    #expect(!result.isMarked)
    #expect(!result.isEmpty)
  }

  @Test("A note is set, and an empty one is removed", arguments: [nil, "", "sun"])
  func note(text: String?) {
    let result = CheckInChange.note(text).applied(to: full)
    #expect(result.note == (text == "sun" ? "sun" : nil))
    #expect(result.mark == .skipped)
  }

  @Test(
    "An amount is added to what is there, and never falls below none",
    arguments: [(nil, 1, 1), (3, 1, 4), (3, -1, 2), (3, -5, 0), (nil, -5, nil)]
      as [(Int?, Int, Int?)])
  func adding(before: Int?, added: Int, after: Int?) {
    var change = CheckInChange()
    change.adding = Amount(added)
    let checkIn = CheckIn("2026-11-30", amount: before.map { Amount($0) })
    #expect(change.applied(to: checkIn).amount == after.map { Amount($0) })
  }

  @Test(
    "A slip that was only marked is one, to which others are added and which is taken away",
    arguments: [
      (.missed, nil, 1, .missed, 2), (.missed, nil, -1, nil, nil), (.missed, nil, 3, .missed, 4),
      (.missed, 2, -1, .missed, 1), (.missed, 2, -2, nil, nil), (nil, 1, -1, nil, nil),
      (nil, nil, 2, nil, 2), (.done, nil, -1, .done, nil), (nil, nil, -1, nil, nil),
    ] as [(Mark?, Int?, Int, Mark?, Int?)])
  func slips(mark: Mark?, before: Int?, added: Int, after: Mark?, count: Int?) {
    let habit = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
    let checkIn = CheckIn("2026-11-30", mark: mark, amount: before.map { Amount($0) }, note: "x")
    #expect(
      CheckInChange.adding(Amount(added), to: habit).applied(to: checkIn)
        == CheckIn("2026-11-30", mark: after, amount: count.map { Amount($0) }, note: "x"))
  }

  @Test("No slip and no amount leave a day of a habit to avoid clean")
  func noSlips() {
    var habit = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
    let slip = CheckIn("2026-11-30", mark: .missed)
    #expect(CheckInChange.amount(.zero, of: habit).applied(to: slip).isEmpty)
    #expect(CheckInChange.amount(nil, of: habit).applied(to: slip).isEmpty)
    #expect(CheckInChange.amount(Amount(2), of: habit).applied(to: slip).amount == Amount(2))
    habit.kind = .trackOnly
    #expect(CheckInChange.amount(.zero, of: habit).applied(to: slip).amount == .zero)
  }

  @Test("Each day reaches what is wanted on it, and one that does stays")
  func reaching() throws {
    var habit = Habit(
      id: HabitID(1), name: "Run", kind: .atLeast, added: "2026-11-01",
      plans: [Plan(), Plan(from: "2026-11-10", target: Target(Amount(5)))])
    habit.plans.append(Plan(from: "2026-11-20", target: Target(Amount(7))))
    let days: [Day] = ["2026-11-09", "2026-11-19", "2026-11-20", "2026-11-21"]
    let change = try #require(CheckInChange.reaching(habit, on: days))
    let result = days.map { change.applied(to: CheckIn($0, mark: .missed, amount: Amount(6))) }
    #expect(result[0].mark == .done && result.dropFirst().allSatisfy { $0.mark == nil })
    #expect(result.map(\.amount) == [Amount(6), Amount(6), Amount(7), Amount(7)])
    let done = CheckIn("2026-11-21", mark: .done, amount: Amount(2))
    #expect(change.applied(to: done) == done)
    habit.plans = [Plan(target: Target(Amount(7), per: .week))]
    #expect(CheckInChange.reaching(habit, on: days) == nil)
  }

  @Test("An amount is set before something is added to it")
  func setAndAdd() {
    var change = CheckInChange()
    change.amount = .set(Amount(10))
    change.adding = Amount(1)
    #expect(change.applied(to: full).amount == Amount(11))
    change.amount = .set(nil)
    #expect(change.applied(to: full).amount == Amount(1))
  }

  @Test(
    "Done reaches the target of a day, and leaves a greater amount",
    arguments: [(nil, 5), (3, 5), (5, 5), (8, 8)] as [(Int?, Int)])
  func doneReachesTarget(before: Int?, after: Int) {
    var habit = Habit(
      id: HabitID(1), name: "Run", kind: .atLeast, added: "2026-11-01",
      plans: [Plan(target: Target(Amount(5), unit: "km"))])
    let checkIn = CheckIn(
      "2026-11-30", mark: .missed, amount: before.map { Amount($0) }, note: "rain")
    let change = CheckInChange.done(for: habit, on: "2026-11-30")
    #expect(
      change.applied(to: checkIn) == CheckIn("2026-11-30", amount: Amount(after), note: "rain"))
    habit.plans = [Plan(target: Target(Amount(5), unit: "km", per: .week))]
    #expect(CheckInChange.done(for: habit, on: "2026-11-30") == .mark(.done))
    habit.kind = .yesNo
    #expect(CheckInChange.done(for: habit, on: "2026-11-30") == .mark(.done))
  }

  @Test("A record is empty only without mark, amount and note")
  func empty() {
    #expect(CheckIn("2026-11-30").isEmpty)
    #expect(!CheckIn("2026-11-30", amount: .zero).isEmpty)
    #expect(CheckIn("2026-11-30", amount: .zero).isMarked)
    #expect(!CheckIn("2026-11-30", note: "x").isMarked)
  }
}

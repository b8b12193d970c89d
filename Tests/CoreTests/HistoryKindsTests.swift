import SwiftCalCore
import Testing

@Suite("Kinds of habits")
struct HistoryKindsTests {
  @Test(
    "An at-least day is done at its target, partial below; a mark outweighs the amount",
    arguments: [
      StreakCase(letters: "55", current: 2, longest: 2, states: "YY"),
      StreakCase(letters: "55353", current: 1, longest: 2, states: "YYpYp", isAtRisk: true),
      StreakCase(letters: "5503", current: 0, longest: 2, states: "YYxp"),
      StreakCase(letters: "550", current: 2, longest: 2, states: "YY?", isAtRisk: true),
      StreakCase(letters: "5Y5", current: 3, longest: 3, states: "YYY"),
      StreakCase(letters: "5N", current: 0, longest: 1, states: "Yx"),
    ])
  func atLeast(_ expected: StreakCase) {
    expect(expected, habit(kind: .atLeast, target: Target(Amount(5), unit: "km")))
  }

  @Test("A mark outweighs the amount of its day")
  func markOverAmount() {
    let run = habit(kind: .atLeast, target: Target(Amount(5)))
    let days = [
      CheckIn(monday, mark: .done, amount: Amount(1)),
      CheckIn(monday + 1, mark: .skipped, amount: Amount(9)),
      CheckIn(monday + 2, mark: .done),
    ]
    let history = History(of: run, checkIns: days, today: monday + 2, firstWeekday: .monday)
    #expect(history.states(3) == "YsY")
    #expect(history.current == 2)
  }

  @Test(
    "An at-most day is done when it is over and within the limit; an excess breaks at once",
    arguments: [
      StreakCase(letters: "2..", current: 2, longest: 2, states: "YY?"),
      StreakCase(letters: "2.3", current: 0, longest: 2, states: "YYx"),
      StreakCase(letters: "232", current: 0, longest: 1, states: "Yx?"),
      StreakCase(letters: "2S.N.", current: 0, longest: 2, states: "YsYx?"),
      StreakCase(letters: "..Y", current: 3, longest: 3, states: "YYY"),
    ])
  func atMost(_ expected: StreakCase) {
    expect(expected, habit(kind: .atMost, target: Target(Amount(2))))
  }

  @Test("A done mark does not undo an excess or a slip", arguments: [HabitKind.atMost, .avoid])
  func excessWithMark(kind: HabitKind) {
    let habit = habit(kind: kind, target: kind == .atMost ? Target(Amount(2)) : nil)
    let days = [CheckIn(monday, mark: .done), CheckIn(monday + 1, mark: .done, amount: Amount(3))]
    let history = History(of: habit, checkIns: days, today: monday + 1, firstWeekday: .monday)
    #expect(history.states(2) == "Yx")
    #expect(history.current == 0)
  }

  @Test(
    "An avoid day is done when it is over and without a slip",
    arguments: [
      StreakCase(letters: ".....", current: 4, longest: 4, states: "YYYY?"),
      StreakCase(letters: "..N..", current: 1, longest: 2, states: "YYxY?"),
      StreakCase(letters: "..3..", current: 1, longest: 2, states: "YYxY?"),
      StreakCase(letters: "..0..", current: 4, longest: 4, states: "YYYY?"),
      StreakCase(letters: "....N", current: 0, longest: 4, states: "YYYYx"),
      StreakCase(letters: "....2", current: 0, longest: 4, states: "YYYYx"),
      StreakCase(letters: "..S..", current: 3, longest: 3, states: "YYsY?"),
    ])
  func avoid(_ expected: StreakCase) {
    expect(expected, habit(kind: .avoid))
  }

  private func expect(_ expected: StreakCase, _ habit: Habit) {
    let history = history(expected.letters, habit)
    #expect(history.current == expected.current)
    #expect(history.longest == expected.longest)
    #expect(history.states(expected.states.count) == expected.states)
    #expect(history.streak.isAtRisk == expected.isAtRisk)
  }

  @Test(
    "A slip is one however it was entered, also on a day that is not due or a pause",
    arguments: [("N", "x"), ("1", "x"), ("2", "x"), ("0", "-")])
  func slipAnywhere(letter: String, state: String) {
    let sober = habit(.weekdays(.workdays), kind: .avoid)
    let weekend = history("..... \(letter). ..", sober)
    #expect(weekend.states(9) == "YYYYY\(state)-Y?")
    #expect(weekend.current == (state == "x" ? 1 : 6))
    #expect(history("..... \(letter)", sober).current == (state == "x" ? 0 : 5))
    var resting = habit(kind: .avoid)
    resting.pauses = [Pause(from: monday + 2, through: monday + 4)]
    #expect(
      history("...\(letter)...", resting).states(4, from: monday + 3).hasPrefix(
        state == "x" ? "x" : "="))
    #expect(history("...\(letter)...", resting).current == (state == "x" ? 1 : 3))
  }

  @Test("Slips marked after a miss leave it a slip, and so does a part of one")
  func slipAfterMiss() {
    let sober = habit(kind: .avoid)
    let both = CheckIn(monday + 2, mark: .missed, amount: Amount(2))
    let half = CheckIn(monday + 2, amount: Amount(millionths: 500_000))
    for checkIn in [both, half] {
      let history = History(
        of: sober, checkIns: [checkIn], today: monday + 4, firstWeekday: .monday)
      #expect(history.states(5) == "YYxY?")
      #expect(history.current == 1)
      let broke = history.explanation.steps.contains {
        $0 == .broke(monday + 2, .slipped(checkIn.amount ?? .zero))
      }
      #expect(broke)
    }
  }

  @Test(
    "A week or month that rests asks for nothing, whatever is recorded in it",
    arguments: [HabitKind.atLeast, .atMost])
  func restingSum(kind: HabitKind) {
    var run = habit(kind: kind, target: Target(Amount(20), unit: "km", per: .week))
    run.pauses = [Pause(from: monday)]
    #expect(history("3", run).left == .nothing)
    #expect(history("3", run).states(1) == "=")
    #expect(history("3", run).progress(on: monday) == nil)
    run.pauses = []
    #expect(history("SSSSSSS", run).left == .nothing)
    #expect(history("SSSSSSS", run).progress(on: monday) == nil)
    let read = habit(.times(3, per: .week))
    #expect(history("SSSSSSS", read).left == .nothing)
    #expect(history("SSSSSSS", read).progress(on: monday) == nil)
  }

  @Test("An avoid habit without any check-in is clean from its first day")
  func cleanFromTheStart() {
    let sober = habit(kind: .avoid, start: Day.first)
    let history = History(of: sober, checkIns: [], today: monday, firstWeekday: .monday)
    #expect(history.current == monday - Day.first)
    #expect(history.score == 1)
  }

  @Test("A track-only habit has no streak; what is recorded is done")
  func trackOnly() {
    let weight = history("7.Y.", habit(kind: .trackOnly))
    #expect(weight.states(4) == "Y-Y-")
    #expect(weight.runs.isEmpty)
    #expect(weight.streak == Streak())
    #expect(!weight.isOpen)
    #expect(weight.left == .nothing)
  }

  @Test(
    "Targets of nothing, of a part and of very much are defined",
    arguments: [
      // An at-least target of 0 asks for any amount above 0.
      (HabitKind.atLeast, Amount(0), "3.03", "YxxY"),
      (.atLeast, Amount(millionths: -5), "3.0", "Yx?"),
      (.atLeast, Amount(millionths: 500_000), "1.0", "Yx?"),
      (.atLeast, Amount.limit, "9..", "px?"),
      (.atMost, Amount(0), "0.1", "YYx"),
      (.atMost, Amount(millionths: -5), "0.1", "YYx"),
      (.atMost, Amount.limit, "9.9", "YY?"),
    ])
  func oddTargets(_ kind: HabitKind, _ target: Amount, _ letters: String, _ states: String) {
    for period in Period.allCases {
      let history = history(letters, habit(kind: kind, target: Target(target, per: period)))
      if period == .day { #expect(history.states(states.count) == states) }
      #expect((0...1).contains(history.score))
    }
  }

  @Test("Sums of the largest amounts stay at the ends of what can be counted")
  func largeSums() {
    let most = Amount(millionths: .max)
    let run = habit(kind: .atLeast, target: Target(most, per: .week))
    let days = (0..<7).map { CheckIn(monday + $0, amount: most) }
    let history = History(of: run, checkIns: days, today: monday + 6, firstWeekday: .monday)
    #expect(history.current == 1)
    #expect(history.progress(on: monday)?.amount == most)
  }

  @Test("What is left today, and whether it is open")
  func left() {
    #expect(history("Y.").left == .checkIn)
    #expect(history("YY").left == .nothing)
    #expect(history("YN").left == .nothing)
    let run = habit(kind: .atLeast, target: Target(Amount(5), unit: "km"))
    #expect(history("2", run).left == .amount(Amount(3), through: monday))
    #expect(history("2", run).isOpen)
    #expect(history("Y.", habit(.times(3, per: .week))).left == .times(2, through: monday + 6))
    #expect(history("YYY.", habit(.times(3, per: .week))).left == .nothing)
    #expect(!history("YYY.", habit(.times(3, per: .week))).isOpen)
    #expect(history("..", habit(kind: .avoid)).left == .noSlip)
    #expect(!history("..", habit(kind: .avoid)).isOpen)
    let beer = habit(kind: .atMost, target: Target(Amount(3)))
    #expect(history("1", beer).left == .within(Amount(2), through: monday))
    #expect(history("......", habit(.weekdays(.workdays))).left == .nothing)
  }

  @Test("Skips of the month are counted against the budget")
  func skipBudget() {
    var read = habit()
    #expect(history("SYSY", read).skipsLeft == nil)
    read.skipBudget = 3
    #expect(history("SYSY", read).skips(in: monday.month) == 2)
    #expect(history("SYSY", read).skipsLeft == 1)
    #expect(history("SYSYSS", read).skipsLeft == 0)
    #expect(history("SYSYSS", read, today: monday + 2).skipsLeft == 1)
  }

  @Test("Progress tells how far the day's stretch has come")
  func progress() {
    let run = habit(kind: .atLeast, target: Target(Amount(9), unit: "km", per: .week))
    let week = history("5...3..", run).progress(on: monday + 2)
    #expect(week?.amount == Amount(8))
    #expect(week?.target == Amount(9))
    #expect(week?.from == monday)
    #expect(week?.through == monday + 6)
    #expect(week?.isMet == false)
    let times = history("Y.Y", habit(.times(3, per: .week))).progress(on: monday)
    #expect(times?.done == 2)
    #expect(times?.need == 3)
    let window = history("Y..Y", habit(.rolling(2, days: 3))).progress(on: monday + 3)
    #expect(window?.from == monday + 1)
    #expect(window?.done == 1)
    #expect(history("Y", habit()).progress(on: monday - 1) == nil)
    #expect(history("Y", habit()).progress(on: monday + 1) == nil)
  }

  @Test("A habit that is only tracked tells its month's days, their sum and the last of them")
  func tracked() {
    let first = (monday + 40).month.firstDay
    let rows = [
      CheckIn(first - 1, amount: Amount(9)), CheckIn(first, amount: Amount(2)),
      CheckIn(first + 1, mark: .done), CheckIn(first + 2, mark: .skipped, amount: Amount(5)),
      CheckIn(first + 3, note: "only a note"), CheckIn(first + 9, amount: Amount(7)),
    ]
    var weight = habit(kind: .trackOnly, start: monday)
    let found = { (today: Day) in
      History(of: weight, checkIns: rows, today: today, firstWeekday: .monday).tracked
    }
    #expect(
      found(first + 5) == Tracked(days: 2, amounts: AmountSpread([Amount(2)]), last: first + 1))
    #expect(
      found(first + 9)
        == Tracked(
          days: 3, amounts: AmountSpread([Amount(2), Amount(7)]), last: first + 9,
          lastAmount: Amount(7)))
    #expect(found(first + 45).map { ($0.days, $0.last) }.map { $0 == (0, first + 9) } == true)
    #expect(found(monday) == Tracked(days: 0))
    weight.kind = .yesNo
    #expect(found(first) == nil)
  }
}

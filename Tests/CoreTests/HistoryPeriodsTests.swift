import SwiftCalCore
import Testing

@Suite("Streaks of weeks and months")
struct HistoryPeriodsTests {
  static let weekCases = [
    StreakCase(letters: "Y.Y.Y..", current: 1, longest: 1, states: "Y-Y-Y--"),
    StreakCase(letters: "Y.Y", current: 0, longest: 0, states: "Y-Y++++"),
    StreakCase(letters: "Y.Y.Y.. Y.", current: 1, longest: 1, states: "Y-Y-Y--Y?+++++"),
    StreakCase(letters: "Y.Y.Y.. Y.Y.Y", current: 2, longest: 2, states: "Y-Y-Y--Y-Y-Y"),
    StreakCase(
      letters: "Y.Y.Y.. Y....", current: 1, longest: 1, states: "Y-Y-Y--Y---?", isAtRisk: false),
    StreakCase(
      letters: "Y.Y.Y.. Y.....", current: 1, longest: 1, states: "Y-Y-Y--Y----?", isAtRisk: true),
    StreakCase(
      letters: "Y.Y.Y.. ......", current: 1, longest: 1, states: "Y-Y-Y-------?", isAtRisk: false),
    StreakCase(letters: "Y.Y.Y.. Y.....Y", current: 1, longest: 1, states: "Y-Y-Y--Y-----Y"),
    StreakCase(letters: "Y.Y.Y.. Y.Y.... Y", current: 0, longest: 1, states: "Y-Y-Y--YxYxxxxY"),
    StreakCase(letters: "Y.Y.Y.. SSSSSSS YYY", current: 2, longest: 2, states: "Y-Y-Y--sssssssYYY"),
    StreakCase(letters: "Y.Y.Y.. SSSSSYY YYY", current: 3, longest: 3, states: "Y-Y-Y--sssssYYYYY"),
    StreakCase(letters: "YNYNYN.", current: 1, longest: 1, states: "YxYxYx-"),
  ]

  @Test("Three times a week: the week counts once it is met", arguments: weekCases)
  func threeAWeek(_ expected: StreakCase) {
    let history = history(expected.letters, habit(.times(3, per: .week)))
    #expect(history.streak.unit == .week)
    #expect(history.current == expected.current)
    #expect(history.longest == expected.longest)
    #expect(history.states(expected.states.count) == expected.states)
    #expect(history.streak.isAtRisk == expected.isAtRisk)
  }

  @Test(
    "The first weekday decides which days are a week",
    arguments: [(Weekday.monday, 1), (.sunday, 2), (.saturday, 2)])
  func firstWeekday(_ firstWeekday: Weekday, _ longest: Int) {
    // Six done days from Thursday to Tuesday: four and two in weeks from Monday, three and three in
    // weeks from Sunday.
    let letters = "...YYYY YY..... ......."
    let history = history(
      letters, habit(.times(3, per: .week), start: monday + 3), firstWeekday: firstWeekday)
    #expect(history.longest == longest)
  }

  @Test("A habit that starts mid-week needs no more days than its first week has")
  func startMidWeek() {
    let late = history(".....YY Y.Y.Y..", habit(.times(3, per: .week), start: monday + 5))
    #expect(late.current == 2)
    #expect(late.states(7) == "<<<<<YY")
    #expect(late.streak.current?.start == monday + 5)
    let short = history(".....Y. Y.Y.Y..", habit(.times(3, per: .week), start: monday + 5))
    #expect(short.current == 1)
  }

  @Test("A pause over a month's end lowers the need of both months, and bridges where none is left")
  func pauseOverMonthEnd() {
    var read = habit(.times(10, per: .month), start: day("2026-01-01"))
    let done = (0..<10).map { CheckIn(day("2026-01-05") + $0, mark: .done) }
    let later = [CheckIn(day("2026-03-30"), mark: .done), CheckIn(day("2026-03-31"), mark: .done)]
    func current() -> Int {
      History(of: read, checkIns: done + later, today: day("2026-04-01"), firstWeekday: .monday)
        .streak.current?.length ?? 0
    }
    #expect(current() == 0)
    // All of February, and March but its last two days.
    read.pauses = [Pause(from: day("2026-01-25"), through: day("2026-03-29"))]
    #expect(current() == 2)
    read.pauses = [Pause(from: day("2026-01-25"), through: day("2026-03-28"))]
    #expect(current() == 0)
  }

  @Test("A year of 53 weeks has 53 weeks of streak", arguments: [(2026, 53), (2027, 52)])
  func longYear(_ year: Int, _ weeks: Int) {
    // 2026 begins on a Thursday; its ISO weeks run from 2025-12-29 to 2027-01-03.
    let first = day("\(year)-01-04").weekStart(firstWeekday: .monday)
    let after = day("\(year + 1)-01-04").weekStart(firstWeekday: .monday)
    let done = stride(from: 0, to: after - first, by: 7).map { CheckIn(first + $0, mark: .done) }
    let history = History(
      of: habit(.times(1, per: .week), start: first), checkIns: done, today: after - 1,
      firstWeekday: .monday)
    #expect(history.current == weeks)
  }

  @Test(
    "Amounts of a week add up; a done mark alone meets it; a missed or skipped day adds nothing")
  func sums() {
    let run = habit(kind: .atLeast, target: Target(Amount(9), unit: "km", per: .week))
    #expect(history("5...4..", run).current == 1)
    #expect(history("5...4..", run).states(7) == "Y---Y--")
    #expect(history("5...3..", run).current == 0)
    #expect(history("5...3..", run).states(7) == "p---p-?")
    #expect(history("5...3.. .", run).states(8) == "pxxxpxx?")
    #expect(history("Y......", run).current == 1)
    #expect(history("5...4.. ......3", run).streak.isAtRisk)
    #expect(!history("5...4.. .....3", run).streak.isAtRisk)
    #expect(history("5...4.. 3", run).left == .amount(Amount(6), through: monday + 13))
    #expect(history("5...4.. 9", run).left == .nothing)
  }

  @Test("A done mark beside an amount makes no week that lacks the amount")
  func markBesideAmount() {
    let run = habit(kind: .atLeast, target: Target(Amount(9), unit: "km", per: .week))
    var days = [CheckIn(monday, mark: .done, amount: Amount(5))]
    var now: History {
      History(of: run, checkIns: days, today: monday + 2, firstWeekday: .monday)
    }
    #expect(now.state(on: monday) == .partial)
    days.append(CheckIn(monday + 2, mark: .done, amount: Amount(1)))
    #expect(now.isOpen)
    days[1].amount = Amount(4)
    #expect(now.state(on: monday) == .done)
    #expect(!now.isOpen)
  }

  @Test("A week in which the habit runs in part asks for its share of the amount, rounded")
  func shareOfTarget() {
    let target = Target(Amount(10), unit: "km", per: .week)
    let run = habit(kind: .atLeast, target: target, start: monday + 2)
    #expect(history("..7....", run).current == 1)
    #expect(history("..6....", run).current == 0)
    #expect(history("..6....", run).left == .amount(Amount(1), through: monday + 6))
  }

  @Test("A limit per week is within until it is exceeded, which breaks at once")
  func limits() {
    let beer = habit(kind: .atMost, target: Target(Amount(4), per: .week))
    #expect(history("2.2.... .", beer).current == 1)
    #expect(history("2.2....", beer).current == 0)
    #expect(history("2.2....", beer).states(7) == "YYYYYY?")
    #expect(history("2.2.... 2.2.1", beer).current == 0)
    #expect(history("2.2.... 2.2.1.", beer).states(13) == "YYYYYYYYYYYxx")
    #expect(history("2.2.... 2.2.1.. .", beer).longest == 1)
    #expect(history("2.2.... 1", beer).left == .within(Amount(3), through: monday + 13))
  }

  @Test("Days without a slip count towards times a week")
  func cleanDays() {
    let sober = habit(.times(5, per: .week), kind: .avoid)
    #expect(history("....... .", sober).current == 1)
    #expect(history("N.....N .", sober).current == 1)
    #expect(history("N....NN .", sober).current == 0)
    #expect(history(".....", sober).current == 0)
    #expect(history("......", sober).current == 1)
  }
}

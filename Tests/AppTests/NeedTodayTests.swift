import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("What a day needs, in words")
struct NeedTodayTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let today: Day = "2026-11-30"

  private static func habit(
    _ kind: HabitKind = .yesNo, _ target: Target? = nil, _ schedule: Schedule = .everyDay
  ) -> Habit {
    var habit = Habit(
      id: HabitID(1), name: "Run", kind: kind, added: "2026-11-28",
      plans: [Plan(schedule: schedule, target: target)])
    habit.start = "2026-11-28"
    return habit
  }

  private static func reporter(_ habit: Habit, _ checkIns: [CheckIn] = []) -> Reporter {
    Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [HabitID(1): checkIns]), today: today,
        firstWeekday: .monday))
  }

  /// What an explanation says of today: the texts of the rows that name it.
  private static func today(_ habit: Habit, _ checkIns: [CheckIn] = []) throws -> [String] {
    let history = History(of: habit, checkIns: checkIns, today: today, firstWeekday: .monday)
    let text = ExplanationText(history.explanation, of: habit, strings: Strings())
    return text.rows.filter { $0.days.hasSuffix(today.iso) }.map(\.text)
  }

  private static let before = [
    CheckIn("2026-11-28", mark: .done), CheckIn("2026-11-29", mark: .done),
  ]

  @Test(
    "A skipped day is told once, with its reason where it has one",
    arguments: [(nil, "Skipped: nothing is needed."), ("ill", "Skipped: ill")])
  func skipped(reason: String?, text: String) throws {
    let skip = CheckIn(Self.today, mark: .skipped, note: reason)
    #expect(try Self.today(Self.habit(), Self.before + [skip]) == [text])
    #expect(try Self.today(Self.habit(), [skip]) == [text])
  }

  @Test("So is one that rests, and one that a freeze has kept")
  func restingOrFrozen() throws {
    var habit = Self.habit()
    habit.pauses = [Pause(from: Self.today)]
    #expect(try Self.today(habit, Self.before) == ["The habit rests: nothing is needed."])
    habit.pauses[0].isForAll = true
    #expect(try Self.today(habit, Self.before) == ["All habits rest: nothing is needed."])
    habit.pauses[0].from = "2026-11-29"
    #expect(try Self.today(habit, [Self.before[0]]) == ["All habits rest: nothing is needed."])
    habit.pauses = []
    habit.freezeRules = [FreezeRule(from: "2026-11-28", every: 1, cap: 1)]
    #expect(
      try Self.today(habit, Self.before + [CheckIn(Self.today, mark: .missed)]) == [
        "Missed, kept by the freeze earned on 2026-11-28."
      ])
  }

  @Test(
    "An amount over its limit is told with the limit, and one that has reached it, too",
    arguments: [
      (Period.day, 11, "11 of 10 km, over the limit: nothing more can be done for it."),
      (.week, 11, "11 of 10 km, over the limit: nothing more can be done for it."),
      (.day, 10, "The limit is reached: no more through 2026-11-30."),
      (.week, 10, "The limit is reached: no more through 2026-12-06."),
      (.day, 9, "No more than 1 km through 2026-11-30."),
    ])
  func limit(period: Period, amount: Int, text: String) throws {
    let habit = Self.habit(.atMost, Target(Amount(10), unit: "km", per: period))
    let rows = [CheckIn(Self.today, amount: Amount(amount))]
    #expect(try Self.today(habit, rows).last == text)
  }

  @Test("Slips are counted, also on a day that is not due")
  func slips() throws {
    let habit = Self.habit(.avoid, nil, .weekdays(WeekdaySet(rawValue: 0b111_1110)))
    let two = [CheckIn(Self.today, amount: Amount(2))]
    #expect(
      try Self.today(habit, two) == [
        "The run breaks: 2 slips.", "2 slips: nothing more can be done for it.",
      ])
    let marked = [CheckIn(Self.today, mark: .missed)]
    #expect(
      try Self.today(habit, marked) == [
        "The run breaks: a slip was marked.", "A slip: nothing more can be done for it.",
      ])
    let rolling = Self.habit(.avoid, nil, .rolling(1, days: 3))
    #expect(try Self.today(rolling, marked).last == "A slip: nothing more can be done for it.")
    let earlier = Self.reporter(rolling, [CheckIn("2026-11-29", mark: .missed)])
    #expect(
      try earlier.explain(rolling, on: Self.today).lines.joined().contains(
        "Slipped, but at least 1 of 3 days are done."))
  }

  @Test("A period that rests needs nothing, whatever is recorded in it")
  func resting() throws {
    var habit = Self.habit(.atLeast, Target(Amount(20), unit: "km", per: .week))
    habit.pauses = [Pause(from: "2026-11-28")]
    let rows = [CheckIn(Self.today, amount: Amount(3))]
    let reporter = Self.reporter(habit, rows)
    #expect(try Self.today(habit, rows) == ["The habit rests: nothing is needed."])
    let session = Session([habit], checkIns: [HabitID(1): rows])
    #expect(session.screenText.contains("paused · 3 km"))
    #expect(!session.screenText.contains("of 0 km"))
    #expect(reporter.today(json: true).lines == ["[]"])
  }

  @Test("A skipped day needs nothing: neither in the list of today nor in its JSON")
  func skippedToday() throws {
    let habit = Self.habit(.atLeast, Target(Amount(5), unit: "km"))
    let skip = [CheckIn(Self.today, mark: .skipped, amount: Amount(2))]
    let reporter = Self.reporter(habit, skip)
    #expect(reporter.today(json: false).lines.map { $0.contains(" of ") } == [false])
    #expect(reporter.today(json: true).lines.joined().contains(#""target":5,"#))
    #expect(reporter.today(json: true).lines.joined().contains(#""left":0,"#))
    var week = habit
    week.plans = [Plan(target: Target(Amount(20), unit: "km", per: .week))]
    week.end = Self.today
    let last = Self.reporter(week, skip)
    #expect(last.today(json: false).lines.map { $0.contains(" of ") } == [false])
    #expect(try Self.today(week, skip) == ["Skipped: nothing is needed."])
  }

  @Test("The screen and the command line head an explanation alike")
  func headline() throws {
    for (rows, head) in [
      (Self.before, "2 day streak, longest 2 days"), ([], "no streak"),
      ([Self.before[0]], "no streak, longest 1 day"),
    ] {
      let habit = Self.habit()
      #expect(
        try Self.reporter(habit, rows).explain(habit, on: Self.today).lines[0] == "Run: \(head)")
      var session = Session([habit], checkIns: [HabitID(1): rows])
      session.type("e")
      #expect(session.screenText.contains(head), "\(session.screenText)")
      #expect(!session.screenText.contains("0 days"))
    }
  }
}

import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("A week in which the habit rests")
struct RestingWeekTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  /// Three times a week from Sunday, resting from Thursday on.
  private static let gym: Habit = {
    var habit = Habit(
      id: HabitID(1), name: "Gym", kind: .yesNo, added: "2026-11-01",
      plans: [Plan(schedule: .times(3, per: .week))])
    habit.start = "2026-11-01"
    habit.pauses = [Pause(from: "2026-11-12", through: "2026-11-20")]
    return habit
  }()

  private static func history(_ days: [Day], _ today: Day, _ habit: Habit = gym) -> History {
    History(
      of: habit, checkIns: days.map { CheckIn($0, mark: .done) }, today: today,
      firstWeekday: .sunday)
  }

  private static func reporter(_ days: [Day], _ today: Day) -> Reporter {
    let rows = days.map { CheckIn($0, mark: .done) }
    return Reporter(
      CommandContext(
        Snapshot(habits: [gym], checkIns: [gym.id: rows]), today: today, firstWeekday: .sunday))
  }

  private static let before: [Day] = ["2026-11-02", "2026-11-03", "2026-11-04"]
  private static let two: [Day] = ["2026-11-08", "2026-11-10"]

  @Test("The last day on which it is asked is the deadline, and the risk counts from it")
  func deadline() throws {
    let history = Self.history(Self.before + Self.two, "2026-11-11")
    #expect(history.left == .times(1, through: "2026-11-11"))
    #expect(history.streak.isAtRisk)
    let reporter = Self.reporter(Self.two, "2026-11-11")
    let today = reporter.today(json: false).lines.joined()
    #expect(today.contains("2 of 3 this week, 1 more by 2026-11-11"), "\(today)")
    let why = try reporter.explain(Self.gym, on: "2026-11-11").lines
    #expect(why.contains { $0.hasSuffix("Needs 1 day more through 2026-11-11.") }, "\(why)")
    let earlier = Self.history(Self.two, "2026-11-10")
    #expect(earlier.left == .times(1, through: "2026-11-11"))
  }

  @Test("While it rests a check-in still counts, and nothing is told as lost")
  func resting() throws {
    let history = Self.history(Self.before + Self.two, "2026-11-12")
    #expect(history.canBeMet && history.takesRest)
    #expect(!history.streak.isPastSaving && !history.streak.isAtRisk)
    let why = try Self.reporter(Self.two, "2026-11-12").explain(Self.gym, on: "2026-11-12").lines
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      why.contains(
        "The habit rests, but a check-in still counts: needs 1 day more through 2026-11-14."),
      "\(why)")
    #expect(!why.contains("any more"))
    #expect(Self.history(Self.two + ["2026-11-12"], "2026-11-12").streak.current?.length == 1)
  }

  @Test("It is lost only where the days of rest are too few, too")
  func lost() {
    #expect(Self.history([], "2026-11-12").canBeMet)
    #expect(!Self.history([], "2026-11-13").canBeMet)
    #expect(Self.history([], "2026-11-13").streak.isPastSaving)
    #expect(Self.history(["2026-11-08"], "2026-11-11").left == .times(2, through: "2026-11-14"))
    #expect(Self.history(Self.two, "2026-11-14").canBeMet)
  }

  @Test(
    "A week with one day that is asked takes what is asked of a whole one where that was missed")
  func oneDay() {
    var habit = Self.gym
    habit.pauses = [Pause(from: "2026-11-09", through: "2026-11-20")]
    // Sunday is missed: each day of rest that is done is one more that is asked.
    #expect(Self.history([], "2026-11-08", habit).left == .times(1, through: "2026-11-08"))
    #expect(Self.history([], "2026-11-10", habit).left == .times(3, through: "2026-11-14"))
    #expect(Self.history([], "2026-11-12", habit).canBeMet)
    #expect(!Self.history([], "2026-11-13", habit).canBeMet)
    let made: [Day] = ["2026-11-12", "2026-11-13", "2026-11-14"]
    #expect(Self.history(made, "2026-11-14", habit).streak.current?.length == 1)
  }

  @Test("An amount of a week is asked through the last day on which it does not rest")
  func amounts() {
    var habit = Self.gym
    habit.kind = .atLeast
    habit.plans = [Plan(target: Target(Amount(14), unit: "km", per: .week))]
    #expect(Self.history([], "2026-11-09", habit).left == .amount(Amount(8), through: "2026-11-11"))
    #expect(Self.history([], "2026-11-12", habit).takesRest)
  }

  @Test(
    "A past day is headed by what the run was when the day was over",
    arguments: [
      (Mark?.none, 0, "Gym: no streak, longest 3 days"),
      (.missed, 0, "Gym: no streak, longest 3 days"),
      (.skipped, 0, "Gym: 3 day streak, longest 3 days"),
      (.done, 0, "Gym: 4 day streak, longest 4 days"),
      (nil, 2, "Gym: 3 day streak, longest 3 days"),
    ])
  func pastHeadline(_ mark: Mark?, _ freezeEvery: Int, _ head: String) throws {
    var habit = Self.gym
    habit.plans = [Plan()]
    habit.pauses = []
    if freezeEvery > 0 {
      habit.freezeRules = [FreezeRule(from: "2026-11-01", every: freezeEvery, cap: 1)]
    }
    var rows = Self.before.map { CheckIn($0, mark: .done) }
    if let mark { rows.append(CheckIn("2026-11-05", mark: mark)) }
    rows.append(CheckIn("2026-11-06", mark: .done))
    let reporter = Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [habit.id: rows]), today: "2026-11-20",
        firstWeekday: .sunday))
    #expect(try reporter.explain(habit, on: "2026-11-05").lines.first == head)
  }

  @Test("So is one with too small an amount, and one whose schedule changed the day after")
  func pastPartial() throws {
    var habit = Self.gym
    habit.kind = .atLeast
    habit.pauses = []
    habit.plans = [
      Plan(target: Target(Amount(5), unit: "km")),
      Plan(
        from: "2026-11-06", schedule: .times(3, per: .week),
        target: Target(Amount(5), unit: "km")),
    ]
    let rows =
      Self.before.map { CheckIn($0, amount: Amount(5)) } + [
        CheckIn("2026-11-05", amount: Amount(2))
      ]
    let reporter = Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [habit.id: rows]), today: "2026-11-20",
        firstWeekday: .sunday))
    let lines = try reporter.explain(habit, on: "2026-11-05").lines
    #expect(lines.first == "Gym: no streak, longest 3 days", "\(lines)")
  }

  @Test("A day of a week that goes on is not told as if it were over")
  func runningWeek() throws {
    var habit = Self.gym
    habit.pauses = []
    let rows = ["2026-11-08" as Day].map { CheckIn($0, mark: .done) }
    let reporter = Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [habit.id: rows]), today: "2026-11-10",
        firstWeekday: .sunday))
    let lines = try reporter.explain(habit, on: "2026-11-09").lines
    #expect(
      lines.contains { $0.hasSuffix("As of then 2 days more to go through 2026-11-14.") },
      "\(lines)")
  }
}

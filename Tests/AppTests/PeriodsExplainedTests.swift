import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Weeks, days and schedules that an explanation tells")
struct PeriodsExplainedTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static func habit(_ schedule: Schedule, _ kind: HabitKind = .yesNo) -> Habit {
    Habit(
      id: HabitID(1), name: "Gym", kind: kind, added: "2026-11-01",
      plans: [Plan(schedule: schedule)])
  }

  private func explain(
    _ habit: Habit, _ days: [Day], on day: Day = "2026-11-30", today: Day = "2026-11-30",
    mark: Mark = .done
  ) throws -> [String] {
    let rows = days.map { CheckIn($0, mark: mark) }
    return try Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [habit.id: rows]), today: today,
        firstWeekday: .sunday)
    ).explain(habit, on: day).lines
  }

  @Test("Weeks are told also where there is no run, those after the last one included")
  func weeks() throws {
    let gym = Self.habit(.times(3, per: .week))
    let none = try explain(gym, ["2026-11-03", "2026-11-10", "2026-11-11", "2026-11-29"])
    #expect(
      none.prefix(8) == [
        "Gym: no streak", "                          There was no run yet.",
        "2026-11-01 to 2026-11-07  1 of 3 done: not met.",
        "2026-11-08 to 2026-11-14  2 of 3 done: not met.",
        "2026-11-15 to 2026-11-21  0 of 3 done: not met.",
        "2026-11-22 to 2026-11-28  0 of 3 done: not met.",
        "2026-11-29 to 2026-12-05  1 of 3 done so far.",
        "2026-11-30                Needs 2 days more through 2026-12-05.",
      ], "\(none)")
    let after = try explain(gym, ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-17"])
    #expect(
      after.dropFirst().prefix(6) == [
        "2026-11-02                The run begins.",
        "2026-11-01 to 2026-11-07  3 of 3 done: adds 1 week.",
        "2026-11-14                The run breaks: 0 of 3 done, 2026-11-08 to 2026-11-14.",
        "2026-11-15 to 2026-11-21  1 of 3 done: not met.",
        "2026-11-22 to 2026-11-28  0 of 3 done: not met.",
        "2026-11-29 to 2026-12-05  0 of 3 done so far.",
      ], "\(after)")
  }

  @Test("A window is told where there is no run, and months are")
  func others() throws {
    let rolling = try explain(Self.habit(.rolling(2, days: 5)), ["2026-11-30"])
    #expect(
      rolling.contains("2026-11-26 to 2026-11-30  1 of 2 done in 5 days so far."), "\(rolling)")
    let month = try explain(Self.habit(.times(5, per: .month)), ["2026-11-30"])
    #expect(month.contains("2026-11-01 to 2026-11-30  1 of 5 done so far."), "\(month)")
    let daily = try explain(Self.habit(.everyDay), [])
    #expect(!daily.joined().contains("so far"))
  }

  @Test("A past day is told by what it had needed, and what it has become")
  func past() throws {
    let read = Self.habit(.everyDay)
    let missed = try explain(read, ["2026-11-25"], on: "2026-11-28")
    #expect(missed.contains { $0.hasSuffix("Missed: it needed a check-in.") }, "\(missed)")
    let now = try explain(read, ["2026-11-25"], on: "2026-11-28", today: "2026-11-28")
    #expect(now.contains { $0.hasSuffix("Needs a check-in before the day ends.") }, "\(now)")
    let gym = Self.habit(.times(3, per: .week))
    let week = try explain(gym, ["2026-11-25"], on: "2026-11-26")
    #expect(
      week.contains { $0.hasSuffix("Missed: 2 days more were needed through 2026-11-28.") },
      "\(week)")
    let met = try explain(gym, ["2026-11-25", "2026-11-27", "2026-11-28"], on: "2026-11-26")
    #expect(
      met.contains {
        $0.hasSuffix("2026-11-26                2 days more were needed through 2026-11-28.")
      }
        || met.contains { $0.hasSuffix("  2 days more were needed through 2026-11-28.") }, "\(met)")
    var run = Self.habit(.everyDay, .atLeast)
    run.plans = [Plan(target: Target(Amount(5), unit: "km"))]
    let partly = try Reporter(
      CommandContext(
        Snapshot(
          habits: [run], checkIns: [run.id: [CheckIn("2026-11-28", amount: Amount(3))]]),
        today: "2026-11-30")
    ).explain(run, on: "2026-11-28").lines
    #expect(
      partly.contains { $0.hasSuffix("Partly done: 2 km more were needed through 2026-11-28.") },
      "\(partly)")
  }

  @Test("A schedule to come is named, and that it cuts the running week")
  func coming() throws {
    var gym = Self.habit(.times(3, per: .week))
    gym.plans.append(Plan(from: "2026-12-03", schedule: .times(5, per: .week)))
    let cut = try explain(gym, []).joined(separator: " ").split(separator: " ").joined(
      separator: " ")
    #expect(
      cut.contains(
        "2026-12-03 Due 5/week from this day on. The week before it is cut short by that."),
      "\(cut)")
    gym.plans[1].from = "2026-12-06"
    let whole = try explain(gym, [])
    #expect(whole.contains { $0.hasSuffix("Due 5/week from this day on.") }, "\(whole)")
    #expect(!whole.joined().contains("cut"), "\(whole)")
    let before = try explain(gym, [], on: "2026-11-20")
    #expect(!before.joined().contains("5/week"), "\(before)")
  }

  @Test("A broken week of a habit to avoid is told by its slips")
  func slips() throws {
    let smoke = Self.habit(.times(6, per: .week), .avoid)
    let lines = try explain(smoke, ["2026-11-25", "2026-11-27"], mark: .missed)
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      text.contains(
        "The run breaks: 5 of 6 days without a slip, 2 with one, 2026-11-22 to 2026-11-28."),
      "\(text)")
    #expect(!text.contains("of 6 done"), "\(text)")
  }

  @Test("The day of archiving is a day after the end unless it was done")
  func archived() throws {
    var read = Self.habit(.everyDay)
    read.archived = "2026-11-30"
    let reporter = Reporter(CommandContext(Snapshot(habits: [read]), today: "2026-11-30"))
    let json = reporter.streak(of: read, json: true).lines.joined()
    #expect(json.contains(#""state":"after_end","archived":true"#), "\(json)")
  }
}

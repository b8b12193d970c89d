import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("A week or month of which not all days count")
struct ShortPeriodTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static func run(_ schedule: Schedule, _ target: Target?) -> Habit {
    var habit = Habit(
      id: HabitID(1), name: "Run", kind: target == nil ? .yesNo : .atLeast, added: "2026-11-01",
      plans: [Plan(schedule: schedule, target: target)])
    habit.start = "2026-11-29"
    return habit
  }

  private static let monthly = run(.everyDay, Target(Amount(20), unit: "km", per: .month))
  private static let weekly = run(.times(3, per: .week), nil)

  private static func reporter(_ habit: Habit, _ checkIns: [CheckIn]) -> Reporter {
    Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [HabitID(1): checkIns]), today: "2026-11-30"))
  }

  /// The words of a report whose lines were wrapped.
  private static func words(_ report: Report) -> String {
    report.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test("says what it asks for, and why that is less than usual")
  func amounts() throws {
    let rows = [CheckIn("2026-11-30", amount: Amount(3))]
    let reporter = ShortPeriodTests.reporter(ShortPeriodTests.monthly, rows)
    #expect(
      reporter.today(json: false).lines.joined()
        .hasSuffix("3 of 1 km this month, for 2 of its 30 days (20 km for all)"))
    let text = ShortPeriodTests.words(
      try reporter.explain(ShortPeriodTests.monthly, on: "2026-11-30"))
    #expect(
      text.contains("3 of 1 km, for 2 of its 30 days (20 km for all): adds 1 month."),
      "\(text)")
    let session = Session([ShortPeriodTests.monthly], checkIns: [HabitID(1): rows])
    #expect(
      session.screenText.contains("3 of 1 km this month, for 2")
        && session.screenText.contains("all)"))
  }

  @Test("does so, too, where done days are counted")
  func days() throws {
    var habit = ShortPeriodTests.weekly
    habit.start = "2026-11-28"
    let rows = [CheckIn("2026-11-28", mark: .done), CheckIn("2026-11-29", mark: .done)]
    let reporter = Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [HabitID(1): rows]), today: "2026-11-29"))
    let line = reporter.today(json: false).lines.joined()
    #expect(line.hasSuffix("2 of 2 this week, for 2 of its 7 days (3 for all)"), "\(line)")
    let text = ShortPeriodTests.words(try reporter.explain(habit, on: "2026-11-29"))
    #expect(
      text.contains("2 of 2 done, for 2 of its 7 days (3 for all): adds 1 week."),
      "\(text)")
  }

  @Test("is told as any other where its need is the usual one")
  func whole() {
    var habit = ShortPeriodTests.weekly
    habit.start = "2026-11-26"
    let reporter = Reporter(
      CommandContext(Snapshot(habits: [habit]), today: "2026-11-27", firstWeekday: .monday))
    #expect(!reporter.today(json: false).lines.joined().contains("for all"))
  }
}

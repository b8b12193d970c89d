import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Weeks and months in what is due today")
struct TodayWeeksTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func reporter(
    _ schedule: Schedule, _ days: [Day], today: Day, kind: HabitKind = .yesNo,
    pauses: [Pause] = [], mark: Mark = .done
  ) -> Reporter {
    var habit = Habit(
      id: HabitID(1), name: "Gym", kind: kind, added: "2026-11-01",
      plans: [Plan(schedule: schedule)])
    habit.pauses = pauses
    let rows = days.map { CheckIn($0, mark: mark) }
    return Reporter(
      CommandContext(Snapshot(habits: [habit], checkIns: [habit.id: rows]), today: today))
  }

  @Test("tell what is done, wanted, missing, and by when")
  func week() {
    let reporter = reporter(.times(3, per: .week), ["2026-11-24"], today: "2026-11-25")
    #expect(
      reporter.today(json: false).lines == [
        "○  Gym  open  0 weeks  1 of 3 this week, 2 more by 2026-11-29"
      ])
    let json = reporter.today(json: true).lines.joined()
    #expect(
      json.contains(
        #""done":1,"wanted":3,"missing":2,"through":"2026-11-29","reachable":true}"#), "\(json)")
  }

  @Test("tell that what is wanted takes a day of rest, on which a check-in counts, too")
  func rest() {
    let reporter = reporter(
      .times(3, per: .week), ["2026-11-24"], today: "2026-11-28",
      pauses: [Pause(from: "2026-11-29", through: "2026-11-29")])
    #expect(
      reporter.today(json: false).lines == [
        "○  Gym  open  0 weeks  1 of 3 this week, 2 more by 2026-11-29, days of rest count"
      ])
    let json = reporter.today(json: true).lines.joined()
    #expect(json.contains(#""missing":2,"through":"2026-11-29","reachable":true}"#), "\(json)")
  }

  @Test("tell that what is wanted cannot be met any more")
  func tooLate() {
    // Two days are missing, and today alone is left.
    let reporter = reporter(.times(3, per: .week), ["2026-11-24"], today: "2026-11-29")
    let report = reporter.today(json: false)
    #expect(
      report.lines == [
        "○  Gym  too late  0 weeks  1 of 3 this week, cannot be met any more"
      ])
    #expect(report.status == .failure)
    let json = reporter.today(json: true).lines.joined()
    #expect(json.contains(#""state":"pending","open":true"#), "\(json)")
    #expect(json.contains(#""missing":2,"through":"2026-11-29","reachable":false}"#), "\(json)")
  }

  @Test("tell nothing of weeks where days are judged, and windows as windows")
  func others() {
    let daily = reporter(.everyDay, [], today: "2026-11-25").today(json: true).lines.joined()
    #expect(
      daily.contains(
        #""done":null,"wanted":null,"missing":null,"through":null,"reachable":null}"#), "\(daily)")
    let rolling = reporter(.rolling(2, days: 5), ["2026-11-24"], today: "2026-11-25")
    #expect(rolling.today(json: false).lines[0].hasSuffix("1 of 2 in 5 days"))
  }

  @Test("tell a week of a habit to avoid by its clean days, and when it is lost")
  func avoided() {
    let clean = reporter(
      .times(6, per: .week), ["2026-11-24"], today: "2026-11-26", kind: .avoid, mark: .missed)
    #expect(
      clean.today(json: false).lines == ["○  Gym  clean so far  4 weeks  2 of 6 clean this week"])
    let lost = reporter(
      .times(6, per: .week), ["2026-11-24", "2026-11-25"], today: "2026-11-26", kind: .avoid,
      mark: .missed)
    #expect(
      lost.today(json: false).lines[0].hasSuffix("1 of 6 clean this week, cannot be met any more"))
  }

  @Test("tell weights by their last, average and ends, never by their sum")
  func weights() {
    let weight = Habit(
      id: HabitID(2), name: "Weight", kind: .trackOnly, added: "2026-11-01",
      plans: [Plan(target: Target(.zero, unit: "kg"))])
    let rows = [70, 72].enumerated().map { CheckIn(Day("2026-11-20") + $0, amount: Amount($1)) }
    let reporter = Reporter(
      CommandContext(Snapshot(habits: [weight], checkIns: [weight.id: rows]), today: "2026-11-30"))
    let table = reporter.stats(of: weight, json: false).lines
    #expect(table[0].hasSuffix("skipped  amounts"), "\(table)")
    #expect(table[1].hasSuffix("last 72 kg, average 71, 70 to 72 kg"), "\(table)")
    let json = reporter.stats(of: weight, json: true).lines.joined()
    #expect(json.contains(#""average":71,"least":70,"most":72,"latest":72}"#), "\(json)")
    #expect(
      reporter.streak(of: weight, json: false).lines == [
        "'Weight' is only tracked and has no streak: 2 days this month, average 71, 70 to 72 kg;"
          + " last 72 kg on 2026-11-21."
      ])
  }
}

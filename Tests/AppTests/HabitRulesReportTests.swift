import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("What reports tell of a habit's rules")
struct HabitRulesReportTests {
  private static let read: Habit = {
    var habit = Habit(id: HabitID(1), name: "Read", added: "2026-11-01")
    habit.freezeRules = [FreezeRule(from: "2026-11-01", every: 5, cap: 1)]
    habit.skipBudget = 3
    habit.plans.append(Plan(from: "2026-12-07", schedule: .times(3, per: .week)))
    habit.pauses = [
      Pause(from: "2026-12-20", through: "2026-12-27"),
      Pause(from: "2027-01-04", isForAll: true),
    ]
    return habit
  }()

  private static let run: Habit = {
    var habit = Habit(
      id: HabitID(2), name: "Run", kind: .atLeast, added: "2026-11-01",
      plans: [
        Plan(target: Target(Amount(20), unit: "km", per: .week)),
        Plan(from: "2026-12-07", target: Target(Amount(25), unit: "km", per: .week)),
      ])
    habit.freezeRules = [
      FreezeRule(from: "2026-11-01"), FreezeRule(from: "2026-11-20", every: 0),
    ]
    return habit
  }()

  private var reporter: Reporter {
    setlocale(LC_CTYPE, "C.UTF-8")
    let days = (0..<12).map { CheckIn(Day("2026-11-19") + $0, mark: $0 == 3 ? .skipped : .done) }
    let habits = [Self.read, Self.run]
    return Reporter(
      CommandContext(
        Snapshot(habits: habits, checkIns: [HabitID(1): days]), today: "2026-11-30"))
  }

  private func expect(_ line: String?, holds parts: [String]) {
    for part in parts { #expect(line?.contains(part) == true, "\(part) in \(line ?? "nothing")") }
  }

  @Test("The habits tell their freeze rule, their pauses and the schedules to come as JSON")
  func habitsJSON() {
    let lines = reporter.habits(.json).lines
    expect(
      lines[1],
      holds: [
        #""schedule":"daily""#, #""freeze_every":5,"freeze_cap":1"#,
        #""coming":[{"from":"2026-12-07","schedule":"3/week","target":null,"unit":null,"#
          + #""per":null,"freeze_every":5,"freeze_cap":1}]"#,
        #""pauses":[{"from":"2026-12-20","through":"2026-12-27","all":false},"#
          + #"{"from":"2027-01-04","through":null,"all":true}]"#,
      ])
    expect(
      lines[2],
      holds: [
        #""freeze_every":null,"freeze_cap":null"#,
        #""coming":[{"from":"2026-12-07","schedule":"daily","target":25,"unit":"km","#
          + #""per":"week","freeze_every":null,"freeze_cap":null}]"#,
        #""pauses":[]"#,
      ])
  }

  @Test("The streak, the statistics and today tell the freezes held and the skips left as JSON")
  func heldAndLeft() {
    let lines = [
      reporter.streak(of: Self.read, json: true).lines[0],
      reporter.stats(of: nil, json: true).lines[1],
      reporter.today(json: true).lines[1],
    ]
    for line in lines { expect(line, holds: [#""freezes_held":1"#, #""skips_left":2"#]) }
    let without = [
      reporter.streak(of: Self.run, json: true).lines[0],
      reporter.stats(of: nil, json: true).lines[2],
      reporter.today(json: true).lines[2],
    ]
    for line in without { expect(line, holds: [#""freezes_held":null"#, #""skips_left":null"#]) }
  }

  @Test("The table of habits tells a schedule to come and the freezes in a few words")
  func table() {
    let lines = reporter.habits(.table).lines
    expect(lines[0], holds: ["3/week from 2026-12-07, a freeze every 5 days, up to 1"])
    expect(lines[1], holds: ["25 km/week from 2026-12-07"])
    #expect(!lines[1].contains("freeze"))
  }
}

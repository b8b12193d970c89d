import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Explanations and parts of periods on the command line")
struct CommandsExplainTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test("explain a run, what broke the one before, and what today needs")
  func explain() throws {
    var snapshot = Sample.snapshot
    let read = Sample.read
    let first: Day = "2026-11-20"
    snapshot.checkIns[read.id] = (0..<10).map {
      CheckIn(first + $0, mark: $0 == 2 ? .missed : $0 == 5 ? .skipped : .done)
    }
    snapshot.checkIns[read.id]?[5].note = "ill"
    let reporter = Reporter(CommandContext(snapshot, today: Sample.today))
    let lines = try reporter.explain(read, on: Sample.today).lines
    #expect(
      lines == [
        "Read: 6 day streak, longest 6 days",
        "2026-11-22                The run before broke: marked missed.",
        "2026-11-23                The run begins.",
        "2026-11-23 to 2026-11-24  2 days done.",
        "2026-11-25                Skipped: ill",
        "2026-11-26 to 2026-11-29  4 days done.",
        "2026-11-30                Needs a check-in before the day ends.",
        "                          Score 34%, from 0% at first. Asked 28 times: 8 kept,",
        "                          20 not.",
        "                          The latest count most: of a daily habit the last 13",
        "                          days are half.",
      ])
    #expect(lines.allSatisfy { $0.utf8.count <= 80 })
    let earlier = try reporter.explain(read, on: "2026-11-22").lines
    #expect(earlier.first == "Read: no streak, longest 2 days")
    #expect(earlier.contains("2026-11-22                The run breaks: marked missed."))
  }

  @Test("explain a missed day that a rolling schedule allows as such, and today once")
  func explainAllowed() throws {
    var read = Sample.read
    read.plans = [Plan(schedule: .rolling(2, days: 4))]
    var snapshot = Sample.snapshot
    snapshot.habits = [read]
    snapshot.checkIns[read.id] = [
      CheckIn("2026-11-26", mark: .done), CheckIn("2026-11-27", mark: .done),
      CheckIn("2026-11-28", mark: .missed), CheckIn("2026-11-29", mark: .done),
    ]
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-30"))
    let lines = try reporter.explain(read, on: "2026-11-30").lines
    #expect(
      lines.dropFirst(2).prefix(4) == [
        "2026-11-26 to 2026-11-27  2 days done.",
        "2026-11-28                Missed, but at least 2 of 4 days are done.",
        "2026-11-29                1 day done: adds 2 days.",
        "2026-11-30                Not due: nothing is needed.",
      ], "\(lines)")
  }

  @Test("explain a week that cannot be met any more as such")
  func explainTooLate() throws {
    var read = Sample.read
    read.plans = [Plan(schedule: .times(3, per: .week))]
    var snapshot = Sample.snapshot
    snapshot.habits = [read]
    snapshot.checkIns[read.id] = [CheckIn("2026-11-24", mark: .done)]
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-29"))
    let late = try reporter.explain(read, on: "2026-11-29").lines
    #expect(
      late.contains(
        "2026-11-29                Cannot be met any more: 2 days more are needed through"),
      "\(late)")
    let before = Reporter(CommandContext(snapshot, today: "2026-11-28"))
    let early = try before.explain(read, on: "2026-11-28").lines
    #expect(early.contains { $0.hasSuffix("  Needs 2 days more through 2026-11-29.") }, "\(early)")
  }

  @Test(
    "explain a day on which nothing is asked by what it is",
    arguments: [
      ("2026-10-31", ["Read", "2026-10-31  'Read' has not begun yet: it begins on 2026-11-10."]),
      ("2026-12-24", ["2026-12-24 is still to come: nothing is set for 'Read' yet."]),
      ("2026-12-25", ["2026-12-25 is still to come: 'Read' is set as skipped on it."]),
      ("2027-02-01", ["2027-02-01 is still to come, and 'Read' ends before it."]),
    ])
  func explainOutside(_ text: String, _ wanted: [String]) throws {
    let day = try Day(iso: text)
    var read = Sample.read
    read.start = "2026-11-10"
    read.end = "2027-01-31"
    var snapshot = Sample.snapshot
    snapshot.habits = [read]
    snapshot.checkIns[read.id]?.append(CheckIn("2026-12-25", mark: .skipped))
    let reporter = Reporter(CommandContext(snapshot, today: Sample.today))
    #expect(try reporter.explain(read, on: day).lines == wanted)
  }

  @Test("explain a habit that has ended or is in the archive as it stood")
  func explainOver() throws {
    var read = Sample.read
    read.end = "2026-11-20"
    let reporter = Reporter(CommandContext(Sample.snapshot, today: Sample.today))
    #expect(
      try reporter.explain(read, on: Sample.today).lines.contains {
        $0.hasSuffix("It ended on 2026-11-20: nothing is asked any more.")
      })
    read.archived = "2026-11-15"
    #expect(
      try reporter.explain(read, on: Sample.today).lines.contains {
        $0.hasSuffix("In the archive since 2026-11-15: nothing is asked any more.")
      })
  }

  @Test("explain that a habit that is only tracked has no streak")
  func explainTracked() throws {
    let weight = Habit(id: HabitID(9), name: "Weight", kind: .trackOnly, added: "2026-10-01")
    let reporter = Reporter(CommandContext(Sample.snapshot, today: Sample.today))
    let lines = try reporter.explain(weight, on: Sample.today).lines
    #expect(lines.contains { $0.hasSuffix("It is only tracked and has no streak.") })
    #expect(!lines.contains { $0.contains("no run") })
  }

  @Test("explain a past day without a slip as one that is over")
  func explainPast() throws {
    var smoke = Habit(id: HabitID(9), name: "Smoke", kind: .avoid, added: "2026-10-01")
    let reporter = Reporter(CommandContext(Sample.snapshot, today: Sample.today))
    let past = try reporter.explain(smoke, on: Sample.today - 3).lines
    #expect(past.contains { $0.hasSuffix("  No slip.") }, "\(past)")
    let now = try reporter.explain(smoke, on: Sample.today).lines
    #expect(now.contains { $0.hasSuffix("No slip before the day ends.") }, "\(now)")
    smoke.kind = .atMost
    smoke.plans = [Plan(target: Target(Amount(2), unit: "cups"))]
    let within = try reporter.explain(smoke, on: Sample.today - 3).lines
    #expect(within.contains { $0.hasSuffix("Within the limit.") }, "\(within)")
  }

  @Test("explain how many freezes are held, and each one used once")
  func explainFreezes() throws {
    var read = Sample.read
    read.start = "2026-11-01"
    read.freezeRules = [FreezeRule(from: "2026-11-01", every: 5, cap: 3)]
    var snapshot = Sample.snapshot
    snapshot.habits = [read]
    snapshot.checkIns[read.id] = (0..<29).filter { $0 != 12 }.map {
      CheckIn(Day("2026-11-01") + $0, mark: .done)
    }
    let reporter = Reporter(CommandContext(snapshot, today: Sample.today))
    let lines = try reporter.explain(read, on: Sample.today).lines
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("3 freezes are held, earned on 2026-11-1"), "\(text)")
    #expect(text.contains("Missed, kept by the freeze earned on"), "\(text)")
    #expect(!text.contains("was used"), "\(text)")
  }

  @Test("explain a week that counts done days by those days, also where they have amounts")
  func explainCountedAmounts() throws {
    var snapshot = Sample.snapshot
    var run = Sample.read
    run.kind = .atLeast
    run.start = "2026-11-16"
    run.plans = [Plan(schedule: .times(2, per: .week), target: Target(Amount(5), unit: "km"))]
    snapshot.habits = [run]
    snapshot.checkIns[run.id] = ["2026-11-17", "2026-11-19"].map {
      CheckIn($0, amount: Amount(6))
    }
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-23"))
    let lines = try reporter.explain(run, on: "2026-11-23").lines
    #expect(lines.contains("2026-11-16 to 2026-11-22  2 of 2 done: adds 1 week."))
  }

  @Test("tell what a habit that is only tracked has, and null where it has nothing")
  func tracked() {
    let weight = Habit(id: HabitID(9), name: "Weight", kind: .trackOnly, added: "2026-10-01")
    var snapshot = Sample.snapshot
    snapshot.habits = [weight]
    snapshot.checkIns[weight.id] = [
      CheckIn("2026-10-30", amount: Amount(70)), CheckIn("2026-11-02", amount: Amount("71.5")),
      CheckIn("2026-11-20", mark: .done), CheckIn("2026-11-21", mark: .skipped),
    ]
    let reporter = Reporter(CommandContext(snapshot, today: Sample.today))
    #expect(
      reporter.streak(of: weight, json: false).lines == [
        "'Weight' is only tracked and has no streak: 2 days this month;"
          + " last on 2026-11-20."
      ])
    let json = reporter.streak(of: weight, json: true).lines.joined()
    #expect(json.contains(#""unit":null,"current":null,"longest":null,"current_start":null"#))
    #expect(
      reporter.stats(of: weight, json: true).lines.joined()
        .contains(#""unit":null,"current":null,"longest":null,"score":null"#))
    #expect(reporter.stats(of: weight, json: false).lines.last?.contains("0 days") == false)
    #expect(
      reporter.month(of: weight, nil, theme: nil).lines.first == "Weight: 2 days this month")
  }

  @Test("tell a week that is cut by its share of the target, in every place")
  func shareOfWeek() throws {
    var run = Sample.run
    run.start = "2026-11-27"
    run.name = "Run"
    var snapshot = Sample.snapshot
    snapshot.habits = [run]
    snapshot.checkIns[run.id] = [CheckIn("2026-11-28", mark: .done, amount: Amount(5))]
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-28"))
    let today = reporter.today(json: false)
    #expect(
      today.lines == [
        "◐  Run  partly done  0 weeks  5 of 9 km this week, for 3 of its 7 days (20 km for all)"
      ])
    #expect(today.status == .failure)
    let json = reporter.today(json: true).lines.joined()
    #expect(json.contains(#""amount":5,"target":9,"unit":"km","per":"week","left":4"#))
    #expect(
      try reporter.explain(run, on: "2026-11-28").lines.contains {
        $0.hasSuffix("Needs 4 km more through 2026-11-29.")
      })
  }

  @Test("tell how many of the days asked of a week are done")
  func timesOfWeek() {
    var read = Sample.read
    read.plans = [Plan(schedule: .times(3, per: .week))]
    var snapshot = Sample.snapshot
    snapshot.habits = [read]
    snapshot.checkIns[read.id] = [CheckIn("2026-11-24", mark: .done)]
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-25"))
    #expect(
      reporter.today(json: false).lines == [
        "○  Read  open  0 weeks  1 of 3 this week, 2 more by 2026-11-29"
      ])
  }

  @Test(
    "tell what a step changed of a habit",
    arguments: [
      ([ChangedValue(.group, before: nil, after: "Home")], "group from none to 'Home'"),
      ([ChangedValue(.place, before: "2", after: "1")], "place from 2 to 1"),
      (
        [ChangedValue(.schedule, from: "2026-12-01", before: "daily", after: "3/week")],
        "schedule from daily to 3/week, from 2026-12-01 on"
      ),
      (
        [ChangedValue(.pause, from: "2026-12-01", before: nil, after: "2026-12-05")],
        "pause from 2026-12-01 to 2026-12-05"
      ),
      (
        [ChangedValue(.pause, from: "2026-12-01", before: "open", after: "2026-12-05")],
        "pause from 2026-12-01, its end from open to 2026-12-05"
      ),
      (
        [ChangedValue(.pause, from: "2026-12-01", before: "open", after: nil)],
        "pause from 2026-12-01 taken away"
      ),
      (
        [ChangedValue(.freezes, from: "2026-12-01", before: nil, after: "every 7, up to 2")],
        "freezes from off to every 7, up to 2, from 2026-12-01 on"
      ),
      ([ChangedValue(.archived, before: nil, after: "2026-12-01")], "archived on 2026-12-01"),
      ([ChangedValue(.archived, before: "2026-12-01", after: nil)], "taken back from the archive"),
      (
        [
          ChangedValue(.color, before: "orange", after: "red"),
          ChangedValue(.skips, before: "3", after: nil),
        ], "color from orange to red; skips from 3 to none"
      ),
    ])
  func logChanged(_ values: [ChangedValue], _ text: String) {
    #expect(Strings().logChanged(values) == text)
  }
}

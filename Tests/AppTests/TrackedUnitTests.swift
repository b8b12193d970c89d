import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("A habit that is only tracked, in a unit")
struct TrackedUnitTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static func edit(_ words: [String], _ habits: [Habit] = []) throws -> Edit? {
    let context = CommandContext(Snapshot(habits: habits), today: "2026-11-30")
    return try Invocation(words: words).request.settled(in: context).edit(in: context)
  }

  private static func weight() throws -> Habit {
    let edit = try edit(["add", "Weight", "--kind", "track", "--unit", "kg"])
    guard case .addHabit(let habit) = edit else { throw CancellationError() }
    return habit
  }

  @Test("is added with its unit and no target")
  func add() throws {
    let habit = try TrackedUnitTests.weight()
    #expect(habit.kind == .trackOnly && habit.plans[0].target?.unit == "kg")
    #expect(throws: CommandError.self) {
      try TrackedUnitTests.edit(["add", "Weight", "--kind", "track", "--target", "70"])
    }
    #expect(throws: CommandError.self) {
      try TrackedUnitTests.edit(["add", "Read", "--kind", "yes-no", "--unit", "kg"])
    }
  }

  @Test("names what a kind lacks: a unit, or a target")
  func lacking() {
    for (words, what) in [(["--unit", "kg"], "a unit"), (["--target", "5"], "a target")] {
      #expect {
        try TrackedUnitTests.edit(["add", "Read", "--kind", "yes-no"] + words)
      } throws: { error in
        (error as? CommandError)?.message
          == "'yes-no' is a kind without \(what); use --kind at-least."
      }
    }
  }

  @Test("is told with its amounts, and without a streak")
  func told() throws {
    var habit = Habit(id: HabitID(1), name: "Weight", kind: .trackOnly, added: "2026-11-01")
    habit.plans = try TrackedUnitTests.weight().plans
    let rows = [
      CheckIn("2026-11-28", amount: Amount("71.5")), CheckIn("2026-11-30", amount: Amount("71")),
    ]
    let reporter = Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [HabitID(1): rows]), today: "2026-11-30"))
    #expect(
      reporter.streak(of: habit, json: false).lines == [
        "'Weight' is only tracked and has no streak: 2 days this month,"
          + " average 71.25, 71 to 71.5 kg; last 71 kg on 2026-11-30."
      ])
    let days = try reporter.days(of: habit, from: "-2", to: nil, json: false).lines
    #expect(days[0].hasSuffix("71.5 kg") && days[2].hasSuffix("71 kg"), "\(days)")
    #expect(reporter.habits(.table).lines == ["Weight  track only  daily  kg"])
    #expect(
      reporter.habits(.json).lines.joined().contains(#""target":null,"unit":"kg","per":null"#))
    let session = Session([habit], checkIns: [HabitID(1): rows])
    for text in ["average 71.25, 71 to 71.5 kg", "last 71 kg, Mon 30 Nov", "71 kg"] {
      #expect(session.screenText.contains(text), "\(session.screenText)")
    }
    #expect(!session.screenText.contains("day streak"))
  }

  @Test("gets a target only when it becomes another kind")
  func becomesMeasured() throws {
    var habit = Habit(id: HabitID(1), name: "Weight", kind: .trackOnly, added: "2026-11-30")
    habit.plans = try TrackedUnitTests.weight().plans
    for kind in ["at-least", "at-most"] {
      #expect(throws: CommandError.self) {
        try TrackedUnitTests.edit(["edit", "Weight", "--kind", kind], [habit])
      }
    }
    let edit = try TrackedUnitTests.edit(
      ["edit", "Weight", "--kind", "at-most", "--target", "70"], [habit])
    let plan = Plan(target: Target(Amount(70), unit: "kg"))
    #expect(edit == .changeHabit(HabitID(1), [.kind(.atMost), .plan(plan)]))
  }

  @Test("has its unit in the form")
  func form() throws {
    var habit = Habit(id: HabitID(1), name: "Weight", kind: .trackOnly, added: "2026-11-30")
    habit.plans = try TrackedUnitTests.weight().plans
    var form = HabitForm(habit, today: "2026-11-30")
    #expect(form.fields.contains(.unit) && !form.fields.contains(.target))
    #expect(form.text(.unit) == "kg" && form.text(.target).isEmpty)
    form.go(to: .unit)
    form.handle(.end)
    form.insert("s")
    #expect(
      form.edit == .changeHabit(HabitID(1), [.plan(Plan(target: Target(.zero, unit: "kgs")))]))
  }
}

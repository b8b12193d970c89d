import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Rules that are set for later days")
struct LaterVersionsTests {
  private static let today: Day = "2026-11-30"

  private static func habit(
    _ rules: [FreezeRule] = [], plans: [Plan] = [Plan()]
  ) -> Habit {
    var habit = Habit(id: HabitID(1), name: "Read", added: "2026-11-01", plans: plans)
    habit.start = "2026-11-01"
    habit.freezeRules = rules
    return habit
  }

  private static let coming = habit([FreezeRule(from: "2026-12-10", every: 9)])

  private func answer(_ words: [String], _ habit: Habit, changed: Bool = true) throws -> String {
    let before = Snapshot(
      habits: [habit], checkIns: [habit.id: [CheckIn("2026-11-02", mark: .done)]])
    let context = CommandContext(before, today: Self.today)
    let edit = try #require(try Invocation(words: words).request.edit(in: context))
    return Reporter(context).confirmation(
      of: edit, habit: habit.id, changed: changed, before: before)
  }

  private func expect(_ text: String, holds part: String) {
    #expect(text.contains(part), "\(part) in \(text)")
  }

  @Test("A freeze rule that begins on another day names it")
  func day() throws {
    let earns = "'Read' earns a freeze every 9 days of a run"
    expect(
      try answer(["freeze", "--every", "9", "--from", "2026-12-10"], Self.habit()),
      holds: "\(earns) from 2026-12-10 on, and holds up to 2;")
    expect(try answer(["freeze", "--every", "9"], Self.habit()), holds: "\(earns), and holds up")
    #expect(
      try answer(
        ["freeze", "--off", "--from", "2026-12-10"], Self.habit([FreezeRule(from: Self.today)]))
        == "'Read' earns no more freezes from 2026-12-10 on.")
  }

  @Test("A rule that stays for a later day is told, also where nothing changes before it")
  func stays() throws {
    let tail = " From 2026-12-10 on it earns a freeze every 9 days, up to 2, as was set before."
    #expect(try answer(["freeze"], Self.coming).hasSuffix("missed day." + tail))
    let on = Self.habit([
      FreezeRule(from: "2026-11-01"), FreezeRule(from: "2026-11-20", every: 0),
    ])
    #expect(
      try answer(["freeze", "--from", "2026-11-10"], on, changed: false)
        == "It was so already. From 2026-11-20 on it earns no freezes, as was set before.")
    let plans = Self.habit(plans: [
      Plan(), Plan(from: "2026-11-20", schedule: .times(3, per: .week)),
    ])
    #expect(
      try answer(["schedule", "daily", "--from", "2026-11-10"], plans, changed: false)
        == "It was so already. From 2026-11-20 on it is due 3/week, as was set before.")
    #expect(
      try answer(["schedule", "2/week", "--from", "2026-11-10"], plans)
        == "'Read' is due 2/week from 2026-11-10 on."
        + " From 2026-11-20 on it is due 3/week, as was set before.")
    #expect(try answer(["schedule", "3/week"], plans, changed: false) == "It was so already.")
  }

  @Test("So is a target that stays for a later day")
  func target() throws {
    var run = Self.habit(
      plans: [5, 8].enumerated().map { index, amount in
        Plan(from: index == 0 ? nil : "2026-11-20", target: Target(Amount(amount), unit: "km"))
      })
    run.kind = .atLeast
    #expect(
      try answer(["edit", "--target", "5", "--from", "2026-11-10"], run, changed: false)
        == "It was so already. From 2026-11-20 on it is due daily, 8 km/day, as was set before.")
    #expect(try answer(["edit", "--target", "8"], run, changed: false) == "It was so already.")
  }

  @Test("To switch freezes off ends what was set for later, and says so")
  func off() throws {
    #expect(
      try answer(["freeze", "--off"], Self.coming)
        == "'Read' earns no more freezes. What was set from 2026-12-10 on is taken away.")
  }

  @Test("Reports tell a freeze rule to come")
  func reports() throws {
    let context = CommandContext(Snapshot(habits: [Self.coming]), today: Self.today)
    let reporter = Reporter(context)
    expect(
      reporter.habits(.table).lines[0], holds: "a freeze every 9 days, up to 2 from 2026-12-10")
    expect(
      reporter.habits(.json).lines.joined(),
      holds: #""coming":[{"from":"2026-12-10","schedule":"daily","target":null,"unit":null,"#
        + #""per":null,"freeze_every":9,"freeze_cap":2}]"#)
    let told = try reporter.explain(Self.coming, on: Self.today).lines.joined(separator: " ")
    expect(told, holds: "2026-12-10")
    expect(told, holds: "The run earns a freeze every 9 days, up to 2, from this day on.")
    let before = try reporter.explain(Self.coming, on: "2026-11-20").lines.joined()
    #expect(!before.contains("2026-12-10"), "\(before)")
  }

  @Test("The screen tells a rule to come in the form, and what stays or goes in its answers")
  func screen() {
    setlocale(LC_CTYPE, "C.UTF-8")
    var session = Session([Self.coming])
    session.type("E")
    for _ in 0..<20 {
      if case .form(let form) = session.model.mode, form.field == .freezes { break }
      session.press(.tab)
    }
    let text = session.screenText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    expect(
      text, holds: "Off; from Thu 10 Dec on every 9 days, up to 2. ':freeze --off' ends that.")
    session.press(.right)
    expect(
      session.screenText,
      holds: "Every 7 days, up to 2; from Thu 10 Dec on every 9 days, up to 2.")
    session.press(.left, .escape)
    session.type("F")
    expect(
      session.model.notice?.text ?? "",
      holds: "From Thu 10 Dec on it earns a freeze every 9 days, up to 2, as was set before.")
    session.type("F")
    #expect(
      session.model.notice?.text
        == "'Read' earns no more freezes. What was set from Thu 10 Dec on is taken away.")
    let plans = [Plan(), Plan(from: "2026-12-10", schedule: .times(3, per: .week))]
    session = Session(
      [Self.habit(plans: plans)],
      checkIns: [HabitID(1): [CheckIn("2026-11-02", mark: .done)]])
    session.type("S")
    session.press(.control("u"))
    session.type("weekdays")
    session.press(.enter)
    expect(
      session.model.notice?.text ?? "",
      holds: "From Thu 10 Dec on it is due 3/week, as was set before.")
  }
}

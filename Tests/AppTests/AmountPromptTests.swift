import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The line for an amount")
struct AmountPromptTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static func habit(_ kind: HabitKind, _ target: Target?) -> Habit {
    Habit(
      id: HabitID(1), name: "Run", kind: kind, added: "2026-11-01", plans: [Plan(target: target)])
  }

  private static let cases: [(Habit, String)] = [
    (habit(.atLeast, Target(Amount(5), unit: "km")), "Amount: 3  of 5 km"),
    (habit(.atMost, Target(Amount(2), unit: "cups")), "Amount: 3  of 2 cups allowed"),
    (
      habit(.atLeast, Target(Amount(20), unit: "km", per: .week)),
      "Amount: 3  km, 0 of 20 km this week"
    ),
    (habit(.atLeast, Target(Amount(20), per: .week)), "Amount: 3  0 of 20 this week"),
    (habit(.trackOnly, Target(.zero, unit: "kg")), "Amount: 3  kg"),
    (habit(.trackOnly, nil), "Amount: 3 "),
    (habit(.avoid, nil), "Amount: 3  slips"),
  ]

  @Test("tells the unit and what is wanted or allowed")
  func told() {
    for (habit, text) in AmountPromptTests.cases {
      var session = Session([habit])
      session.type("=3")
      let line = session.screenText.split(separator: "\n").last { $0.contains("Amount:") } ?? ""
      let wanted = text.trimmingCharacters(in: .whitespaces)
      #expect(line.contains(text) && line.contains("\(wanted)  "), "\(line)")
    }
  }

  @Test(
    "holds the amount that is there; what is typed takes its place, what edits it goes on from it")
  func replaced() {
    var session = Session([AmountPromptTests.cases[0].0])
    session.type("=3")
    session.press(.enter)
    session.type("=")
    #expect(session.screenText.contains("Amount: 3"))
    session.type("12")
    #expect(session.screenText.contains("Amount: 12 "))
    session.press(.escape)
    session.type("=")
    session.press(.end)
    session.type("1")
    #expect(session.screenText.contains("Amount: 31 "))
  }

  @Test("tells them on the smallest screen, and leaves them away before it cuts what is typed")
  func narrow() {
    var session = Session([AmountPromptTests.cases[0].0], size: Size(20, 6))
    session.type("=3")
    #expect(session.screenText.contains("Amount: 3  of 5 km"))
    session.type("4567.891")
    #expect(session.screenText.contains("34567.891") && !session.screenText.contains("of 5"))
  }

  @Test("is about all the selected days, and sets them in one step")
  func range() {
    let habit = AmountPromptTests.cases[0].0
    let rows = (0...2).map { CheckIn("2026-11-28" + $0, amount: Amount(4)) }
    var session = Session([habit], checkIns: [habit.id: rows])
    session.type("vhh=")
    #expect(session.screenText.contains("Amount of 3 days: 4  of 5 km"))
    session.type("6")
    session.press(.enter)
    #expect(
      session.stored.checkIns[habit.id]?.map(\.amount) == Array(repeating: Amount(6), count: 3))
    #expect(session.model.notice?.text.contains("6 km, 3 days") == true)
    session.type("u")
    #expect(session.stored.checkIns[habit.id] == rows)
  }

  @Test("leaves the days to come out of the selected ones")
  func rangeWithFuture() {
    var session = Session([AmountPromptTests.cases[0].0])
    session.type("hvlll=")
    #expect(session.screenText.contains("Amount of 2 days:"))
  }
}

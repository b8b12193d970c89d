import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Habits that are kept by not doing")
struct KeptSoFarTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let smoke = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
  private static let coffee = Habit(
    id: HabitID(2), name: "Coffee", kind: .atMost, added: "2026-11-01",
    plans: [Plan(target: Target(Amount(3), unit: "cups"))])

  private static func reporter(_ checkIns: CheckInsByHabit = [:]) -> Reporter {
    Reporter(
      CommandContext(Snapshot(habits: [smoke, coffee], checkIns: checkIns), today: "2026-11-30"))
  }

  @Test("are told as kept so far, and nothing is open of them")
  func today() {
    let rows = [CheckIn("2026-11-30", amount: Amount(2))]
    let report = KeptSoFarTests.reporter([HabitID(2): rows]).today(json: false)
    #expect(report.status == .success)
    #expect(
      report.lines == [
        "○  Smoke   clean so far  29 days", "○  Coffee  kept so far   29 days  2 of 3 cups allowed",
      ])
    #expect(
      KeptSoFarTests.reporter().streak(of: KeptSoFarTests.smoke, json: false)
        .lines.last == "today    clean so far")
    #expect(KeptSoFarTests.reporter().reviewQuestions().isEmpty)
  }

  @Test("are missed once there was a slip or too much, and not open then either")
  func slipped() {
    let report = KeptSoFarTests.reporter([
      HabitID(1): [CheckIn("2026-11-30", mark: .missed)],
      HabitID(2): [CheckIn("2026-11-30", amount: Amount(4))],
    ]).today(json: false)
    #expect(report.status == .success)
    #expect(report.lines[0].contains("a slip") && report.lines[1].contains("missed"))
  }

  @Test("are called done by Space, but not beyond their limit")
  func space() {
    var session = Session([KeptSoFarTests.coffee])
    session.type("+++ ")
    #expect(session.stored("2026-11-30", of: HabitID(2)).mark == .done)
    session.type(" + ")
    #expect(session.stored("2026-11-30", of: HabitID(2)).mark == nil)
    #expect(session.screenText.contains("4 of 3 cups is over the limit"))
  }

  @Test("are told so on the screen, too", arguments: [Size(80, 24), Size(40, 12)])
  func screen(_ size: Size) {
    let session = Session([KeptSoFarTests.smoke], size: size)
    #expect(session.screenText.contains("clean so far"))
    #expect(!session.screenText.contains("open"))
    let other = Session([KeptSoFarTests.coffee], size: size)
    #expect(other.screenText.contains("kept so far"))
  }
}

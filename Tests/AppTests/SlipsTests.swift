import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Days with slips")
struct SlipsTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test("are told with the number of their slips")
  func slips() throws {
    let smoke = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
    let rows = [
      CheckIn("2026-11-29", amount: Amount(1)), CheckIn("2026-11-30", amount: Amount(2)),
    ]
    let days = try Reporter(
      CommandContext(
        Snapshot(habits: [smoke], checkIns: [HabitID(1): rows]), today: "2026-11-30")
    )
    .days(of: smoke, from: "-1", to: nil, json: false).lines
    #expect(days[0].hasSuffix("missed   1 slip") && days[1].hasSuffix("missed  2 slips"), "\(days)")
    let session = Session([smoke], checkIns: [HabitID(1): rows])
    #expect(session.screenText.contains("missed · 2 slips"))
  }

  @Test("are told so when slips are recorded")
  func recorded() {
    let smoke = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
    var session = Session([smoke])
    session.type("+")
    #expect(session.model.notice?.text == "Smoke: +1 slip, today.")
    session.type("=3")
    #expect(session.screenText.contains("Amount: 3  slips"))
    session.press(.enter)
    #expect(session.model.notice?.text == "Smoke: 3 slips, today.")
    var change = CheckInChange()
    change.amount = .set(Amount(3))
    let reporter = Reporter(
      CommandContext(
        Snapshot(
          habits: [smoke], checkIns: [HabitID(1): [CheckIn("2026-11-30", amount: Amount(3))]]),
        today: "2026-11-30"))
    let text = reporter.confirmation(
      of: .checkIn(HabitID(1), on: ["2026-11-30"], change), habit: HabitID(1), changed: true,
      before: [smoke])
    #expect(text == "Smoke: 3 slips, missed on 2026-11-30, no streak")
  }
}

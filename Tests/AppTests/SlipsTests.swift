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
    #expect(days[0].hasSuffix("×  1 slip") && days[1].hasSuffix("×  2 slips"), "\(days)")
    let session = Session([smoke], checkIns: [HabitID(1): rows])
    #expect(session.screenText.contains("2 slips") && !session.screenText.contains("missed"))
  }

  @Test("are told as slips in every report, never as missed")
  func word() throws {
    let smoke = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
    let rows = [CheckIn("2026-11-29", mark: .missed), CheckIn("2026-11-30", mark: .missed)]
    let reporter = Reporter(
      CommandContext(Snapshot(habits: [smoke], checkIns: [HabitID(1): rows]), today: "2026-11-30"))
    let reports = [
      try reporter.days(of: smoke, from: "-1", to: nil, json: false),
      reporter.streak(of: smoke, json: false), reporter.today(json: false),
      try reporter.explain(smoke, on: "2026-11-30"), try reporter.explain(smoke, on: "2026-11-29"),
    ]
    for lines in reports.map(\.lines) {
      #expect(lines.joined().contains("slip"), "\(lines)")
      #expect(!lines.joined().lowercased().contains("missed"), "\(lines)")
    }
    #expect(
      Strings().logCheckIn(before: CheckIn("2026-11-30"), after: rows[1], of: .avoid)
        == "nothing to a slip")
    #expect(
      Strings().logCheckIn(
        before: CheckIn("2026-11-30", mark: .missed, amount: Amount(2)),
        after: CheckIn("2026-11-30"), of: .avoid) == "2 slips to nothing")
    let json = try reporter.days(of: smoke, from: "-1", to: nil, json: true).lines
    #expect(json[1].contains(#""state":"missed""#))
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
      before: Snapshot(habits: [smoke]))
    #expect(text == "Smoke: 3 slips on 2026-11-30, no streak")
  }
}

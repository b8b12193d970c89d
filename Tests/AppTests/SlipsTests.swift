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

  @Test("that were only marked count as one in every sum, and others are added to it")
  func marked() throws {
    let smoke = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
    let rows = [
      CheckIn("2026-11-21", mark: .missed, amount: Amount(2)),
      CheckIn("2026-11-22", mark: .missed), CheckIn("2026-11-25", mark: .missed),
      CheckIn("2026-11-27", mark: .missed),
    ]
    var session = Session([smoke], checkIns: [smoke.id: rows])
    session.type("4")
    session.press(.enter)
    #expect(session.screenText.contains("5"))
    #expect(
      session.model.statistics?.sums == [.zero, Amount(5), Amount(5), Amount(5)])
    let context = CommandContext(
      Snapshot(habits: [smoke], checkIns: [smoke.id: rows]), today: "2026-11-30")
    let json = Reporter(context).stats(of: smoke, json: true).lines.joined()
    #expect(json.contains(#""amount":5,"#), "\(json)")
    var request = CheckInRequest(.miss)
    request.subject.day = "2026-11-27"
    request.adding = Amount(1)
    guard case .checkIn(_, _, let change) = try request.edit(in: context) else { return }
    #expect(change.applied(to: rows[3]).amount == Amount(2))
  }

  @Test("that were only marked are counted on by the keys")
  func keys() {
    let smoke = Habit(id: HabitID(1), name: "Smoke", kind: .avoid, added: "2026-11-01")
    var session = Session([smoke])
    session.type("m+")
    #expect(session.stored("2026-11-30").amount == Amount(2))
    session.type("--")
    #expect(session.stored("2026-11-30").isEmpty)
    session.type("m=")
    #expect(session.screenText.contains("Amount: 1  slips"))
    session.type("0")
    session.press(.enter)
    #expect(session.stored("2026-11-30").isEmpty)
  }
}

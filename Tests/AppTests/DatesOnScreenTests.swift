import Foundation
import SwiftCalCore
import SwiftCalViews
import Testing

@testable import SwiftCalApp

@Suite("Days in the pages of the screen")
struct DatesOnScreenTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let habit: Habit = {
    var habit = Habit(id: HabitID(1), name: "Read", added: "2025-11-01")
    habit.freezeRules = [FreezeRule(from: "2025-11-01", every: 3, cap: 2)]
    habit.plans.append(Plan(from: "2026-12-07", schedule: .times(4, per: .week)))
    return habit
  }()

  private static let rows = (0..<390).filter { $0 != 380 && $0 != 20 }.reversed()
    .map { CheckIn(Day("2026-11-29") - $0, mark: .done) }

  private static func reporter(isOnScreen: Bool) -> Reporter {
    var reporter = Reporter(
      CommandContext(
        Snapshot(habits: [habit], checkIns: [HabitID(1): rows]), today: "2026-11-30"))
    reporter.isOnScreen = isOnScreen
    return reporter
  }

  private static func holdsISO(_ text: String) -> Bool {
    text.contains(/[0-9]{4}-[0-9]{2}-[0-9]{2}/)
  }

  @Test(
    "The explanation of the screen names them as its messages do", arguments: [40, 64, 80, 120])
  func explanation(_ width: Int) {
    var session = Session(
      [Self.habit], checkIns: [HabitID(1): Self.rows], size: Size(width, 60))
    session.type("e")
    let text = session.screenText
    #expect(!Self.holdsISO(text), "\(text)")
    for day in [
      "Read, seen from Mon 30 Nov", "15 Nov 2025 to 8 Nov 2026", "Mon 9 Nov", "Mon 7 Dec",
    ] {
      #expect(text.contains(day), "\(day): \(text)")
    }
  }

  @Test("Reports on the screen name days so, those of the command line by their dates")
  func reports() throws {
    for isOnScreen in [true, false] {
      let reporter = Self.reporter(isOnScreen: isOnScreen)
      let texts = [
        try reporter.explain(Self.habit, on: "2026-11-30").lines,
        reporter.streak(of: Self.habit, json: false).lines, reporter.habits(.table).lines,
        try reporter.days(of: Self.habit, from: "-3", to: nil, json: false).lines,
      ].map { $0.joined(separator: "\n") }
      for text in texts { #expect(Self.holdsISO(text) != isOnScreen, "\(text)") }
    }
    let days = try Self.reporter(isOnScreen: true).days(
      of: Self.habit, from: "-1", to: nil, json: false
    ).lines
    #expect(days == ["Sun 29 Nov  ●  done", "Mon 30 Nov  ○  open"])
    let last = try Self.reporter(isOnScreen: true).days(
      of: Self.habit, from: "2025-12-31", to: "2026-01-01", json: false
    ).lines
    #expect(last == ["Wed 31 Dec 2025  ●  done", "Thu 1 Jan        ●  done"], "\(last)")
  }
}

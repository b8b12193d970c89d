import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Freezes that are held")
struct FreezesHeldTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func text(days: Int, rule: FreezeRule?, _ size: Size = Size(80, 24)) -> String {
    var habit = Habit.reading
    habit.freezeRules = rule.map { [$0] } ?? []
    let rows = (0..<days).map { CheckIn(Day("2026-11-30") - $0, mark: .done) }.reversed()
    return Session([habit], checkIns: [HabitID(1): Array(rows)], size: size).screenText
  }

  @Test(
    "are told beside the longest run, where there is room",
    arguments: [Size(80, 24), Size(120, 40)])
  func told(size: Size) {
    let rule = FreezeRule(from: "2026-11-01")
    #expect(text(days: 15, rule: rule, size).contains("longest 15 · 2 freezes held"))
    #expect(text(days: 7, rule: rule, size).contains("longest 7 · 1 freeze held"))
    #expect(text(days: 3, rule: rule, size).contains("longest 3 · no freeze held"))
    #expect(text(days: 0, rule: rule, size).contains("no freeze held"))
  }

  @Test("are not told of a habit without them, nor on small screens")
  func silent() {
    #expect(!text(days: 15, rule: nil).contains("freeze"))
    #expect(!text(days: 15, rule: FreezeRule(from: "2026-11-01", every: 0)).contains("freeze"))
    let small = text(days: 15, rule: FreezeRule(from: "2026-11-01"), Size(40, 12))
    #expect(!small.contains("freeze") && small.contains("longest 15"))
  }
}

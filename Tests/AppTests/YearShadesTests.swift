import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import Testing

@Suite("The shades of the year")
struct YearShadesTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test("The heat map tells the days of an amount a week apart by the largest of them")
  func heat() {
    var habit = Habit.running
    habit.plans = [Plan(target: Target(Amount(20), unit: "km", per: .week))]
    let rows = (0..<8).map { CheckIn(Day("2026-11-02") + $0, amount: Amount($0 + 1)) }
    let session = Session(
      [habit], checkIns: [habit.id: rows], size: Size(120, 40), options: ScreenOptions(view: .year))
    let map = session.screenText.split(separator: "\n").filter { !$0.contains("less") }.joined()
    #expect(
      ["░", "▒", "▓", "█"].map { shade in map.count { $0 == Character(shade) } } == [3, 2, 2, 1])
  }
}

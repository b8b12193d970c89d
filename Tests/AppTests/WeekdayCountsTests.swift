import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("The weekdays in the streaks view")
struct WeekdayCountsTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  /// Monday, Wednesday and Saturday of the twelve weeks before this one, but not of the first.
  private static let rows = stride(from: 84, through: 1, by: -1).map { Day("2026-11-30") - $0 }
    .filter { [.monday, .wednesday, .saturday].contains($0.weekday) && $0 >= "2026-09-14" }
    .map { CheckIn($0, mark: .done) }

  private func text(_ plans: [Plan], kind: HabitKind = .yesNo) -> String {
    var habit = Habit(id: HabitID(1), name: "Gym", kind: kind, added: "2026-09-07")
    habit.plans = plans
    return Session(
      [habit], checkIns: [habit.id: Self.rows], options: ScreenOptions(view: .streaks)
    ).screenText
  }

  @Test(
    "Of n days per week, per month or in d days the done days are counted, as none is asked for by itself",
    arguments: [Schedule.times(3, per: .week), .times(12, per: .month), .rolling(3, days: 7)])
  func counts(_ schedule: Schedule) {
    let text = text([Plan(schedule: schedule)])
    #expect(text.contains("By weekday, days"), "\(text)")
    #expect(!text.contains("0%") || text.contains("100%"), "\(text)")
    #expect(text.contains(#/Mo █+ +11 /#) && text.contains(#/Tu ░* +0 /#), "\(text)")
  }

  @Test("Days of a time in which none was asked for by itself do not count as missed")
  func mixed() {
    let text = text([
      Plan(schedule: .times(3, per: .week)), Plan(from: "2026-11-16", schedule: .everyDay),
    ])
    #expect(text.contains("By weekday ") && text.contains(#/Mo █+ +100% /#), "\(text)")
    #expect(text.contains(#/Tu ░* +0% /#), "\(text)")
  }

  @Test(
    "A weekday is called the weakest only where it was missed three times",
    arguments: [(1, false), (2, false), (3, true)])
  func weakest(_ misses: Int, _ isTold: Bool) {
    for kind in [HabitKind.yesNo, .avoid] {
      let habit = Habit(id: HabitID(1), name: "It", kind: kind, added: "2026-10-01")
      let fridays = (1...misses).map { Day("2026-11-27") - 7 * $0 }
      let rows = (0..<60).reversed().map { Day("2026-11-30") - $0 }.compactMap { day in
        fridays.contains(day)
          ? CheckIn(day, mark: .missed) : kind == .avoid ? nil : CheckIn(day, mark: .done)
      }
      let text = Session(
        [habit], checkIns: [habit.id: rows], options: ScreenOptions(view: .streaks)
      ).screenText
      let told = kind == .avoid ? "You slip on Friday most" : "You miss Friday most"
      #expect(text.contains(told) == isTold, "\(text)")
    }
  }

  @Test("Slips that are counted say that they are slips")
  func slips() {
    let rows = [
      CheckIn("2026-11-20", amount: Amount(2)), CheckIn("2026-11-30", amount: Amount(1)),
    ]
    let text = Session(
      [.smoking], checkIns: [HabitID(3): rows], options: ScreenOptions(view: .streaks)
    ).screenText
    #expect(text.contains(#/this week +0 +1 slip /#), "\(text)")
    #expect(text.contains(#/ever +28 +3 slips/#), "\(text)")
  }
}

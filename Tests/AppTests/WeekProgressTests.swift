import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("A habit of some times a week or month")
struct WeekProgressTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func session(
    _ schedule: Schedule, _ days: [Day], today: Day = "2026-11-26", _ size: Size = Size(80, 24)
  ) -> Session {
    var habit = Habit.reading
    habit.start = "2026-10-01"
    habit.plans = [Plan(schedule: schedule)]
    let rows = days.map { CheckIn($0, mark: .done) }
    return Session([habit], checkIns: [HabitID(1): rows], today: today, size: size)
  }

  @Test(
    "tells how many of its days are done in the period of the selected day",
    arguments: [Size(80, 24), Size(40, 12), Size(120, 40)])
  func told(size: Size) {
    var session = session(
      .times(3, per: .week), ["2026-11-17", "2026-11-18", "2026-11-24"], size)
    #expect(session.screenText.contains("Thu 26 Nov · open"))
    #expect(session.screenText.contains("1 of 3 this week"))
    session.press(.up)
    #expect(session.screenText.contains("2 of 3 that week"))
  }

  @Test("tells it of months, too, and of no habit that is judged by days")
  func others() {
    let month = session(.times(10, per: .month), ["2026-11-17"])
    #expect(month.screenText.contains("1 of 10 this month"))
    let daily = session(.everyDay, ["2026-11-17"])
    #expect(!daily.screenText.contains(" of "))
  }

  @Test(
    "says so once it cannot be met any more, and not before",
    arguments: [
      ("2026-11-27", [], false), ("2026-11-28", [], true), ("2026-11-28", ["2026-11-25"], false),
      ("2026-11-29", ["2026-11-25"], true), ("2026-11-29", ["2026-11-25", "2026-11-29"], true),
      ("2026-11-29", ["2026-11-24", "2026-11-25", "2026-11-26"], false), ("2026-11-30", [], false),
    ] as [(Day, [Day], Bool)])
  func pastSaving(today: Day, days: [Day], isLost: Bool) {
    for size in [Size(80, 24), Size(40, 12), Size(120, 40)] {
      let session = session(.times(3, per: .week), days, today: today, size)
      let text = size.width < 80 ? "week missed" : "missed this week"
      #expect(session.screenText.contains(text) == isLost, "\(size)")
      #expect(session.model.history?.streak.isPastSaving == isLost)
    }
  }

  @Test("says so on the smallest screen in its first line")
  func inline() {
    let session = session(.times(3, per: .week), [], today: "2026-11-29", Size(34, 6))
    #expect(session.screenText.contains("missed this week"))
  }
}

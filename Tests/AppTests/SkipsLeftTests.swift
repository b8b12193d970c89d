import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The skips that are left of a month's budget")
struct SkipsLeftTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func habit(_ budget: Int?) -> Habit {
    var habit = Habit.reading
    habit.skipBudget = budget
    return habit
  }

  private static let rows = [
    CheckIn("2026-11-10", mark: .skipped), CheckIn("2026-11-29", mark: .done),
  ]

  @Test(
    "stand under the streak of the month's view",
    arguments: [
      (Size(80, 24), 2, "1 of 2 skips left in November"), (Size(40, 12), 2, "1 skip left"),
      (Size(120, 40), 1, "0 of 1 skip left in November"), (Size(40, 12), 0, "1 skip over"),
      (Size(80, 24), 0, "1 more than the 0 skips of November"),
    ])
  func month(_ size: Size, _ budget: Int, _ text: String) {
    let session = Session([habit(budget)], checkIns: [HabitID(1): SkipsLeftTests.rows], size: size)
    #expect(session.screenText.contains(text), "\(session.screenText)")
    #expect(session.screenText.components(separatedBy: "kips left").count <= 2)
  }

  @Test("are not told where any number is allowed")
  func noBudget() {
    let session = Session([habit(nil)], checkIns: [HabitID(1): SkipsLeftTests.rows])
    #expect(!session.screenText.contains("skip left") && !session.screenText.contains("skips left"))
  }

  @Test("stand in the widget of a pane that has room for them")
  func widget() {
    let history = History(
      of: habit(2), checkIns: SkipsLeftTests.rows, today: "2026-11-30", firstWeekday: .monday)
    let state = WidgetState(
      of: history.habit, history: history, today: "2026-11-30", firstWeekday: .monday,
      secondsLeft: nil)
    let view = MediumWidget(state, appearance: Appearance())
    #expect(view.canvas(Size(44, 12)).text(.plain).contains("1 skip left"))
    #expect(view.canvas(Size(80, 24)).text(.plain).contains("1 of 2 skips left in November"))
  }
}

import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Habits in the archive")
struct ArchivedTests {
  @Test("are told to be there, not to rest")
  func archived() {
    let today: Day = "2026-11-30"
    let rows = [CheckIn(today - 2, mark: .done), CheckIn(today - 1, mark: .done)]
    var habit = Habit(id: HabitID(1), name: "Tea", added: today - 2)
    let snapshot = Snapshot(habits: [habit], checkIns: [habit.id: rows])
    let reporter = Reporter(CommandContext(snapshot, today: today))
    #expect(reporter.streak(of: habit, json: true).lines[0].contains(#""archived":false"#))
    habit.archived = today
    #expect(reporter.streak(of: habit, json: false).lines.last == "today    archived")
    #expect(
      reporter.streak(of: habit, json: true).lines[0].contains(
        #""state":"after_end","archived":true"#))
    #expect(reporter.month(of: habit, nil, theme: nil).lines[0] == "Tea: 2 day streak, archived")
    let history = History(of: habit, checkIns: rows, today: today, firstWeekday: .monday)
    let widget = WidgetState(
      of: habit, history: history, today: today, firstWeekday: .monday, secondsLeft: 60)
    #expect(widget.today == .afterEnd)
    // Seen from a day before, it ran.
    let earlier = Reporter(CommandContext(snapshot, today: today - 1))
    #expect(earlier.streak(of: habit, json: false).lines.last == "today    done")
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("What the screen tells of a habit")
struct HabitScreenTests {
  @Test("A habit's question stands under its name where there is room")
  func question() {
    var habit = Habit.reading
    habit.question = "Did you read before bed?"
    #expect(Session([habit]).screenText.contains("Did you read before bed?"))
    #expect(!Session([habit], size: Size(40, 12)).screenText.contains("Did you read"))
    var board = Session([habit])
    board.type("2")
    #expect(!board.screenText.contains("Did you read"))
  }

  @Test("A screen as of another day tells no time left")
  func asOf() {
    var rows: [CheckIn] = []
    for back in 1...3 { rows.append(CheckIn(Day("2026-11-30") - back, mark: .done)) }
    var options = ScreenOptions()
    var session = Session(checkIns: [HabitID(1): rows], options: options)
    #expect(session.screenText.contains("at risk, 12h left"))
    options.asOf = "2026-11-30"
    session = Session(checkIns: [HabitID(1): rows], options: options)
    #expect(session.screenText.contains("at risk"))
    #expect(!session.screenText.contains("left"))
  }

  @Test("A habit that is only tracked shows the days of its month")
  func tracked() {
    var habit = Habit(id: HabitID(1), name: "Weight", kind: .trackOnly, added: "2026-11-01")
    habit.group = ""
    let rows = [CheckIn("2026-11-20", amount: Amount("71.5")), CheckIn("2026-11-28", mark: .done)]
    let session = Session([habit, .running], checkIns: [HabitID(1): rows])
    for text in ["days this month", "71.5 in all", "last Sat 28 Nov", "2 in Nov"] {
      #expect(session.screenText.contains(text), "\(text)")
    }
  }
}

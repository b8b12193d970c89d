import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("What the screen tells of a habit")
struct HabitScreenTests {
  // The widths of characters are asked of the C library, which knows them by the locale.
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

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

  @Test("What was measured is added up beside the days that were done")
  func sums() {
    let rows = [
      CheckIn("2025-11-30", amount: Amount(7)), CheckIn("2026-11-02", amount: Amount(5)),
      CheckIn("2026-11-30", amount: Amount("2.5")), CheckIn("2026-12-01", amount: Amount(9)),
    ]
    var session = Session([.running], checkIns: [HabitID(2): rows])
    session.type("4")
    for line in [
      "this week *0 *2.5 km", "this month *1 *7.5 km", "this year *1 *7.5 km", "ever *2 *14.5 km",
    ] {
      #expect(session.screenText.range(of: line, options: .regularExpression) != nil, "\(line)")
    }
    let reporter = Reporter(
      CommandContext(
        Snapshot(habits: [.running], checkIns: [HabitID(2): rows]), today: "2026-11-30"))
    #expect(reporter.stats(of: nil, json: true).lines.joined().contains(#""amount":14.5"#))
  }

  @Test("The dates of the longest run are told whole, or by its end where there is no room")
  func longestDates() {
    for (length, wanted) in [(5, "longest 5 *to 13 Nov 2026"), (1, "longest 1 *13 Nov 2026")] {
      let rows = (1...length).reversed().map { CheckIn(Day("2026-11-14") - $0, mark: .done) }
      let session = Session([.reading], checkIns: [HabitID(1): rows], size: Size(120, 40))
      #expect(session.screenText.range(of: wanted, options: .regularExpression) != nil)
    }
  }

  @Test("However many habits there are, only the histories that are told of are read whole")
  func manyHabits() {
    var checkIns = CheckInsByHabit()
    let rows = (1...900).reversed().map { CheckIn(Day("2026-11-30") - $0, mark: .done) }
    let habits = (1...100).map { number in
      checkIns[HabitID(Int64(number))] = rows
      return Habit(id: HabitID(Int64(number)), name: "Habit \(number)", added: "2024-01-01")
    }
    var session = Session(habits, checkIns: checkIns)
    #expect(session.screenText.split(separator: "900").count > 5)
    session.press(.backTab)
    #expect(session.screenText.contains("Habit 100"))
    #expect(session.screenText.split(separator: "900").count > 5)
    let scopes = session.effects.compactMap { if case .load(let scope) = $0 { scope } else { nil } }
    #expect(scopes.allSatisfy { $0.whole.count <= 24 }, "\(scopes.map(\.whole.count))")
  }

  @Test("The years begin with the habit's first, and one legend stands under them")
  func years() {
    var habit = Habit.reading
    let rows = [CheckIn("2025-12-30", mark: .done), CheckIn("2026-11-29", mark: .done)]
    habit.added = "2025-12-30"
    var session = Session([habit], checkIns: [HabitID(1): rows], size: Size(120, 50))
    session.type("3")
    #expect(session.screenText.contains("2025") && !session.screenText.contains("2024"))
    #expect(session.screenText.split(separator: "█ done").count == 2)
    habit.added = "2026-02-01"
    session = Session([habit], size: Size(120, 50))
    session.type("3")
    #expect(session.screenText.contains("2026  ") && !session.screenText.contains("2025  "))
  }

  @Test("A habit of so many times a week is weak on no weekday")
  func weekly() {
    var habit = Habit.reading
    habit.plans = [Plan(schedule: .times(3, per: .week))]
    habit.added = "2026-10-01"
    // Two days of each week, in turn, and never a Wednesday.
    let rows = (0..<14).map { index in
      CheckIn(Day("2026-10-05") + index / 2 * 7 + [0, 1, 3, 4, 5, 6][index % 6], mark: .done)
    }
    var session = Session([habit], checkIns: [HabitID(1): rows])
    session.type("4")
    #expect(session.screenText.contains("By weekday"))
    habit.plans = [Plan()]
    session = Session([habit], checkIns: [HabitID(1): rows])
    session.type("4")
    #expect(session.screenText.contains("You miss Wednesday most"))
  }

  @Test("A habit that is only tracked shows the days of its month")
  func tracked() {
    var habit = Habit(id: HabitID(1), name: "Weight", kind: .trackOnly, added: "2026-11-01")
    habit.group = ""
    let rows = [CheckIn("2026-11-20", amount: Amount("71.5")), CheckIn("2026-11-28", mark: .done)]
    let session = Session([habit, .running], checkIns: [HabitID(1): rows])
    for text in ["days this month", "last Sat 28 Nov", "2 in Nov"] {
      #expect(session.screenText.contains(text), "\(text)")
    }
  }
}

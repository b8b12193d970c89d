import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("A line that begins with the old value")
struct SelectedTextTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func line(_ session: Session) -> String? {
    if case .prompt(let prompt) = session.model.mode { prompt.line.text } else { nil }
  }

  @Test("is typed anew, pasted anew, or edited", arguments: ["S", "R", "="])
  func replaced(key: String) {
    let rows = [CheckIn("2026-11-30", amount: Amount(3))]
    var session = Session([.running], checkIns: [HabitID(2): rows])
    session.type(key)
    let old = line(session) ?? ""
    #expect(!old.isEmpty)
    session.type("7x")
    #expect(line(session) == "7x")
    session.press(.escape)
    session.type(key)
    session.send(.paste("7x"))
    #expect(line(session) == "7x")
    session.press(.escape)
    for edit in [Key.end, .right, .left, .home] {
      session.type(key)
      session.press(edit, .end)
      session.type("9")
      #expect(line(session) == old + "9")
      session.press(.escape)
    }
    session.type(key)
    session.press(.backspace)
    #expect(line(session) == String(old.dropLast()))
  }

  @Test("is shown selected until then, as far as the screen goes", arguments: [80, 20])
  func shown(width: Int) {
    var habit = Habit.reading
    habit.name = String(repeating: "Read ", count: 8) + "more"
    var session = Session([habit], size: Size(width, 12))
    session.type("R")
    let last = { (canvas: Canvas) in
      (0..<width).filter { canvas[$0, 11].style.ground.contains(.cursor) }.count
    }
    #expect(last(session.model.screen()) == (width == 80 ? 44 : 9))
    session.press(.end)
    #expect(last(session.model.screen()) == 1)
  }

  @Test("is gone on with where a person mostly adds to it: a note")
  func note() {
    let rows = [CheckIn("2026-11-30", note: "rain")]
    var session = Session(checkIns: [HabitID(1): rows])
    session.type("n, wind")
    #expect(line(session) == "rain, wind")
  }

  @Test("tells a schedule's problem by what was typed alone")
  func schedule() {
    var session = Session()
    session.type("Smon,wef")
    #expect(session.screenText.contains("'wef'"))
    session.press(.backspace)
    session.type("d")
    session.press(.enter)
    #expect(session.stored.habits[0].plans.last?.schedule.text == "mon,wed")
  }
}

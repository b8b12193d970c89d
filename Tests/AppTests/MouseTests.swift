import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The mouse")
struct MouseTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  /// Where a text stands on the screen.
  private func place(_ text: String, _ session: Session) -> (x: Int, y: Int)? {
    let canvas = session.model.screen()
    let wanted = text.map { String($0) }
    for y in 0..<canvas.size.height {
      for x in 0..<max(0, canvas.size.width - wanted.count)
      where (0..<wanted.count).allSatisfy({ canvas[x + $0, y].text == wanted[$0] }) {
        return (x, y)
      }
    }
    return nil
  }

  private func click(_ text: String, _ session: inout Session) throws {
    let spot = try #require(self.place(text, session))
    session.press(.mouse(.press, x: spot.x, y: spot.y))
  }

  @Test(
    "A click selects a day, a click on it checks it in",
    arguments: [Size(20, 6), Size(40, 12), Size(80, 24)])
  func day(_ size: Size) throws {
    var session = Session(size: size)
    try click("25", &session)
    #expect(session.model.cursor == "2026-11-25")
    #expect(session.stored.checkIns.total == 0)
    try click("25", &session)
    #expect(session.stored("2026-11-25").mark == .done)
  }

  @Test("A click on a tab shows its view, one in the list its habit")
  func tabs() throws {
    var session = Session([.reading, .running])
    try click("Run", &session)
    #expect(session.model.selected == HabitID(2))
    try click("3 year", &session)
    #expect(session.model.view == .year)
  }

  @Test("A click on the board selects the cell, and then checks it in")
  func board() throws {
    var session = Session([.reading, .running], options: ScreenOptions(view: .board))
    let row = try #require(place("Run", session))
    let column = try #require(place("25", session))
    session.press(.mouse(.press, x: column.x, y: row.y))
    #expect(session.model.selected == HabitID(2))
    #expect(session.model.cursor == "2026-11-25")
    session.press(.mouse(.press, x: column.x, y: row.y))
    #expect(session.stored("2026-11-25", of: HabitID(2)).amount == Amount(5))
  }

  @Test("The wheel changes the month")
  func wheel() {
    var session = Session()
    session.press(.mouse(.wheelUp, x: 5, y: 5))
    #expect(session.model.cursor == "2026-10-30")
    session.press(.mouse(.wheelDown, x: 5, y: 5), .mouse(.wheelDown, x: 5, y: 5))
    #expect(session.model.cursor == "2026-12-30")
  }

  @Test("A click while a line is typed does nothing")
  func prompt() {
    var session = Session()
    session.type("n")
    session.press(.mouse(.press, x: 50, y: 10))
    #expect(session.model.mode != .browsing)
    #expect(session.model.cursor == "2026-11-30")
  }
}

import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Where messages stand")
struct MessageRowsTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test(
    "They leave the rows of the cursor free",
    arguments: [
      (1, 10, 5...5, 10..<11), (2, 11, 5...5, 10..<12), (2, 11, 10...10, 0..<2),
      (3, 5, 4...4, 0..<3), (4, 5, 2...2, 3..<6), (4, 5, 1...1, 2..<6), (9, 22, 3...3, 19..<23),
      (2, 3, 1...3, 3..<4),
    ] as [(Int, Int, ClosedRange<Int>, Range<Int>)])
  func rows(_ count: Int, _ last: Int, _ cursor: ClosedRange<Int>, _ shown: Range<Int>) {
    #expect(MessageRows(count, through: last, cursor: cursor).shown == shown)
  }

  @Test(
    "The selected day is seen whatever is told",
    arguments: [Size(40, 12), Size(20, 6), Size(80, 24)], ScreenView.allCases)
  func cursor(size: Size, view: ScreenView) {
    for offset in 0..<30 where view != .streaks {
      var session = Session.sample(size, view: view)
      for _ in 0..<offset { session.press(.left) }
      let before = Self.cursorCells(session)
      session.send(.storeFailed(.noHabit(HabitID(7)), nil))
      session.model.notice = Notice(String(repeating: "too long for one row ", count: 5), .warning)
      #expect(Self.cursorCells(session) == before, "\(offset) days back")
      #expect(session.screenText.contains("too long"))
    }
  }

  private static func cursorCells(_ session: Session) -> [String] {
    let canvas = session.model.screen()
    return (0..<canvas.size.height).flatMap { y in
      (0..<canvas.size.width).compactMap { x in
        canvas[x, y].style.ground.contains(.cursor) ? "\(x) \(y) \(canvas[x, y].text)" : nil
      }
    }
  }

  @Test("A message of two lines stands in the place of the keys, and covers no day")
  func keys() {
    var session = Session.sample(Size(40, 12))
    let week = session.screenText.split(separator: "\n")[9]
    session.model.notice = Notice("'Tidy the kitchen' rests from Mon 30 Nov to Sun 6 Dec.")
    let lines = session.screenText.split(separator: "\n")
    #expect(lines[9] == week)
    #expect(lines[10].contains("'Tidy the kitchen'") && lines[11].contains("Dec."))
  }

  @Test("It leaves the keys where there is room for it above them", arguments: ScreenView.allCases)
  func room(view: ScreenView) {
    let text = String(repeating: "too long for one row ", count: 5)
    for size in [Size(80, 24), Size(120, 40)] where view != .streaks {
      var session = Session(size: size, options: ScreenOptions(view: view))
      session.model.notice = Notice(text + text, .warning)
      let lines = session.screenText.split(separator: "\n")
      #expect(lines[size.height - 1].contains("? help"), "\(session.screenText)")
      #expect(lines[size.height - 2].contains("too long"), "\(session.screenText)")
      #expect(lines[size.height - 3].contains("too long"), "\(session.screenText)")
    }
  }
}

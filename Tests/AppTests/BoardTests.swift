import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The board")
struct BoardTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let board = ScreenOptions(view: .board)

  /// The lines of the screen, without what frames them.
  private func lines(_ session: Session) -> [String] {
    session.screenText.split(separator: "\n").map { $0.filter { $0 != "|" } }
  }

  @Test(
    "It shows as many days as fit",
    arguments: [
      (Size(40, 12), 7), (Size(80, 24), 19), (Size(120, 40), 33), (Size(200, 50), 59),
      (Size(400, 50), 126),
    ])
  func days(_ size: Size, _ count: Int) {
    let habits = [Habit(id: HabitID(1), name: "aaaaaaaa", added: "2026-01-01")]
    let rows = (0..<300).map { CheckIn(Day("2026-11-30") - (299 - $0), mark: .done) }
    let session = Session(habits, checkIns: [HabitID(1): rows], size: size, options: Self.board)
    let row = lines(session).first { $0.contains("aaaa") } ?? ""
    #expect(row.filter { $0 == "●" }.count == count, "\(row)")
  }

  @Test("No more is read for it than the days that fit need")
  func scope() {
    func from(_ width: Int) -> Day? {
      Session(size: Size(width, 24), options: Self.board).model.wantedScope.from
    }
    #expect(from(80) == "2026-04-01")
    #expect(from(200) == "2026-04-01")
    #expect((from(600) ?? .last) < "2026-03-28")
  }

  @Test("Its heading names the months it shows, also over a year's end, and where each begins")
  func months() {
    let names = ["A habit of long name and more"]
    let habits = names.map { Habit(id: HabitID(1), name: $0, added: "2025-11-01") }
    var session = Session(
      habits, today: "2026-11-30", size: Size(200, 50), options: Self.board)
    #expect(session.screenText.contains("Oct-Nov 2026"), "\(session.screenText)")
    #expect(session.screenText.contains("30 31 Nov 2  3"), "\(session.screenText)")
    session = Session(habits, today: "2026-01-20", size: Size(200, 50), options: Self.board)
    #expect(session.screenText.contains("Nov 2025-Jan 2026"), "\(session.screenText)")
    #expect(session.screenText.contains("30 31 Jan 2  3"), "\(session.screenText)")
  }

  @Test("The cursor's day is shown however long the names are")
  func cursor() {
    let habit = Habit(id: HabitID(1), name: "A long name of a habit", added: "2026-01-01")
    var session = Session([habit], options: Self.board)
    for back in 1..<40 {
      session.type("h")
      #expect(session.screenText.contains(/[\[(].[\])]/), "\(back): \(session.screenText)")
      let number = session.model.cursor.civil.day
      let head = lines(session)[3]
      #expect(
        head.contains(number == 1 ? "Nov" : String(number)), "\(back): \(session.screenText)")
    }
  }

  @Test("It tells the freezes held of the habit with the cursor, where freezes are on")
  func freezes() {
    var habit = Habit(id: HabitID(1), name: "Read", added: "2026-11-01")
    let rows = (1...15).reversed().map { CheckIn(Day("2026-11-30") - $0, mark: .done) }
    for (rules, isTold) in [([], false), ([FreezeRule(from: "2026-11-01")], true)] {
      habit.freezeRules = rules
      let session = Session([habit], checkIns: [HabitID(1): rows], options: Self.board)
      #expect(session.screenText.contains("2 freezes held") == isTold, "\(session.screenText)")
    }
  }

  @Test("A click on a wide board finds the day under it", arguments: [120, 200])
  func click(_ width: Int) throws {
    let habit = Habit(id: HabitID(1), name: "Read", added: "2026-01-01")
    var session = Session([habit], size: Size(width, 40), options: Self.board)
    let head = lines(session)[3]
    let first = try #require(head.range(of: " 2 ", options: .backwards))
    let x = head.distance(from: head.startIndex, to: first.lowerBound) + 1
    session.press(.mouse(.press, x: x, y: 4))
    #expect(session.model.cursor == "2026-11-02")
  }
}

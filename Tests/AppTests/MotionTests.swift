import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Moving the cursor")
struct MotionTests {
  @Test(
    "A key moves by its day, week, month or year",
    arguments: [
      (.character("h"), "2026-11-29"), (.left, "2026-11-29"), (.character("l"), "2026-12-01"),
      (.right, "2026-12-01"), (.character("k"), "2026-11-23"), (.up, "2026-11-23"),
      (.character("j"), "2026-12-07"), (.down, "2026-12-07"), (.character("["), "2026-10-30"),
      (.pageUp, "2026-10-30"), (.character("]"), "2026-12-30"), (.pageDown, "2026-12-30"),
      (.character("{"), "2025-11-30"), (.character("}"), "2027-11-30"),
      (.character("^"), "2026-11-30"), (.character("$"), "2026-12-06"), (.home, "2026-11-01"),
      (.end, "2026-11-30"),
    ] as [(Key, Day)])
  func key(_ key: Key, _ day: Day) {
    var session = Session()
    session.press(key)
    #expect(session.model.cursor == day)
  }

  @Test("t comes back to today from anywhere")
  func today() {
    var session = Session()
    session.type("}}[hhkt")
    #expect(session.model.cursor == "2026-11-30")
  }

  @Test(
    "A number typed before a motion counts for it",
    arguments: [
      ("3j", "2026-12-21"), ("12l", "2026-12-12"), ("2[", "2026-09-30"), ("10k", "2026-09-21"),
      ("0h", "2026-11-29"), ("4}", "2030-11-30"),
    ] as [(String, Day)])
  func count(_ keys: String, _ day: Day) {
    var session = Session()
    session.type(keys)
    #expect(session.model.cursor == day)
    #expect(session.model.count == nil)
    #expect(session.model.view == .month)
  }

  @Test("A month or year later is the month's last day where it is shorter")
  func shorterMonths() {
    var session = Session(today: "2028-02-29")
    session.type("}")
    #expect(session.model.cursor == "2029-02-28")
    session = Session(today: "2026-10-31")
    session.type("]")
    #expect(session.model.cursor == "2026-11-30")
  }

  @Test("The cursor stays in the calendar")
  func ends() {
    var session = Session(today: "0001-01-02")
    session.type("99999k99999[99999{^")
    #expect(session.model.cursor == .first)
    session.type("99999}99999j99999]$")
    #expect(session.model.cursor == .last)
  }

  @Test("A digit shows the view with it at once, and a motion after it takes that back")
  func digitAtOnce() {
    var session = Session(options: ScreenOptions(view: .board))
    session.type("3")
    #expect(session.model.view == .year)
    session.type("h")
    #expect(session.model.view == .board)
    #expect(session.model.cursor == "2026-11-27")
    session.type("7")
    #expect(session.model.view == .board)
    #expect(session.model.count == 7)
    session.press(.escape)
    session.type("4")
    session.send(.woken(.digits(3)))
    session.type("j")
    #expect(session.model.view == .streaks)
  }

  @Test("A number alone shows the view with it, and is forgotten once no key follows")
  func views() {
    var session = Session()
    session.type("3")
    session.send(.woken(.digits(1)))
    #expect(session.model.count == nil)
    #expect(session.model.view == .year)
    session.type("2")
    session.press(.enter)
    #expect(session.model.view == .board)
    session.type("1 ")
    #expect(session.model.view == .month)
    #expect(session.stored("2026-11-30").mark == .done)
  }

  @Test(
    "Where no day is shown, no key changes or moves one", arguments: [ScreenView.streaks, .notes],
    Array(" smx+-=nvphl[]{}^$tg"))
  func hiddenDay(_ view: ScreenView, _ key: Character) {
    var session = Session(options: ScreenOptions(view: view))
    session.press(.character(key))
    #expect(session.model.cursor == "2026-11-30")
    #expect(session.model.anchor == nil)
    #expect(session.model.mode == .browsing)
    #expect(session.stored.checkIns.total == 0)
    #expect(session.model.notice?.text.contains("month (1)") == true)
  }

  @Test("A note that is shown can be changed where it stands")
  func shownNote() {
    var session = Session.sample(view: .notes)
    session.type("jn")
    guard case .prompt(let prompt) = session.model.mode else {
      Issue.record("no prompt")
      return
    }
    #expect(prompt.line.text == "travel")
  }

  @Test(
    "Of digits typed one after another, the last chooses the view",
    arguments: [("12", ScreenView.board), ("34", .streaks), ("1230", .month), ("19", .month)])
  func pile(_ digits: String, _ view: ScreenView) {
    var session = Session()
    session.type(digits)
    session.send(.woken(.digits(digits.count)))
    #expect(session.model.view == view)
    #expect(session.model.count == nil)
  }

  @Test("A wake-up for digits that were used is ignored")
  func staleDigits() {
    var session = Session()
    session.type("3j4")
    session.send(.woken(.digits(1)))
    #expect(session.model.count == 4)
    session.press(.escape)
    #expect(session.model.count == nil)
    session.send(.woken(.digits(2)))
    #expect(session.model.view == .month)
  }

  @Test("Tab goes round the habits, and with a number to the one with it")
  func habits() {
    var session = Session([.reading, .running, .smoking])
    session.press(.tab)
    #expect(session.model.selected == HabitID(2))
    session.press(.backTab, .backTab)
    #expect(session.model.selected == HabitID(3))
    session.type("2")
    session.press(.tab)
    #expect(session.model.selected == HabitID(2))
    session.type("9")
    session.press(.tab)
    #expect(session.model.selected == HabitID(3))
  }

  @Test("A habit's whole history is asked for when it is shown")
  func loads() {
    var session = Session([.reading, .running])
    #expect(session.model.scope?.whole == [HabitID(1)])
    session.press(.tab)
    #expect(session.model.scope?.whole == [HabitID(2)])
  }

  @Test("The streaks scroll to their end where they are higher than the screen, and say how")
  func scrollStreaks() {
    var session = Session.sample(Size(40, 12), view: .streaks)
    #expect(session.screenText.contains("PgDn and PgUp scroll"))
    #expect(!session.screenText.contains("30 Nov |"))
    session.press(.pageDown)
    #expect(session.screenText.contains("By weekday") || session.screenText.contains("Th "))
    session.press(.end)
    #expect(session.screenText.contains("100%"))
    #expect(session.screenText.contains("31 Aug"))
    session.press(.home)
    #expect(session.screenText.contains("Best runs"))
    session.type("jjjkkk")
    #expect(session.screenText.contains("Best runs"))
    let large = Session.sample(view: .streaks)
    #expect(!large.screenText.contains("scroll"))
  }

  @Test("A digit takes an old notice away")
  func digitClearsNotice() {
    var session = Session()
    session.type("s2")
    #expect(session.model.notice == nil)
  }
}

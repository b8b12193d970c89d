import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Checking in")
struct CheckInTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test("Space sets the day done, and again takes it away")
  func space() {
    var session = Session()
    session.type(" ")
    #expect(session.stored("2026-11-30").mark == .done)
    #expect(session.model.notice?.text == "Read: done, today.")
    session.type(" ")
    #expect(session.stored("2026-11-30").mark == nil)
    #expect(session.model.notice?.text == "Read: cleared, today.")
  }

  @Test("A check-in before the habit's first day tells that it begins on that day now")
  func beginsEarlier() {
    let habit = Habit(id: HabitID(1), name: "Read", added: "2026-11-26")
    var session = Session([habit])
    session.type("5h ")
    #expect(
      session.model.notice?.text
        == "Read: done, Wed 25 Nov; the habit begins on Wed 25 Nov now.")
    session.type("h ")
    session.type("l ")
    #expect(session.model.notice?.text == "Read: cleared, Wed 25 Nov.")
    session.type(" ")
    #expect(session.model.notice?.text == "Read: done, Wed 25 Nov.")
  }

  @Test("Space decides from what is shown, not from what another program wrote since")
  func setsValues() {
    var session = Session()
    session.stored.checkIns[HabitID(1)] = [CheckIn("2026-11-30", mark: .done)]
    session.type(" ")
    #expect(session.stored("2026-11-30").mark == .done)
  }

  @Test(
    "A mark's key sets it and takes it away again",
    arguments: [("s", Mark.skipped), ("m", .missed)])
  func marks(_ key: String, _ mark: Mark) {
    var session = Session()
    session.type("h" + key)
    #expect(session.stored("2026-11-29").mark == mark)
    session.type(key)
    #expect(session.stored("2026-11-29").mark == nil)
  }

  @Test("A future day takes no check-in, but a skip, and says why", arguments: [" ", "m"])
  func future(_ key: String) {
    var session = Session()
    session.type("l" + key)
    #expect(session.stored.checkIns.total == 0)
    #expect(session.model.notice?.kind == .warning)
    session.type("s")
    #expect(session.stored("2026-12-01").mark == .skipped)
  }

  @Test("A skip, a pause and a note set ahead are shown on their days")
  func setAhead() {
    var session = Session()
    session.type("lsnflight")
    session.press(.enter)
    #expect(session.screenText.contains("Tue 1 Dec · skipped"))
    #expect(session.screenText.contains("flight"))
    #expect(session.screenText.contains(" 1»"))
    session.type("lvp")
    #expect(session.screenText.contains("Wed 2 Dec · paused"))
    #expect(session.screenText.contains(" 2‖"))
    session.type("2")
    session.press(.enter)
    #expect(session.screenText.contains("»"))
    #expect(session.screenText.contains("‖"))
  }

  @Test("A note stays when its day is checked in and out")
  func note() {
    var session = Session()
    session.type("nslow, but done")
    session.press(.enter)
    #expect(session.stored("2026-11-30").note == "slow, but done")
    session.type("  ")
    #expect(session.stored("2026-11-30") == CheckIn("2026-11-30", note: "slow, but done"))
    session.type("n")
    session.press(.control("u"), .enter)
    #expect(session.stored("2026-11-30").note == nil)
  }

  @Test("Amounts are added, taken and typed")
  func amounts() {
    var session = Session([.reading, .running])
    session.press(.tab)
    session.type("3++-")
    #expect(session.stored("2026-11-30", of: HabitID(2)).amount == Amount(3))
    session.type("=")
    session.press(.control("u"))
    session.type("5.2")
    session.press(.enter)
    #expect(session.stored("2026-11-30", of: HabitID(2)).amount == Amount(millionths: 5_200_000))
    #expect(session.model.notice?.text == "Run: 5.2 km, today.")
  }

  @Test("Space on an amount wanted each day sets it to what is wanted, and again takes it away")
  func spaceOnAmount() {
    var session = Session([.running])
    session.type("3")
    session.type("+")
    session.type(" ")
    #expect(
      session.stored("2026-11-30", of: HabitID(2)) == CheckIn("2026-11-30", amount: Amount(5)))
    #expect(session.model.notice?.text == "Run: 5 km, today.")
    session.type(" ")
    #expect(session.stored("2026-11-30", of: HabitID(2)).isEmpty)
  }

  @Test("Space never lowers an amount")
  func spaceKeepsMore() {
    var session = Session([.running])
    session.type("7+m ")
    let stored = session.stored("2026-11-30", of: HabitID(2))
    #expect(stored == CheckIn("2026-11-30", amount: Amount(7)))
  }

  @Test(
    "Space on an amount summed over a week asks for the amount, and takes one that was enough out")
  func spaceOnWeek() {
    var habit = Habit.running
    habit.plans = [Plan(target: Target(Amount(20), unit: "km", per: .week))]
    var session = Session([habit])
    session.type(" 5")
    session.press(.enter)
    #expect(
      session.stored("2026-11-30", of: HabitID(2)) == CheckIn("2026-11-30", amount: Amount(5)))
    #expect(session.screenText.contains("5 of 20 km this week"))
    session.type(" ")
    session.press(.backspace)
    session.type("20")
    session.press(.enter)
    session.type(" ")
    #expect(session.stored("2026-11-30", of: HabitID(2)).isEmpty)
    session.type("vh ")
    #expect(session.stored("2026-11-30", of: HabitID(2)).isEmpty)
    #expect(session.model.notice?.text.contains("'=' sets them") == true)
  }

  @Test("A skip says which key adds its reason, unless the day has one")
  func skipReason() {
    var session = Session()
    session.type("s")
    #expect(session.model.notice?.text == "Read: skipped, today. n adds the reason.")
    session.type("nill")
    session.press(.enter)
    session.type("ss")
    #expect(session.model.notice?.text == "Read: skipped, today.")
  }

  @Test("A skip over a done day says so")
  func skipOverDone() {
    var session = Session()
    session.type(" s")
    #expect(
      session.model.notice?.text == "Read: skipped, today. It was done; u takes it back.")
    session.type("u")
    #expect(session.stored("2026-11-30").mark == .done)
  }

  @Test("A skip tells what is left of the month's skips, and refuses none")
  func skipBudget() {
    var habit = Habit.reading
    habit.skipBudget = 2
    let rows = [CheckIn("2026-10-31", mark: .skipped), CheckIn("2026-11-27", note: "so")]
    var session = Session([habit], checkIns: [habit.id: rows])
    let wanted = [
      "today; 1 of 2 skips left in November. n adds the reason.",
      "yesterday; 0 of 2 skips left in November. n adds the reason.",
      "Sat 28 Nov; that is 1 more than the 2 skips of November. n adds the reason.",
      "Fri 27 Nov; that is 2 more than the 2 skips of November.",
    ]
    for text in wanted {
      session.type("s")
      #expect(session.model.notice?.text == "Read: skipped, \(text)")
      session.type("h")
    }
  }

  @Test("P says which rest it ends or drops, and where there is none")
  func resume() {
    var session = Session()
    session.type("P")
    #expect(
      session.model.notice?.text == "There is no rest of 'Read' on Mon 30 Nov or later.")
    session.stored.habits[0].pauses = [
      Pause(from: "2026-11-28"), Pause(from: "2026-12-20", through: "2026-12-27"),
    ]
    session.send(.storeChanged)
    session.type("P")
    #expect(
      session.model.notice?.text
        == "'Read' goes on: the rest from Sat 28 Nov ends on Sun 29 Nov.")
    session.type("P")
    #expect(
      session.model.notice?.text
        == "The rest of 'Read' from Sun 20 Dec to Sun 27 Dec is dropped.")
    #expect(session.stored.habits[0].pauses.isEmpty)
    session.stored.habits[0].pauses = [Pause(from: "2026-11-28", isForAll: true)]
    session.send(.storeChanged)
    session.type("P")
    #expect(session.model.notice?.text.contains("':resume --all'") == true)
  }

  @Test("u and ^R say what they were about")
  func stepTexts() {
    var session = Session()
    let step = StepSummary(
      habit: HabitID(1), habitName: "Read", text: "was unarchived")
    session.send(.undone(step))
    #expect(session.model.notice?.text == "Taken back: Read was unarchived.")
    var days = StepSummary(
      habitName: "Read", day: "2026-11-23", dayCount: 1, text: "was cleared")
    session.send(.undone(days))
    #expect(session.model.notice?.text == "Taken back: Read was cleared on Mon 23 Nov.")
    days.day = "2026-11-30"
    session.send(.redone(days))
    #expect(session.model.notice?.text == "Made again: Read was cleared today.")
    days.dayCount = 3
    session.send(.redone(days))
    #expect(session.model.notice?.text == "Made again: Read was cleared on 3 days.")
    session.send(.undone(StepSummary(dayCount: 3, text: "a merge of 3 days")))
    #expect(session.model.notice?.text == "Taken back: a merge of 3 days.")
  }

  @Test("Freezes say what they do")
  func freezes() {
    var session = Session()
    session.type("F")
    #expect(
      session.model.notice?.text
        == "'Read' earns a freeze every 7 days of a run, and holds up to 2; each bridges a missed day."
    )
    session.type("F")
    #expect(session.model.notice?.text == "'Read' earns no more freezes.")
  }

  @Test("What the line of the day has no room for stands under it")
  func longDayLine() {
    var habit = Habit.running
    habit.plans = [Plan(target: Target(Amount(5), unit: "kilometres"))]
    var session = Session([habit])
    session.type("h+")
    #expect(session.screenText.contains("Sun 29 Nov · partly done "))
    #expect(session.screenText.contains(" 1 of 5 kilometres "))
  }

  @Test("A habit without amounts says so")
  func noAmounts() {
    var session = Session()
    session.type("+")
    #expect(session.stored.checkIns.total == 0)
    #expect(session.model.notice?.kind == .warning)
  }

  @Test("Space on a slip takes it back, and on a clean day says it was clean")
  func avoid() {
    var session = Session([.smoking])
    session.type("m ")
    #expect(!session.stored("2026-11-30", of: HabitID(3)).isMarked)
    session.type(" ")
    #expect(session.stored("2026-11-30", of: HabitID(3)).mark == .done)
  }

  @Test("A selected range is one edit")
  func range() {
    var session = Session()
    session.type("v2k ")
    let marked = session.stored.checkIns[HabitID(1)] ?? []
    #expect(marked.map(\.day).first == "2026-11-16")
    #expect(marked.count == 15)
    #expect(session.model.anchor == nil)
    #expect(session.effects.filter { if case .perform = $0 { true } else { false } }.count == 1)
    session.type("u")
    #expect(session.stored.checkIns[HabitID(1)] ?? [] == [])
  }

  @Test("A range over today checks in up to today")
  func rangeOverToday() {
    var session = Session()
    session.type("hv3l ")
    #expect(session.stored.checkIns[HabitID(1)]?.map(\.day) == ["2026-11-29", "2026-11-30"])
  }

  @Test("Two weeks of holiday take five keys")
  func holiday() {
    var session = Session()
    session.type("lv2jp")
    #expect(session.stored.habits[0].pauses == [Pause(from: "2026-12-01", through: "2026-12-15")])
  }

  @Test("A range of more than ten years is refused")
  func longRange() {
    var session = Session()
    session.type("v11{ ")
    #expect(session.stored.checkIns.total == 0)
    #expect(session.model.notice?.kind == .warning)
  }

  @Test("Undo and redo go through the store")
  func undo() {
    var session = Session()
    session.type(" u")
    #expect(session.stored("2026-11-30").mark == nil)
    session.press(.control("r"))
    #expect(session.stored("2026-11-30").mark == .done)
    session.press(.control("r"))
    #expect(session.model.notice?.text == "There is nothing to redo.")
  }

  @Test("A screen as of a day changes nothing and says so", arguments: Array(" smnax+-=uKJASFRpPE"))
  func asOf(_ key: Character) {
    var options = ScreenOptions()
    options.asOf = "2026-11-20"
    var session = Session(options: options)
    #expect(session.screenText.contains("as of 20 Nov 2026"))
    session.press(.character(key))
    #expect(session.model.mode == .browsing)
    #expect(session.model.notice?.text.contains("looks back at 20 Nov 2026") == true)
    #expect(!session.effects.contains { if case .load = $0 { false } else { true } })
  }

  @Test("A command typed on a screen as of a day is refused when it writes")
  func asOfCommand() {
    var options = ScreenOptions()
    options.asOf = "2026-11-20"
    var session = Session(options: options)
    session.type(":check")
    session.press(.enter)
    #expect(session.model.notice?.kind == .warning)
    #expect(!session.effects.contains { if case .run = $0 { true } else { false } })
  }

  @Test(
    "A read-only store refuses every change with the reason", arguments: Array(" smnax+-=uKJASFRpP")
  )
  func readOnly(_ key: Character) {
    var session = Session(options: ScreenOptions(readOnlyReason: "the folder is read-only"))
    session.press(.character(key))
    #expect(session.model.mode == .browsing)
    #expect(session.model.notice?.text.contains("the folder is read-only") == true)
    #expect(!session.effects.contains { if case .load = $0 { false } else { true } })
  }

  @Test("A range that is too long for one step is refused in words, and stays selected")
  func tooLong() {
    var session = Session(size: Size(80, 24))
    session.type("v550k")
    session.press(.character(" "))
    #expect(session.screenText.contains("No more than 3660 days can be changed at once."))
    #expect(session.stored.checkIns.total == 0)
    session.press(.left)
    #expect(session.screenText.contains("3852 days selected"))
  }
}

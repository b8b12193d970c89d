import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("The screen and its store")
struct ScreenStoreTests {
  private let busy = StoreError.busy(path: "/store")

  @Test("A busy store keeps the edit, says so, and takes it later")
  func keeps() {
    var session = Session()
    session.refusal = busy
    session.type(" ")
    #expect(session.model.unsaved.count == 1)
    #expect(session.model.unsavedDays(of: HabitID(1)) == ["2026-11-30"])
    #expect(session.effects.last == .wake(.retry, milliseconds: 1000))
    session.type("hk")
    #expect(session.model.cursor == "2026-11-22")
    session.refusal = nil
    session.send(.woken(.retry))
    #expect(session.model.unsaved.isEmpty)
    #expect(session.stored("2026-11-30").mark == .done)
  }

  @Test("Edits behind one that is not saved wait and keep their order")
  func order() {
    var session = Session()
    session.refusal = busy
    session.type(" hs n")
    session.press(.escape)
    session.type(" ")
    session.refusal = nil
    session.send(.woken(.retry))
    #expect(session.model.unsaved.isEmpty)
    #expect(session.stored("2026-11-30").mark == .done)
    #expect(session.stored("2026-11-29").mark == nil)
  }

  @Test("Undo drops what is not saved first")
  func undo() {
    var session = Session()
    session.refusal = busy
    session.type(" u")
    #expect(session.model.unsaved.isEmpty)
    #expect(!session.effects.contains(.undo))
  }

  @Test("Leaving with unsaved edits takes a second q")
  func quit() {
    var session = Session()
    session.refusal = busy
    session.type(" q")
    #expect(!session.effects.contains(.quit))
    session.type("q")
    #expect(session.effects.last == .quit)
  }

  @Test("Another failure drops the edit and says why")
  func failure() {
    var session = Session()
    session.refusal = .full(path: "/store")
    session.type(" ")
    #expect(session.model.unsaved.isEmpty)
    #expect(session.model.notice?.kind == .warning)
  }

  static let answers: [(keys: String, text: String, shown: String)] = [
    ("n", "a long note", "a long note"), ("a", "Stretch", "Stretch"), ("R", "Reading", "Reading"),
    (":", "note words", "note words"), ("S", "", "daily"), ("E", "Reader", "Reader"),
  ]

  @Test("What was typed stays where the store refuses it, to be given again", arguments: answers)
  func typed(keys: String, text: String, shown: String) throws {
    var session = Session()
    session.refusal = .failed(path: "/store", reason: "the file is gone")
    session.type(keys + text)
    session.press(.enter)
    #expect(session.screenText.contains(shown) && session.screenText.contains("the file is gone"))
    #expect(session.model.isAsking && session.model.unsaved.isEmpty)
    session.refusal = nil
    session.press(.enter)
    #expect(!session.model.isAsking && session.model.notice?.kind == .info)
    let notes = session.stored("2026-11-30").note
    #expect(keys != "n" || notes == text)
  }

  @Test("The name of the first habit stays where the store refuses it")
  func typedFirst() {
    var session = Session([])
    session.refusal = .full(path: "/store")
    session.type("Read")
    session.press(.enter)
    #expect(session.screenText.contains("Read") && session.screenText.contains("no room"))
    session.refusal = nil
    session.press(.enter)
    #expect(session.model.habit?.name == "Read")
  }

  @Test("What was typed for a busy store is offered again where that one refuses it at last")
  func typedForBusy() {
    var session = Session()
    session.refusal = busy
    session.type("nmine")
    session.press(.enter)
    #expect(!session.model.isAsking && session.model.unsaved.count == 1)
    session.refusal = .failed(path: "/store", reason: "the file is gone")
    session.send(.woken(.retry))
    #expect(session.screenText.contains("mine") && session.model.isAsking)
    session.press(.escape)
    // What is taken back is not offered any more.
    session.refusal = busy
    session.type("nother")
    session.press(.enter)
    session.type("u")
    #expect(session.model.unsaved.isEmpty && session.model.typed.isEmpty)
  }

  @Test("A command line stays where the store refuses what it asks for")
  func typedCommand() {
    var session = Session()
    session.type(":rename Reading")
    session.press(.enter)
    var refused = CommandOutcome(lines: ["The file is gone."], failed: true)
    refused.isRefused = true
    session.send(.ran(refused))
    #expect(session.screenText.contains(": rename Reading"))
    #expect(session.screenText.contains("The file is gone."))
    session.press(.enter)
    let isGiven = if case .run? = session.effects.last { true } else { false }
    #expect(isGiven && session.model.mode == .browsing)
  }

  @Test("Why a command failed is not hidden by a store that cannot be read")
  func failedCommand() {
    var session = Session()
    let count = session.effects.count
    session.send(.ran(CommandOutcome(lines: ["No."], failed: true)))
    #expect(session.model.notice == Notice("No.", .warning))
    #expect(session.effects.count == count)
  }

  @Test("That the store could not be read is told until it can be read again")
  func passes() {
    var session = Session()
    for error in [StoreError.damaged(path: "/store", reason: "page 3"), busy] {
      session.send(.storeFailed(error, nil))
      #expect(session.model.notice?.kind == .warning)
      session.send(.storeChanged)
      #expect(session.model.notice == nil)
    }
    session.refusal = .full(path: "/store")
    session.type(" ")
    session.send(.storeChanged)
    #expect(session.model.notice?.kind == .warning, "what was not saved stays told")
  }

  @Test("A backup that was not made is told of, and the change is made")
  func backupProblem() throws {
    var session = Session()
    session.type(" ")
    let edit = Edit.checkIn(HabitID(1), on: ["2026-11-30"], .mark(.done))
    session.send(.performed(edit, Performed(changed: true, backupProblem: .full(path: "/b"))))
    let notice = try #require(session.model.notice)
    #expect(notice.kind == .warning && notice.text.contains("is saved"))
    #expect(notice.text.contains("no room for '/b'"))
  }

  @Test(
    "What another program did at one stroke is told",
    arguments: [
      (StoreNews.merged, "merged a store"), (.imported, "imported a file"),
      (.restored, "restored an earlier state"),
    ])
  func news(_ news: StoreNews, words: String) {
    var session = Session()
    session.send(.storeChanged)
    session.send(.storeTaken(news))
    #expect(session.screenText.contains("Another program has \(words)"))
    session.type("h")
    #expect(session.model.notice == nil)
  }

  @Test("Another program's write is read")
  func changed() {
    var session = Session()
    session.stored.checkIns[HabitID(1)] = [CheckIn("2026-11-30", mark: .done)]
    session.send(.storeChanged)
    #expect(session.model.checkIn(of: HabitID(1), on: "2026-11-30").mark == .done)
  }

  @Test("An archived habit leaves the list and its neighbour is shown")
  func archive() {
    var session = Session([.reading, .running, .smoking])
    session.press(.tab)
    session.type("A")
    #expect(session.model.activeHabits.map(\.name) == ["Read", "Smoke"])
    #expect(session.model.selected == HabitID(3))
  }

  @Test("Habits move up and down in the list")
  func order2() {
    var session = Session([.reading, .running, .smoking])
    session.type("J")
    #expect(session.model.activeHabits.map(\.name) == ["Run", "Read", "Smoke"])
    #expect(session.model.selected == HabitID(1))
    session.type("JJK")
    #expect(session.model.activeHabits.map(\.name) == ["Run", "Read", "Smoke"])
  }

  @Test("A new habit is added and shown")
  func add() {
    var session = Session()
    session.type("aStretch")
    session.press(.enter)
    #expect(session.model.habit?.name == "Stretch")
  }

  @Test("An empty store asks for the first habit")
  func first() {
    var session = Session([])
    guard case .prompt(let prompt) = session.model.mode else {
      Issue.record("no prompt")
      return
    }
    #expect(prompt.kind == .firstHabit)
    session.type("Read")
    session.press(.enter)
    #expect(session.model.habit?.name == "Read")
    #expect(session.model.mode == .browsing)
    session.type(" ")
    #expect(session.stored("2026-11-30").mark == .done)
  }
}

@Suite("The turn of the day")
struct TurnOfDayTests {
  @Test("The screen turns, the cursor on today follows, and it says so")
  func follows() {
    var session = Session()
    session.clock("2026-12-01", 0)
    #expect(session.model.today == "2026-12-01")
    #expect(session.model.cursor == "2026-12-01")
    #expect(session.model.notice?.text.contains("new day") == true)
  }

  @Test("A cursor elsewhere, a range and a note keep their day")
  func stays() {
    var session = Session()
    session.type("h")
    session.clock("2026-12-01", 0)
    #expect(session.model.cursor == "2026-11-29")
    session = Session()
    session.type("nlate")
    session.clock("2026-12-01", 0)
    session.press(.enter)
    #expect(session.stored("2026-11-30").note == "late")
    session = Session()
    session.type("v")
    session.clock("2026-12-01", 0)
    #expect(session.model.cursor == "2026-11-30")
  }

  @Test("A key before the clock acts on the day shown")
  func keyFirst() {
    var session = Session()
    session.type(" ")
    session.clock("2026-12-01", 0)
    #expect(session.stored("2026-11-30").mark == .done)
    #expect(!session.stored("2026-12-01").isMarked)
  }

  @Test("Before the day start it is still the day before")
  func dayStart() {
    var session = Session(
      today: "2026-02-28", options: ScreenOptions(dayStart: ClockTime(hour: 4, minute: 0)))
    session.clock("2026-03-01", 0, 20)
    #expect(session.model.today == "2026-02-28")
    session.clock("2026-03-01", 3, 59)
    session.type(" ")
    session.clock("2026-03-01", 4)
    session.type(" ")
    #expect(session.stored("2026-02-28").mark == .done)
    #expect(session.stored("2026-03-01").mark == .done)
  }

  @Test(
    "What is shown of the time left changes by the hour, then by the minute",
    arguments: [(43_200, 3600), (43_199, 3599), (7201, 1), (3600, 60), (61, 1), (30, 30), (0, 1)])
  func tick(_ left: Int, _ tick: Int) {
    var session = Session()
    session.clock("2026-11-30", 12, secondsLeft: left)
    #expect(session.model.secondsUntilTick == tick)
  }
}

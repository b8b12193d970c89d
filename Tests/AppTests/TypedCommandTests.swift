import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Commands typed on the screen")
struct TypedCommandTests {
  @Test(
    "A check-in is told alike by its key and by its command",
    arguments: [
      ([.character(" ")], "check"), ([.character("s")], "skip"), ([.character("m")], "miss"),
      ([.character("x")], "uncheck"),
      ([.character("n"), .character("a"), .enter], "note a"),
    ] as [([Key], String)])
  func sameWords(keys: [Key], command: String) {
    let rows = [CheckIn("2026-11-30", mark: .missed)]
    for habits in [[Habit.reading], [.running], [.smoking]] {
      guard habits != [.smoking] || command != "check" else { continue }
      let marks: CheckInsByHabit = command == "miss" ? [:] : [habits[0].id: rows]
      var (one, other) = (Session(habits, checkIns: marks), Session(habits, checkIns: marks))
      for key in keys { one.press(key) }
      other.type(":\(command)")
      other.press(.enter)
      #expect(one.model.notice?.text.isEmpty == false)
      #expect(one.model.notice == other.model.notice, "\(habits[0].name)")
      #expect(one.stored.checkIns == other.stored.checkIns)
    }
  }

  @Test("A check-in typed while another program holds the store is kept as one by a key is")
  func busyCommand() {
    var session = Session()
    session.refusal = .busy(path: "x")
    session.type(":check")
    session.press(.enter)
    #expect(session.model.unsaved.count == 1)
    session.refusal = nil
    session.send(.woken(.retry))
    #expect(session.stored("2026-11-30").mark == .done)
  }

  @Test("A review goes to the first open day on the board")
  func review() {
    var session = Session(
      [.reading, .running], checkIns: [HabitID(2): [CheckIn("2026-11-27", amount: Amount(1))]])
    session.stored.checkIns[HabitID(1)] = ["2026-11-27", "2026-11-28", "2026-11-29"].map {
      CheckIn($0, mark: .done)
    }
    session.stored.checkIns[HabitID(2)] = [
      CheckIn("2026-11-27", amount: Amount(5)), CheckIn("2026-11-29", amount: Amount(5)),
    ]
    session.send(.storeChanged)
    session.type(":review")
    session.press(.enter)
    #expect(session.model.view == .board)
    #expect(session.model.cursor == "2026-11-28" && session.model.selected == HabitID(2))
    session.stored.checkIns[HabitID(2)]?.insert(CheckIn("2026-11-28", mark: .skipped), at: 1)
    for id in [HabitID(1), HabitID(2)] {
      session.stored.checkIns[id]?.append(CheckIn("2026-11-30", mark: .done))
    }
    session.send(.storeChanged)
    session.type(":review")
    session.press(.enter)
    #expect(session.model.notice?.text == "Nothing is open.")
  }

  @Test(
    "What keeps the store is done from the line as well",
    arguments: [
      ("backup", .backup(nil)), ("backup f", .backup("f")), ("restore f", .restore("f")),
      ("doctor --repair", .doctor(repairs: true, json: false)), ("export f", .export(.json, "f")),
      ("import f", .importing("f", timezone: nil)), ("merge f", .merge("f", timezone: nil)),
    ] as [(String, Request)])
  func keeping(line: String, request: Request) {
    var session = Session()
    session.type(":\(line)")
    session.press(.enter)
    #expect(session.effects.last == .run(request, habit: HabitID(1)))
    #expect(session.model.mode == .browsing)
    guard request.writes else { return }
    var reading = Session(options: ScreenOptions(readOnlyReason: "it is on a disc"))
    reading.type(":\(line)")
    reading.press(.enter)
    #expect(reading.model.notice?.kind == .warning)
  }

  @Test("Every habit in the archive is told of, with what brings it back")
  func allArchived() {
    var old = Habit.reading
    old.archived = "2026-11-01"
    var session = Session([old])
    #expect(session.model.mode == .browsing, "nobody asks for a first habit")
    #expect(session.screenText.contains(":unarchive"))
    session.type(" ")
    #expect(session.model.notice?.text.contains("':unarchive'") == true)
    session.type(":unarchive ")
    session.press(.tab)
    #expect(session.screenText.contains("unarchive Read"))
    session.press(.enter)
    let edit = Edit.changeHabit(HabitID(1), [.unarchive("2026-11-30")])
    #expect(session.effects.contains(.perform(edit)))
  }
}

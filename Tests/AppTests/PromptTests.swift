import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Lines being typed")
struct LineEditorTests {
  @Test(
    "Keys edit at the cursor",
    arguments: [
      ([], "read daily|"), ([.left, .left, .backspace], "read da|ly"),
      ([.home, .delete], "|ead daily"), ([.control("a"), .control("k")], "|"),
      ([.control("w")], "read |"), ([.control("w"), .control("w")], "|"),
      ([.left, .control("u")], "|y"), ([.control("a"), .right, .control("e")], "read daily|"),
      ([.home, .left, .backspace], "|read daily"), ([.delete], "read daily|"),
      ([.control("a"), .character("朝")], "朝|read daily"),
    ] as [([Key], String)])
  func keys(_ keys: [Key], _ shown: String) {
    var line = LineEditor("read daily")
    for key in keys {
      let isTaken = line.handle(key)
      #expect(isTaken)
    }
    var text = line.graphemes
    text.insert("|", at: line.cursor)
    #expect(String(text) == shown)
  }

  @Test("Backspace takes a whole grapheme")
  func graphemes() {
    var line = LineEditor("e\u{0301}👨‍👩‍👧")
    #expect(line.graphemes.count == 2)
    _ = line.handle(.backspace)
    #expect(line.text == "e\u{0301}")
    _ = line.handle(.backspace)
    #expect(line.isEmpty)
  }

  @Test("A combining mark typed by itself joins the grapheme before it")
  func combining() {
    var line = LineEditor("e")
    _ = line.handle(.character("\u{0301}"))
    #expect(line.graphemes.count == 1)
    #expect(line.cursor == 1)
    _ = line.handle(.home)
    _ = line.handle(.character("\u{0301}"))
    #expect(line.cursor <= line.graphemes.count)
  }

  @Test("Pasted text is one line without control characters")
  func paste() {
    var line = LineEditor()
    line.insert("a\u{1b}[31m\tb\r\nc\u{9b}\u{7f}")
    #expect(line.text == "a[31m b  c")
    line.insert(String(repeating: "x", count: 5000))
    #expect(line.graphemes.count == LineEditor.limit)
  }
}

@Suite("Prompts")
struct PromptTests {
  private func prompt(_ session: Session) -> Prompt? {
    if case .prompt(let prompt) = session.model.mode { prompt } else { nil }
  }

  @Test(
    "A date goes there",
    arguments: [("2025-02-28", "2025-02-28"), ("yesterday", "2026-11-29"), ("sat", "2026-11-28")]
      as [(String, Day)])
  func goTo(_ text: String, _ day: Day) {
    var session = Session()
    session.type("g" + text)
    session.press(.enter)
    #expect(session.model.cursor == day)
    #expect(session.model.mode == .browsing)
  }

  @Test("What will not do is told while it is typed, and stays")
  func problem() {
    var session = Session()
    session.type("g2026-02-30")
    #expect(prompt(session)?.problem?.contains("30") == true)
    session.press(.enter)
    #expect(prompt(session)?.line.text == "2026-02-30")
    session.press(.escape)
    #expect(session.model.mode == .browsing)
    #expect(session.model.cursor == "2026-11-30")
  }

  @Test("A name that is taken or empty is refused", arguments: ["read", " READ ", ""])
  func names(_ name: String) {
    var session = Session()
    session.type("a" + name)
    session.press(.enter)
    #expect(prompt(session)?.problem != nil)
    #expect(session.stored.habits.count == 1)
  }

  @Test("Find shows a habit as it is typed; Esc goes back")
  func find() {
    var session = Session([.reading, .running, .smoking])
    session.type("/smo")
    #expect(session.model.selected == HabitID(3))
    session.press(.escape)
    #expect(session.model.selected == HabitID(1))
    session.type("/ru")
    session.press(.enter)
    #expect(session.model.selected == HabitID(2))
  }

  @Test("A note that is not changed is not written, whatever a line cannot hold of it")
  func longNote() {
    let note = String(repeating: "x", count: 1500) + "\nEND"
    var session = Session(checkIns: [HabitID(1): [CheckIn("2026-11-30", note: note)]])
    session.type("n")
    session.press(.enter)
    #expect(session.stored("2026-11-30").note == note)
    session.type("n")
    session.press(.backspace, .enter)
    #expect(session.stored("2026-11-30").note == note.replacing("\n", with: " ").dropLast() + "")
    session.type("nmore")
    #expect(prompt(session)?.line.graphemes.count == 1503)
  }

  @Test("A habit of the archive that is looked for is told to be there")
  func findArchived() {
    var old = Habit.running
    old.archived = "2026-11-20"
    var session = Session([.reading, old])
    session.type(":habit ru")
    session.press(.enter)
    #expect(session.screenText.contains("'Run' is in the archive: ':unarchive Run'"))
  }

  @Test(
    "The help has a heading for each part of the table, and tells of the one command that is named")
  func help() {
    var session = Session(size: Size(100, 200))
    session.type("?")
    let lines = session.screenText.split(separator: "\n").map {
      $0.drop { !$0.isLetter }.prefix { $0 != "|" && $0 != " " }
    }
    for section in Command.Section.allCases {
      let word = section.rawValue.split(separator: " ")[0]
      #expect(lines.contains(word), "\(word)")
    }
    #expect(session.screenText.contains(":habit") && session.screenText.contains("A click"))
    session.press(.escape)
    session.type(":help pause")
    session.press(.enter)
    #expect(session.screenText.contains("Usage: :pause [HABIT]"))
    #expect(!session.screenText.contains("Moving"))
  }

  @Test("Another kind is told to judge all days", arguments: [true, false])
  func otherKind(isTyped: Bool) {
    let edit = Edit.changeHabit(HabitID(1), [.kind(.avoid)])
    let wanted = "'Read' is changed: all its days are judged as avoid now."
    if isTyped {
      let reporter = Reporter(CommandContext(Snapshot(habits: [.reading]), today: "2026-11-30"))
      let text = reporter.confirmation(
        of: edit, habit: HabitID(1), changed: true, before: Snapshot(habits: [.reading]))
      #expect(text == wanted)
    } else {
      var session = Session()
      session.send(.performed(edit, Performed(changed: true, habit: HabitID(1))))
      #expect(session.screenText.contains(wanted))
    }
  }

  @Test("In the notes, / searches them")
  func searchNotes() {
    var session = Session.sample(view: .notes)
    session.type("/trav")
    #expect(session.model.notes.count == 3)
    session.press(.escape)
    #expect(session.model.noteSearch.isEmpty)
    session.type("/trav")
    session.press(.enter)
    #expect(session.model.notes.count == 3)
    session.type("/nothing")
    session.press(.enter)
    #expect(session.model.notes.isEmpty)
    session.press(.escape)
    #expect(session.model.noteSearch.isEmpty)
  }

  @Test("A command line moves, shows views, or goes to the store")
  func commands() {
    var session = Session([.reading, .running])
    session.type(":goto 2025-02-28")
    session.press(.enter)
    #expect(session.model.cursor == "2025-02-28")
    session.type(":habit run")
    session.press(.enter)
    #expect(session.model.selected == HabitID(2))
    session.type(":year")
    session.press(.enter)
    #expect(session.model.view == .year)
    session.type(":streak")
    session.press(.enter)
    #expect(session.effects.last == .run(.streak(Subject(), json: false), habit: HabitID(2)))
    session.type(":check yesterday")
    session.press(.enter)
    #expect(session.stored("2026-11-29", of: HabitID(2)).amount == Amount(5))
  }

  @Test("Left for later, the first habit is asked for with the key that adds one")
  func firstLater() {
    var session = Session([])
    #expect(session.screenText.contains("Type its name below"))
    session.press(.escape)
    #expect(!session.screenText.contains("below"))
    #expect(session.screenText.contains("Press a and type"))
  }

  @Test("A store that takes the place of another and is empty asks for its first habit")
  func emptyReplacement() {
    var session = Session()
    session.stored = Snapshot()
    session.send(.storeReplaced(readOnlyReason: nil))
    #expect(prompt(session)?.kind == .firstHabit)
    #expect(session.screenText.contains("The store was replaced"))
  }

  @Test("What a command prints keeps its columns, under the command as typed")
  func output() {
    var session = Session()
    session.type(":habits")
    session.press(.enter)
    let lines = [
      "Read                 daily      12", "Run      5 km", String(repeating: "x ", count: 60),
    ]
    session.send(.ran(CommandOutcome(lines: lines)))
    #expect(session.screenText.contains(lines[0]))
    #expect(session.screenText.contains(lines[1]))
    #expect(session.screenText.contains("|  habits  "))
    guard case .page(let page) = session.model.mode else {
      Issue.record("no page")
      return
    }
    #expect(session.model.lines(of: page).count == 4)
  }

  @Test("A command that is not understood stays to be corrected, and lines are recalled")
  func history() {
    var session = Session()
    session.type(":chekc today")
    session.press(.enter)
    #expect(prompt(session)?.problem != nil)
    session.press(.escape)
    session.type(":year")
    session.press(.enter)
    session.type(":")
    session.press(.up, .up, .up)
    #expect(prompt(session)?.line.text == "chekc today")
    session.press(.down)
    #expect(prompt(session)?.line.text == "year")
    session.press(.down)
    #expect(prompt(session)?.line.isEmpty == true)
  }

  @Test(
    "Tab completes what is clear",
    arguments: [
      ("got", "goto "), ("check re", "check Read "), ("check R", "check R"), ("ye", "year "),
      ("config hal", "config half-life "), ("check --no", "check --note "), ("xyz", "xyz"),
    ])
  func completion(_ typed: String, _ completed: String) {
    var session = Session([.reading, .running])
    session.type(":" + typed)
    session.press(.tab)
    #expect(prompt(session)?.line.text == completed)
  }

  @Test("A schedule typed holds from today on where days are judged")
  func schedule() {
    var session = Session(checkIns: [HabitID(1): [CheckIn("2026-11-20", mark: .done)]])
    session.type("S")
    session.press(.control("u"))
    session.type("3/week")
    session.press(.enter)
    let plan = Plan(from: "2026-11-30", schedule: .times(3, per: .week))
    #expect(session.stored.habits[0].plans.last == plan)
  }

  @Test("A paste that a line cannot hold is cut and said so, until the next key")
  func longPaste() {
    var session = Session()
    session.type("n")
    session.send(.paste(String(repeating: "ab ", count: 40_000)))
    guard case .prompt(let prompt) = session.model.mode else {
      Issue.record("no prompt")
      return
    }
    #expect(prompt.line.graphemes.count == LineEditor.limit)
    #expect(session.screenText.contains("only 1000 characters"))
    session.press(.backspace)
    #expect(!session.screenText.contains("only 1000 characters"))
  }
}

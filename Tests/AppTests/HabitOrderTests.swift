import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("The order of habits")
struct HabitOrderTests {
  /// Groups are mixed up in the order of the store; the newest habit without a group stands last.
  private static let habits: [Habit] = [
    ("Read", "Mind"), ("Tea", ""), ("Walk", "Body"), ("Old", "Body"), ("Chess", "Mind"),
    ("Water", ""),
  ].enumerated().map { index, names in
    var habit = Habit(id: HabitID(Int64(index + 1)), name: names.0, added: "2026-11-01")
    habit.group = names.1
    habit.archived = names.0 == "Old" ? "2026-11-05" : nil
    return habit
  }
  private static let listed = ["Tea", "Water", "Read", "Chess", "Walk"]

  private var reporter: Reporter {
    Reporter(CommandContext(Snapshot(habits: Self.habits), today: "2026-11-30"))
  }

  @Test("A habit that is the first or last of its group says so instead of moving")
  func ends() {
    var session = Session([Habit.reading])
    session.type("K")
    #expect(session.model.notice?.text == "'Read' is the first habit without a group already.")
    session.type("J")
    #expect(session.model.notice?.text == "'Read' is the last habit without a group already.")
  }

  @Test("It is the screen's in every list, with the archived ones at the end")
  func lists() {
    let session = Session(Self.habits)
    #expect(session.model.activeHabits.map(\.name) == Self.listed)
    #expect(reporter.habits(.names).lines == Self.listed)
    let texts: [([String], [String])] = [
      (reporter.habits(.table).lines, Self.listed + ["Old"]),
      (reporter.habits(.json).lines, Self.listed + ["Old"]),
      (reporter.stats(of: nil, json: false).lines, Self.listed),
      (reporter.stats(of: nil, json: true).lines, Self.listed),
      (reporter.today(json: false).lines, Self.listed),
      (reporter.today(json: true).lines, Self.listed),
      (reporter.reviewQuestions(lateDays: 0).map(\.text), Self.listed),
    ]
    for (lines, names) in texts { #expect(Self.names(in: lines) == names, "\(lines)") }
  }

  @Test("The first habit of the list is meant without a name, on the screen as elsewhere")
  func first() throws {
    #expect(try reporter.context.habit(Subject()).name == "Tea")
    #expect(Session(Self.habits).model.habit?.name == "Tea")
    let grouped = Self.habits.filter { !$0.group.isEmpty }
    let context = CommandContext(Snapshot(habits: grouped), today: "2026-11-30")
    #expect(try context.habit(Subject()).name == "Read")
    #expect(Session(grouped).model.habit?.name == "Read")
  }

  @Test(
    "A habit moves to its place in the list, as far as its group allows",
    arguments: [
      ("Water", 1, ["Water", "Tea", "Read", "Chess", "Walk"]),
      ("Tea", 2, ["Water", "Tea", "Read", "Chess", "Walk"]),
      ("Tea", 4, ["Water", "Tea", "Read", "Chess", "Walk"]),
      ("Chess", 3, ["Tea", "Water", "Chess", "Read", "Walk"]),
      ("Walk", 3, ["Tea", "Water", "Walk", "Read", "Chess"]),
      ("Read", 5, ["Tea", "Water", "Walk", "Chess", "Read"]),
      ("Read", 99, ["Tea", "Water", "Walk", "Chess", "Read"]),
      ("Walk", 1, ["Tea", "Water", "Walk", "Read", "Chess"]),
    ])
  func move(_ name: String, _ place: Int, _ wanted: [String]) throws {
    let request = Request.move(Subject(habit: name), place: place)
    guard case .moveHabit(let id, let to) = try request.edit(in: reporter.context) else {
      Issue.record("no edit")
      return
    }
    let order = Self.habits.moving(id, to: to)
    #expect(Session(order).model.activeHabits.map(\.name) == wanted)
  }

  @Test("A step up or down passes the next habit of the same group, and the way back is the same")
  func steps() {
    let habits = [("A", "X"), ("B", ""), ("C", "Y"), ("D", "X"), ("E", "")].enumerated().map {
      var habit = Habit(id: HabitID(Int64($0 + 1)), name: $1.0, added: "2026-11-01")
      habit.group = $1.1
      return habit
    }
    var session = Session(habits)
    let names = { session.model.activeHabits.map(\.name).joined() }
    #expect(names() == "BEADC")
    while session.model.habit?.name != "A" { session.press(.tab) }
    session.type("J")
    #expect(names() == "BEDAC")
    session.type("K")
    #expect(names() == "BEADC")
    #expect(session.stored.habits == habits)
  }

  @Test("The answer to a move tells the place, also where it is the one the habit had")
  func places() {
    let told = { (name: String, place: Int, changed: Bool) in
      let id = Self.habits.first { $0.name == name }?.id ?? HabitID(0)
      let edit = Edit.moveHabit(id, to: place - 1)
      let after = Snapshot(habits: Self.habits.moving(id, to: place - 1))
      return Reporter(CommandContext(after, today: "2026-11-30")).confirmation(
        of: edit, habit: id, changed: changed, before: Snapshot(habits: Self.habits))
    }
    #expect(told("Chess", 3, true) == "'Chess' is moved to place 3.")
    #expect(told("Walk", 5, false) == "'Walk' is at place 5 already.")
    #expect(
      told("Tea", 4, true)
        == "'Tea' is moved to place 2. Groups stay together, behind the habits without one."
        + " 'Water' is the first habit now.")
    #expect(
      told("Read", 1, false)
        == "'Read' is at place 3 already. Groups stay together, behind the habits without one.")
  }

  /// The names of the habits in the order in which the lines have them.
  private static func names(in lines: [String]) -> [String] {
    lines.compactMap { line in habits.first { line.contains($0.name) }?.name }
  }
}

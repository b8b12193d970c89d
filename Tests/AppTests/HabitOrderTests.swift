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
    var order = Self.habits
    let index = try #require(order.firstIndex { $0.id == id })
    let habit = order.remove(at: index)
    order.insert(habit, at: min(to, order.count))
    #expect(Session(order).model.activeHabits.map(\.name) == wanted)
  }

  /// The names of the habits in the order in which the lines have them.
  private static func names(in lines: [String]) -> [String] {
    lines.compactMap { line in habits.first { line.contains($0.name) }?.name }
  }
}

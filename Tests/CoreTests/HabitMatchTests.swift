import SwiftCalCore
import TestSupport
import Testing

@Suite("Finding a habit by name") struct HabitMatchTests {
  private static let habits: [Habit] = {
    let names = ["Run", "Running shoes", "Read", "read aloud", "Étude", "Old", "Older"]
    var habits = names.enumerated().map {
      Habit(id: HabitID(Int64($0.offset) + 1), name: $0.element, added: "2026-01-01")
    }
    habits[5].archived = "2026-02-01"
    return habits
  }()

  @Test(
    "A name finds one habit",
    arguments: [
      ("Run", "Run"), ("run", "Run"), (" RUN ", "Run"), ("runn", "Running shoes"),
      ("READ", "Read"), ("read a", "read aloud"), ("e\u{301}t", "Étude"), ("ÉTUDE", "Étude"),
      ("Old", "Old"), ("old", "Old"), ("olde", "Older"), ("ol", "Older"),
    ])
  func one(text: String, name: String) throws {
    #expect(try HabitMatch.habit(named: text, in: Self.habits).name == name)
  }

  @Test("A beginning means archived habits where those are asked for")
  func archived() throws {
    func archive(_ text: String) throws(HabitMatchError) -> String {
      try HabitMatch.habit(named: text, in: Self.habits, archived: true).name
    }
    #expect(try archive("ol") == "Old")
    #expect(try archive("Read") == "Read", "a whole name means itself")
    #expect(throws: HabitMatchError.notArchived("olde", ["Old"])) { try archive("olde") }
    let put = Self.habits.filter(\.isArchived)
    #expect(throws: HabitMatchError.allArchived("ol")) {
      try HabitMatch.habit(named: "ol", in: put)
    }
  }

  @Test(
    "A beginning that several share lists them in their order",
    arguments: [
      ("r", ["Run", "Running shoes", "Read", "read aloud"]), ("re", ["Read", "read aloud"]),
    ])
  func several(text: String, names: [String]) {
    #expect(throws: HabitMatchError.several(text, names)) {
      try HabitMatch.habit(named: text, in: Self.habits)
    }
  }

  @Test(
    "A name no habit begins with finds none", arguments: ["", " ", "x", "unning", "Runs", "et"])
  func none(text: String) {
    #expect(HabitMatch.find(text, in: Self.habits) == .none)
  }

  @Test("An exact name wins over the same name in another case")
  func exactFirst() {
    let habits = ["read", "Read"].enumerated().map {
      Habit(id: HabitID(Int64($0.offset)), name: $0.element, added: "2026-01-01")
    }
    #expect(HabitMatch.find("Read", in: habits) == .one(habits[1]))
    #expect(HabitMatch.find("read", in: habits) == .one(habits[0]))
  }

  @Test("Messages list the candidates, eight at most")
  func messages() {
    let many = (1...10).map { "h\($0)" }
    #expect(
      HabitMatchError.none("x", []).message == "There is no habit 'x'; there are no habits yet.")
    #expect(HabitMatchError.none("x", ["a"]).message == "There is no habit 'x'; there is 'a'.")
    #expect(
      HabitMatchError.none("x", ["a", "b"]).message
        == "There is no habit 'x'; there is 'a' and 'b'.")
    #expect(
      HabitMatchError.several("r", ["Run", "Read", "Row"]).message
        == "'r' may mean 'Run', 'Read' or 'Row'; type more of the name.")
    #expect(
      HabitMatchError.several("h", many).message
        == "'h' may mean 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8' and 2 more;"
        + " type more of the name.")
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("A habit that comes into the list")
struct ListedHabitTests {
  @Test("is shown at once, however it was added", arguments: ["aSwim", ":add Swim"])
  func added(line: String) {
    var session = Session([.reading, .running])
    session.type(line)
    session.press(.enter)
    #expect(session.model.habit?.name == "Swim")
    #expect(session.model.notice?.text == "'Swim' is added; E sets its schedule and amounts.")
  }

  @Test("is told without advice where its schedule was named")
  func fields() {
    var session = Session()
    session.type(":add Swim --schedule 3/week")
    session.press(.enter)
    #expect(session.model.habit?.name == "Swim")
    #expect(session.model.notice?.text == "'Swim' is added.")
  }

  @Test("is shown when it comes from the archive, too")
  func unarchived() {
    var old = Habit.running
    old.archived = "2026-11-20"
    var session = Session([.reading, old])
    session.stored.habits[1].archived = nil
    session.send(
      .performed(
        .changeHabit(HabitID(2), [.unarchive("2026-11-30")]),
        Performed(changed: true, habit: HabitID(2))))
    #expect(session.model.habit?.name == "Run")
  }

  @Test("is refused in the words of the line where its name is taken")
  func taken() {
    var session = Session()
    session.refusal = .nameTaken("read")
    session.type(":add read")
    session.press(.enter)
    #expect(session.model.notice?.kind == .warning)
    #expect(session.stored.habits.count == 1)
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The form of a habit")
struct FormTests {
  private func form(_ session: Session) -> HabitForm? {
    if case .form(let form) = session.model.mode { form } else { nil }
  }

  @Test("It changes what was changed, in one edit")
  func saves() {
    var session = Session(checkIns: [HabitID(1): [CheckIn("2026-11-20", mark: .done)]])
    session.type("E")
    session.press(.end)
    session.type(" a book")
    session.press(.down, .right)
    session.press(.down)
    session.type("20")
    session.press(.down)
    session.type("pages")
    session.press(.enter)
    let plan = Plan(from: "2026-11-30", target: Target(Amount(20), unit: "pages"))
    #expect(
      session.effects.dropLast().last
        == .perform(
          .changeHabit(HabitID(1), [.name("Read a book"), .kind(.atLeast), .plan(plan)])))
    #expect(session.model.mode == .browsing)
  }

  @Test("A value is typed anew, or edited after a key that moves in it; a question goes on")
  func typing() {
    var habit = Habit.reading
    habit.question = "Did you"
    var form = HabitForm(habit, today: "2026-11-30")
    form.handle(.character("W"))
    form.handle(.character("k"))
    #expect(form.text(.name) == "Wk")
    form.go(to: .schedule)
    #expect(form.isReplaced)
    form.insert("3/week")
    #expect(form.text(.schedule) == "3/week" && !form.isReplaced)
    form.go(to: .name)
    form.handle(.left)
    form.handle(.character("e"))
    #expect(form.text(.name) == "Wek")
    form.go(to: .question)
    form.insert(" read?")
    #expect(form.text(.question) == "Did you read?")
  }

  @Test("The fields are those of the kind")
  func fields() {
    var form = HabitForm(.reading, today: "2026-11-30")
    #expect(!form.fields.contains(.target))
    form.move(by: 1)
    form.handle(.right)
    #expect(form.fields.contains(.target))
    form.handle(.character("t"))
    #expect(form.kind == .trackOnly)
    #expect(!form.fields.contains(.schedule))
  }

  @Test(
    "A value that will not do is told and keeps the form open",
    arguments: [
      (HabitForm.Field.schedule, "9/week"), (.start, "2026-02-30"), (.skips, "99"),
      (.name, "\u{200b}"), (.end, "soon"),
    ])
  func problems(_ field: HabitForm.Field, _ text: String) {
    var session = Session()
    session.type("E")
    while form(session)?.field != field { session.press(.tab) }
    session.press(.control("u"))
    session.type(text)
    session.press(.enter)
    #expect(form(session)?.field == field)
    #expect(form(session)?.problem(field) != nil)
  }

  @Test("An end before the start will not do")
  func endBeforeStart() {
    var form = HabitForm(.reading, today: "2026-11-30")
    form.go(to: .start)
    form.insert("2026-12-01")
    form.go(to: .end)
    form.insert("2026-11-01")
    #expect(form.problem(.end) != nil)
  }

  @Test("Leaving with changes takes a second Esc")
  func leave() {
    var session = Session()
    session.type("E")
    session.press(.escape)
    #expect(session.model.mode == .browsing)
    session.type("Ex")
    session.press(.escape)
    #expect(form(session) != nil)
    session.press(.escape)
    #expect(session.model.mode == .browsing)
    #expect(session.stored.habits[0].name == "Read")
  }

  @Test("Where a week has begun, another schedule holds from the next one on, and the form says so")
  func planDay() {
    var habit = Habit.reading
    habit.plans = [Plan(schedule: .times(3, per: .week))]
    let rows = [CheckIn("2026-11-20", mark: .done)]
    var session = Session([habit], checkIns: [habit.id: rows], today: "2026-12-02")
    session.type("E")
    session.press(.down, .down)
    #expect(session.screenText.contains("From Mon 7 Dec on: daily"))
    session.press(.control("u"))
    session.type("4/week")
    session.press(.enter)
    let plan = Plan(from: "2026-12-07", schedule: .times(4, per: .week))
    #expect(session.stored.habits[0].plans.last == plan)
    #expect(session.model.notice?.text == "'Read' is due 4/week from Mon 7 Dec on.")
    session.type("E")
    #expect(form(session)?.text(.schedule) == "4/week")
  }

  @Test(
    "A schedule that nobody has followed yet is replaced from its beginning on",
    arguments: ["E", "S"], [Schedule.everyDay, .times(3, per: .week)])
  func firstPlan(keys: String, schedule: Schedule) {
    var habit = Habit.reading
    habit.plans = [Plan(schedule: schedule)]
    var session = Session([habit], today: "2026-12-02")
    session.type(String(keys.prefix(1)))
    if keys != "S" { session.press(.down, .down) }
    #expect(!session.screenText.contains("From Mon 7 Dec on"))
    session.press(.control("u"))
    session.type("4/week")
    session.press(.enter)
    #expect(session.stored.habits[0].plans == [Plan(schedule: .times(4, per: .week))])
    #expect(session.model.notice?.text == "'Read' is due 4/week from its first day on.")
  }
}

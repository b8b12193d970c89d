import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("What answers and refusals name")
struct NamedInAnswersTests {
  private static let today: Day = "2026-11-30"

  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func refusal(_ words: [String], of habit: Habit = .running) -> String? {
    let context = CommandContext(Snapshot(habits: [habit]), today: Self.today)
    do {
      _ = try Invocation(words: words).request.edit(in: context)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("A group and a question have no blanks at their ends, and blanks alone are none")
  func blanks() throws {
    for (text, wanted) in [("  ", ""), (" X ", "X"), ("\t", ""), ("A B", "A B")] {
      let context = CommandContext(Snapshot(habits: [.reading]), today: Self.today)
      let words = ["edit", "--group", text, "--question", text]
      #expect(
        try Invocation(words: words).request.edit(in: context)
          == .changeHabit(HabitID(1), [.group(wanted), .question(wanted)]))
    }
  }

  @Test(
    "A bad amount is refused with its reason, in one text everywhere",
    arguments: [
      ("-3", "use 0 or more"), ("0.0000001", "use at most 6 decimal places"),
      ("1000000001", "use at most a billion"), ("-0.0000001", "use at most 6 decimal places"),
      ("abc", "use a number such as 5 or 5.2"), ("4,5", "use a number such as 5 or 5.2"),
      ("", "use a number such as 5 or 5.2"), ("1e3", "use a number such as 5 or 5.2"),
    ])
  func amounts(_ text: String, _ reason: String) {
    let wanted = "'\(text)' is not an amount; \(reason)."
    #expect(refusal(["check", "--amount=\(text)"]) == wanted)
    #expect(refusal(["edit", "--target=\(text)"]) == wanted)
    var session = Session([.running])
    session.type(":amount \(text)")
    session.press(.enter)
    if !text.isEmpty { #expect(session.model.notice?.text == wanted) }
    session.press(.escape)
    session.type("=")
    session.type(text)
    if case .prompt(let prompt) = session.model.mode, !text.isEmpty {
      #expect(session.model.problem(with: prompt) == wanted)
    }
  }

  @Test("How a first or last day is taken away is told where it is not understood")
  func dates() {
    for option in ["start", "end"] {
      for text in ["", "default", "soon"] {
        let told = refusal(["edit", "--\(option)", text])
        #expect(told?.hasSuffix("mon to sun, or none for no such day.") == true, "\(told ?? "")")
      }
      #expect(
        Command.of(.edit).options.first { $0.name == option }?.help.contains("'none'") == true)
    }
  }

  @Test("A first day behind the last one is what is refused, on the command line and in the form")
  func startAfterEnd() {
    var habit = Habit.reading
    habit.end = "2026-12-31"
    #expect(
      refusal(["edit", "--start", "2027-01-05"], of: habit)
        == "'2027-01-05' is not a first day; use 2026-12-31 or earlier.")
    #expect(
      refusal(["edit", "--start", "2027-01-05", "--end", "2027-01-01"], of: habit)
        == "'2027-01-01' is not a last day; use 2027-01-05 or later.")
    var form = HabitForm(habit, today: Self.today)
    form.go(to: .start)
    form.insert("2027-01-05")
    #expect(form.problem(.start) == "The first day lies after the last; use 2026-12-31 or earlier.")
    #expect(form.problem(.end) == nil)
  }

  @Test("What means no day and no budget on the command line does so in the form")
  func none() {
    var habit = Habit.reading
    (habit.start, habit.end, habit.skipBudget) = ("2026-11-01", "2026-12-31", 3)
    var form = HabitForm(habit, today: Self.today)
    for field in [HabitForm.Field.start, .end, .skips] {
      form.go(to: field)
      form.insert("none")
      #expect(form.problem(field) == nil)
    }
    #expect(form.edit == .changeHabit(habit.id, [.start(nil), .end(nil), .skipBudget(nil)]))
  }

  @Test("Clean days are called clean, also those that are no more")
  func clean() {
    var session = Session(
      [.smoking], checkIns: [HabitID(3): [CheckIn(Self.today, mark: .done)]])
    session.type("m")
    #expect(session.model.notice?.text.hasSuffix("It was clean; u takes it back.") == true)
    let clean = CheckIn(Self.today, mark: .done)
    let strings = Strings()
    #expect(strings.recordedParts(of: clean, .avoid, unit: "") == ["clean"])
    #expect(
      strings.wasRecorded(before: CheckIn(Self.today), after: clean, of: .avoid, unit: "")
        == "was marked clean")
  }

  @Test("A setting that is back at its default tells which")
  func defaults() {
    #expect(
      Strings().set("day-start", nil, standard: "00:00")
        == "day-start is back at its default, 00:00.")
  }

  @Test("Another first day of the week tells whose weeks are judged anew")
  func firstWeekday() {
    let told = { (habits: [Habit]) in
      let snapshot = Snapshot(habits: habits)
      return Reporter(CommandContext(snapshot, today: Self.today)).confirmation(
        of: .setting(.firstWeekday, "sun"), habit: nil, changed: true, before: snapshot)
    }
    var gym = Habit.reading
    #expect(told([gym]) == "first-weekday is sun now.")
    gym.plans = [Plan(schedule: .times(2, per: .week)), Plan(from: "2026-11-20")]
    #expect(
      told([gym, .running])
        == "first-weekday is sun now. The weeks of 'Read' are judged anew by that, those of the past"
        + " too.")
  }

  @Test("A schedule is told as it is written, in every place")
  func schedules() throws {
    let context = CommandContext(Snapshot(habits: [.reading]), today: Self.today)
    let edit = try #require(
      try Invocation(words: ["schedule", "every 2 days"]).request.edit(in: context))
    let told = Reporter(context).confirmation(
      of: edit, habit: HabitID(1), changed: true, before: context.snapshot)
    #expect(told == "'Read' is due every 2 days from its first day on.")
    var habit = Habit.reading
    habit.plans = [Plan(schedule: .rolling(2, days: 5))]
    let reporter = Reporter(CommandContext(Snapshot(habits: [habit]), today: Self.today))
    #expect(reporter.habits(.table).lines[0].contains("2 in 5 days"))
    #expect(reporter.habits(.json).lines.joined().contains(#""schedule":"2/5d""#))
    #expect(HabitForm(habit, today: Self.today).text(.schedule) == "2 in 5 days")
    let step = ChangedValue(.schedule, before: "daily, 5 km/day", after: "1/2d, 5 km/day")
    #expect(
      Strings().wasChanged([step])
        == "was changed: schedule from daily, 5 km/day to every 2 days, 5 km/day")
    for schedule in [Schedule.rolling(1, days: 3), .rolling(2, days: 5), .times(3, per: .week)] {
      #expect(try Schedule(text: schedule.phrase) == schedule)
    }
  }

  @Test(
    "An edit tells each value that it has set",
    arguments: [
      (["edit", "--color", "blue"], "'Read' is changed: color blue."),
      (
        ["edit", "--group", "Home", "--color", "blue", "--start", "2026-11-02"],
        "'Read' is changed: group 'Home', color blue, start 2026-11-02."
      ),
      (
        ["edit", "--skips", "3", "--end", "none", "--question", "Did you?"],
        "'Read' is changed: question 'Did you?', skips 3 a month."
      ),
      (
        ["edit", "--name", "Books", "--schedule", "3/week", "--color", "red"],
        "'Read' is called 'Books' now. 'Books' is due 3/week from its first day on."
          + " 'Books' is changed: color red."
      ),
      (
        ["edit", "--kind", "avoid", "--group", "Home"],
        "'Read' is changed: all its days are judged as avoid now. 'Read' is changed: group 'Home'."
      ),
    ])
  func edits(_ words: [String], _ wanted: String) throws {
    let context = CommandContext(Snapshot(habits: [.reading]), today: Self.today)
    let edit = try #require(try Invocation(words: words).request.edit(in: context))
    let told = Reporter(context).confirmation(
      of: edit, habit: HabitID(1), changed: true, before: context.snapshot)
    #expect(told == wanted)
  }

  @Test("Space over a day with another amount than the target tells what it had")
  func lostAmount() {
    let row = CheckIn(Self.today, amount: Amount(millionths: 10_250_000))
    var session = Session([.running], checkIns: [HabitID(2): [row]])
    session.type(" ")
    #expect(
      session.model.notice?.text == "Run: cleared, today. It had 10.25 km; u takes it back.")
    session = Session(
      [.running], checkIns: [HabitID(2): [CheckIn(Self.today, amount: Amount(5))]])
    session.type(" ")
    #expect(session.model.notice?.text == "Run: cleared, today.")
  }

  @Test("A step back on the screen tells its days as the screen does")
  func days() {
    let strings = Strings()
    let pause = ChangedValue(.pause, from: "2026-11-30", before: nil, after: "2026-12-04")
    let told = strings.wasChanged([pause]) { _ in "DAY" }
    #expect(told == "was paused from DAY to DAY")
    let end = ChangedValue(.end, before: nil, after: "2026-12-04")
    #expect(strings.wasChanged([end]) { _ in "DAY" } == "was changed: end from none to DAY")
    let plan = ChangedValue(
      .schedule, from: "2026-11-30", before: "daily", after: "3/week")
    #expect(
      strings.wasChanged([plan]) { _ in "DAY" }
        == "was changed: schedule from daily to 3/week, from DAY on")
  }
}

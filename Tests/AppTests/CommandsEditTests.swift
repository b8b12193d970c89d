import SwiftCalCore
import Testing

@testable import SwiftCalApp

@Suite("Requests on a store")
struct CommandsEditTests {
  private static let monday = Day.first + 7 * 105_000
  private static let read = Habit(id: HabitID(1), name: "Read", added: monday - 30)
  private static let run = Habit(
    id: HabitID(2), name: "Run", kind: .atLeast, added: monday - 30,
    plans: [Plan(target: Target(Amount(5), unit: "km"))])
  private static let reached = CheckInChange.done(for: run, on: monday)
  private static let mondayRun = Habit(id: HabitID(3), name: "Mon", added: monday - 30)

  private static func context(_ habits: [Habit] = [read, run]) -> CommandContext {
    let rows = [CheckIn(monday - 20, mark: .done)]
    return CommandContext(
      Snapshot(habits: habits, checkIns: [read.id: rows, run.id: rows]), today: monday)
  }

  private static func edit(
    _ words: [String], _ context: CommandContext = context()
  ) throws(CommandError) -> Edit? {
    try Invocation(words: words).request.settled(in: context).edit(in: context)
  }

  static let edits: [([String], Edit)] = [
    (["check"], .checkIn(read.id, on: [monday], .mark(.done))),
    (["check", "ru"], .checkIn(run.id, on: [monday], reached)),
    (["check", "yesterday"], .checkIn(read.id, on: [monday - 1], .mark(.done))),
    (["check", "run", "-3"], .checkIn(run.id, on: [monday - 3], .done(for: run, on: monday - 3))),
    (["check", "--on=-3"], .checkIn(read.id, on: [monday - 3], .mark(.done))),
    (["skip", "+2"], .checkIn(read.id, on: [monday + 2], .mark(.skipped))),
    (["uncheck", "+2"], .checkIn(read.id, on: [monday + 2], .uncheck)),
    (["note", "fine"], .checkIn(read.id, on: [monday], .note("fine"))),
    (["note", "r"], .checkIn(read.id, on: [monday], .note("r"))),
    (["note", ""], .checkIn(read.id, on: [monday], .note(nil))),
    (["note", "Run", ""], .checkIn(run.id, on: [monday], .note(nil))),
    (["rename", "read", " Write "], .changeHabit(read.id, [.name("Write")])),
    (["archive", "Run"], .changeHabit(run.id, [.archive(monday)])),
    (["move", "Run", "1"], .moveHabit(run.id, to: 0)),
    (["pause", "--all"], .pauseAll(Pause(from: monday, isForAll: true))),
    (["resume", "--all"], .resumeAll(monday)),
    (
      ["pause", "Run", "--to", "+13"],
      .changeHabit(run.id, [.pause(Pause(from: monday, through: monday + 13))])
    ),
    (["freeze"], .changeHabit(read.id, [.freeze(FreezeRule(from: monday))])),
    (
      ["freeze", "--off"],
      .changeHabit(read.id, [.freeze(FreezeRule(from: monday, every: 0, cap: 2))])
    ),
    (["config", "celebrate", "no"], .setting(.celebrate, "off")),
    (
      ["schedule", "Run", "mon-fri", "--from", "+1"],
      .changeHabit(
        run.id,
        [
          .plan(
            Plan(
              from: monday + 1, schedule: .weekdays(.workdays),
              target: Target(Amount(5), unit: "km")))
        ])
    ),
    (
      ["edit", "Run", "--target", "8", "--end", "none", "--group", ""],
      .changeHabit(
        run.id,
        [.plan(Plan(from: monday, target: Target(Amount(8), unit: "km"))), .group(""), .end(nil)])
    ),
  ]

  @Test("become edits", arguments: edits)
  func becomesEdit(words: [String], edit: Edit) throws {
    #expect(try Self.edit(words) == edit)
  }

  @Test(
    "leave of the freezes what is not named as it was",
    arguments: [
      (["freeze", "--cap", "3"], 5, 3), (["freeze", "--every", "4"], 4, 1), (["freeze"], 5, 1),
      (["freeze", "--every", "4", "--cap", "2"], 4, 2),
    ])
  func freezes(words: [String], every: Int, cap: Int) throws {
    var habit = Self.read
    habit.freezeRules = [FreezeRule(from: Self.monday - 9, every: 5, cap: 1)]
    let wanted = Edit.changeHabit(
      habit.id, [.freeze(FreezeRule(from: Self.monday, every: every, cap: cap))])
    #expect(try Self.edit(words, Self.context([habit])) == wanted)
    // Switched on again, they are as they were.
    habit.freezeRules.append(FreezeRule(from: Self.monday - 3, every: 0, cap: 1))
    #expect(try Self.edit(words, Self.context([habit])) == wanted)
  }

  @Test("set an amount in place of a mark, which would outweigh it")
  func amounts() throws {
    var set = CheckInChange.mark(nil)
    set.amount = .set(Amount(3))
    #expect(
      try Self.edit(["check", "Run", "--amount=3"]) == .checkIn(Self.run.id, on: [Self.monday], set)
    )
    var add = CheckInChange.mark(nil)
    add.adding = Amount(-1)
    #expect(
      try Self.edit(["check", "Run", "--add", "-1"])
        == .checkIn(Self.run.id, on: [Self.monday], add))
  }

  @Test("take a word that is a habit's whole name for the habit, and otherwise for a date")
  func nameOrDate() throws {
    let context = Self.context([Self.read, Self.mondayRun])
    #expect(
      try Self.edit(["check", "mon"], context)
        == .checkIn(Self.mondayRun.id, on: [Self.monday], .mark(.done)))
    #expect(
      try Self.edit(["check", "tue"], context)
        == .checkIn(Self.read.id, on: [Self.monday - 6], .mark(.done)))
  }

  @Test("take a lone word after 'note' that names a habit for it", arguments: ["run", "ru"])
  func noteOfHabit(word: String) throws {
    let request = try Invocation(words: ["note", word, "--on", "-1"]).request
    #expect(request.settled(in: Self.context()) == .showNote(Subject(habit: "Run", day: "-1")))
  }

  @Test("mean the selected habit and day where they name none")
  func selection() throws {
    var context = Self.context()
    context.selectedHabit = Self.run.id
    context.selectedDay = Self.monday - 4
    #expect(
      try Self.edit(["miss"], context)
        == .checkIn(Self.run.id, on: [Self.monday - 4], .mark(.missed)))
  }

  private static let weekly: Habit = {
    var habit = Habit(
      id: HabitID(4), name: "Week", added: monday - 30,
      plans: [Plan(schedule: .times(3, per: .week))])
    habit.kind = .yesNo
    return habit
  }()
  private static let sums = Habit(
    id: HabitID(5), name: "Sums", kind: .atLeast, added: monday - 30,
    plans: [Plan(target: Target(Amount(20), unit: "km", per: .week))])

  @Test(
    "change a plan from the next week on where the running one has begun, unless told otherwise",
    arguments: [
      (0, nil, 0), (2, nil, 7), (6, nil, 7), (2, "today", 2), (2, "+1", 3),
    ] as [(Int, String?, Int)])
  func planDay(today: Int, from: String?, day: Int) throws {
    var context = CommandContext(
      Snapshot(
        habits: [Self.weekly, Self.sums],
        checkIns: [
          Self.weekly.id: [CheckIn(Self.monday - 9, mark: .done)],
          Self.sums.id: [CheckIn(Self.monday - 9, amount: Amount(3))],
        ]), today: Self.monday + today)
    context.firstWeekday = Self.monday.weekday
    let option = from.map { ["--from", $0] } ?? []
    let schedule = try Self.edit(["schedule", "Week", "4/week"] + option, context)
    let plan = Plan(from: Self.monday + day, schedule: .times(4, per: .week))
    #expect(schedule == .changeHabit(Self.weekly.id, [.plan(plan)]))
    let target = try Self.edit(["edit", "Sums", "--target", "30"] + option, context)
    let more = Plan(
      from: Self.monday + day, target: Target(Amount(30), unit: "km", per: .week))
    #expect(target == .changeHabit(Self.sums.id, [.plan(more)]))
  }

  @Test(
    "replace the plan that nobody has followed yet, unless told otherwise",
    arguments: [
      (nil, nil, nil), (2, nil, nil), (1, nil, 2), (nil, "today", 2), (nil, "+1", 3),
    ] as [(Int?, String?, Int?)])
  func firstPlan(checkIn: Int?, from: String?, day: Int?) throws {
    let rows = checkIn.map { [CheckIn(Self.monday + $0, mark: .done)] } ?? []
    let context = CommandContext(
      Snapshot(habits: [Self.read], checkIns: [Self.read.id: rows]), today: Self.monday + 2)
    let option = from.map { ["--from", $0] } ?? []
    let plan = Plan(from: day.map { Self.monday + $0 }, schedule: .times(4, per: .week))
    for words in [["schedule", "Read", "4/week"], ["edit", "Read", "--schedule", "4/week"]] {
      #expect(try Self.edit(words + option, context) == .changeHabit(Self.read.id, [.plan(plan)]))
    }
  }

  @Test(
    "say where an amount belongs that stands in the place of a date or a habit",
    arguments: [["check", "Run", "5"], ["check", "5.2"], ["check", "--on", "5"]])
  func misplacedAmount(words: [String]) {
    #expect {
      try Self.edit(words)
    } throws: { error in
      let error = error as? CommandError
      return error?.message.contains("write an amount as '--amount \(words.last ?? "")'") == true
        && error?.exitStatus == .usage
    }
  }

  @Test("never call a week done that adds amounts up")
  func sumsOfWeeks() throws {
    let context = Self.context([Self.sums])
    #expect {
      try Self.edit(["check"], context)
    } throws: { error in
      (error as? CommandError)?.message
        == "'Sums' adds up amounts over the week; say how much with '--amount'."
    }
    #expect(try Self.edit(["check", "--amount", "5"], context) != nil)
  }

  static let faults: [([String], [Habit], ExitStatusNumber)] = [
    (["check"], [], 66), (["check", "Read"], [], 66), (["check", "Swim"], [read], 66),
    (["check", "r"], [read, run], 64), (["check", "tomorrow"], [read], 65),
    (["miss", "+1"], [read], 65), (["check", "2026-02-30"], [read], 64),
    (["check", "--on", "someday"], [read], 64), (["check", "Read", "--amount", "3"], [read], 65),
    (["unarchive", "Read"], [read], 65), (["resume", "Read"], [read], 65),
    (["pause", "--to", "-1"], [read], 64), (["add", "X", "--kind", "at-least"], [], 65),
    (["add", "X", "--unit", "km"], [], 65), (["add", "X", "--target", "0"], [], 64),
    (["add", "X", "--start", "+3", "--end", "+1"], [], 64), (["edit", "Read"], [read], 64),
  ]
  typealias ExitStatusNumber = Int32

  @Test("are refused with a message and a status", arguments: faults)
  func fault(words: [String], habits: [Habit], status: ExitStatusNumber) {
    do {
      _ = try Self.edit(words, Self.context(habits))
      Issue.record("no error for \(words)")
    } catch {
      #expect(error.exitStatus.rawValue == status, "\(error.message)")
      #expect(error.message.count > 10)
    }
  }

  @Test("add a habit with its values")
  func add() throws {
    let words = [
      "add", "Swim", "--target", "2.5", "--unit", "km", "--per", "week", "--start", "+1",
    ]
    var habit = Habit(
      id: HabitID(0), name: "Swim", kind: .atLeast, added: Self.monday,
      plans: [Plan(target: Target(Amount("2.5") ?? .zero, unit: "km", per: .week))])
    habit.start = Self.monday + 1
    #expect(try Self.edit(words) == .addHabit(habit))
  }
}

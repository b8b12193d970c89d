import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("What a change answers")
struct AnswersTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let today: Day = "2026-11-30"

  /// The answer to a command on a habit with check-ins.
  private func answer(
    _ words: [String], _ habit: Habit, _ rows: [CheckIn] = [], others: [Habit] = [],
    today: Day = today
  ) throws -> String {
    let before = Snapshot(habits: [habit] + others, checkIns: [habit.id: rows])
    let context = CommandContext(before, today: today, firstWeekday: .sunday)
    let request = try Invocation(words: words).request.settled(in: context)
    let edit = try #require(try request.edit(in: context))
    var after = before
    if case .checkIn(let id, let days, let change) = edit {
      var new = rows.filter { !days.contains($0.day) }
      new += days.map { day in change.applied(to: rows.first { $0.day == day } ?? CheckIn(day)) }
        .filter { !$0.isEmpty }
      after.checkIns[id] = new.sorted { $0.day < $1.day }
    }
    return Reporter(CommandContext(after, today: today, firstWeekday: .sunday)).confirmation(
      of: edit, habit: habit.id,
      changed: after.checkIns[habit.id] != rows || request.asksCheckIns == nil
        || edit.isOfHabit,
      before: before)
  }

  private static func habit(
    _ kind: HabitKind = .yesNo, _ schedule: Schedule = .everyDay, target: Target? = nil
  ) -> Habit {
    Habit(
      id: HabitID(1), name: "Read", kind: kind, added: "2026-11-20",
      plans: [Plan(schedule: schedule, target: target)])
  }

  private static let km = Target(Amount(5), unit: "km")

  @Test(
    "tells that a day that is skipped keeps its amount, and that what is tracked has no freezes")
  func tracked() throws {
    let weight = Self.habit(.trackOnly, target: Target(.zero, unit: "kg"))
    #expect(
      try answer(["skip"], weight, [CheckIn(Self.today, amount: Amount(70))])
        == "Read: skipped on 2026-11-30; the amount stays: 70 kg")
    #expect(throws: CommandError.self) { try answer(["freeze"], weight) }
    #expect(try answer(["freeze", "--off"], weight) == "'Read' earns no more freezes.")
  }

  @Test("Counts of days have a column for partly done ones where there are some")
  func partialDays() {
    let run = Self.habit(.atLeast, target: Self.km)
    let heads = { (amount: Int) in
      Reporter(
        CommandContext(
          Snapshot(
            habits: [run], checkIns: [run.id: [CheckIn("2026-11-29", amount: Amount(amount))]]),
          today: Self.today)
      ).stats(of: nil, json: false).lines
    }
    #expect(heads(3)[0].hasSuffix("score  done  partly  missed  skipped"))
    #expect(heads(3)[1].hasSuffix("0       1       9        0"), "\(heads(3))")
    #expect(heads(5)[0].hasSuffix("score  done  missed  skipped"))
  }

  @Test("tells what a day had that it has no more")
  func losses() throws {
    let done = [CheckIn(Self.today, mark: .done, note: "first thoughts")]
    #expect(
      try answer(["uncheck"], Self.habit(), done)
        == "Read: open on 2026-11-30, no streak; cleared: done; the note stays")
    #expect(
      try answer(["check", "--note", "second"], Self.habit(), done)
        == "Read: done on 2026-11-30, 1 day streak; the note 'first thoughts' was replaced")
    #expect(
      try answer(["note", ""], Self.habit(), done)
        == "Read: no note on 2026-11-30, 1 day streak; the note 'first thoughts' was taken away")
    #expect(
      try answer(["skip"], Self.habit(), done)
        == "Read: skipped on 2026-11-30, no streak; it was done")
    #expect(
      try answer(["check"], Self.habit(), done) == "Read: already done on 2026-11-30, 1 day streak")
    let ran = [CheckIn(Self.today, amount: Amount(3))]
    let run = Self.habit(.atLeast, target: Self.km)
    #expect(
      try answer(["uncheck"], run, ran) == "Read: open on 2026-11-30, no streak; cleared: 3 km")
    #expect(
      try answer(["check", "-a", "4"], run, ran)
        == "Read: 4 km, partly done on 2026-11-30, no streak; it was 3 km")
    #expect(
      try answer(["check", "--add", "1"], run, ran)
        == "Read: 4 km, partly done on 2026-11-30, no streak")
  }

  @Test("tells a long note shortly")
  func longNote() throws {
    let rows = [CheckIn(Self.today, mark: .done, note: String(repeating: "long ", count: 40))]
    let text = try answer(["note", "short"], Self.habit(), rows)
    #expect(text.hasSuffix("…' was replaced") && text.count < 120, "\(text)")
  }

  @Test("tells that a check-in moves the beginning, and what comes of it")
  func beginning() throws {
    let rows = [CheckIn("2026-11-29", mark: .done)]
    #expect(
      try answer(["check", "2026-11-10"], Self.habit(), rows)
        == "Read: done on 2026-11-10, 1 day streak;"
        + " the habit begins on 2026-11-10 now, and 9 days since then are missed")
    let both = [CheckIn("2026-11-10", mark: .done)] + rows
    #expect(
      try answer(["uncheck", "2026-11-10"], Self.habit(), both)
        == "Read: before its start on 2026-11-10, 1 day streak; cleared: done;"
        + " the habit begins on 2026-11-20 now")
    let text = try answer(["check", "2026-11-25"], Self.habit(), rows)
    #expect(text == "Read: done on 2026-11-25, 1 day streak")
  }

  @Test("tells how far the week, the month or the window has come")
  func periods() throws {
    let week = Self.habit(.yesNo, .times(3, per: .week))
    #expect(
      try answer(["check"], week) == "Read: done on 2026-11-30, 1 of 3 this week, no streak")
    #expect(
      try answer(["check", "-3"], week) == "Read: done on 2026-11-27, 1 of 3 that week, no streak")
    #expect(
      try answer(["check"], Self.habit(.yesNo, .rolling(2, days: 5)))
        == "Read: done on 2026-11-30, 1 of 2 in 5 days, no streak")
    let sum = Self.habit(.atLeast, target: Target(Amount(20), unit: "km", per: .week))
    #expect(
      try answer(["check", "-a", "5"], sum)
        == "Read: 5 km, partly done on 2026-11-30, 5 of 20 km this week, no streak")
  }

  @Test("tells that an early check-in has made the streak shorter")
  func shorter() throws {
    var week = Self.habit(.yesNo, .times(3, per: .week))
    week.added = "2026-11-21"
    let rows = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"].map {
      CheckIn($0, mark: .done)
    }
    let text = try answer(["check", "2026-11-16"], week, rows)
    #expect(
      text == "Read: done on 2026-11-16, 2 of 3 that week, 1 week streak; it was 2 weeks before;"
        + " the habit begins on 2026-11-16 now, and 4 days since then are missed", "\(text)")
  }

  @Test("tells which habit is the first now")
  func first() {
    let (swim, read) = (
      Habit(id: HabitID(1), name: "Swim", added: "2026-11-01"), Self.named("Read")
    )
    let old = Snapshot(habits: [swim, read])
    var grouped = swim
    grouped.group = "Body"
    let edit = Edit.changeHabit(swim.id, [.group("Body")])
    let told = { (after: [Habit], edit: Edit, isOnScreen: Bool) in
      var reporter = Reporter(CommandContext(Snapshot(habits: after), today: Self.today))
      reporter.isOnScreen = isOnScreen
      return reporter.confirmation(of: edit, habit: edit.habitID, changed: true, before: old)
    }
    #expect(
      told([grouped, read], edit, false)
        == "'Swim' is changed: group 'Body'. 'Read' is the first habit now.")
    #expect(told([grouped, read], edit, true) == "'Swim' is changed: group 'Body'.")
    #expect(told([swim, read], edit, false) == "'Swim' is changed: group 'Body'.")
    #expect(
      told([read, swim], .moveHabit(read.id, to: 0), false)
        == "'Read' is moved to place 1. 'Read' is the first habit now.")
    var gone = swim
    gone.archived = Self.today
    #expect(
      told([gone, read], .changeHabit(swim.id, [.archive(Self.today)]), false)
        .hasSuffix("brings it back. 'Read' is the first habit now."))
    let new = Reporter(CommandContext(Snapshot(habits: [swim]), today: Self.today)).confirmation(
      of: .addHabit(swim), habit: swim.id, changed: true, before: Snapshot())
    #expect(new == "'Swim' is added.")
  }

  private static func named(_ name: String) -> Habit {
    Habit(id: HabitID(2), name: name, added: "2026-11-01")
  }

  @Test("tells that days that are done stay so under a rest, of one habit or of all")
  func rests() throws {
    let rows = [CheckIn("2026-11-27", mark: .done), CheckIn("2026-11-29", mark: .done)]
    #expect(
      try answer(["pause", "Read", "--from", "-3"], Self.habit(), rows)
        == "'Read' rests from 2026-11-27 on. 2 days were done and stay so.")
    #expect(
      try answer(["pause", "--all", "--from", "-1"], Self.habit(), rows)
        == "All habits rest from 2026-11-29 on. 1 day was done and stays so.")
    #expect(
      try answer(["pause", "--all"], Self.habit(), rows) == "All habits rest from 2026-11-30 on.")
  }

  @Test("tells that a schedule that was set for later comes after the one that is set")
  func later() throws {
    var read = Self.habit()
    read.plans.append(Plan(from: "2026-12-10", schedule: .times(5, per: .week)))
    let rows = [CheckIn("2026-11-29", mark: .done)]
    #expect(
      try answer(["schedule", "Read", "3/week"], read, rows)
        == "'Read' is due 3/week from 2026-11-30 on."
        + " From 2026-12-10 on it is due 5/week, as was set before.")
    #expect(
      try answer(["schedule", "Read", "3/week", "--from", "2026-12-20"], read, rows)
        == "'Read' is due 3/week from 2026-12-20 on.")
  }

  @Test("tells that freezes have the usual numbers where theirs are gone")
  func freezes() throws {
    var read = Self.habit()
    read.freezeRules = [FreezeRule(from: Self.today, every: 0, cap: 1)]
    #expect(
      try answer(["freeze"], read).hasSuffix(
        "7 is the usual number, as the one before is not kept; '--every' sets another."))
    #expect(try !answer(["freeze", "--every", "5"], read).contains("usual"))
    read.freezeRules.insert(FreezeRule(from: "2026-11-21", every: 5, cap: 1), at: 0)
    #expect(try !answer(["freeze"], read).contains("usual"))
    #expect(try !answer(["freeze"], Self.habit()).contains("usual"))
  }

  @Test("tells a freeze of a habit to avoid by the slip that it bridges")
  func slips() throws {
    let edit = try answer(["freeze"], Self.habit(.avoid))
    #expect(edit.hasSuffix("each bridges a day with a slip."), "\(edit)")
    #expect(try answer(["freeze"], Self.habit()).hasSuffix("each bridges a missed day."))
  }

  @Test("takes no slip for a clear day, and refuses what contradicts itself")
  func zero() throws {
    let smoke = Self.habit(.avoid)
    let slips = [CheckIn(Self.today, mark: .missed, amount: Amount(2))]
    for command in ["check", "miss"] {
      #expect(
        try answer([command, "-a", "0"], smoke, slips)
          == "Read: clean so far on 2026-11-30, 10 day streak; cleared: 2 slips")
    }
    let coffee = Self.habit(.atMost, target: Target(Amount(2), unit: "cups"))
    #expect(
      try answer(["check", "-a", "0"], coffee)
        == "Read: 0 cups, kept so far on 2026-11-30, 10 day streak")
    let refusals: [([String], Habit, [CheckIn], String)] = [
      (
        ["miss", "-a", "0"], coffee, [],
        "'Read' is not missed with 0 cups: it allows 2 cups/day; record it with 'check --amount 0'."
      ),
      (
        ["miss", "-a", "2"], coffee, [],
        "'Read' is not missed with 2 cups: it allows 2 cups/day; record it with 'check --amount 2'."
      ),
      (
        ["check"], coffee, [CheckIn(Self.today, amount: Amount(4))],
        "'Read' has 4 cups on 2026-11-30, over its limit of 2 cups/day; correct that with '--amount'."
      ),
      (["check"], smoke, slips, "'Read' has 2 slips on 2026-11-30; 'uncheck' takes them away."),
      (
        ["miss", "--add", "-1"], smoke, slips,
        "'-1' is not a number of slips to add; take slips away with 'check --add -1'."
      ),
    ]
    for (words, habit, rows, message) in refusals {
      #expect { try answer(words, habit, rows) } throws: { error in
        (error as? CommandError)?.message == message
      }
    }
    #expect(try answer(["miss", "-a", "3"], coffee).hasPrefix("Read: 3 cups, missed on"))
  }
}

extension Edit {
  fileprivate var isOfHabit: Bool {
    if case .checkIn = self { false } else { true }
  }

  fileprivate var habitID: HabitID? {
    switch self {
    case .checkIn(let id, _, _), .changeHabit(let id, _), .moveHabit(let id, _): id
    default: nil
    }
  }
}

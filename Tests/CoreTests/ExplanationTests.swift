import SwiftCalCore
import Testing

@Suite("The explanation")
struct ExplanationTests {
  @Test("A run is told from its beginning, with what bridged it and why it broke")
  func steps() {
    var days = checkIns("YYS.Y.YN")
    days[2].note = "ill"
    let history = History(
      of: habit(.weekdays(WeekdaySet(rawValue: 0b111_0111))), checkIns: days, today: monday + 8,
      firstWeekday: .monday)
    #expect(
      history.explanation.steps == [
        .began(monday),
        .done(from: monday, through: monday + 1, days: 2, adds: 2),
        .bridged(from: monday + 2, through: monday + 2, .skipped(reason: "ill")),
        .bridged(from: monday + 3, through: monday + 3, .notDue),
        .done(from: monday + 4, through: monday + 4, days: 1, adds: 1),
        .broke(monday + 5, .noCheckIn),
        .began(monday + 6),
        .done(from: monday + 6, through: monday + 6, days: 1, adds: 1),
        .broke(monday + 7, .marked),
      ])
    #expect(history.explanation.left == .checkIn)
    #expect(history.explanation.newestRun.count == 3)
  }

  @Test("Pauses and freezes say which they were")
  func bridges() {
    var read = habit()
    read.pauses = [Pause(from: monday + 1, through: monday + 2, isForAll: true)]
    read.freezeRules = [FreezeRule(from: monday, every: 2, cap: 1)]
    let use = FreezeUse(from: monday + 4, through: monday + 4, earned: monday + 3)
    #expect(
      history("Y..Y.Y", read).explanation.steps == [
        .began(monday),
        .done(from: monday, through: monday, days: 1, adds: 1),
        .bridged(from: monday + 1, through: monday + 2, .paused(isForAll: true)),
        .done(from: monday + 3, through: monday + 3, days: 1, adds: 1),
        .bridged(from: monday + 4, through: monday + 4, .frozen(use)),
        .done(from: monday + 5, through: monday + 5, days: 1, adds: 1),
      ])
  }

  @Test(
    "The reason of a break names what was recorded",
    arguments: [
      ("YN.", habit(), Explanation.Break.marked),
      ("Y..", habit(), .noCheckIn),
      (
        "53.", habit(kind: .atLeast, target: Target(Amount(5))),
        .tooLittle(Amount(3), of: Amount(5))
      ),
      (
        "25.", habit(kind: .atMost, target: Target(Amount(3))),
        .tooMuch(Amount(5), limit: Amount(3))
      ),
      (".3.", habit(kind: .avoid), .slipped(Amount(3))),
      ("Y...", habit(.rolling(1, days: 2)), .window(done: 0, need: 1, days: 2)),
    ])
  func breaks(_ letters: String, _ habit: Habit, _ why: Explanation.Break) {
    let steps = history(letters, habit).explanation.steps
    let broke = steps.compactMap { step -> Explanation.Break? in
      if case .broke(_, let why) = step { why } else { nil }
    }
    #expect(broke == [why])
  }

  @Test("A week that was short says what it had and what it needed")
  func shortWeek() {
    let steps = history("YYY.... YY..... .", habit(.times(3, per: .week))).explanation.steps
    guard case .met(let met, let adds) = steps[1],
      case .broke(let day, .period(let short)) = steps[2]
    else {
      Issue.record("unexpected steps \(steps)")
      return
    }
    #expect(adds == 1)
    #expect(met.done == 3)
    #expect(day == monday + 13)
    #expect(short.done == 2)
    #expect(short.need == 3)
    #expect(short.from == monday + 7)
  }

  @Test("The numbers can be rebuilt from the explanation", arguments: 0..<400)
  func rebuild(_ seed: Int) {
    let random = RandomHabit(seed: UInt64(seed) + 50_000)
    let history = random.history
    var lengths: [Int] = []
    var isOpen = false
    for step in history.explanation.steps {
      switch step {
      case .began:
        lengths.append(0)
        isOpen = true
      case .done(_, _, _, let adds), .met(_, let adds):
        lengths[lengths.count - 1] += adds
        #expect(isOpen)
      case .bridged: #expect(isOpen)
      case .broke: isOpen = false
      }
    }
    #expect(lengths == history.runs.map(\.length))
    #expect((isOpen ? lengths.last : nil) == history.streak.current?.length)
    #expect(lengths.max() == history.streak.longest?.length)
  }

  @Test(
    "The days of the current run are accounted for through today, once each",
    arguments: 0..<200)
  func everyDay(_ seed: Int) {
    var random = SeededRandom(state: UInt64(seed))
    var read = RandomHabit(seed: UInt64(seed))
    read.habit.plans = [
      Plan(schedule: .weekdays(WeekdaySet(rawValue: UInt8(random.pick(1...127)))))
    ]
    let explanation = read.history.explanation
    guard let run = explanation.streak.current else { return }
    var next = run.start
    for step in explanation.newestRun {
      switch step {
      case .done(let from, let through, _, _), .bridged(let from, let through, _):
        #expect(from == next)
        next = through + 1
      default: break
      }
    }
    let last = min(read.today, read.habit.end ?? .last, read.habit.archived ?? .last)
    let isOpen = [.pending, .partial].contains(read.history.state(on: last))
    #expect(next == last + 1 || isOpen && next == last)
  }
}

import SwiftCalCore
import Testing

@Suite("Random habits of every kind and schedule")
struct HistoryPropertyTests {
  /// The seeds of a block; several blocks run beside each other. The last block holds seeds that
  /// once told the walk and the slow reading apart.
  static let blocks =
    (0..<6).map { Array(UInt64($0) * 100..<UInt64($0 + 1) * 100) } + [[9688, 19272]]

  @Test("The walk agrees with a slow day-by-day reading of the rules", arguments: blocks)
  func slowReading(_ seeds: [UInt64]) {
    for seed in seeds {
      let random = RandomHabit(seed: seed)
      let differences = Self.differences(random.history, random.slow)
      #expect(differences.isEmpty, "seed \(seed)")
    }
  }

  private static func differences(_ history: History, _ slow: SlowHistory) -> [String] {
    var found: [String] = []
    func compare(_ name: String, _ fast: some Equatable, _ slow: some Equatable) {
      if "\(fast)" != "\(slow)" { found.append("\(name): \(fast), slowly \(slow)") }
    }
    compare("unit", history.streak.unit, slow.unitToday)
    compare("current", history.streak.current.shown, slow.current.shown)
    compare("longest", history.streak.longest.shown, slow.longest.shown)
    compare("runs", history.runs.map(\.shown), slow.runs.map { slow.told($0).shown })
    compare("at risk", history.streak.isAtRisk, slow.isAtRisk)
    compare("earned", history.freezes.earned, slow.earned)
    compare("held", history.freezes.held, slow.held)
    compare("uses", history.freezes.uses, slow.uses)
    if abs(history.score - slow.score) > 1e-9 { compare("score", history.score, slow.score) }
    for offset in -160...8 {
      let day = history.today + offset
      compare("\(day)", history.state(on: day), slow.state(on: day))
    }
    return found
  }

  @Test("The longest run is as long as the current one or longer, and the score a share")
  func bounds() {
    for seed in UInt64(0)..<600 {
      let history = RandomHabit(seed: seed).history
      #expect(history.longest >= history.current)
      #expect(history.runs.allSatisfy { $0.length > 0 && $0.start <= $0.end })
      #expect((0...1).contains(history.score))
    }
  }

  @Test("Runs lie apart, in order, and begin and end on done days")
  func runs() {
    for seed in UInt64(0)..<600 {
      let history = RandomHabit(seed: seed).history
      for (run, next) in zip(history.runs, history.runs.dropFirst()) {
        #expect(run.end < next.start)
      }
      for run in history.runs {
        #expect(history.state(on: run.start) == .done)
        #expect(history.state(on: run.end) == .done)
      }
    }
  }

  /// A habit judged by the day, not clean by itself, with a day that has no check-in.
  private func blankDay(_ seed: UInt64) -> (RandomHabit, Day)? {
    var random = RandomHabit(seed: seed)
    var source = SeededRandom(state: seed)
    random.habit.kind = source.chance(50) ? .yesNo : .atLeast
    random.habit.plans = [
      Plan(schedule: .weekdays(WeekdaySet(rawValue: UInt8(source.pick(1...127)))))
    ]
    let taken = Set(random.checkIns.map(\.day))
    let blank = (0...60).map { random.today - $0 }.filter { !taken.contains($0) }
    return blank.randomElement(using: &source).map { (random, $0) }
  }

  @Test("A skip on a blank day adds to no run: it joins two runs at most, and their days add up")
  func skips() {
    for seed in UInt64(0)..<500 {
      guard case (var random, let blank)? = blankDay(seed) else { continue }
      let before = random.history
      random.checkIns.append(CheckIn(blank, mark: .skipped))
      random.checkIns.sort { $0.day < $1.day }
      let after = random.history
      #expect(before.runs.map(\.length).reduce(0, +) == after.runs.map(\.length).reduce(0, +))
      if before.state(on: blank) != .missed, before.state(on: blank) != .frozen {
        #expect(before.runs == after.runs)
      }
    }
  }

  @Test("A change of plan leaves every number of the days before it as it was")
  func planChange() {
    for seed in UInt64(0)..<500 {
      var source = SeededRandom(state: seed)
      var changed = RandomHabit(seed: seed)
      let border = changed.today + source.pick(-60...10)
      changed.habit.plans.removeAll { ($0.from ?? .first) >= border }
      let old = changed
      changed.habit.plans.append(Plan(from: border, schedule: RandomHabit.schedule(&source)))
      // A week or month that the border cuts is another one from its first day on.
      let cut = old.beginOfPeriod(holding: border)
      for back in [1, 2, source.pick(3...30)] {
        Self.expectSame(old.seen(on: cut - back), changed.seen(on: cut - back), seed)
      }
      let (before, after) = (old.history, changed.history)
      for offset in 1...160 {
        let day = cut - offset
        #expect(day > old.today || before.state(on: day) == after.state(on: day), "seed \(seed)")
      }
      let last = min(cut - 1, old.today)
      #expect(
        before.scoreCurve(from: last, through: last) == after.scoreCurve(from: last, through: last))
      let earlier = old.seen(on: last)
      if earlier.streak.unit == after.streak.unit {
        #expect(after.longest >= earlier.longest, "seed \(seed)")
      }
    }
  }

  private static func expectSame(_ before: History, _ after: History, _ seed: UInt64) {
    guard before.state(on: before.today) != .beforeStart else { return }
    #expect(before.streak == after.streak, "seed \(seed)")
    #expect(before.runs == after.runs, "seed \(seed)")
    #expect(before.freezes == after.freezes, "seed \(seed)")
    #expect(before.score == after.score, "seed \(seed)")
    #expect(before.left == after.left, "seed \(seed)")
    for offset in 0...160 {
      let day = before.today - offset
      #expect(before.state(on: day) == after.state(on: day), "seed \(seed)")
    }
  }

  @Test("Marks of days to come change no number")
  func futureMarks() {
    for seed in UInt64(0)..<300 {
      var random = RandomHabit(seed: seed)
      random.habit.start = random.habit.start ?? random.today - 30
      let before = random.history
      random.checkIns.removeAll { $0.day > random.today }
      #expect(before.streak == random.history.streak)
      #expect(before.score == random.history.score)
      #expect(before.left == random.history.left)
    }
  }

  @Test("A habit from the first year on is walked by its check-ins, not by its days")
  func longSpan() {
    let schedules: [Schedule] = [
      .everyDay, .weekdays(.workdays), .times(3, per: .week), .times(5, per: .month),
      .rolling(2, days: 5),
    ]
    let clock = ContinuousClock()
    let time = clock.measure {
      for schedule in schedules {
        for kind in [HabitKind.yesNo, .avoid] {
          let old = habit(schedule, kind: kind, start: .first)
          let marks = [CheckIn(.first, mark: .done), CheckIn(monday, mark: .done)]
          let history = History(
            of: old, checkIns: marks, today: monday, firstWeekday: .monday)
          #expect(history.state(on: Day.first + 400_001) == (kind == .avoid ? .done : .missed))
          #expect(history.score >= 0)
        }
      }
    }
    // Day by day it would take a second and more for each.
    #expect(time < .seconds(1))
  }
}

extension Run {
  /// The run as a short text.
  var shown: String { "\(start)…\(end): \(length)" }
}

extension Run? {
  var shown: String { map(\.shown) ?? "none" }
}

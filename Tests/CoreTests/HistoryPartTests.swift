import SwiftCalCore
import Testing

@Suite("The last part of a history")
struct HistoryPartTests {
  @Test("tells the current run as the whole does, unless it may reach further back")
  func agrees() {
    var told = 0
    for seed in UInt64(0)..<3000 {
      let random = RandomHabit(seed: seed)
      guard random.habit.freezeRules.isEmpty, random.habit.kind != .trackOnly else { continue }
      let start = random.today - Int(45 + seed % 60)
      let part = History(
        of: random.habit, checkIns: random.checkIns.filter { $0.day >= start },
        today: random.today, firstWeekday: random.firstWeekday)
      guard !part.mayReachBack(before: start) else { continue }
      let (one, all) = (part.streak, random.history.streak)
      #expect(one.current == all.current && one.isAtRisk == all.isAtRisk, "seed \(seed)")
      if random.checkIns.contains(where: { $0.day < start }) { told += 1 }
    }
    #expect(told > 100, "\(told) histories reached further back than their part")
  }

  @Test("is not enough where a pause bridges all of it")
  func pause() {
    var habit = Habit(
      id: HabitID(1), name: "Read", kind: .yesNo, added: day("2024-01-01"),
      plans: [Plan(from: nil)])
    habit.pauses = [Pause(from: day("2024-01-11"), through: nil)]
    let part = History(
      of: habit, checkIns: [], today: day("2026-11-30"), firstWeekday: .monday)
    #expect(part.mayReachBack(before: day("2025-10-26")))
  }
}

import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// Counts of one habit, or of all that are not archived: what `stats` prints.
  package func stats(of habit: Habit?, json: Bool) -> Report {
    let habits = habit.map { [$0] } ?? context.snapshot.habits.listed
    let stats = habits.map { HabitCounts($0, history(of: $0)) }
    if json { return Report(.array(stats.map(statsJSON))) }
    guard !stats.isEmpty else { return Report([]) }
    let hasBudgets = stats.contains { $0.habit.skipBudget != nil }
    let heads = strings.statsHeads + (hasBudgets ? [strings.skipsLeftHead] : [])
    return Report(table([heads] + stats.map(statsRow), right: [3, 4, 5, 6]).lines)
  }

  private func statsRow(_ stats: HabitCounts) -> [String] {
    let streak = stats.history.streak
    let numbers =
      stats.hasStreak
      ? [
        strings.count(streak.current?.length ?? 0, unit: streak.unit),
        strings.count(streak.longest?.length ?? 0, unit: streak.unit),
        strings.percent(stats.history.score),
      ] : ["", "", ""]
    let counts = [DayState.done, .missed, .skipped].map { String(stats[$0]) }
    let share = stats.habit.skipShare(in: context.today.month, of: stats.history.checkIns)
    let left = share.map { [strings.skipsLeft(of: $0)] } ?? []
    return [stats.habit.name] + numbers + counts + left
  }

  private func statsJSON(_ stats: HabitCounts) -> JSON {
    let (streak, amounts) = (stats.history.streak, stats.amounts)
    let score = Amount(millionths: Int64((stats.history.score * 1_000_000).rounded()))
    return [
      "habit": .string(stats.habit.name),
      "unit": stats.hasStreak ? .string(streak.unit.rawValue) : .null,
      "current": stats.hasStreak ? .int(streak.current?.length ?? 0) : .null,
      "longest": stats.hasStreak ? .int(streak.longest?.length ?? 0) : .null,
      "score": stats.hasStreak ? .amount(score) : .null,
      "done": .int(stats[.done]), "partial": .int(stats[.partial]),
      "missed": .int(stats[.missed]), "skipped": .int(stats[.skipped]),
      "frozen": .int(stats[.frozen]), "amount": .amount(amounts?.total), "first": .day(stats.first),
      "last": .day(stats.last), "freezes_held": freezesHeld(stats.history),
      "skips_left": skipsLeft(stats.history), "average": .amount(amounts?.average),
      "least": .amount(amounts?.least), "most": .amount(amounts?.most),
    ]
  }
}

/// How many days of each state a habit has, up to today.
private struct HabitCounts {
  let habit: Habit
  let history: History
  /// The first and the last done day.
  private(set) var first: Day?
  private(set) var last: Day?
  private var counts: [DayState: Int] = [:]

  /// What the amounts up to today come to; nil where none is recorded.
  var amounts: AmountSpread? {
    AmountSpread(history.checkIns.prefix { $0.day <= history.today }.lazy.compactMap(\.amount))
  }

  /// Counts the days; in O(days from the first to today).
  init(_ habit: Habit, _ history: History) {
    self.habit = habit
    self.history = history
    let added = habit.start ?? habit.added
    let begin = min(added, history.checkIns.first?.day ?? added)
    guard begin <= history.today else { return }
    for ordinal in begin.ordinal...history.today.ordinal {
      guard let day = Day(ordinal: ordinal) else { continue }
      let state = history.state(on: day)
      counts[state, default: 0] += 1
      guard state == .done else { continue }
      first = first ?? day
      last = day
    }
  }

  /// Whether it is more than tracked.
  var hasStreak: Bool { habit.kind != .trackOnly }

  subscript(_ state: DayState) -> Int { counts[state] ?? 0 }
}

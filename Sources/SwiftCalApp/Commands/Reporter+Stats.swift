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
    let hasAmounts = stats.contains { !$0.hasStreak && $0.amounts != nil }
    let states = [DayState.done, .partial, .missed, .skipped, .frozen].filter { state in
      ![.partial, .frozen].contains(state) || stats.contains { $0[state] > 0 }
    }
    let heads =
      strings.statsHeads(states) + (hasBudgets ? [strings.skipsLeftHead] : [])
      + (hasAmounts ? [strings.amountsHead] : [])
    let rows = stats.map { statsRow($0, hasBudgets: hasBudgets, states) }
    let right = Set(3..<4 + states.count)
    return Report(table([heads] + rows, right: right, name: 0, hasHeads: true))
  }

  private func statsRow(
    _ stats: HabitCounts, hasBudgets: Bool, _ states: [DayState]
  ) -> [String] {
    let streak = stats.history.streak
    let numbers =
      stats.hasStreak
      ? [
        strings.count(streak.current?.length ?? 0, unit: streak.unit),
        strings.count(streak.longest?.length ?? 0, unit: streak.unit),
        strings.percent(stats.history.score),
      ] : ["", "", ""]
    let counts = states.map { String(stats[$0]) }
    let share = stats.habit.skipShare(in: context.today.month, of: stats.history.checkIns)
    let left = hasBudgets ? [share.map(strings.skipsLeft) ?? ""] : []
    return [stats.habit.name] + numbers + counts + left + [amountsText(stats)]
  }

  /// What the amounts of a habit that is only tracked come to; they need not add up, as weights do not.
  private func amountsText(_ stats: HabitCounts) -> String {
    guard !stats.hasStreak, let amounts = stats.amounts else { return "" }
    let unit = stats.habit.unit(on: context.today)
    let last = strings.lastAmount(stats.latest, unit)
    guard amounts.count > 1 else { return last }
    return "\(last), \(strings.spread(amounts, unit))"
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
      "latest": .amount(stats.latest),
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
    AmountSpread(
      history.checkIns.prefix { $0.day <= history.today }.lazy.compactMap(habit.amount))
  }

  /// The last amount up to today.
  var latest: Amount? {
    history.checkIns.last { $0.day <= history.today && habit.amount(of: $0) != nil }
      .flatMap(habit.amount)
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

import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// The streak of a habit: what `streak` prints.
  package func streak(of habit: Habit, json: Bool) -> Report {
    let history = history(of: habit)
    let state = history.state(on: context.today)
    if json { return Report(streakJSON(history, state)) }
    if let tracked = history.tracked {
      return Report([safe(strings.trackedText(habit.name, tracked))])
    }
    let streak = history.streak
    let today =
      habit.isArchived(on: context.today)
      ? strings.archivedLabel : strings.state(state, of: habit.kind)
    let risk = streak.isAtRisk ? ", \(strings.atRisk(seconds: nil))" : ""
    let rows = [
      [strings.currentLabel, runText(streak.current, streak.unit)],
      [strings.longestLabel, runText(streak.longest, streak.unit)],
      [strings.todayLabel, today + risk],
    ]
    return Report([safe(habit.name)] + table(rows))
  }

  private func runText(_ run: Run?, _ unit: StreakUnit) -> String {
    guard let run else { return strings.noRun }
    let span = strings.dates(from: run.start, through: run.end)
    return "\(strings.count(run.length, unit: unit)), \(span)"
  }

  private func streakJSON(_ history: History, _ state: DayState) -> JSON {
    let (habit, streak) = (history.habit, history.streak)
    let hasStreak = habit.kind != .trackOnly
    return [
      "habit": .string(habit.name), "today": .day(context.today),
      "unit": hasStreak ? .string(streak.unit.rawValue) : .null,
      "current": hasStreak ? .int(streak.current?.length ?? 0) : .null,
      "longest": hasStreak ? .int(streak.longest?.length ?? 0) : .null,
      "current_start": .day(streak.current?.start), "current_end": .day(streak.current?.end),
      "longest_start": .day(streak.longest?.start), "longest_end": .day(streak.longest?.end),
      "at_risk": .bool(streak.isAtRisk), "state": .string(state.rawValue),
      "archived": .bool(habit.isArchived(on: context.today)),
      "freezes_held": freezesHeld(history), "skips_left": skipsLeft(history),
    ]
  }
}

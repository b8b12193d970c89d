import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// The streak of a habit: what `streak` prints.
  package func streak(of habit: Habit, json: Bool) -> Report {
    let history = history(of: habit)
    let state = history.state(on: context.today)
    if json { return Report(streakJSON(habit, history.streak, state)) }
    let streak = history.streak
    var rows = [[strings.currentLabel] + runCells(streak.current, streak.unit)]
    rows.append([strings.longestLabel] + runCells(streak.longest, streak.unit))
    let risk = streak.isAtRisk ? ", \(strings.atRisk(seconds: nil))" : ""
    rows.append([strings.todayLabel, strings.state(state) + risk])
    return Report([safe(habit.name)] + table(rows).lines)
  }

  private func runCells(_ run: Run?, _ unit: StreakUnit) -> [String] {
    guard let run else { return [strings.noRun] }
    return [
      strings.count(run.length, unit: unit), strings.span(from: run.start.iso, to: run.end.iso),
    ]
  }

  private func streakJSON(_ habit: Habit, _ streak: Streak, _ state: DayState) -> JSON {
    [
      "habit": .string(habit.name), "today": .day(context.today),
      "unit": .string(streak.unit.rawValue),
      "current": .int(streak.current?.length ?? 0), "longest": .int(streak.longest?.length ?? 0),
      "current_start": .day(streak.current?.start), "current_end": .day(streak.current?.end),
      "longest_start": .day(streak.longest?.start), "longest_end": .day(streak.longest?.end),
      "at_risk": .bool(streak.isAtRisk), "state": .string(state.rawValue),
    ]
  }
}

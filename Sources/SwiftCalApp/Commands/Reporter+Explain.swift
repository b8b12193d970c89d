import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// How the numbers of a habit came about as of a day: what `explain` prints.
  package func explain(_ habit: Habit, on day: Day) throws(CommandError) -> Report {
    guard day <= context.today else { throw .future(day) }
    let history = history(of: habit, today: day)
    let streak = history.streak
    let head =
      habit.kind == .trackOnly
      ? habit.name
      : "\(habit.name): \(strings.streakPhrase(streak.current?.length, streak.unit)),"
        + " \(strings.longest(streak.longest?.length ?? 0))"
    let text = ExplanationText(history.explanation, of: habit, strings: strings)
    return Report([safe(head)] + table(text.rows.map { [$0.days, $0.text] }).lines)
  }
}

import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// A month with the state of each day, as `show` prints it: plain, or with a theme's colors.
  package func month(of habit: Habit, _ month: Month?, theme: Theme?) -> Report {
    let history = history(of: habit)
    let notes = Set(checkIns(of: habit).filter { $0.note != nil }.map(\.day))
    let input = MonthView.Input(
      month ?? context.today.month, firstWeekday: context.firstWeekday, history: history,
      notes: notes, today: context.today)
    let canvas = MonthView(input, appearance: appearance).canvas(charset: charset)
    let text = theme.map { canvas.text(.ansi, theme: $0) } ?? canvas.text(.plain)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let streak = history.streak
    let phrase = strings.streakPhrase(streak.current?.length, streak.unit)
    let count = history.tracked.map { strings.trackedDays($0.days) } ?? phrase
    let archived = habit.isArchived(on: context.today) ? ", \(strings.archivedLabel)" : ""
    let caption = safe("\(habit.name): \(count)\(archived)")
    let question = habit.question.isEmpty ? [] : [safe(habit.question)]
    return Report([caption] + question + [""] + lines.map(String.init))
  }
}

import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// The habits that are due today: what `today` prints. Its status says whether one is open.
  package func today(json: Bool) -> Report {
    let items = context.snapshot.habits.compactMap(dueItem)
    let isOpen = items.contains { $0.isOpen }
    let status = isOpen ? ExitStatus.failure : .success
    if json { return Report(.array(items.map(itemJSON)), status: status) }
    return Report(table(items.map(itemRow)).lines, status: status)
  }

  /// The habits that are open today, in their order.
  package var openToday: [Habit] {
    context.snapshot.habits.filter { dueItem($0)?.isOpen == true }
  }

  private func dueItem(_ habit: Habit) -> DueItem? {
    guard !habit.isArchived, habit.kind != .trackOnly else { return nil }
    let history = history(of: habit)
    let state = history.state(on: context.today)
    switch state {
    case .notDue, .paused, .beforeStart, .afterEnd, .future: return nil
    default: break
    }
    let remaining = Remaining(
      of: habit, checkIns: checkIns(of: habit), on: context.today,
      firstWeekday: context.firstWeekday)
    return DueItem(habit: habit, state: state, streak: history.streak, remaining: remaining)
  }

  private func itemRow(_ item: DueItem) -> [String] {
    let count = item.streak.current?.length ?? 0
    var left = item.remaining.map { strings.left($0) } ?? ""
    if item.streak.isAtRisk { left += (left.isEmpty ? "" : ", ") + strings.atRisk(seconds: nil) }
    return [
      appearance.glyphs.mark(item.state), item.habit.name, strings.state(item.state),
      strings.count(count, unit: item.streak.unit), left,
    ]
  }

  private func itemJSON(_ item: DueItem) -> JSON {
    [
      "habit": .string(item.habit.name), "state": .string(item.state.rawValue),
      "open": .bool(item.isOpen), "amount": .amount(item.remaining?.reached),
      "target": .amount(item.remaining?.target.amount),
      "unit": .string(item.remaining?.target.unit),
      "per": .string(item.remaining?.target.period.rawValue),
      "left": .amount(item.remaining?.left), "streak": .int(item.streak.current?.length ?? 0),
      "streak_unit": .string(item.streak.unit.rawValue), "at_risk": .bool(item.streak.isAtRisk),
    ]
  }
}

/// A habit that is due today.
private struct DueItem {
  let habit: Habit
  let state: DayState
  let streak: Streak
  let remaining: Remaining?

  /// Whether something is still to be done; what only has to be kept until the day ends is not.
  var isOpen: Bool {
    guard state == .pending || state == .partial else { return false }
    return habit.kind == .yesNo || habit.kind == .atLeast
  }
}

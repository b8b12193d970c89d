import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// The habits that are due today: what `today` prints. Its status says whether one is open.
  package func today(json: Bool) -> Report {
    let items = context.snapshot.habits.listed.compactMap(dueItem)
    let isOpen = items.contains { $0.isOpen }
    let status = isOpen ? ExitStatus.failure : .success
    if json { return Report(.array(items.map(itemJSON)), status: status) }
    return Report(table(items.map(itemRow), name: 1), status: status)
  }

  /// The habits that are open today, in their order.
  package var openToday: [Habit] {
    context.snapshot.habits.listed.filter { dueItem($0)?.isOpen == true }
  }

  private func dueItem(_ habit: Habit) -> DueItem? {
    guard habit.kind != .trackOnly else { return nil }
    let history = history(of: habit)
    let state = history.state(on: context.today)
    switch state {
    case .notDue, .paused, .beforeStart, .afterEnd, .future: return nil
    default: break
    }
    return DueItem(
      habit: habit, state: state, history: history,
      remaining: Remaining(of: history, on: context.today),
      times: PeriodShare(of: history, on: context.today),
      skips: state == .skipped ? skips(history) : nil,
      isOpen: history.isOpen)
  }

  private func skips(_ history: History) -> SkipShare? {
    history.habit.skipShare(in: context.today.month, of: history.checkIns)
  }

  private func itemRow(_ item: DueItem) -> [String] {
    let count = item.streak.current?.length ?? 0
    let left = [
      item.remaining.flatMap { $0.rests ? nil : strings.left($0) },
      item.times.map(strings.timesLeft),
      item.skips.map(strings.skipShare),
      item.streak.isAtRisk ? strings.atRisk(seconds: nil) : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    return [
      appearance.glyphs.mark(item.state), item.habit.name,
      item.isTooLate ? strings.tooLateState : strings.state(item.state, of: item.habit.kind),
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
      "freezes_held": freezesHeld(item.history), "skips_left": skipsLeft(item.history),
      "done": item.times.map { .int($0.done) } ?? .null,
      "wanted": item.times.map { .int($0.need) } ?? .null,
      "missing": item.times.map { .int($0.missing) } ?? .null,
      "through": .day(item.times?.through),
      "reachable": item.times.map { .bool($0.canBeMet) } ?? .null,
    ]
  }
}

/// A habit that is due today.
private struct DueItem {
  let habit: Habit
  let state: DayState
  let history: History
  let remaining: Remaining?
  /// How many done days there are of those asked for.
  let times: PeriodShare?
  /// The skips of the month, where today is one.
  let skips: SkipShare?
  /// Whether something is still to be done; what only has to be kept until the day ends is not.
  let isOpen: Bool

  var streak: Streak { history.streak }

  /// Whether a check-in today does not make its week or month good any more.
  var isTooLate: Bool { state == .pending && isOpen && times?.canBeMet == false }
}

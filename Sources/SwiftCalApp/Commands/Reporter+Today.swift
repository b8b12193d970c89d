import SwiftCalCore
import SwiftCalViews

extension Reporter {
  /// The habits that are due today: what `today` prints. Its status says whether one is open.
  package func today(json: Bool) -> Report {
    let items = context.snapshot.habits.listed.compactMap(dueItem)
    let isOpen = items.contains { $0.isOpen }
    let status = isOpen ? ExitStatus.failure : .success
    if json { return Report(.array(items.map(itemJSON)), status: status) }
    return Report(table(items.map(itemRow)).lines, status: status)
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
      times: timesLeft(history), skips: state == .skipped ? skips(history) : nil,
      isOpen: history.isOpen)
  }

  /// `1 of 3 this week`, where done days of a week, a month or a window are counted.
  private func timesLeft(_ history: History) -> String? {
    let schedule = history.habit.plan(on: context.today).schedule
    guard let progress = history.progress(on: context.today), progress.need > 0 else { return nil }
    switch schedule {
    case .weekdays, .times(_, per: .day): return nil
    case .times(_, let period): return strings.times(progress, period)
    case .rolling(_, let days): return strings.times(progress.done, of: progress.need, days: days)
    }
  }

  private func skips(_ history: History) -> SkipShare? {
    history.habit.skipShare(in: context.today.month, of: history.checkIns)
  }

  private func itemRow(_ item: DueItem) -> [String] {
    let count = item.streak.current?.length ?? 0
    let left = [
      item.remaining.flatMap { $0.rests ? nil : strings.left($0) }, item.times,
      item.skips.map(strings.skipShare),
      item.streak.isAtRisk ? strings.atRisk(seconds: nil) : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    return [
      appearance.glyphs.mark(item.state), item.habit.name,
      strings.state(item.state, of: item.habit.kind),
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
    ]
  }
}

/// A habit that is due today.
private struct DueItem {
  let habit: Habit
  let state: DayState
  let history: History
  let remaining: Remaining?
  /// How many done days there are of those asked for, in words.
  let times: String?
  /// The skips of the month, where today is one.
  let skips: SkipShare?
  /// Whether something is still to be done; what only has to be kept until the day ends is not.
  let isOpen: Bool

  var streak: Streak { history.streak }
}

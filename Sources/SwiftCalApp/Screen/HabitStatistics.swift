import SwiftCalCore
import SwiftCalViews

/// What is counted of a habit's days, kept because it takes a walk over all of them.
struct HabitStatistics: Sendable {
  /// The habit.
  let habit: HabitID
  /// Done days and due days of each weekday, from Monday.
  private(set) var weekdays = [(done: Int, due: Int)](repeating: (0, 0), count: 7)
  /// Done days in this week, this month, this year and ever.
  private(set) var counts = StreaksView.Input.Counts(week: 0, month: 0, year: 0, ever: 0)
  /// What the amounts of the same days add up to; nil where none is recorded.
  private(set) var sums: [Amount]?
  /// What there is of a habit that is only tracked; nil for other kinds.
  let records: StreaksView.Input.Records?
  /// The score of the last half year, oldest first; empty without one.
  let scores: [Double]

  /// Counts the days of a history; in O(days from its first check-in).
  init(of history: History, firstWeekday: Weekday) {
    habit = history.habit.id
    records = StreaksView.Input.Records(of: history)
    let today = history.today
    let added = history.habit.start ?? history.habit.added
    let first = min(added, history.checkIns.first?.day ?? added)
    let hasScore = history.habit.kind != .trackOnly && first <= today
    scores =
      hasScore
      ? history.scoreCurve(from: max(first, today - 181), through: today).map(\.value) : []
    let week = today.weekStart(firstWeekday: firstWeekday)
    guard first <= today else { return }
    for ordinal in first.ordinal...today.ordinal {
      guard let day = Day(ordinal: ordinal) else { continue }
      count(day, history.state(on: day), week: week, today: today)
    }
    sums = HabitStatistics.sums(of: history, week: week)
  }

  private static func sums(of history: History, week: Day) -> [Amount]? {
    let (habit, today) = (history.habit, history.today)
    let rows = history.checkIns.prefix { $0.day <= today }
    guard rows.contains(where: { habit.amount(of: $0) != nil }) else { return nil }
    let year = today.civil.year
    let spans: [(Day) -> Bool] = [
      { $0 >= week }, { $0.month == today.month }, { $0.civil.year == year }, { _ in true },
    ]
    return spans.map { isIn in
      rows.reduce(.zero) { isIn($1.day) ? $0 + (habit.amount(of: $1) ?? .zero) : $0 }
    }
  }

  private mutating func count(_ day: Day, _ state: DayState, week: Day, today: Day) {
    switch state {
    case .done: break
    case .missed, .partial:
      if day < today { weekdays[day.weekday.index].due += 1 }
      return
    default: return
    }
    weekdays[day.weekday.index].done += 1
    weekdays[day.weekday.index].due += 1
    counts.ever += 1
    if day >= week { counts.week += 1 }
    if day.month == today.month { counts.month += 1 }
    if day.civil.year == today.civil.year { counts.year += 1 }
  }
}

extension Model {
  /// Counts the days of the habit shown where the view tells them and they were not counted yet.
  mutating func countIfShown() {
    guard view == .streaks, statistics?.habit != selected || statistics == nil else { return }
    statistics = history.map { HabitStatistics(of: $0, firstWeekday: firstWeekday) }
  }

  private func sums(of history: History, _ statistics: HabitStatistics) -> [String] {
    let unit = history.habit.unit(on: history.today)
    return statistics.sums?.map { strings.amount($0.text, unit) } ?? []
  }

  /// What the history of the habit shown tells.
  var streaksView: StreaksView? {
    guard let history, let statistics else { return nil }
    let asked = history.habit.plan(on: history.today).schedule
    let isByWeekday = if case .weekdays = asked { history.streak.unit == .day } else { false }
    var input = StreaksView.Input(
      kind: history.habit.kind, unit: history.streak.unit, runs: history.runs,
      current: history.streak.current,
      weekdays: statistics.weekdays, judgesWeekdays: isByWeekday, firstWeekday: firstWeekday,
      counts: statistics.counts, sums: sums(of: history, statistics),
      scores: statistics.scores, lastDay: history.today)
    input.records = statistics.records
    input.records?.sums = statistics.sums ?? []
    return StreaksView(input, appearance: options.appearance, top: scrollTop)
  }
}

import SwiftCalCore
import SwiftCalViews

/// What is counted of a habit's days, kept because it takes a walk over all of them.
struct HabitStatistics: Sendable {
  /// The habit.
  let habit: HabitID
  /// Done days and due days of each weekday, from Monday; where the habit asks for days of the week, only
  /// those that were asked for so.
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
    let counted = countedPlans(history.habit, today: today)
    for ordinal in first.ordinal...today.ordinal {
      guard let day = Day(ordinal: ordinal) else { continue }
      let state = history.state(on: day)
      count(day, state, week: week, today: today)
      if counted?(day) ?? true { countWeekday(of: day, state, today: today) }
    }
    sums = HabitStatistics.sums(of: history, week: week)
  }

  /// What is only tracked need not add up, as weights do not.
  private static func sums(of history: History, week: Day) -> [Amount]? {
    let (habit, today) = (history.habit, history.today)
    guard habit.kind != .trackOnly else { return nil }
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

  /// Whether a day was asked for by its weekday, of a habit that is so today; nil where that is no
  /// question.
  private func countedPlans(_ habit: Habit, today: Day) -> ((Day) -> Bool)? {
    let kind = habit.kind
    guard habit.plan(on: today).asksForDays(of: kind),
      !habit.plans.allSatisfy({ $0.asksForDays(of: kind) })
    else { return nil }
    return { habit.plan(on: $0).asksForDays(of: kind) }
  }

  private mutating func countWeekday(of day: Day, _ state: DayState, today: Day) {
    let index = day.weekday.index
    switch state {
    case .done:
      weekdays[index].done += 1
      weekdays[index].due += 1
    case .missed, .partial: if day < today { weekdays[index].due += 1 }
    default: break
    }
  }

  private mutating func count(_ day: Day, _ state: DayState, week: Day, today: Day) {
    guard state == .done else { return }
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
    let habit = history.habit
    let unit = habit.unit(on: history.today)
    return statistics.sums?.map { strings.amount($0.text, unit, of: habit.kind) } ?? []
  }

  /// What the history of the habit shown tells.
  var streaksView: StreaksView? {
    guard let history, let statistics else { return nil }
    let isByWeekday = history.habit.plan(on: history.today).asksForDays(of: history.habit.kind)
    var input = StreaksView.Input(
      kind: history.habit.kind, unit: history.streak.unit, runs: history.runs,
      current: history.streak.current,
      weekdays: statistics.weekdays, judgesWeekdays: isByWeekday, firstWeekday: firstWeekday,
      counts: statistics.counts, sums: sums(of: history, statistics),
      scores: statistics.scores, lastDay: history.today)
    input.records = statistics.records
    return StreaksView(input, appearance: options.appearance, top: scrollTop)
  }
}

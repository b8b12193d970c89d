/// How the days of a stretch are judged.
enum Judge: Hashable, Sendable {
  /// Each day of these weekdays by itself.
  case days(WeekdaySet)
  /// Weeks or months by their number of done days.
  case times(Int, PeriodGrid)
  /// Weeks or months by the sum of their amounts.
  case sum(PeriodGrid)
  /// Each day by the done days of a window that ends with it.
  case rolling(Int, days: Int)

  /// The weeks or months that are judged as one; nil where days are.
  var grid: PeriodGrid? {
    switch self {
    case .days, .rolling: nil
    case .times(_, let grid), .sum(let grid): grid
    }
  }

  /// What a streak under it counts.
  var unit: StreakUnit {
    switch self {
    case .days, .rolling: .day
    case .times(_, let grid), .sum(let grid): grid.unit
    }
  }
}

/// Days that follow each other and are judged alike.
struct Stretch: Hashable, Sendable {
  /// Its days; the last may lie in the future.
  var span: Span
  /// How they are judged.
  let judge: Judge
  /// What is asked, in millionths: the least amount that counts, or the most that is allowed.
  let target: Int64
  /// Whether the person set an amount.
  let hasTarget: Bool
}

/// What a walk needs of a habit: its bounds, how its days are judged, and where it rests.
struct HistoryFrame: Sendable {
  let kind: HabitKind
  /// The first day of the habit.
  let start: Int
  /// The last day of the habit; the calendar's last without an end.
  let end: Int
  let today: Int
  let firstWeekday: Int
  /// From `start` through `end`, without a gap. A version to come is among them, as its border cuts
  /// the week or month that is running.
  let stretches: [Stretch]
  /// Where the habit rests, in order and apart. The day of archiving is among them: what was not
  /// done by then is not charged.
  let pauses: [Span]
  /// The day of archiving, where no pause holds it; -1 for none.
  let archivedDay: Int

  /// Whether a past day without a check-in is a done day.
  var isClean: Bool { kind == .atMost || kind == .avoid }

  /// The last day a walk visits; before `start` where the habit has not begun.
  var lastDay: Int { min(today, end) }

  /// The judge that holds today, or held on the last day.
  var unit: StreakUnit {
    guard kind != .trackOnly, let stretch = stretch(on: lastDay) else { return .day }
    return stretch.judge.unit
  }

  /// The frame of `habit` as of `today`.
  init(
    of habit: Habit, firstMark: Day?, today: Day, firstWeekday: Weekday
  ) {
    kind = habit.kind
    self.today = today.ordinal
    self.firstWeekday = firstWeekday.index
    let start = habit.firstDay(firstMark: firstMark)
    let end = min(habit.end ?? .last, habit.archived ?? .last)
    self.start = start.ordinal
    self.end = end.ordinal
    pauses = Self.pauses(of: habit)
    archivedDay =
      habit.archived.flatMap { day in
        habit.pauses.contains { $0.contains(day) } ? nil : day.ordinal
      } ?? -1
    stretches = Self.stretches(
      of: habit, in: Span(first: start.ordinal, last: end.ordinal),
      firstWeekday: firstWeekday.index)
  }

  /// The stretch that holds a day of the habit.
  func stretch(on day: Int) -> Stretch? {
    stretches.last { $0.span.first <= day } ?? stretches.first
  }

  private static func pauses(of habit: Habit) -> [Span] {
    var spans = habit.pauses.map {
      Span(first: $0.from.ordinal, last: ($0.through ?? .last).ordinal)
    }
    if let archived = habit.archived {
      spans.append(Span(first: archived.ordinal, last: archived.ordinal))
    }
    guard spans.count > 0 else { return [] }
    spans.removeAll { $0.first > $0.last }
    spans.sort { $0.first < $1.first }
    return spans.reduce(into: []) { merged, span in
      if let last = merged.indices.last, span.first <= merged[last].last + 1 {
        merged[last].last = max(merged[last].last, span.last)
      } else {
        merged.append(span)
      }
    }
  }

  private static func stretches(
    of habit: Habit, in bounds: Span, firstWeekday: Int
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    for plan in habit.plans {
      let first = stretches.isEmpty ? bounds.first : (plan.from?.ordinal ?? bounds.first)
      var next = Stretch(of: plan, kind: habit.kind, firstWeekday: firstWeekday)
      next.span = Span(first: max(first, bounds.first), last: bounds.last)
      guard let last = stretches.indices.last else {
        stretches.append(next)
        continue
      }
      guard first <= max(bounds.first, bounds.last) else { break }
      // A version that asks the same, such as one with another unit's name, is no border.
      guard stretches[last].judge != next.judge || stretches[last].target != next.target else {
        continue
      }
      if next.span.first <= stretches[last].span.first {
        stretches[last] = next
      } else {
        stretches[last].span.last = next.span.first - 1
        stretches.append(next)
      }
    }
    return stretches
  }
}

extension Stretch {
  /// How `plan` judges the days of a habit of `kind`; its span is not yet set.
  ///
  /// A target per week or month judges by itself, whatever the schedule.
  fileprivate init(of plan: Plan, kind: HabitKind, firstWeekday: Int) {
    span = Span(first: 0, last: 0)
    let target = kind.isMeasured ? plan.target : nil
    hasTarget = target != nil
    switch kind {
    case .atMost: self.target = max(0, target?.amount.millionths ?? .max)
    case .atLeast: self.target = max(1, target?.amount.millionths ?? 1)
    default: self.target = 0
    }
    switch (target?.period ?? .day, plan.schedule) {
    case (.week, _): judge = .sum(PeriodGrid(unit: .week, firstWeekday: firstWeekday))
    case (.month, _): judge = .sum(PeriodGrid(unit: .month, firstWeekday: firstWeekday))
    case (.day, .weekdays(let set)): judge = .days(set)
    case (.day, .times(let count, .week)):
      judge = .times(max(1, count), PeriodGrid(unit: .week, firstWeekday: firstWeekday))
    case (.day, .times(let count, .month)):
      judge = .times(max(1, count), PeriodGrid(unit: .month, firstWeekday: firstWeekday))
    case (.day, .times(_, .day)): judge = .days(.all)
    case (.day, .rolling(let count, let days)):
      judge = .rolling(max(1, count), days: max(1, days))
    }
  }
}

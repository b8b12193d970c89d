extension Habit {
  /// The day from which a new plan holds when none is named: today, or where a week or month that is
  /// judged as one has begun before, the day after it.
  ///
  /// A plan that came into the middle of such a period would cut it into two parts, of which the
  /// person asked for neither.
  package func planDay(today: Day, firstWeekday: Weekday) -> Day {
    let plan = plan(on: today)
    guard let unit = plan.judgedPeriod(kind) else { return today }
    let grid = PeriodGrid(unit: unit, firstWeekday: firstWeekday.index)
    let period = grid.period(of: today.ordinal)
    let begin = max(plan.from ?? .first, start ?? added)
    guard max(period.first, begin.ordinal) < today.ordinal else { return today }
    return Day(ordinal: period.last + 1) ?? today
  }

  /// Whether weeks of it are or were judged as one.
  package var judgesWeeks: Bool { plans.contains { $0.judgedPeriod(kind) == .week } }

  /// The first plan after another one that asks for something else.
  package func plan(after plan: Plan) -> Plan? {
    plans.first {
      $0.from ?? .first > plan.from ?? .first
        && ($0.schedule != plan.schedule || $0.target != plan.target)
    }
  }

  /// The day that a plan bears which is to hold from `day` on: that day, or where nothing is recorded
  /// before it, the day of the plan that it takes the place of, as nobody has followed that one yet.
  ///
  /// - Parameter checkIns: the habit's check-ins by day, oldest first.
  package func planBegin(from day: Day, checkIns: [CheckIn]) -> Day? {
    let isUntouched = checkIns.first.map { $0.day >= day } ?? true
    // Days of these kinds are kept without a check-in.
    let isKeptUnmarked = (kind == .avoid || kind == .atMost) && start ?? added < day
    return isUntouched && !isKeptUnmarked ? plan(on: day).from : day
  }
}

extension Plan {
  /// The week or month that it judges as one; nil where it judges days.
  fileprivate func judgedPeriod(_ kind: HabitKind) -> StreakUnit? {
    guard kind != .trackOnly else { return nil }
    switch (kind.isMeasured ? target?.period ?? .day : .day, schedule) {
    case (.week, _), (.day, .times(_, per: .week)): return .week
    case (.month, _), (.day, .times(_, per: .month)): return .month
    default: return nil
    }
  }
}

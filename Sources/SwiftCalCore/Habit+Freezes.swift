extension Habit {
  /// The freeze rule that holds on a day; nil while freezes are off.
  package func freezeRule(on day: Day) -> FreezeRule? {
    freezeRules.last { $0.from <= day }.flatMap { $0.every > 0 ? $0 : nil }
  }

  /// The rule by which freezes are earned once they are switched on on a day: as they were before,
  /// or for the first time as usual.
  package func freezeRule(switchedOn day: Day) -> FreezeRule {
    let past = freezeRules.filter { $0.from <= day }
    let usual = FreezeRule(from: day)
    return FreezeRule(
      from: day, every: past.last { $0.every > 0 }?.every ?? usual.every,
      cap: past.last?.cap ?? usual.cap)
  }
}

/// What is set for days to come.
extension Habit {
  /// The rules that begin after a day, from the oldest; those of what is only tracked mean nothing.
  package func freezeRules(after day: Day) -> [FreezeRule] {
    kind == .trackOnly ? [] : freezeRules.filter { $0.from > day }
  }

  /// The first rule after another one that lets freezes be earned otherwise, or not any more.
  package func freezeRule(after rule: FreezeRule) -> FreezeRule? {
    freezeRules.first {
      $0.from > rule.from && ($0.every != rule.every || $0.every > 0 && $0.cap != rule.cap)
    }
  }
}

extension Habit {
  /// Whether freezes are switched on with the usual numbers though they were on before, as those they
  /// had are gone: they were switched off on the day they were set.
  package func hasLostFreezes(before rule: FreezeRule) -> Bool {
    let past = freezeRules.filter { $0.from <= rule.from }
    return rule.every == FreezeRule(from: rule.from).every && !past.isEmpty
      && past.allSatisfy { $0.every == 0 }
  }
}

extension Plan {
  /// What the streak of a habit of some kind counts under it.
  package func unit(of kind: HabitKind) -> StreakUnit {
    guard kind != .trackOnly else { return .day }
    if kind.isMeasured, let period = target?.period, period != .day { return period.unit }
    if case .times(_, let period) = schedule { return period.unit }
    return .day
  }

  /// Whether it asks for days of the week, so that each of them is kept or not by itself.
  package func asksForDays(of kind: HabitKind) -> Bool {
    guard case .weekdays = schedule else { return false }
    return unit(of: kind) == .day
  }
}

extension Period {
  /// The streak's unit that is as long.
  fileprivate var unit: StreakUnit {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    }
  }
}

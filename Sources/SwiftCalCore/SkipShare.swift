/// How many skips of a month are used, of those that the person allows.
package struct SkipShare: Hashable, Sendable {
  /// The month.
  package let month: Month
  /// How many of its days are skipped, those set ahead included.
  package let used: Int
  /// How many the person allows.
  package let budget: Int

  /// How many are left, at least 0.
  package var left: Int { max(0, budget - used) }

  /// How many more there are than the person allows, at least 0.
  package var excess: Int { max(0, used - budget) }
}

extension History {
  /// The skips of today's month; nil without a budget.
  package var skipShare: SkipShare? { habit.skipShare(in: today.month, of: checkIns) }
}

extension Habit {
  /// The skips of a month among the habit's check-ins; nil without a budget.
  package func skipShare(in month: Month, of checkIns: [CheckIn]) -> SkipShare? {
    guard let skipBudget else { return nil }
    let first = max(month.firstDay, start ?? .first)
    let used = checkIns.count {
      $0.mark == .skipped && first <= $0.day && $0.day <= month.lastDay
    }
    return SkipShare(month: month, used: used, budget: skipBudget)
  }
}

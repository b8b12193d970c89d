/// How far a habit has come in the stretch of days that a day is judged in: the day itself, its week
/// or month (or the part of it in which the plan holds), or the window that ends with it.
package struct Progress: Hashable, Sendable {
  /// The first day.
  package let from: Day
  /// The last day.
  package let through: Day
  /// What the amounts add up to; nil for yes/no habits.
  package let amount: Amount?
  /// What the amount is to reach, or may not exceed; nil where no amount is asked for.
  package let target: Amount?
  /// How many done days there are.
  package let done: Int
  /// How many done days are asked for; 0 where none is, or an amount is.
  package let need: Int
  /// Whether it has what is asked.
  package let isMet: Bool
  /// On how many days of a week or month an avoid habit slipped.
  package var slipped = 0
  /// Whether its week or month goes on behind it, under another plan or without the habit.
  package var isCut = false
  /// Why less is asked than of a whole week or month; nil where all of it is.
  package var shortfall: Shortfall?

  /// A week or month that is asked for less, as not all its days count.
  package struct Shortfall: Hashable, Sendable {
    /// How many days count: those that the plan holds and that are neither skipped nor paused.
    package let days: Int
    /// How many days the whole week or month has.
    package let wholeDays: Int
    /// How many done days are asked of all of them; 0 where an amount is.
    package let need: Int
    /// What the amounts of all of them are to reach; nil where done days are asked for.
    package let target: Amount?
  }
}

/// What is still to be done so that today, or its week or month, counts.
package enum Left: Hashable, Sendable {
  /// Nothing: it is done, left out, not due or past saving.
  case nothing
  /// A check-in today.
  case checkIn
  /// So many more done days.
  case times(Int, through: Day)
  /// So much more of the unit.
  case amount(Amount, through: Day)
  /// Staying within the limit, of which this much is left.
  case within(Amount?, through: Day)
  /// No slip today.
  case noSlip
}

extension History {
  /// How far the habit has come in the day's stretch; nil on days it does not run, in the future, and
  /// in a week or month of which all days are skipped or paused.
  package func progress(on day: Day) -> Progress? { finding { $0.progress(on: day.ordinal) } }

  /// What is left to do as of today.
  package var left: Left { finding(\.left) }

  /// Whether today still asks for a check-in. Habits that are kept by not doing are never open.
  package var isOpen: Bool {
    guard !frame.isClean, frame.kind != .trackOnly else { return false }
    let state = state(on: today)
    return state == .pending || state == .partial && left != .nothing
  }

  /// Whether today's week or month can still have the done days it needs, if each day that is left
  /// becomes one, days of rest among them; true where no done days of a week or month are asked for.
  package var canBeMet: Bool { finding(\.canBeMet) }

  /// Whether what today's week or month lacks takes days on which the habit rests, as the others are
  /// too few.
  package var takesRest: Bool { finding(\.takesRest) }

  /// How many days of the month are skipped, those after today left out.
  package func skips(in month: Month) -> Int {
    checkIns.withUnsafeBufferPointer { rows in
      let first = rows.firstIndex(from: max(frame.start, month.firstDay.ordinal))
      let end = rows.firstIndex(from: min(frame.lastDay, month.lastDay.ordinal) + 1)
      return stride(from: first, to: end, by: 1).count { rows[$0].mark == .skipped }
    }
  }

  /// How many skips the budget leaves for today's month, at least 0; nil without a budget.
  package var skipsLeft: Int? { habit.skipBudget.map { max(0, $0 - skips(in: today.month)) } }
}

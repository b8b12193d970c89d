/// What a habit that is only tracked has instead of a streak.
package struct Tracked: Hashable, Sendable {
  /// How many days of today's month are recorded, today included.
  package let days: Int
  /// What their amounts come to; nil where none has an amount.
  package let amounts: AmountSpread?
  /// The last recorded day, up to today; nil before the first.
  package let last: Day?
  /// The amount of that day.
  package let lastAmount: Amount?
  /// The unit of the amounts; may be empty.
  package let unit: String

  /// What was recorded, as told.
  package init(
    days: Int, amounts: AmountSpread? = nil, last: Day? = nil, lastAmount: Amount? = nil,
    unit: String = ""
  ) {
    (self.days, self.amounts, self.last) = (days, amounts, last)
    (self.lastAmount, self.unit) = (lastAmount, unit)
  }
}

extension History {
  /// What a habit that is only tracked has; nil for every other kind.
  package var tracked: Tracked? {
    guard habit.kind == .trackOnly else { return nil }
    return checkIns.withUnsafeBufferPointer { rows in
      let first = rows.firstIndex(from: max(frame.start, today.month.firstDay.ordinal))
      let end = rows.firstIndex(from: frame.lastDay + 1)
      let month = rows[min(first, end)..<end].filter(\.isRecord)
      let last = rows[..<end].last(where: \.isRecord)
      return Tracked(
        days: month.count, amounts: AmountSpread(month.lazy.compactMap(\.amount)), last: last?.day,
        lastAmount: last?.amount,
        unit: habit.unit(on: today))
    }
  }
}

extension History {
  /// What is recorded of a habit that is only tracked, up to today, oldest first.
  package var records: [CheckIn] { checkIns.filter { $0.day <= today && $0.isRecord } }
}

extension CheckIn {
  /// Whether it records something of a habit that is only tracked.
  fileprivate var isRecord: Bool { mark == .done || mark == nil && amount != nil }
}

/// What a person says of a day.
package enum Mark: String, CaseIterable, Hashable, Sendable {
  /// The habit was kept.
  case done
  /// The day is left out: it neither adds nor breaks.
  case skipped
  /// The habit was not kept; for an avoid habit, a slip.
  case missed
}

/// All that is recorded of one habit on one day.
package struct CheckIn: Hashable, Sendable {
  /// The day it speaks of.
  package var day: Day
  /// The mark, if one was set. On a measured habit it outweighs the amount.
  package var mark: Mark?
  /// The amount of a measured or track-only habit, or the number of slips of an avoid habit.
  package var amount: Amount?
  /// Free text; on a skipped day it is the reason.
  package var note: String?

  /// A record of `day`.
  package init(_ day: Day, mark: Mark? = nil, amount: Amount? = nil, note: String? = nil) {
    self.day = day
    self.mark = mark
    self.amount = amount
    self.note = note
  }

  /// Whether nothing is recorded.
  package var isEmpty: Bool { mark == nil && amount == nil && note == nil }

  /// Whether it says anything of the habit beyond a note.
  package var isMarked: Bool { mark != nil || amount != nil }
}

/// What a day is for a habit, derived and never stored.
package enum DayState: String, CaseIterable, Hashable, Sendable {
  case done
  case partial
  case missed
  case skipped
  case frozen
  case paused
  case notDue = "not_due"
  case pending
  case beforeStart = "before_start"
  case afterEnd = "after_end"
  case future
}

extension Sequence<CheckIn> {
  /// What the amounts add up to; nil where none is recorded.
  package var total: Amount? {
    reduce(nil) { total, checkIn in checkIn.amount.map { (total ?? .zero) + $0 } ?? total }
  }
}

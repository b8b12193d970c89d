import SwiftCalCore
import SwiftCalViews

/// What an explanation tells of a day that is over.
extension Strings {
  /// What a day had needed, behind what it has become: `Missed: it needed a check-in.` Nil where
  /// nothing was to be done on it.
  ///
  /// - Parameter isRunning: whether its week or month is not over yet.
  func neededText(
    _ left: Left, _ outcome: DayState, _ unit: String, isRunning: Bool
  ) -> String? {
    guard let need = isRunning ? stillNeeded(left, unit) : needed(left, unit) else { return nil }
    switch outcome {
    case .missed: return "Missed: \(need)."
    case .partial: return "Partly done: \(need)."
    case .frozen: return "Missed, kept by a freeze: \(need)."
    default: return need.prefix(1).uppercased() + need.dropFirst() + "."
    }
  }

  private func needed(_ left: Left, _ unit: String) -> String? {
    switch left {
    case .nothing, .within, .noSlip: nil
    case .checkIn: "it needed a check-in"
    case .times(let count, let day):
      "\(moreDays(count)) \(count == 1 ? "was" : "were") needed through \(date(day))"
    case .amount(let amount, let day):
      "\(self.amount(amount, unit)) more \(amount == Amount(1) ? "was" : "were") needed"
        + " through \(date(day))"
    }
  }

  /// What was missing on a day of a week or month that goes on, as more may have come since.
  private func stillNeeded(_ left: Left, _ unit: String) -> String? {
    switch left {
    case .times(let count, let day): "as of then \(moreDays(count)) to go through \(date(day))"
    case .amount(let amount, let day):
      "as of then \(self.amount(amount, unit)) more to go through \(date(day))"
    default: needed(left, unit)
    }
  }
}

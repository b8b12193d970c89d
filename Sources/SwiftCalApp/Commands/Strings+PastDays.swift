import SwiftCalCore
import SwiftCalViews

/// What an explanation tells of a day that is over.
extension Strings {
  /// What a day had needed, behind what it has become: `Missed: it needed a check-in.` Nil where
  /// nothing was to be done on it.
  func neededText(
    _ left: Left, _ outcome: DayState, _ unit: String
  ) -> String? {
    guard let need = needed(left, unit) else { return nil }
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
      "\(self.count(count, unit: .day)) more \(count == 1 ? "was" : "were") needed through \(day.iso)"
    case .amount(let amount, let day):
      "\(self.amount(amount, unit)) more \(amount == Amount(1) ? "was" : "were") needed"
        + " through \(day.iso)"
    }
  }
}

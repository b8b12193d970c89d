import SwiftCalCore
import SwiftCalViews

extension Strings {
  var runBegins: String { "The run begins." }
  var noRunYet: String { "There was no run yet." }
  var brokenByNothing: String { "no check-in" }
  var coveredText: String { "A freeze is held, and would be used." }

  func runBreaks(_ reason: String) -> String { "The run breaks: \(reason)." }
  func earlierBreak(_ reason: String) -> String { "The run before broke: \(reason)." }
  func brokenByMark(isSlip: Bool) -> String { isSlip ? "a slip was marked" : "marked missed" }
  func brokenBySlips(_ count: String) -> String { count == "1" ? "1 slip" : "\(count) slips" }

  func brokenByTooLittle(_ amount: String, of target: String?) -> String {
    target.map { "only \(amount) of \($0)" } ?? "only \(amount)"
  }

  func brokenByTooMuch(_ amount: String, limit: String?) -> String {
    limit.map { "\(amount), over the limit of \($0)" } ?? "\(amount), over the limit"
  }

  func brokenByWindow(done: Int, need: Int, days: Int) -> String {
    "\(done) of \(need) done in \(days) days"
  }

  func doneShare(_ done: Int, of need: Int) -> String { "\(done) of \(need) done" }
  func amountShare(_ amount: String, of target: String) -> String { "\(amount) of \(target)" }
  func metText(_ share: String, _ units: String) -> String { "\(share): adds \(units)." }

  func doneText(days: Int, adds: Int, _ unit: StreakUnit) -> String {
    let done = "\(count(days, unit: .day)) done"
    return unit == .day && adds == days ? "\(done)." : "\(done): adds \(count(adds, unit: unit))."
  }

  func bridgeText(_ bridge: Explanation.Bridge) -> String {
    switch bridge {
    case .skipped(let reason): reason.map { "Skipped: \($0)" } ?? "Skipped."
    case .paused(let isForAll): isForAll ? "All habits rest." : "The habit rests."
    case .notDue: "Not due."
    case .frozen(let use): "Missed, kept by the freeze earned on \(use.earned.iso)."
    }
  }

  func leftText(_ left: Left, unit: String) -> String {
    switch left {
    case .nothing: "Today needs nothing more."
    case .checkIn: "Today needs a check-in before the day ends."
    case .times(let count, let day):
      "\(self.count(count, unit: .day)) more to be done through \(day.iso)."
    case .amount(let amount, let day): "\(self.amount(amount, unit)) more through \(day.iso)."
    case .within(let amount?, let day):
      "No more than \(self.amount(amount, unit)) through \(day.iso)."
    case .within(nil, let day): "Within the limit through \(day.iso)."
    case .noSlip: "No slip before the day ends."
    }
  }

  func freezeLedger(held: [String], gathered: Int, every: Int) -> String {
    let list = held.isEmpty ? "No freeze is held" : "Freezes held, by the day earned: "
    return "\(list)\(held.joined(separator: ", ")); \(gathered) of \(every) towards the next."
  }

  func freezeUsed(earned: String) -> String { "The freeze earned on \(earned) was used." }

  func scoreText(_ score: Score) -> String {
    "Score \(percent(score.value)): \(score.full) full, \(score.partial) in part,"
      + " \(score.none) empty, from \(percent(score.initial)) at first;"
      + " half-life \(count(score.halfLife, unit: .day))."
  }

  /// `62 %`.
  package func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

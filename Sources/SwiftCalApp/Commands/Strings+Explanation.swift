import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// A run begins.
  var runBegins: String { "The run begins." }
  /// There was no run.
  var noRunYet: String { "There was no run yet." }
  /// A due day without a check-in.
  var brokenByNothing: String { "no check-in" }
  /// What is said when a freeze would save the run.
  var coveredText: String { "A freeze is held, and would be used." }

  /// The run breaks for a reason.
  func runBreaks(_ reason: String) -> String { "The run breaks: \(reason)." }
  /// The run before it broke for a reason.
  func earlierBreak(_ reason: String) -> String { "The run before broke: \(reason)." }
  /// A mark that breaks a run.
  func brokenByMark(isSlip: Bool) -> String { isSlip ? "a slip was marked" : "marked missed" }
  /// Slips that break a run.
  func brokenBySlips(_ count: String) -> String { count == "1" ? "1 slip" : "\(count) slips" }

  /// An amount that does not reach its target.
  func brokenByTooLittle(_ amount: String, of target: String?) -> String {
    target.map { "only \(amount) of \($0)" } ?? "only \(amount)"
  }

  /// An amount over its limit.
  func brokenByTooMuch(_ amount: String, limit: String?) -> String {
    limit.map { "\(amount), over the limit of \($0)" } ?? "\(amount), over the limit"
  }

  /// A window of days with too few done ones.
  func brokenByWindow(done: Int, need: Int, days: Int) -> String {
    "\(done) of \(need) done in \(days) days"
  }

  /// `2 of 3 done`.
  func doneShare(_ done: Int, of need: Int) -> String { "\(done) of \(need) done" }
  /// `5 of 20 km`.
  func amountShare(_ amount: String, of target: String) -> String { "\(amount) of \(target)" }
  /// A period that had what it needed.
  func metText(_ share: String, _ units: String) -> String { "\(share): adds \(units)." }

  /// Done days, and what they add to the run.
  func doneText(days: Int, adds: Int, _ unit: StreakUnit) -> String {
    let done = "\(count(days, unit: .day)) done"
    return unit == .day && adds == days ? "\(done)." : "\(done): adds \(count(adds, unit: unit))."
  }

  /// Days that neither added nor broke.
  func bridgeText(_ bridge: Explanation.Bridge) -> String {
    switch bridge {
    case .skipped(let reason): reason.map { "Skipped: \($0)" } ?? "Skipped."
    case .paused(let isForAll): isForAll ? "All habits rest." : "The habit rests."
    case .notDue: "Not due."
    case .frozen(let use): "Missed, kept by the freeze earned on \(use.earned.iso)."
    }
  }

  /// What is left to do.
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

  /// The freezes held, and what is gathered towards the next.
  func freezeLedger(held: [String], gathered: Int, every: Int) -> String {
    let list = held.isEmpty ? "No freeze is held" : "Freezes held, by the day earned: "
    return "\(list)\(held.joined(separator: ", ")); \(gathered) of \(every) towards the next."
  }

  /// A freeze that was used.
  func freezeUsed(earned: String) -> String { "The freeze earned on \(earned) was used." }

  /// The score and what it is made of.
  func scoreText(_ score: Score) -> String {
    "Score \(percent(score.value)): \(score.full) full, \(score.partial) in part,"
      + " \(score.none) empty, from \(percent(score.initial)) at first;"
      + " half-life \(count(score.halfLife, unit: .day))."
  }

  /// `62 %`.
  package func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// A run begins.
  var runBegins: String { "The run begins." }
  /// There was no run.
  var noRunYet: String { "There was no run yet." }
  /// A habit that is only tracked.
  var noStreakTracked: String { "It is only tracked and has no streak." }
  /// A due day without a check-in.
  var brokenByNothing: String { "no check-in" }
  /// What heads an explanation, on the screen as on the command line: `6 day streak, longest 9 days`,
  /// `no streak, longest 9 days`, or `no streak`.
  package func headline(_ streak: Streak) -> String {
    let best = streak.longest.map { ", \(longest($0.length, unit: streak.unit))" } ?? ""
    return streakPhrase(streak.current?.length, streak.unit) + best
  }

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

  /// A window of days with too few done ones, or of a habit to avoid without a slip.
  func brokenByWindow(done: Int, need: Int, days: Int, isClean: Bool) -> String {
    "\(done) of \(need) \(isClean ? "without a slip" : "done") in \(count(days, unit: .day))"
  }

  /// A week, a month or a window without a run: `1 of 3 done: not met.`, `1 of 3 done so far.`
  func periodText(_ share: String, isOver: Bool) -> String {
    isOver ? "\(share): not met." : "\(share) so far."
  }

  /// What is asked from a day to come on, and that it cuts the running week or month.
  func comingText(_ schedule: String, _ target: String?, cutting unit: StreakUnit?) -> String {
    let what = target.map { "\(schedule), \($0)" } ?? schedule
    let cut = unit.map { " The \($0.rawValue) before it is cut short by that." } ?? ""
    return "Due \(what) from this day on.\(cut)"
  }

  /// `2 of 3 done`.
  func doneShare(_ done: Int, of need: Int) -> String { "\(done) of \(need) done" }
  /// `5 of 6 days without a slip, 2 with one`.
  func cleanShare(_ done: Int, of need: Int, slipped: Int) -> String {
    "\(done) of \(count(need, unit: .day)) without a slip"
      + (slipped > 0 ? ", \(slipped) with one" : "")
  }
  /// `5 of 20 km`.
  func amountShare(_ amount: String, of target: String) -> String { "\(amount) of \(target)" }
  /// A period that had what it needed.
  func metText(_ share: String, _ units: String) -> String { "\(share): adds \(units)." }

  /// Done days, and what they add to the run.
  func doneText(days: Int, adds: Int, _ unit: StreakUnit) -> String {
    let done = "\(count(days, unit: .day)) done"
    return unit == .day && adds == days ? "\(done)." : "\(done): adds \(count(adds, unit: unit))."
  }

  /// Days that neither added nor broke, of a habit of some kind.
  func bridgeText(_ bridge: Explanation.Bridge, of kind: HabitKind) -> String {
    let missed = kind == .avoid ? "Slipped" : "Missed"
    return bridgeText(bridge, missed)
  }

  private func bridgeText(_ bridge: Explanation.Bridge, _ missed: String) -> String {
    switch bridge {
    case .skipped(let reason): reason.map { "Skipped: \($0)" } ?? "Skipped."
    case .paused(let isForAll): isForAll ? "All habits rest." : "The habit rests."
    case .notDue: "Not due."
    case .allowed(let need, let days):
      "\(missed), but at least \(need) of \(count(days, unit: .day)) are done."
    case .frozen(let use): "\(missed), kept by the freeze earned on \(date(use.earned))."
    }
  }

  /// What is left to do on a day of this state.
  func leftText(_ left: Left, _ state: DayState, unit: String, isPast: Bool = false) -> String {
    switch left {
    case .noSlip where isPast: "No slip."
    case .within where isPast: "Within the limit."
    case .nothing: nothingLeft(state)
    case .checkIn: "Needs a check-in before the day ends."
    case .times(let count, let day):
      "Needs \(self.count(count, unit: .day)) more through \(date(day))."
    case .amount(let amount, let day):
      "Needs \(self.amount(amount, unit)) more through \(date(day))."
    case .within(let amount?, let day) where amount <= .zero:
      "The limit is reached: no more through \(date(day))."
    case .within(let amount?, let day):
      "No more than \(self.amount(amount, unit)) through \(date(day))."
    case .within(nil, let day): "Within the limit through \(date(day))."
    case .noSlip: "No slip before the day ends."
    }
  }

  /// More done days are needed than there are days left.
  func tooLate(_ count: Int, through last: String) -> String {
    "Cannot be met any more: \(moreDays(count)) \(count == 1 ? "is" : "are") needed through \(last)."
  }

  /// What takes days on which the habit rests: a check-in on them counts, too.
  func leftAtRest(_ left: Left, _ unit: String, rests: Bool) -> String {
    let more: String
    switch left {
    case .times(let count, let day): more = "\(moreDays(count)) through \(date(day))"
    case .amount(let amount, let day):
      more = "\(self.amount(amount, unit)) more through \(date(day))"
    default: return leftText(left, .paused, unit: unit)
    }
    return rests
      ? "The habit rests, but a check-in still counts: needs \(more)."
      : "Needs \(more): a check-in counts also where the habit rests."
  }

  /// `2 days more`.
  func moreDays(_ count: Int) -> String { "\(self.count(count, unit: .day)) more" }

  /// Why a day needs nothing more.
  private func nothingLeft(_ state: DayState) -> String {
    switch state {
    case .skipped: "Skipped: nothing is needed."
    case .paused: "The habit rests: nothing is needed."
    case .notDue: "Not due: nothing is needed."
    case .missed, .frozen: pastSaving("Missed")
    default: "Nothing more is needed."
    }
  }

  /// All habits rest on the day.
  var allRestNow: String { "All habits rest: nothing is needed." }

  /// What was recorded of a day, and that it stays so.
  private func pastSaving(_ what: String) -> String { "\(what): nothing more can be done for it." }

  /// A day with slips.
  func slippedText(_ count: Amount) -> String {
    pastSaving(count > Amount(1) ? brokenBySlips(count.text) : "A slip")
  }

  /// A day, week or month with more than is allowed: `11 of 10 km`.
  func overLimitText(_ share: String) -> String { pastSaving("\(share), over the limit") }

  /// A day before a habit.
  func notBegun(_ name: String, _ first: String) -> String {
    "\(name.quoted) has not begun yet: it begins on \(first)."
  }

  /// A day after a habit's last.
  func endedOn(_ last: String) -> String { "It ended on \(last): nothing is asked any more." }

  /// A day in the archive.
  func archivedSince(_ day: String) -> String {
    "In the archive since \(day): nothing is asked any more."
  }

  /// A day to come, and what is set ahead for it.
  func toCome(_ day: String, _ name: String, _ state: DayState, of kind: HabitKind) -> String {
    switch state {
    case .beforeStart: "\(day) is still to come, and \(name.quoted) begins later."
    case .afterEnd: "\(day) is still to come, and \(name.quoted) ends before it."
    case .future: "\(day) is still to come: nothing is set for \(name.quoted) yet."
    default:
      "\(day) is still to come: \(name.quoted) is set as \(self.state(state, of: kind)) on it."
    }
  }

  /// The freezes held, and what is gathered towards the next.
  func freezeLedger(held: [String], gathered: Int, every: Int) -> String {
    let list =
      switch held.count {
      case 0: "No freeze is held"
      case 1: "1 freeze is held, earned on \(held[0])"
      default: "\(held.count) freezes are held, earned on \(held.joined(separator: ", "))"
      }
    return "\(list); \(gathered) of \(every) towards the next."
  }

  /// A freeze that was used.
  func freezeUsed(earned: String) -> String { "The freeze earned on \(earned) was used." }

  /// The score, what it is made of, and how far back it looks.
  func scoreTexts(_ score: Score) -> [String] {
    let count = score.full + score.partial + score.none
    guard count > 0 else { return ["Score \(percent(score.value)), as it is at first."] }
    let kept = "Asked \(count == 1 ? "once" : "\(count) times"): \(score.full) kept"
    let rest = [
      score.partial > 0 ? "\(score.partial) in part" : nil,
      score.none > 0 ? "\(score.none) not" : nil,
    ].compactMap { $0 }
    let parts = ([kept] + rest).joined(separator: ", ")
    return [
      "Score \(percent(score.value)), from \(percent(score.initial)) at first. \(parts).",
      "The latest count most: of a daily habit the last"
        + " \(self.count(score.halfLife, unit: .day)) are half.",
    ]
  }
}

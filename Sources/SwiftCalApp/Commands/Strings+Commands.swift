import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// Stands before the current run.
  var currentLabel: String { "current" }
  /// Stands before the longest run.
  var longestLabel: String { "longest" }
  /// Stands before today's state.
  var todayLabel: String { "today" }
  /// There is no run.
  var noRun: String { "none" }

  /// `2026-11-19 to 2026-11-30`, or the one day.
  func span(from first: String, to last: String) -> String {
    first == last ? first : "\(first) to \(last)"
  }

  /// `5.2 km`.
  package func amount(_ amount: Amount, _ unit: String?) -> String {
    guard let unit, !unit.isEmpty else { return amount.text }
    return "\(amount.text) \(unit)"
  }

  /// `2 of 5 km`, and over which period when it is not the day.
  package func left(_ remaining: Remaining) -> String {
    let share =
      "\(remaining.reached.text) of \(amount(remaining.target.amount, remaining.target.unit))"
    let which = remaining.isRunning ? "this" : "that"
    let period =
      remaining.target.period == .day ? "" : " \(which) \(remaining.target.period.rawValue)"
    let why = remaining.shortfall.map { shortfall($0, unit: remaining.target.unit) } ?? ""
    return (remaining.isLimit ? "\(share) allowed\(period)" : share + period) + why
  }

  /// Why less is asked than usual: `, for 2 of its 30 days (20 km for all)`.
  func shortfall(_ shortfall: Progress.Shortfall, unit: String) -> String {
    let whole = shortfall.target.map { amount($0, unit) } ?? String(shortfall.need)
    return ", for \(shortfall.days) of its \(shortfall.wholeDays) days (\(whole) for all)"
  }

  /// `1 of 3 this week`, `5 of 6 clean that week`, `1 of 2 in 5 days`.
  func times(_ share: PeriodShare) -> String {
    let count = "\(share.done) of \(share.need)" + (share.isAvoided ? " clean" : "")
    if case .rolling(_, let days) = share.schedule {
      return "\(count) in \(self.count(days, unit: .day))"
    }
    guard case .times(_, let period) = share.schedule else { return count }
    return "\(count) \(share.isRunning ? "this" : "that") \(period.rawValue)"
      + (share.progress.shortfall.map { shortfall($0, unit: "") } ?? "")
  }

  /// The same with what is missing: `1 of 3 this week, 2 more by 2026-12-05`.
  func timesLeft(_ share: PeriodShare) -> String {
    guard share.canBeMet else { return "\(times(share)), cannot be met any more" }
    if case .rolling = share.schedule { return times(share) }
    guard share.missing > 0, !share.isClean else { return times(share) }
    let rest = share.takesRest ? ", days of rest count" : ""
    return "\(times(share)), \(share.missing) more by \(date(share.through))\(rest)"
  }

  /// The state of a day whose week or month cannot be met any more.
  var tooLateState: String { "too late" }

  /// A kind of habit in words.
  package func kind(_ kind: HabitKind) -> String {
    switch kind {
    case .yesNo: "yes or no"
    case .atLeast: "at least"
    case .atMost: "at most"
    case .avoid: "avoid"
    case .trackOnly: "track only"
    }
  }

  /// A state that was there before: `already done`.
  func already(_ state: String) -> String { "already \(state)" }

  /// `12 day streak`, or `no streak`.
  package func streakPhrase(_ length: Int?, _ unit: StreakUnit) -> String {
    length.map { "\($0) \(streakCaption(unit: unit))" } ?? "no streak"
  }

  /// `Read: done on 2026-11-30`.
  func recorded(_ name: String, _ what: String, on day: String) -> String {
    "\(name): \(what) on \(day)"
  }

  /// What became of a note.
  func noteConfirmation(isThere: Bool) -> String { isThere ? "note saved" : noNote }
  /// A habit was put away, and what brings it back.
  func archivedText(_ name: String, isOnScreen: Bool) -> String {
    isOnScreen
      ? archived(name)
      : "\(name.quoted) is put away; 'swiftcal undo' brings it back."
  }
  /// There is no note.
  var noNote: String { "no note" }

  /// A pause.
  func pauseText(_ name: String, from first: String, through last: String?) -> String {
    last.map { "\(name) rests from \(first) to \($0)." } ?? "\(name) rests from \(first) on."
  }

  /// What is asked from a day to come on: `3/week from 2026-12-07`.
  func planToCome(_ schedule: String?, _ target: String?, from day: String) -> String {
    "\([schedule, target].compactMap { $0 }.joined(separator: ", ")) from \(day)"
  }

  /// A freeze rule in a few words: `a freeze every 5 days, up to 2`.
  func freezeRule(_ rule: FreezeRule, _ unit: StreakUnit) -> String {
    rule.every > 0 ? "a freeze \(freezeNumbers(rule, unit))" : "no freezes"
  }

  /// A freeze rule: a freeze bridges a missed day, or where weeks or months are counted one of those.
  func freezeText(
    _ name: String, _ rule: FreezeRule, _ unit: StreakUnit, of kind: HabitKind, from day: String?
  ) -> String {
    let from = day.map { " from \($0) on" } ?? ""
    guard rule.every > 0 else { return "\(name.quoted) earns no more freezes\(from)." }
    let units = units(rule.every, unit)
    let miss = kind == .avoid && unit == .day ? "day with a slip" : "missed \(unit.rawValue)"
    return
      "\(name.quoted) earns a freeze every \(units) of a run\(from), and holds up to \(rule.cap);"
      + " each bridges a \(miss)."
  }

  /// What is asked of a habit from a day on, or from its first day on.
  func planText(
    _ name: String, _ schedule: String, _ target: String?, from day: String?
  ) -> String {
    let what = target.map { "\(schedule), \($0)" } ?? schedule
    return "\(name.quoted) is due \(what) from \(day ?? "its first day") on."
  }

  /// What is asked from the next week or month on, since the running one is judged as it began.
  func planTextLater(_ text: String, _ unit: StreakUnit) -> String {
    "\(text) The running \(unit.rawValue) ends as it began; '--from today' would cut it in two."
  }

  /// A habit that is only tracked, and what it has instead of a streak: no sum, as amounts such as
  /// weights do not add up.
  func trackedText(_ name: String, _ tracked: Tracked) -> String {
    let spread = tracked.amounts.flatMap { amounts in
      amounts.count > 1 ? ", \(self.spread(amounts, tracked.unit))" : nil
    }
    let amount = tracked.lastAmount.map { "\(self.amount($0, tracked.unit)) " } ?? ""
    let last = tracked.last.map { "; last \(amount)on \(date($0))" } ?? ""
    return "\(name.quoted) is only tracked and has no streak:"
      + " \(trackedDays(tracked.days))\(spread ?? "")\(last)."
  }

  /// The heads of the columns of counts, the last of them of days of these states.
  func statsHeads(_ states: [DayState]) -> [String] {
    ["habit", "current", "longest", "score"] + states.map { $0 == .partial ? "partly" : state($0) }
  }
  /// The head of the column that tells what is left of the month's skips.
  var skipsLeftHead: String { "skips left" }

  /// The head of the column that tells the amounts of what is only tracked.
  var amountsHead: String { "amounts" }

  /// `last 70 kg`.
  func lastAmount(_ amount: Amount?, _ unit: String) -> String {
    amount.map { "last \(self.amount($0, unit))" } ?? ""
  }

  /// `1 of 2`.
  func skipsLeft(of share: SkipShare) -> String { "\(share.left) of \(share.budget)" }
}

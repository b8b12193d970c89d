import SwiftCalCore

/// All texts for people that views show: whole sentences with named values.
///
/// A translation is another value of this type's functions; no text is put together from pieces
/// outside of it.
package struct Strings: Hashable, Sendable {
  /// The locale's names.
  package var names: LocaleNames

  /// The day by which days are named as they are on the screen; nil for dates in digits.
  package var reference: Day?

  /// The same, with days named as on the screen, seen from a day.
  package func namingDays(from day: Day) -> Strings {
    var strings = self
    strings.reference = day
    return strings
  }

  /// English sentences with these names of days and months.
  package init(names: LocaleNames = .english) { self.names = names }

  /// What stands under the large number: `day streak`.
  package func streakCaption(unit: StreakUnit) -> String {
    switch unit {
    case .day: "day streak"
    case .week: "week streak"
    case .month: "month streak"
    }
  }

  /// What stands under the number of a habit that is only tracked: `days this month`.
  package func trackedCaption(_ days: Int) -> String {
    days == 1 ? "day this month" : "days this month"
  }

  /// `3 days this month`.
  package func trackedDays(_ days: Int) -> String { "\(days) \(trackedCaption(days))" }

  /// `average 71.25`.
  package func average(_ amounts: AmountSpread) -> String { "average \(amounts.average.text)" }

  /// `average 71.25, 71 to 71.5 kg`.
  package func spread(_ amounts: AmountSpread, _ unit: String) -> String {
    let ends = "\(amounts.least.text) to \(amounts.most.text)"
    return "\(average(amounts)), \(amount(ends, unit))"
  }

  /// `last Sat 28 Nov`, or with an amount `last 71 kg, Sat 28 Nov`; and shorter ones, of which each
  /// still says what it is.
  package func lastRecorded(_ day: Day, _ tracked: Tracked) -> [String] {
    let amount = tracked.lastAmount.map { self.amount($0.text, tracked.unit) }
    let days = [shortTitle(of: day), tinyTitle(of: day)]
    let whole = days.map { "last \(amount.map { "\($0), " } ?? "")\($0)" }
    return whole + (amount.map { ["last \($0)"] } ?? []) + ["last \(days[1])"]
  }

  /// `3 in Nov`.
  package func days(_ days: Int, in month: Month) -> String { "\(days) in \(names.short(month))" }

  /// `1 day`, `12 days`, `3 weeks`.
  package func count(_ count: Int, unit: StreakUnit) -> String {
    let word =
      switch unit {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      }
    return count.of(word)
  }

  /// `longest 45 days`.
  package func longest(_ count: Int, unit: StreakUnit) -> String {
    "longest \(self.count(count, unit: unit))"
  }

  /// `longest 45`, where the unit is shown close by.
  package func longest(_ count: Int) -> String { "longest \(count)" }

  /// How much of the day is left: `4h left`, `35m left`.
  package func left(seconds: Int) -> String {
    seconds >= 3600 ? "\(seconds / 3600)h left" : "\(max(1, (seconds + 59) / 60))m left"
  }

  /// The seconds until what `left(seconds:)` says changes: an hour, in the last hour a minute.
  package static func secondsUntilLeftChanges(_ seconds: Int) -> Int {
    let step = seconds > 3600 ? 3600 : 60
    let rest = seconds % step
    return rest == 0 ? min(step, max(1, seconds)) : rest
  }

  /// A streak that breaks when the day ends: `at risk, 4h left`.
  package func atRisk(seconds: Int?) -> String {
    seconds.map { "at risk, \(left(seconds: $0))" } ?? "at risk"
  }

  /// A week or month that can no longer be met: `missed this week`.
  package func pastSaving(_ unit: StreakUnit) -> String { "missed this \(unit.rawValue)" }

  /// `week missed`, where there are few columns.
  package func shortPastSaving(_ unit: StreakUnit) -> String { "\(unit.rawValue) missed" }

  /// `2 freezes held`.
  package func freezesHeld(_ count: Int) -> String {
    count == 0 ? "no freeze held" : "\(count.of("freeze")) held"
  }

  /// `November 2026`.
  package func title(of month: Month) -> String { "\(names.name(of: month)) \(month.year)" }

  /// `Nov 2026`.
  package func shortTitle(of month: Month) -> String { "\(names.short(month)) \(month.year)" }

  /// `Oct-Nov 2026`, over a year's end `Dec 2026-Jan 2027`, or of a month alone `Nov 2026`.
  package func shortTitle(of first: Month, to last: Month) -> String {
    guard first != last else { return shortTitle(of: last) }
    let start = first.year == last.year ? names.short(first) : shortTitle(of: first)
    return "\(start)-\(shortTitle(of: last))"
  }

  /// `Mon 30 November 2026`.
  package func title(of day: Day) -> String {
    "\(names.short(day.weekday)) \(day.civil.day) \(title(of: day.month))"
  }

  /// `Mon 30 Nov`.
  package func shortTitle(of day: Day) -> String {
    "\(names.short(day.weekday)) \(day.civil.day) \(names.short(day.month))"
  }

  /// An amount of a habit of some kind: `5.2 km`, or of one to avoid `2 slips`.
  package func amount(_ amount: String, _ unit: String, of kind: HabitKind) -> String {
    guard kind == .avoid, unit.isEmpty else { return self.amount(amount, unit) }
    return "\(amount) \(["1", "-1"].contains(amount) ? "slip" : slips)"
  }

  /// What is counted of a habit to avoid.
  package var slips: String { "slips" }

  /// Stands for the state of a habit in the archive.
  package var archivedLabel: String { "archived" }

  /// A day without a slip.
  package var clean: String { "clean" }

  /// A day of what is only tracked that has an entry.
  package var recordedState: String { "recorded" }

  /// A day of what is only tracked that has none.
  package var noEntry: String { "no entry" }

  /// A day's state in words, for a habit of some kind: nothing is open where nothing is to be done,
  /// one to avoid is kept clean, and what is only tracked is recorded or not.
  package func state(_ state: DayState, of kind: HabitKind) -> String {
    switch (state, kind) {
    case (.pending, .avoid): "clean so far"
    case (.missed, .avoid): slip
    case (.pending, .atMost): "kept so far"
    case (.done, .avoid): clean
    case (.done, .trackOnly): recordedState
    case (.notDue, .trackOnly): noEntry
    default: self.state(state)
    }
  }

  /// A day's state and its amount in words: of a habit to avoid the number of slips is the state, and
  /// none is no amount.
  package func dayParts(
    _ state: DayState, of kind: HabitKind, amount: Amount?, unit: String
  ) -> (state: String, amount: String?) {
    let text = amount.map { self.amount($0.text, unit, of: kind) }
    guard kind == .avoid, let amount else { return (self.state(state, of: kind), text) }
    if amount <= .zero { return (self.state(state, of: kind), nil) }
    return state == .missed && unit.isEmpty
      ? (text ?? "", nil) : (self.state(state, of: kind), text)
  }

  /// A day's state in words.
  package func state(_ state: DayState) -> String {
    switch state {
    case .done: "done"
    case .partial: "partly done"
    case .missed: "missed"
    case .skipped: "skipped"
    case .frozen: "frozen"
    case .paused: "paused"
    case .notDue: "not due"
    case .pending: "open"
    case .beforeStart: "before its start"
    case .afterEnd: "after its end"
    case .future: "still to come"
    }
  }
}

import SwiftCalCore

extension Strings {
  /// Names the best runs.
  package var bestRuns: String { "Best runs" }
  /// Names the done days of a habit of some kind.
  package func doneHeading(of kind: HabitKind) -> String {
    kind == .avoid ? "Clean days" : "Done days"
  }
  /// Names the days on which something is recorded that is only tracked.
  package var recordedHeading: String { "Recorded days" }
  /// Names the days recorded in each of the last months.
  package var byMonth: String { "By month" }
  /// Names the average, the least and the most of one day, in a unit: `Per entry, kg`.
  package func perEntry(_ unit: String) -> String {
    unit.isEmpty ? "Per entry" : "Per entry, \(unit)"
  }
  /// Names the amounts of the last half year in a unit: `Course, kg`.
  package func course(_ unit: String) -> String { unit.isEmpty ? "Course" : "Course, \(unit)" }
  /// What is told of one entry: its average, the least and the most.
  package var spreadNames: [String] { ["average", "least", "most"] }
  /// The spans of which this is told: the month, the year and all days.
  package var spreadSpans: [String] { ["month", "year", ever] }
  /// The spans in which days are counted.
  package var spans: [String] { [thisWeek, thisMonth, thisYear, ever] }
  /// The days since the week began.
  package var thisWeek: String { "this week" }
  /// The days since the month began.
  package var thisMonth: String { "this month" }
  /// The days since the year began.
  package var thisYear: String { "this year" }
  /// All days.
  package var ever: String { "ever" }
  /// The weak end of a heat map's scale.
  package var less: String { "less" }
  /// The strong end of a heat map's scale.
  package var more: String { "more" }
  /// There are no notes, or none were found.
  package var noNotes: String { "no notes" }

  /// `3 more`: what does not fit on a list.
  package func more(_ count: Int) -> String { "\(count) more" }

  /// `212 days done`, of a habit to avoid `212 days clean`, of what is only tracked `212 days recorded`.
  package func doneDays(_ count: Int, of kind: HabitKind) -> String {
    "\(self.count(count, unit: .day)) \(state(.done, of: kind))"
  }

  /// Names the weekdays' shares: `You miss Thursday most`, or `By weekday` where none is the weakest.
  package func weekdays(mostMissed weekday: Weekday?, of kind: HabitKind) -> String {
    let verb = kind == .avoid ? "slip on" : "miss"
    return weekday.map { "You \(verb) \(names.weekdays[$0.index]) most" } ?? "By weekday"
  }
  /// Names the weekdays where their days are counted.
  package var weekdayCounts: String { "By weekday, days" }

  /// Names the score with its last value: `Score 79.8%`.
  package func score(_ value: Double?) -> String {
    value.map { "Score \(tenths(ofPercent: $0))" } ?? "Score"
  }

  /// `80%`.
  package func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

  /// `79.8%`.
  package func tenths(ofPercent share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10)%"
  }

  /// `3 notes with 'rain'`.
  package func found(_ count: Int, _ search: String) -> String {
    count == 1 ? "1 note with '\(search)'" : "\(count) notes with '\(search)'"
  }

  /// `30 Nov`.
  package func tinyTitle(of day: Day) -> String { "\(day.civil.day) \(names.short(day.month))" }

  /// A run's last day where there is no room for its dates: `to 12 Nov 2026`.
  package func end(_ day: Day) -> String { "to \(tinyTitle(of: day)) \(day.civil.year)" }

  /// A run's dates: `3 Nov to 12 Nov 2026`, `28 Dec 2025 to 3 Jan 2026`.
  package func span(from start: Day, through end: Day) -> String {
    let last = "\(tinyTitle(of: end)) \(end.civil.year)"
    guard start != end else { return last }
    let first = tinyTitle(of: start)
    let isOneYear = start.civil.year == end.civil.year
    return isOneYear ? "\(first) to \(last)" : "\(first) \(start.civil.year) to \(last)"
  }
}

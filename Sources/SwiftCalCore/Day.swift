/// A civil date of the proleptic Gregorian calendar, 0001-01-01 to 9999-12-31, with no time zone.
package struct Day: Hashable, Comparable, Sendable {
  /// Whole days since 0001-01-01, which is 0.
  package let ordinal: Int

  /// 0001-01-01.
  package static let first = Day(unchecked: 0)
  /// 9999-12-31.
  package static let last = Day(unchecked: 3_652_058)

  /// The day that lies `ordinal` days after 0001-01-01, or nil outside the calendar.
  package init?(ordinal: Int) {
    guard ordinal >= Day.first.ordinal, ordinal <= Day.last.ordinal else { return nil }
    self.ordinal = ordinal
  }

  /// The day with these civil parts, counted from 1.
  package init(year: Int, month: Int, day: Int) throws(DayError) {
    guard (1...9999).contains(year) else { throw .year(year) }
    guard (1...12).contains(month) else { throw .month(month) }
    guard (1...Month.length(month, of: year)).contains(day) else {
      throw .day(day, month: month, year: year)
    }
    self.init(year: year, month: month, validDay: day)
  }

  init(unchecked ordinal: Int) { self.ordinal = ordinal }

  /// Counts days from the first of March, so that the leap day is the last of its year
  /// (E. M. Reingold and N. Dershowitz, "Calendrical Calculations").
  init(year: Int, month: Int, validDay day: Int) {
    let y = month > 2 ? year : year - 1
    let m = month > 2 ? month - 3 : month + 9
    ordinal = 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 307
  }

  /// The year, month and day of the month, each counted from 1.
  package var civil: (year: Int, month: Int, day: Int) {
    // The inverse of the formula above, in eras of 400 years that begin on 0000-03-01.
    let z = ordinal + 306
    let era = z / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let m = (5 * dayOfYear + 2) / 153
    let month = m < 10 ? m + 3 : m - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * m + 2) / 5 + 1)
  }

  /// The day of the week.
  package var weekday: Weekday { Weekday(index: ordinal % 7) }

  /// The month the day is in.
  package var month: Month { Month(of: self) }

  package static func < (left: Day, right: Day) -> Bool { left.ordinal < right.ordinal }

  /// The number of days from `right` to `left`.
  package static func - (left: Day, right: Day) -> Int { left.ordinal - right.ordinal }

  /// The day `count` days later; at the calendar's ends it stays at the last or first day.
  package static func + (day: Day, count: Int) -> Day {
    let (sum, overflow) = day.ordinal.addingReportingOverflow(count)
    // Only a count far beyond the last day can overflow: ordinals are never negative.
    return overflow ? last : Day(unchecked: min(max(sum, first.ordinal), last.ordinal))
  }

  /// The day `count` days earlier; at the calendar's ends it stays at the first or last day.
  package static func - (day: Day, count: Int) -> Day {
    day + (count == .min ? .max : -count)
  }

  /// The first day of the week the day is in, for weeks that begin on `firstWeekday`.
  ///
  /// The week of the calendar's first days may begin before it; it is then cut there.
  package func weekStart(firstWeekday: Weekday) -> Day {
    self - (weekday.index - firstWeekday.index + 7) % 7
  }

  /// The same day `count` months later, or the last of that month where it is shorter.
  package func addingMonths(_ count: Int) -> Day {
    let target = month.adding(count)
    return target.day(min(civil.day, target.length))
  }
}

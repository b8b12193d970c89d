/// A week of ISO 8601: it begins on Monday and belongs to the year that holds its Thursday.
package struct ISOWeek: Hashable, Sendable {
  /// The year the week belongs to.
  package let year: Int
  /// 1…53.
  package let number: Int

  /// The week that holds `day`.
  package init(of day: Day) {
    let thursday = day.ordinal - day.weekday.index + 3
    // 0001-01-01 is a Monday and 9999-12-31 a Friday, so the Thursday is always in the calendar.
    let year = Day(unchecked: thursday).civil.year
    self.year = year
    number = (thursday - Day(year: year, month: 1, validDay: 1).ordinal) / 7 + 1
  }
}

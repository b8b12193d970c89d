/// The days of a month laid out in weeks of seven columns, with the neighbouring months' days around.
package struct MonthGrid: Equatable, Sendable {
  /// The month shown.
  package let month: Month
  /// The weekday of the first column.
  package let firstWeekday: Weekday

  /// The grid of `month` for weeks that begin on `firstWeekday`.
  package init(_ month: Month, firstWeekday: Weekday) {
    self.month = month
    self.firstWeekday = firstWeekday
  }

  /// The number of cells before the first of the month, 0…6.
  package var leading: Int { (month.firstDay.weekday.index - firstWeekday.index + 7) % 7 }

  /// The number of rows, 4…6.
  package var weekCount: Int { (leading + month.length + 6) / 7 }

  /// The day in a cell, of the month or a neighbour; nil beyond the calendar's ends.
  package func day(week: Int, column: Int) -> Day? {
    Day(ordinal: month.firstDay.ordinal - leading + week * 7 + column)
  }

  /// The row and column of a day of the month; nil for other days.
  package func position(of day: Day) -> (week: Int, column: Int)? {
    guard month.firstDay <= day, day <= month.lastDay else { return nil }
    let cell = day - month.firstDay + leading
    return (cell / 7, cell % 7)
  }

  /// The weekdays of the columns, from the left.
  package var weekdays: [Weekday] { firstWeekday.week }
}

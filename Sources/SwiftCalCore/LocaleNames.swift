/// The names of weekdays and months and the first day of the week, as the locale gives them.
package struct LocaleNames: Hashable, Sendable {
  /// Short names from Monday to Sunday.
  package var shortWeekdays: [String]
  /// Full names from Monday to Sunday.
  package var weekdays: [String]
  /// Full names from January to December, as they stand alone.
  package var months: [String]
  /// Short names from January to December.
  package var shortMonths: [String]
  /// The first day of the week.
  package var firstWeekday: Weekday

  /// Names that are complete: 7 weekdays from Monday and 12 months, none empty.
  package init?(
    weekdays: [String], shortWeekdays: [String], months: [String], shortMonths: [String],
    firstWeekday: Weekday
  ) {
    guard weekdays.count == 7, shortWeekdays.count == 7, months.count == 12,
      shortMonths.count == 12,
      !(weekdays + shortWeekdays + months + shortMonths).contains("")
    else { return nil }
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.months = months
    self.shortMonths = shortMonths
    self.firstWeekday = firstWeekday
  }

  private init() {
    weekdays = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    shortWeekdays = weekdays.map { String($0.prefix(3)) }
    months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    shortMonths = months.map { String($0.prefix(3)) }
    firstWeekday = .monday
  }

  /// English, with weeks that begin on Monday.
  package static let english = LocaleNames()

  /// Every name.
  package var all: [String] { weekdays + shortWeekdays + months + shortMonths }

  /// A weekday's short name.
  package func short(_ weekday: Weekday) -> String { shortWeekdays[weekday.index] }

  /// A month's full name.
  package func name(of month: Month) -> String { months[month.number - 1] }

  /// A month's short name.
  package func short(_ month: Month) -> String { shortMonths[month.number - 1] }
}

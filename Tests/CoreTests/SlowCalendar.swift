/// A calendar that only ever goes on by one day: slow, and too simple to be wrong.
struct SlowCalendar {
  private(set) var year = 1
  private(set) var month = 1
  private(set) var day = 1
  /// 0 for Monday; 0001-01-01 is one.
  private(set) var weekday = 0
  private(set) var ordinal = 0

  /// The number of days of the month, by the rhyme.
  var monthLength: Int {
    if [4, 6, 9, 11].contains(month) { return 30 }
    guard month == 2 else { return 31 }
    if year % 400 == 0 { return 29 }
    if year % 100 == 0 { return 28 }
    return year % 4 == 0 ? 29 : 28
  }

  mutating func advance() {
    ordinal += 1
    weekday = weekday == 6 ? 0 : weekday + 1
    day += 1
    guard day > monthLength else { return }
    day = 1
    month += 1
    guard month > 12 else { return }
    month = 1
    year += 1
  }
}

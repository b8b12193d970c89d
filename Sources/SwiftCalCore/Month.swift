/// A calendar month of a year, 0001-01 to 9999-12.
package struct Month: Hashable, Comparable, Sendable {
  /// The year, 1…9999.
  package let year: Int
  /// The month of the year, 1…12.
  package let number: Int

  /// The month with these numbers, or nil outside the calendar.
  package init?(year: Int, number: Int) {
    guard (1...9999).contains(year), (1...12).contains(number) else { return nil }
    self.year = year
    self.number = number
  }

  /// The month that holds `day`.
  package init(of day: Day) {
    let parts = day.civil
    year = parts.year
    number = parts.month
  }

  /// Reads `YYYY-MM`; nil for anything else.
  package init?(iso text: some StringProtocol) {
    guard text.utf8.count == 7, let day = try? Day(iso: "\(text)-01") else { return nil }
    self.init(of: day)
  }

  /// Reads `YYYY-MM` or `YYYY-M`, with white space around it, as a person types it.
  package init?(typed text: some StringProtocol) {
    let parts = text.trimmed.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      parts.joined().utf8.allSatisfy({ (48...57).contains($0) }), let year = Int(parts[0]),
      let number = Int(parts[1])
    else { return nil }
    self.init(year: year, number: number)
  }

  /// Reads the same, or `MM` alone, which is a month of `year`.
  package init?(typed text: some StringProtocol, year: Int) {
    let text = text.trimmed
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(text)
    else {
      self.init(typed: text)
      return
    }
    self.init(year: year, number: number)
  }

  /// `YYYY-MM`.
  package var iso: String { String(firstDay.iso.prefix(7)) }

  /// The number of days, 28…31.
  package var length: Int { Month.length(number, of: year) }

  /// The first of the month.
  package var firstDay: Day { Day(year: year, month: number, validDay: 1) }

  /// The last of the month.
  package var lastDay: Day { Day(year: year, month: number, validDay: length) }

  /// The day with this number, counted from 1, which must exist in the month.
  package func day(_ number: Int) -> Day {
    precondition((1...length).contains(number), "no such day in the month")
    return firstDay + (number - 1)
  }

  /// The month `count` months later; it stays at the calendar's ends.
  package func adding(_ count: Int) -> Month {
    // No more months than the calendar has, so that the sum cannot overflow.
    let count = min(max(count, -120_000), 120_000)
    let index = min(max(year * 12 + number - 1 + count, 12), 9999 * 12 + 11)
    return Month(year: index / 12, validNumber: index % 12 + 1)
  }

  package static func < (left: Month, right: Month) -> Bool {
    (left.year, left.number) < (right.year, right.number)
  }

  private init(year: Int, validNumber: Int) {
    self.year = year
    self.number = validNumber
  }

  /// Whether the year has a 29 February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of month `number`, 1…12, in `year`.
  static func length(_ number: Int, of year: Int) -> Int {
    switch number {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

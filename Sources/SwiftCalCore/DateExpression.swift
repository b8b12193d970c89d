/// The dates a person types, read as of a day.
package enum DateExpression {
  /// Reads a date in any case, with white space around it.
  ///
  /// - `2026-11-30`: that day;
  /// - `11-30`: that day of this year, also where it is still to come;
  /// - `today`, `yesterday`, `tomorrow`;
  /// - `-3`, `+3`: days before or after today;
  /// - `mon`…`sun` and the full names: the latest such day, today included.
  package static func parse(
    _ text: some StringProtocol, today: Day
  ) throws(DateError) -> Day {
    let word = text.trimmed.lowercased()
    switch word {
    case "": throw .empty
    case "today": return today
    case "yesterday": return try offset("-1", today: today)
    case "tomorrow": return try offset("+1", today: today)
    case _ where word.hasPrefix("-") || word.hasPrefix("+"):
      return try offset(word, today: today)
    case _ where word.utf8.contains(UInt8(ascii: "-")): return try civil(word, today: today)
    default:
      guard let weekday = Weekday(name: word) else { throw .unknown(text.trimmed) }
      let day = today.weekStart(firstWeekday: weekday)
      guard day.weekday == weekday else { throw .outside(word) }
      return day
    }
  }

  /// Whether a text is written as a date is.
  package static func isDate(_ text: some StringProtocol) -> Bool {
    (try? parse(text, today: .anyOfLeapYear)) != nil
  }

  private static func offset(_ word: String, today: Day) throws(DateError) -> Day {
    guard word.utf8.dropFirst().allSatisfy({ (48...57).contains($0) }), word.utf8.count > 1 else {
      throw .unknown(word)
    }
    let (sum, overflow) = (Int(word) ?? .max).addingReportingOverflow(today.ordinal)
    guard !overflow, let day = Day(ordinal: sum) else { throw .outside(word) }
    return day
  }

  private static func civil(_ word: String, today: Day) throws(DateError) -> Day {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(number)
    guard numbers.count == parts.count, (2...3).contains(parts.count),
      parts.suffix(2).allSatisfy({ $0.utf8.count <= 2 }),
      parts.count == 2 || parts[0].utf8.count == 4
    else { throw .unknown(word) }
    let year = numbers.count == 3 ? numbers[0] : today.civil.year
    do {
      return try Day(year: year, month: numbers[numbers.count - 2], day: numbers[numbers.count - 1])
    } catch {
      throw .impossible(error)
    }
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
  }
}

extension Day {
  /// A day of a year with a 29 February, as of which each month and day can be read.
  package static var anyOfLeapYear: Day { Day(year: 2024, month: 1, validDay: 1) }
}

/// Why a text is not a date.
package enum DateError: Error, Equatable, Sendable {
  /// There is no text.
  case empty
  /// The text is none of the accepted forms.
  case unknown(String)
  /// The year, the month or the day does not exist.
  case impossible(DayError)
  /// The day it speaks of lies outside the calendar.
  case outside(String)

  /// A sentence that names the wrong part and what is accepted.
  package var message: String {
    let use = "use 2026-11-30, 11-30, today, yesterday, -3 or mon to sun"
    return switch self {
    case .empty: "The date is empty; \(use)."
    case .unknown(let text): "\(text.quoted) is not a date; \(use)."
    case .impossible(let error): error.message
    case .outside(let text):
      "\(text.quoted) lies outside the calendar, which runs from the year 0001 to 9999."
    }
  }
}

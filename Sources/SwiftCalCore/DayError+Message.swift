extension DayError {
  /// A sentence that names the wrong part and what is accepted.
  package var message: String {
    switch self {
    case .shape(let text): "\(text.quoted) is not a date; write it as 2026-11-30."
    case .year(let year): "There is no year \(year) in the calendar; use 0001 to 9999."
    case .month(let month): "There is no month \(month); use 01 to 12."
    case .day(let day, let month, let year):
      "\(Month.englishName(month)) \(year) has \(Month.length(month, of: year)) days;"
        + " there is no day \(day)."
    }
  }
}

extension Month {
  private static let englishNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The English name of a month, for messages.
  static func englishName(_ number: Int) -> String {
    englishNames.indices.contains(number - 1) ? englishNames[number - 1] : "Month \(number)"
  }
}

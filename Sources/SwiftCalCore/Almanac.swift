/// A line of text for days of the year.
package struct Almanac: Equatable, Sendable {
  /// The line of one day.
  package struct Entry: Hashable, Sendable {
    /// The month, 1…12.
    package let month: Int
    /// The day of the month, 1…31.
    package let day: Int
    /// The text, without white space at its ends; line breaks in it are line feeds.
    package let text: String

    /// The line of a day that exists in a leap year.
    package init(month: Int, day: Int, text: String) {
      self.month = month
      self.day = day
      self.text = text
    }

    /// Where the day stands in the calendar.
    var place: Int { month * 100 + day }
  }

  /// The days that have a line, in calendar order.
  package let entries: [Entry]

  /// The almanac of these lines, one at most for a day.
  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.place < $1.place }
  }

  /// The text of the day, or nil when it has none.
  package func text(on day: Day) -> String? {
    let (_, month, number) = day.civil
    return entries.first { $0.month == month && $0.day == number }?.text
  }

  /// A day's text on one line: the lines of it that hold something, with blanks between them.
  package static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return text.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

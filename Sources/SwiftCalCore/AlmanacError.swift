/// Why a CSV file is not an almanac.
package struct AlmanacError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// It is not CSV.
    case csv(CSVError.Reason)
    /// The first row is not the header.
    case header
    /// The row has so many columns, not three.
    case columns(Int)
    /// There is no such month.
    case month(String)
    /// The month has no such day.
    case day(String, month: Int)
    /// The day has a row already, on the other line.
    case duplicate(of: Int)
    /// The row has no text.
    case noText
    /// The text is too long.
    case tooLong
    /// The text holds a control character other than a line break.
    case control
  }

  /// The number of the line, from 1.
  package let line: Int
  /// What is wrong there.
  package let reason: Reason

  /// An error on a line.
  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// A sentence that says what is wrong on which line and what is accepted.
  package var message: String {
    if case .csv(let reason) = reason { return CSVError(line: line, reason: reason).message }
    return "Line \(line): \(reason.text)."
  }
}

extension AlmanacError.Reason {
  /// What is wrong, as a part of a sentence.
  package var text: String {
    switch self {
    case .csv: "the row is not CSV"
    case .header: "the first row is not the header 'month,day,text'"
    case .columns(let count):
      "there \(count == 1 ? "is 1 column" : "are \(count) columns"), not the 3 of 'month,day,text';"
        + " quote a text that holds commas"
    case .month(let text): "\(text.quoted) is not a month; use 1 to 12"
    case .day(let text, let month):
      "\(text.quoted) is not a day of \(Month.englishName(month));"
        + " use 1 to \(Month.length(month, of: 2000))"
    case .duplicate(let line): "the day has a text already, on line \(line)"
    case .noText: "the text is missing"
    case .tooLong: "the text is too long; use at most \(Almanac.textLimit) characters"
    case .control: "the text holds a control character; leave it out"
    }
  }
}

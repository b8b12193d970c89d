extension Almanac {
  /// The first row of an almanac's CSV file.
  package static let header = ["month", "day", "text"]
  /// The most characters that a day's text can have.
  package static let textLimit = 500

  /// Reads an almanac from a CSV file with the header `month,day,text` and its days in any order;
  /// days may be missing.
  ///
  /// The first row that is wrong is an error with the number of its line; none is passed over.
  package init(csv bytes: [UInt8]) throws(AlmanacError) {
    let rows = try Almanac.rows(of: bytes)
    guard let first = rows.first, first.fields.map({ $0.trimmed.lowercased() }) == Almanac.header
    else { throw AlmanacError(line: rows.first?.line ?? 1, reason: .header) }
    var lines: [Int: Int] = [:]
    var entries: [Entry] = []
    for row in rows.dropFirst() {
      let entry = try Almanac.entry(of: row)
      if let line = lines.updateValue(row.line, forKey: entry.place) {
        throw AlmanacError(line: row.line, reason: .duplicate(of: line))
      }
      entries.append(entry)
    }
    self.init(entries)
  }

  /// The CSV file that `init(csv:)` reads as this almanac.
  package var csv: String {
    let writer = CSVWriter()
    let lines = entries.map { writer.line([String($0.month), String($0.day), $0.text]) }
    return writer.line(Almanac.header) + lines.joined()
  }

  private static func rows(of bytes: [UInt8]) throws(AlmanacError) -> [CSVRow] {
    do {
      return try CSVReader.rows(of: bytes)
    } catch {
      throw AlmanacError(line: error.line, reason: .csv(error.reason))
    }
  }

  private static func entry(of row: CSVRow) throws(AlmanacError) -> Entry {
    func error(_ reason: AlmanacError.Reason) -> AlmanacError {
      AlmanacError(line: row.line, reason: reason)
    }
    guard row.fields.count == 3 else { throw error(.columns(row.fields.count)) }
    guard let month = number(row.fields[0]), (1...12).contains(month) else {
      throw error(.month(row.fields[0]))
    }
    guard let day = number(row.fields[1]), hasDay(day, month: month) else {
      throw error(.day(row.fields[1], month: month))
    }
    let text = row.fields[2].withLineFeeds.trimmed
    if let reason = problem(ofText: text) { throw error(reason) }
    return Entry(month: month, day: day, text: text)
  }

  /// Whether an almanac's month, 1…12, has a day; 29 February has its line.
  package static func hasDay(_ day: Int, month: Int) -> Bool {
    (1...12).contains(month) && (1...Month.length(month, of: 2000)).contains(day)
  }

  /// Why a text without white space at its ends is none for a day; nil for one that is.
  package static func problem(ofText text: String) -> AlmanacError.Reason? {
    if text.isEmpty { return .noText }
    if text.utf8.count > textLimit, text.utf8.count > 4 * textLimit || text.count > textLimit {
      return .tooLong
    }
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return nil }
    return text.unicodeScalars.allSatisfy(isPlain) ? nil : .control
  }

  /// Whether a line may hold a character.
  package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar.properties.generalCategory != .control
  }

  /// One or two digits.
  private static func number(_ field: String) -> Int? {
    let digits = field.trimmed
    guard digits.utf8.count <= 2, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }
}

extension String {
  /// The text with each CRLF and CR as a line feed.
  fileprivate var withLineFeeds: String {
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}

extension Day: CustomStringConvertible {
  /// ISO 8601, `YYYY-MM-DD`.
  package var iso: String {
    let (year, month, day) = civil
    return String(unsafeUninitializedCapacity: 10) { bytes in
      let digits = [
        year / 1000, year / 100 % 10, year / 10 % 10, year % 10, -3, month / 10, month % 10, -3,
        day / 10, day % 10,
      ]
      for (index, digit) in digits.enumerated() { bytes[index] = UInt8(digit + 48) }
      return 10
    }
  }

  package var description: String { iso }

  /// Reads `YYYY-MM-DD`; the error names the part that is wrong.
  package init(iso text: some StringProtocol) throws(DayError) {
    var copy = String(text)
    let parts = copy.withUTF8 { Day.digits(of: $0) }
    guard let parts else { throw .shape(String(text)) }
    try self.init(year: parts.year, month: parts.month, day: parts.day)
  }

  /// Reads `YYYY-MM-DD` from bytes without making a string; nil for anything else.
  package init?(isoBytes bytes: UnsafeBufferPointer<UInt8>) {
    guard let parts = Day.digits(of: bytes), (1...9999).contains(parts.year),
      (1...12).contains(parts.month),
      (1...Month.length(parts.month, of: parts.year)).contains(parts.day)
    else { return nil }
    self.init(year: parts.year, month: parts.month, validDay: parts.day)
  }

  private static func digits(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> (year: Int, month: Int, day: Int)? {
    guard bytes.count == 10 else { return nil }
    let dash = UInt8(ascii: "-")
    var values = (0, 0, 0)
    for index in 0..<10 {
      let byte = bytes[index]
      if index == 4 || index == 7 {
        guard byte == dash else { return nil }
        continue
      }
      guard byte >= 48, byte <= 57 else { return nil }
      let digit = Int(byte) - 48
      if index < 4 {
        values.0 = values.0 * 10 + digit
      } else if index < 7 {
        values.1 = values.1 * 10 + digit
      } else {
        values.2 = values.2 * 10 + digit
      }
    }
    return values
  }
}

/// Why a text or three numbers are not a day.
package enum DayError: Error, Equatable, Sendable {
  /// The text is not written `YYYY-MM-DD`.
  case shape(String)
  /// The year is not in 1…9999.
  case year(Int)
  /// The month is not in 1…12.
  case month(Int)
  /// The month of that year has no such day.
  case day(Int, month: Int, year: Int)
}

/// A row of a CSV file.
package struct CSVRow: Hashable, Sendable {
  /// The number of the line on which the row begins, from 1.
  package var line: Int
  /// Its fields, at least one.
  package var fields: [String]

  /// A row of these fields.
  package init(line: Int, fields: [String]) {
    self.line = line
    self.fields = fields
  }
}

/// Reads the rows of a CSV file as RFC 4180 has them, from UTF-8 bytes.
///
/// A byte order mark is dropped, a line ends with CRLF, LF or CR, and empty lines are passed over.
package struct CSVReader: Sendable {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var line = 1

  /// A reader at the beginning of `bytes`; text in UTF-16 is refused here.
  package init(
    _ bytes: [UInt8], separator: CSVSeparator = .comma
  ) throws(CSVError) {
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
      || bytes.prefix(2).contains(0)
    {
      throw CSVError(line: 1, reason: .utf16)
    }
    self.bytes = bytes
    self.separator = separator.rawValue
    position = bytes.starts(with: CSVReader.byteOrderMark) ? CSVReader.byteOrderMark.count : 0
  }

  /// All rows of a file.
  package static func rows(
    of bytes: [UInt8], separator: CSVSeparator = .comma
  ) throws(CSVError) -> [CSVRow] {
    var reader = try CSVReader(bytes, separator: separator)
    var rows: [CSVRow] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }

  /// The next row, or nil at the end. After an error the reader is of no more use.
  package mutating func next() throws(CSVError) -> CSVRow? {
    while skipLineEnd() {}
    guard position < bytes.count else { return nil }
    var row = CSVRow(line: line, fields: [])
    while true {
      let isQuoted = position < bytes.count && bytes[position] == CSVReader.quote
      row.fields.append(isQuoted ? try quotedField() : try bareField())
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    _ = skipLineEnd()
    return row
  }

  static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
  private static let quote = UInt8(ascii: "\"")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Steps over one line end, if one is here.
  private mutating func skipLineEnd() -> Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    guard byte == CSVReader.carriageReturn || byte == CSVReader.lineFeed else { return false }
    position += 1
    line += 1
    if byte == CSVReader.carriageReturn, position < bytes.count,
      bytes[position] == CSVReader.lineFeed
    {
      position += 1
    }
    return true
  }

  private mutating func bareField() throws(CSVError) -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == separator || byte == CSVReader.carriageReturn || byte == CSVReader.lineFeed {
        break
      }
      guard byte != CSVReader.quote else { throw CSVError(line: line, reason: .quoteInside) }
      position += 1
    }
    return try string(bytes[start..<position], line: line)
  }

  private mutating func quotedField() throws(CSVError) -> String {
    let firstLine = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == CSVReader.quote {
        position += 1
        guard position < bytes.count, bytes[position] == CSVReader.quote else {
          return try closed(content, firstLine: firstLine)
        }
        content.append(CSVReader.quote)
        position += 1
      } else {
        let start = position
        if !skipLineEnd() { position += 1 }
        content.append(contentsOf: bytes[start..<position])
      }
    }
    throw CSVError(line: firstLine, reason: .unterminatedQuote)
  }

  /// The quoted content, after which only a separator, a line end or the end may follow.
  private mutating func closed(
    _ content: [UInt8], firstLine: Int
  ) throws(CSVError) -> String {
    if position < bytes.count {
      let byte = bytes[position]
      let ends = [separator, CSVReader.carriageReturn, CSVReader.lineFeed]
      guard ends.contains(byte) else { throw CSVError(line: line, reason: .textAfterQuote) }
    }
    return try string(content[...], line: firstLine)
  }

  private func string(_ field: ArraySlice<UInt8>, line: Int) throws(CSVError) -> String {
    if let bad = field.firstIndex(of: 0) {
      throw CSVError(line: line + CSVReader.lineEnds(in: field[..<bad]), reason: .nul)
    }
    guard let text = String(validating: field, as: UTF8.self) else {
      throw CSVError(
        line: line + CSVReader.lineEnds(in: CSVReader.validPrefix(of: field)), reason: .notUTF8)
    }
    return text
  }

  private static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.indices.count { index in
      bytes[index] == carriageReturn
        || bytes[index] == lineFeed
          && (index == bytes.startIndex || bytes[index - 1] != carriageReturn)
    }
  }

  /// The bytes before the first that are not UTF-8.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.width(scalar)
    }
    return bytes.prefix(count)
  }
}

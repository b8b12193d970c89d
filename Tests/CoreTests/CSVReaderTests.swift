import SwiftCalCore
import Testing

@Suite("Reading CSV") struct CSVReaderTests {
  private func fields(_ text: String, _ separator: CSVSeparator = .comma) throws -> [[String]] {
    try CSVReader.rows(of: Array(text.utf8), separator: separator).map(\.fields)
  }

  @Test(
    "Rows are read",
    arguments: [
      ("", []),
      ("a", [["a"]]),
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,,b\n", [["a", "", "b"]]),
      (",\n", [["", ""]]),
      ("a,", [["a", ""]]),
      ("\"\"", [[""]]),
      ("\n\r\n\na\n\n\r\rb\n\n", [["a"], ["b"]]),
      ("\u{feff}a,b\n", [["a", "b"]]),
      ("\u{feff}\"a\",b\n", [["a", "b"]]),
      ("\u{feff}", []),
      ("\"a,b\",c", [["a,b", "c"]]),
      ("\"a\"\"b\",\"\"\"\"", [["a\"b", "\""]]),
      ("\"two\r\nlines\",x\r\ny", [["two\r\nlines", "x"], ["y"]]),
      ("\"a\nb\rc\"", [["a\nb\rc"]]),
      (" a , b ", [[" a ", " b "]]),
      ("é,朝,👨‍👩‍👧", [["é", "朝", "👨‍👩‍👧"]]),
      ("a;b\tc", [["a;b\tc"]]),
      ("a\u{301},\u{301}\n", [["a\u{301}", "\u{301}"]]),
    ] as [(String, [[String]])])
  func good(text: String, rows: [[String]]) throws {
    #expect(try fields(text) == rows)
  }

  @Test("The chosen separator parts the fields, and the others are text")
  func separators() throws {
    #expect(try fields("a;b,c\td", .semicolon) == [["a", "b,c\td"]])
    #expect(try fields("a;b,c\td", .tab) == [["a;b,c", "d"]])
    #expect(try fields("\"x;y\";1,5", .semicolon) == [["x;y", "1,5"]])
  }

  @Test(
    "The separator is guessed from the first line",
    arguments: [
      ("a,b,c\n1;2;3;4;5", CSVSeparator.comma), ("a;b;c\n", .semicolon), ("a\tb\n", .tab),
      ("a", .comma), ("", .comma), ("\"a,b,c\";d\n", .semicolon), ("a,b;c", .comma),
      ("a;b;1,5\n", .semicolon),
    ])
  func guess(text: String, separator: CSVSeparator) {
    #expect(CSVSeparator(guessedFrom: Array(text.utf8)) == separator)
  }

  @Test("Each row knows the line it begins on")
  func lines() throws {
    let text = "a\n\nb,\"1\n2\r\n3\"\r\nc\rd\n\"\"\"x\n\"\ne"
    let rows = try CSVReader.rows(of: Array(text.utf8))
    #expect(rows.map(\.line) == [1, 3, 6, 7, 8, 10])
    #expect(rows.map(\.fields[0]) == ["a", "b", "c", "d", "\"x\n", "e"])
  }

  @Test(
    "An error names the line and what is wrong there",
    arguments: [
      ("a\nb,\"c\nd\n", 2, CSVError.Reason.unterminatedQuote),
      ("\"", 1, .unterminatedQuote),
      ("\"\"\"", 1, .unterminatedQuote),
      ("a\n\"b\"c\n", 2, .textAfterQuote),
      ("\"b\" ,c\n", 1, .textAfterQuote),
      ("\"a\nb\"c", 2, .textAfterQuote),
      ("a\r\nb\r\nsay \"x\",y", 3, .quoteInside),
      ("a,b\nc\u{0}d", 2, .nul),
      ("abc\n\"x\ny\u{0}\"", 3, .nul),
      ("a\u{0}", 1, .utf16),
    ])
  func bad(text: String, line: Int, reason: CSVError.Reason) {
    #expect(throws: CSVError(line: line, reason: reason)) { try fields(text) }
  }

  @Test("Text in Latin-1 is refused by name, at its line, within quotes too")
  func latin1() {
    let bare: [UInt8] = Array("a\nb\ncaf".utf8) + [0xe9] + Array(",x\n".utf8)
    let error = CSVError(line: 3, reason: .notUTF8)
    #expect(throws: error) { try CSVReader.rows(of: bare) }
    #expect(error.message.contains("Latin-1"))
    let quoted: [UInt8] = Array("\"é\nb\r\n".utf8) + [0xe9, 0x22]
    #expect(throws: CSVError(line: 3, reason: .notUTF8)) { try CSVReader.rows(of: quoted) }
    #expect(throws: CSVError(line: 1, reason: .notUTF8)) { try CSVReader.rows(of: [0x61, 0xc3]) }
    // An encoded surrogate and an overlong NUL are not UTF-8 either.
    #expect(throws: CSVError(line: 1, reason: .notUTF8)) {
      try CSVReader.rows(of: [0x61, 0xed, 0xa0, 0x80])
    }
    #expect(throws: CSVError(line: 1, reason: .notUTF8)) {
      try CSVReader.rows(of: [0x61, 0xc0, 0x80])
    }
  }

  @Test(
    "Text in UTF-16 is refused by name, with and without its mark",
    arguments: [
      [0xff, 0xfe, 0x61, 0x00], [0xfe, 0xff, 0x00, 0x61], [0x61, 0x00, 0x2c, 0x00],
      [0x00, 0x61, 0x00, 0x2c],
    ] as [[UInt8]])
  func utf16(bytes: [UInt8]) {
    let error = CSVError(line: 1, reason: .utf16)
    #expect(throws: error) { try CSVReader.rows(of: bytes) }
    #expect(error.message.contains("UTF-16"))
  }

  @Test("Rows are read one by one up to an error")
  func oneByOne() throws {
    var reader = try CSVReader(Array("a\nb\n\"c".utf8))
    #expect(try reader.next()?.fields == ["a"])
    #expect(try reader.next()?.fields == ["b"])
    #expect(throws: CSVError(line: 3, reason: .unterminatedQuote)) { try reader.next() }
  }
}

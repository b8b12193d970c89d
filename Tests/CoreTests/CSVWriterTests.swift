import SwiftCalCore
import TestSupport
import Testing

@Suite("Writing CSV") struct CSVWriterTests {
  @Test(
    "A field is quoted only where it has to be",
    arguments: [
      (["a", "b"], "a,b\n"), (["a b", " c "], "a b, c \n"), (["a,b", "c"], "\"a,b\",c\n"),
      (["say \"x\""], "\"say \"\"x\"\"\"\n"), (["two\nlines"], "\"two\nlines\"\n"),
      (["two\r\nlines"], "\"two\r\nlines\"\n"), ([""], "\"\"\n"), (["", ""], ",\n"),
      (["\u{feff}a"], "\"\u{feff}a\"\n"), (["a;b"], "a;b\n"),
    ])
  func line(fields: [String], text: String) {
    #expect(CSVWriter().line(fields) == text)
  }

  @Test("Another separator is the one that has to be quoted")
  func separator() {
    #expect(CSVWriter(separator: .semicolon).line(["a;b", "1,5"]) == "\"a;b\";1,5\n")
    #expect(CSVWriter(separator: .tab).line(["a\tb", "c"]) == "\"a\tb\"\tc\n")
  }

  @Test("Random rows are read back as written", arguments: CSVSeparator.allCases)
  func roundTrip(separator: CSVSeparator) throws {
    var random = SeededGenerator(seed: 7)
    let alphabet: [Unicode.Scalar] = [
      "a", "b", " ", ",", ";", "\t", "\"", "\n", "\r", "é", "\u{301}", "\u{feff}", "朝",
      "\u{1f3c3}",
    ]
    let writer = CSVWriter(separator: separator)
    for _ in 0..<300 {
      var rows: [[String]] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        rows.append(
          (0..<Int.random(in: 1...4, using: &random)).map { _ in
            random.text(of: alphabet, upTo: 6)
          })
      }
      let bytes = Array(rows.map { writer.line($0) }.joined().utf8)
      let read = try CSVReader.rows(of: bytes, separator: separator).map(\.fields)
      #expect(read.map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
    }
  }
}

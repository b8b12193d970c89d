import SwiftCalCore
import TestSupport
import Testing

@Suite("The almanac") struct AlmanacTests {
  private func almanac(_ rows: String) throws -> Almanac {
    try Almanac(csv: Array("month,day,text\n\(rows)".utf8))
  }

  @Test("Rows are read in any order and kept in calendar order")
  func order() throws {
    let almanac = try almanac("12,31,end\n1,1,start\n2,29,leap\n02,03,padded\n")
    #expect(almanac.entries.map(\.text) == ["start", "padded", "leap", "end"])
    #expect(almanac.text(on: "2026-01-01") == "start")
    #expect(almanac.text(on: "2028-02-29") == "leap")
    #expect(almanac.text(on: "2026-02-28") == nil)
    #expect(almanac.text(on: "2026-12-31") == "end")
  }

  @Test(
    "Byte order marks, line ends, quoted commas and line breaks are read",
    arguments: [
      ("\u{feff}month,day,text\r\n1,1,\"one, two\"\r\n", "one, two"),
      ("MONTH, Day ,Text\r1,1,x\r", "x"),
      ("month,day,text\n 1 , 1 , x \n", "x"),
      ("month,day,text\n1,1,\"two\r\nlines\"\n", "two\nlines"),
      ("month,day,text\n1,1,\"a\rb\nc\"\n", "a\nb\nc"),
      ("month,day,text\n1,1,\"say \"\"x\"\"\"", "say \"x\""),
      ("\n\nmonth,day,text\n\n1,1,x\n\n", "x"),
    ])
  func forms(file: String, text: String) throws {
    #expect(try Almanac(csv: Array(file.utf8)).text(on: "2026-01-01") == text)
  }

  @Test("A header alone is an almanac without lines")
  func headerOnly() throws {
    #expect(try almanac("").entries == [])
  }

  @Test(
    "The first wrong row is an error with its line",
    arguments: [
      ("1,1\n", 2, AlmanacError.Reason.columns(2)),
      ("1,1,a\n1,2,b,c\n", 3, .columns(4)),
      ("1,1,a\nx\n", 3, .columns(1)),
      ("0,1,a\n", 2, .month("0")), ("13,1,a\n", 2, .month("13")), (",1,a\n", 2, .month("")),
      ("+1,1,a\n", 2, .month("+1")), ("Jan,1,a\n", 2, .month("Jan")),
      ("001,1,a\n", 2, .month("001")),
      ("1,0,a\n", 2, .day("0", month: 1)), ("1,32,a\n", 2, .day("32", month: 1)),
      ("2,30,a\n", 2, .day("30", month: 2)), ("4,31,a\n", 2, .day("31", month: 4)),
      ("2,1.5,a\n", 2, .day("1.5", month: 2)), ("1,-1,a\n", 2, .day("-1", month: 1)),
      ("1,1,a\n1,2,b\n1,1,c\n", 4, .duplicate(of: 2)),
      ("1,1,\"a\nb\"\n01,01,c\n", 4, .duplicate(of: 2)),
      ("1,1,\n", 2, .noText), ("1,1,  \n", 2, .noText), ("1,1,\"\n\"\n", 2, .noText),
      ("1,1,a\tb\n", 2, .control), ("1,1,\u{1b}[2J\n", 2, .control), ("1,1,\u{9b}m\n", 2, .control),
      ("1,1,\"a\n", 2, .csv(.unterminatedQuote)), ("1,1,\"a\"b\n", 2, .csv(.textAfterQuote)),
      ("1,1,a\n1,2,say \"x\"\n", 3, .csv(.quoteInside)), ("1,1,a\u{0}\n", 2, .csv(.nul)),
    ] as [(String, Int, AlmanacError.Reason)])
  func bad(rows: String, line: Int, reason: AlmanacError.Reason) {
    let error = AlmanacError(line: line, reason: reason)
    #expect(throws: error) { try almanac(rows) }
    #expect(error.message.hasPrefix("Line \(line): "))
    #expect(error.message.hasSuffix("."))
  }

  @Test(
    "A file without the header is refused",
    arguments: [("", 1), ("\n\n1,1,a\n", 3), ("month,day\n", 1), ("day,month,text\n", 1)])
  func header(file: String, line: Int) {
    #expect(throws: AlmanacError(line: line, reason: .header)) {
      try Almanac(csv: Array(file.utf8))
    }
  }

  @Test("A text has a bounded length")
  func length() throws {
    let longest = String(repeating: "x", count: Almanac.textLimit)
    #expect(try almanac("1,1,\(longest)\n").entries.count == 1)
    let error = AlmanacError(line: 2, reason: .tooLong)
    #expect(throws: error) { try almanac("1,1,\(longest)x\n") }
    let marks = String(repeating: "\u{301}", count: 100_000)
    #expect(throws: error) { try almanac("1,1,e\(marks)\n") }
  }

  @Test("Messages say what is wrong")
  func messages() {
    func text(_ reason: AlmanacError.Reason) -> String {
      AlmanacError(line: 3, reason: reason).message
    }
    #expect(text(.day("30", month: 2)) == "Line 3: '30' is not a day of February; use 1 to 29.")
    #expect(text(.duplicate(of: 2)) == "Line 3: the day has a text already, on line 2.")
    #expect(text(.columns(1)).hasPrefix("Line 3: there is 1 column, not the 3 of"))
    #expect(text(.csv(.nul)) == "Line 3: there is a NUL byte, so this is not a text file.")
  }

  @Test("What is written is read back")
  func roundTrip() throws {
    let almanac = try almanac("2,29,\"a, \"\"b\"\"\"\n1,1,\"two\nlines\"\n")
    #expect(try Almanac(csv: Array(almanac.csv.utf8)) == almanac)
    #expect(almanac.csv == "month,day,text\n1,1,\"two\nlines\"\n2,29,\"a, \"\"b\"\"\"\n")
  }
}

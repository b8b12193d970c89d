import Foundation
import TestSupport
import Testing

@Suite("The almanac")
struct AlmanacTests {
  let home: Home
  private let line = "Close the month: mark, read the notes, forgive the gaps"

  init() throws { home = try Home() }

  private func run(_ words: [String]) throws -> Program { try Program.run(words, in: home) }

  /// Every path under the home.
  private func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home.path)
      .filter { !$0.hasPrefix(".out-") && !$0.hasPrefix(".err-") }.sorted()
  }

  @Test("has a line on a fresh machine, where nothing is made for it")
  func fresh() throws {
    let wide = "no store yet\n\nClose the month: mark, read the notes, forgive the gaps\n"
    #expect(try home.mini("--family", "medium") == wide)
    #expect(try home.mini("--family", "medium", "--height", "1") == "no store yet\n")
    #expect(
      try home.mini("--family", "medium", "--width", "30", "--height", "4")
        == "no store yet\n\nClose the month: mark, read\nthe notes, forgive the gaps\n")
    #expect(try home.mini() == "no store yet\n")
    #expect(try home.swiftcal("almanac") == line + "\n")
    #expect(
      try home.swiftcal("almanac", "12-24", "--json")
        == #"{"day":"2026-12-24","text":"A calm evening: three breaths before the doorbell"}"#
        + "\n")
    #expect(try home.swiftcal("almanac", "export").hasPrefix("month,day,text\n1,1,"))
    #expect(try paths() == [])
  }

  @Test("comes into the store with its first change, which is the only one to undo")
  func firstChange() throws {
    try home.swiftcal("add", "Read")
    #expect(try home.rows("SELECT count(*) FROM almanac") == ["366"])
    #expect(try home.swiftcal("log").split(separator: "\n").count == 1)
    #expect(try home.swiftcal("undo").contains("Read"))
    #expect(try run([Program.swiftcal, "undo"]).ending == .exited(1))
  }

  @Test("can be a person's own, goes out as it came in, and shows in the widget")
  func own() throws {
    try home.swiftcal("add", "Read")
    let text = "month,day,text\n2,29,\"A \"\"leap\"\",\nand a line\"\n11,30,#{x} #(id) one\n"
    let windows = "\u{feff}" + text.replacingOccurrences(of: "\n", with: "\r\n")
    let file = try home.write(windows, to: "mine.csv")
    #expect(
      try home.swiftcal("almanac", "import", file)
        == "The almanac has lines for 2 days now.\nUndo leaves it; 'swiftcal almanac default' brings"
        + " the program's lines back.\n")
    #expect(try home.swiftcal("almanac", "export") == text)
    let copy = home.path + "/copy.csv"
    #expect(try home.swiftcal("almanac", "export", copy) == "The almanac is in '\(copy)'.\n")
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == text)
    #expect(try home.swiftcal("almanac", "2028-02-29") == "A \"leap\", and a line\n")
    #expect(
      try home.swiftcal("almanac", "default").hasPrefix("The almanac has lines for 366 days now."))
    #expect(try home.swiftcal("almanac") == line + "\n")
    try home.swiftcal("almanac", "import", file)
    let none = try run([Program.swiftcal, "almanac", "tomorrow"])
    #expect(none.ending == .exited(0) && none.errors.isEmpty && none.output.contains("no line"))
    let tmux = try home.mini("--family", "medium", "--format", "tmux")
    #expect(tmux.contains("##{x} ##(id) one"))
    #expect(!(try home.mini("--format", "tmux")).contains("one"))

    let exported = try home.swiftcal("export")
    let json = try home.write(exported, to: "all.json")
    let other = home.path + "/other.sqlite"
    #expect(
      try home.swiftcal("--store", other, "import", json)
        == """
        1 habit and 0 check-ins are new, and the undo history with them.
        The almanac is new; undo leaves it, 'swiftcal almanac default' brings the program's lines back.

        """
    )
    #expect(try home.swiftcal("--store", other, "export") == exported)
    #expect(try home.swiftcal("--store", other, "almanac", "export") == text)
  }

  static let wrong: [(String, String)] = [
    ("month,day,text\n1,1,a\n2,30,b\n", "Line 3"), ("month,day,text\n1,1,a\n1,1,b\n", "Line 3"),
    ("month,day,text\n1,1,a,b\n", "Line 2"), ("month,day,text\n1,1,\"a\n", "Line 2"),
    ("1,1,a\n", "Line 1"), ("month,day,text\n1,1,\u{1b}[31m\n", "Line 2"),
  ]

  @Test("is not taken in from a file with a wrong row, not even in part", arguments: wrong)
  func malformed(text: String, reason: String) throws {
    let file = try home.write(text, to: "bad.csv")
    let fresh = try run([Program.swiftcal, "almanac", "import", file])
    #expect(fresh.ending == .exited(65) && fresh.errors.contains(reason), "\(fresh)")
    #expect(!FileManager.default.fileExists(atPath: home.store))
    try home.swiftcal("add", "Read")
    let before = try Data(contentsOf: URL(filePath: home.store))
    #expect(try run([Program.swiftcal, "almanac", "import", file]).ending == .exited(65))
    #expect(try Data(contentsOf: URL(filePath: home.store)) == before)
  }

  @Test("names the encoding that it does not read", arguments: ["UTF-16", "ISO-8859-1"])
  func encodings(name: String) throws {
    let file = try home.write("month,day,text\n1,1,café\n", to: "utf8.csv")
    let other = home.path + "/other.csv"
    #expect(try run(["iconv", "-f", "UTF-8", "-t", name, "-o", other, file]).ending == .exited(0))
    let refused = try run([Program.swiftcal, "almanac", "import", other])
    let word = name == "UTF-16" ? name : "Latin-1"
    #expect(refused.ending == .exited(65) && refused.errors.contains(word), "\(refused)")
  }

  @Test("is not shown, nor taken in again, where it was switched off")
  func off() throws {
    try home.swiftcal("add", "Read")
    let shown = try home.mini("--family", "medium")
    #expect(shown.contains("Close the month"))
    try home.swiftcal("almanac", "off")
    #expect(!(try home.mini("--family", "medium")).contains("Close the month"))
    #expect(try home.swiftcal("config", "almanac") == "off\n")
    let file = try home.write(home.swiftcal("almanac", "export"), to: "same.csv")
    #expect(try home.swiftcal("almanac", "import", file).contains("almanac on"))
    try home.swiftcal("undo")
    #expect(try home.mini("--family", "medium") == shown)
    try home.swiftcal("almanac", "off")
    try home.swiftcal("almanac", "on")
    #expect(try home.mini("--family", "medium") == shown)
  }

  @Test("of a file is shown by both programs, and nothing is made beside the file")
  func file() throws {
    try home.swiftcal("add", "Read")
    try home.swiftcal("almanac", "off")
    let folder = home.path + "/mine"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let file = folder + "/mine.sqlite"
    let sql =
      "PRAGMA journal_mode = WAL; CREATE TABLE almanac (month, day, text);"
      + "INSERT INTO almanac VALUES (11, 30, 'Of the file')"
    #expect(try run(["sqlite3", file, sql]).ending == .exited(0))
    let paths = try paths()
    chmod(folder, 0o555)
    #expect(try home.mini("--family", "medium", "--almanac", file).contains("Of the file"))
    #expect(try home.swiftcal("--almanac", file, "almanac") == "Of the file\n")
    #expect(
      try home.swiftcal("almanac", "export", "--almanac", file)
        == "month,day,text\n11,30,Of the file\n")
    #expect(try self.paths() == paths)
  }

  @Test("of a file that is none is refused, and the widget shows the rest")
  func badFile() throws {
    try home.swiftcal("add", "Read")
    let text = try home.write("month,day,text\n", to: "text.csv")
    let mini = try run([Program.mini, "--family", "medium", "--almanac", text])
    #expect(mini.ending == .exited(65) && mini.output.contains("November 2026"), "\(mini)")
    #expect(mini.errors.contains("not an SQLite database"))
    #expect(try home.mini("--family", "inline", "--almanac", text).contains("0 days"))
    for words in [["almanac"], ["almanac", "export"]] {
      let run = try run([Program.swiftcal, "--almanac", text] + words)
      #expect(run.ending == .exited(65) && run.errors.contains("not an SQLite database"), "\(run)")
    }
    let none = try run([Program.swiftcal, "--almanac", home.path + "/none", "almanac"])
    #expect(none.ending == .exited(66), "\(none)")
  }

  @Test("is made from its CSV file, to the byte")
  func bundled() throws {
    let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources").path
    let made = home.path + "/Almanac.sqlite"
    let script = try run([resources + "/scripts/almanac", resources + "/Almanac.csv", made])
    #expect(script.ending == .exited(0), "\(script)")
    let bytes = FileManager.default.contents(atPath: made)
    #expect(bytes != nil)
    #expect(bytes == FileManager.default.contents(atPath: resources + "/Almanac.sqlite"))
  }

  @Test("stands under the month on the screen, and changes there")
  func screen() throws {
    try home.swiftcal("add", "Read")
    let terminal = try Tmux([Program.swiftcal], in: home)
    try terminal.wait(for: "Close the month")
    try terminal.press("h")
    try terminal.wait(for: "Rake the leaves")
    try home.swiftcal(
      "almanac", "import", try home.write("month,day,text\n11,29,Mine\n", to: "a.csv"))
    try terminal.wait(for: "Mine")
    try terminal.press(":")
    try terminal.enter("almanac off")
    try terminal.wait(for: "no line") { !$0.contains("Mine") }
    try terminal.press(":")
    try terminal.enter("almanac 11-29")
    try terminal.wait(for: "Mine")
  }
}

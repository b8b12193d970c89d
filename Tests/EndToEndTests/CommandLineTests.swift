import Foundation
import TestSupport
import Testing

@Suite("The command line of swiftcal")
struct CommandLineTests {
  private static func run(
    _ words: [String], in home: Home, changing changes: [String: String?] = [:]
  ) throws -> Program {
    try Program.run([Program.swiftcal] + words, in: home, changing: changes)
  }

  static let scenario: [([String], String)] = [
    (["add", "Read"], "'Read' is added.\n"),
    (["check"], "Read: done on 2026-11-30, 1 day streak\n"),
    (["check"], "Read: already done on 2026-11-30, 1 day streak\n"),
    (
      ["check", "Read", "--on", "-1"],
      "Read: done on 2026-11-29, 2 day streak; the habit begins on 2026-11-29 now\n"
    ),
    (
      ["check", "-2"],
      "Read: done on 2026-11-28, 3 day streak; the habit begins on 2026-11-28 now\n"
    ),
    (
      ["skip", "re", "-3", "-n", "ill"],
      "Read: skipped on 2026-11-27, 3 day streak; the habit begins on 2026-11-27 now\n"
    ),
    (
      ["check", "thu"],
      "Read: done on 2026-11-26, 4 day streak; the habit begins on 2026-11-26 now\n"
    ),
    (["undo"], "Taken back: Read was marked done on 2026-11-26.\n"),
    (["redo"], "Made again: Read was marked done on 2026-11-26.\n"),
    (["rename", "Read", "Write"], "'Read' is called 'Write' now.\n"),
    (["config", "day-start", "4:00"], "day-start is 04:00 now.\n"),
    (["config", "day-start"], "04:00\n"),
    (["habits", "--names"], "Write\n"),
    (["today"], "●  Write  done  4 days\n"),
    (["note", "a note"], "Write: note saved on 2026-11-30, 4 day streak\n"),
    (["note", "wr"], "a note\n"),
    (["note", "write", "--on", "-1"], "Write: no note on 2026-11-29\n"),
    (
      ["note", ""], "Write: no note on 2026-11-30, 4 day streak; the note 'a note' was taken away\n"
    ),
    (["add", "Run", "--target", "5", "--unit", "km"], "'Run' is added.\n"),
    (["check", "Run", "--amount", "3"], "Run: 3 km, partly done on 2026-11-30, no streak\n"),
    (["check", "Run"], "Run: 5 km, done on 2026-11-30, 1 day streak; it was 3 km\n"),
    (
      ["pause", "Run", "--from", "+1", "--to", "+5"],
      "'Run' rests from 2026-12-01 to 2026-12-05.\n"
    ),
    (
      ["resume", "Run", "--from", "+3"],
      "'Run' goes on: the rest from 2026-12-01 ends on 2026-12-02.\n"
    ),
    (["days", "Run"], "2026-11-30  Mon  ●  done  5 km\n"),
    (["archive", "Run"], "'Run' is put away; 'swiftcal undo' brings it back.\n"),
    (["skip", "write", "2027-01-01"], "Write: skipped on 2027-01-01\n"),
    (["note", "write", "trip", "--on", "2027-01-01"], "Write: note saved on 2027-01-01\n"),
    (
      ["days", "write", "--from", "2027-01-01", "--to", "2027-01-01"],
      "2027-01-01  Fri  »  skipped    trip\n"
    ),
  ]

  @Test("keeps a habit from the first day on")
  func keepsHabit() throws {
    let home = try Home()
    for (words, output) in Self.scenario {
      let run = try Self.run(words, in: home)
      #expect(
        run.ending == .exited(0) && run.output == output && run.errors.isEmpty, "\(words): \(run)")
    }
    #expect(try home.rows("SELECT count(*) FROM check_in") == ["7"])
  }

  static let refusals: [([String], Int32)] = [
    (["chek"], 64), (["check", "--bogus"], 64), (["check", "2026-02-30"], 64),
    (["check", "Nothing"], 66), (["check", "tomorrow"], 65), (["archive", "Nothing"], 66),
    (["add", "READ"], 65), (["--first-weekday", "x", "streak"], 64), (["undo", "x"], 64),
    (["redo"], 1), (["today"], 1),
  ]

  @Test("ends with a status of sysexits, and says why on standard error", arguments: refusals)
  func refusal(words: [String], status: Int32) throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    let run = try Self.run(words, in: home)
    #expect(run.ending == .exited(status), "\(run)")
    guard words != ["today"] else { return }
    #expect(run.errors.hasPrefix("swiftcal: ") && run.errors.hasSuffix("\n"))
    #expect(run.output.isEmpty && run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "reads without a store as from an empty one, and makes none",
    arguments: [["habits"], ["today"], ["log"], ["streak"], ["config"], ["days"]])
  func noStore(words: [String]) throws {
    let home = try Home()
    let run = try Self.run(words, in: home)
    #expect(run.ending == .exited(words == ["streak"] || words == ["days"] ? 66 : 0), "\(run)")
    #expect(
      !FileManager.default.fileExists(atPath: (home.store as NSString).deletingLastPathComponent))
  }

  @Test(
    "makes no store where there is nothing to change in it",
    arguments: [["undo"], ["redo"], ["check"], ["note", "x"], ["archive", "x"], ["freeze"]])
  func noStoreMade(words: [String]) throws {
    let home = try Home()
    let run = try Self.run(words, in: home)
    let status: Int32 = words == ["undo"] || words == ["redo"] ? 1 : 66
    #expect(run.ending == .exited(status) && !run.errors.isEmpty, "\(run)")
    #expect(
      !FileManager.default.fileExists(atPath: (home.store as NSString).deletingLastPathComponent))
  }

  @Test("says in words where there is nothing to print", arguments: ["stats", "habits", "today"])
  func nothing(command: String) throws {
    let home = try Home()
    let run = try Self.run([command], in: home)
    #expect(run.errors.isEmpty && run.output.hasSuffix(".\n") && run.ending == .exited(0), "\(run)")
  }

  static let unclear: [([String], String)] = [
    (["days", "--from", "+3"], "use 2026-11-30 or earlier, or name a later last day with '--to'."),
    (["days", "--from", "+3", "--to", "+2"], "use 2026-12-02 or earlier."),
    (["rename", "New"], "'rename' needs HABIT and NAME; write 'swiftcal rename HABIT NAME'."),
    (["move", "3"], "'move' needs HABIT and PLACE; write 'swiftcal move HABIT PLACE'."),
  ]

  @Test("says what would be understood", arguments: unclear)
  func tellsUsage(words: [String], advice: String) throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    let run = try Self.run(words, in: home)
    #expect(run.ending == .exited(64) && run.errors.hasSuffix(advice + "\n"), "\(run)")
  }

  static let stepTexts: [([String], String)] = [
    (["add", "Read"], "Read was added"),
    (["check", "thu"], "Read was marked done on 2026-11-26"),
    (["uncheck", "thu"], "Read was cleared on 2026-11-26"),
    (["skip", "-3", "--note", "ill"], "Read was skipped on 2026-11-27"),
    (["miss", "-4"], "Read was marked missed on 2026-11-26"),
    (["note", "Read", "a"], "Read got a note on 2026-11-30"),
    (["note", "Read", "b"], "Read got another note on 2026-11-30"),
    (["note", "Read", ""], "Read lost its note on 2026-11-30"),
    (["rename", "Read", "Books"], "Read was renamed to 'Books'"),
    (["archive", "Books"], "Books was archived"),
    (["unarchive", "Books"], "Books was unarchived"),
    (["pause", "Books", "--to", "+2"], "Books was paused from 2026-11-30 to 2026-12-02"),
    (["schedule", "Books", "3/week"], "Books was changed: schedule from daily to 3/week"),
    (["edit", "Books", "--group", "Home"], "Books was changed: group from none to 'Home'"),
    (["add", "Run", "--target", "5", "--unit", "km"], "Run was added"),
    (["check", "Run", "--amount", "3"], "Run was set to 3 km on 2026-11-30"),
    (["check", "Run", "--add", "2.5"], "Run was set to 5.5 km on 2026-11-30"),
    (["add", "Sit"], "Sit was added"), (["add", "Lie"], "Lie was added"),
    (["move", "Lie", "1"], "Lie was moved"),
    (["pause", "--all", "--from", "+5"], "all habits were paused from 2026-12-05 on"),
    (["config", "day-start", "4:00"], "day-start was set from default to 04:00"),
  ]

  @Test("names the step that undo takes back and redo makes again, as it was done")
  func namesSteps() throws {
    let home = try Home()
    for (words, text) in Self.stepTexts {
      try home.swiftcal(words)
      #expect(try home.swiftcal("undo").hasPrefix("Taken back: \(text)"), "\(words)")
      #expect(try home.swiftcal("redo").hasPrefix("Made again: \(text)"), "\(words)")
    }
    try home.swiftcal("undo")
    let log = try home.swiftcal("log", "--limit", "2").split(separator: "\n")
    #expect(log[0].hasSuffix("undo: day-start from default to 04:00"), "\(log)")
    #expect(log[1].hasSuffix("redo: day-start from default to 04:00"), "\(log)")
  }

  @Test("leaves a file that is no store, and a newer store, as they are")
  func foreignFiles() throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    #expect(
      try Program.run(["sqlite3", home.store, "PRAGMA user_version=999"], in: home).ending
        == .exited(0))
    let newer = try Self.run(["check"], in: home)
    #expect(newer.ending == .exited(78) && newer.errors.contains("999"), "\(newer)")
    let text = try home.write("not a store", to: "text")
    let other = try Self.run(["--store", text, "check"], in: home)
    #expect(other.ending == .exited(65) && other.errors.contains("'\(text)'"), "\(other)")
    #expect(try String(contentsOfFile: text, encoding: .utf8) == "not a store")
  }

  @Test("shows hostile names safely in reports and errors, and as they are in JSON")
  func hostileNames() throws {
    let home = try Home()
    try home.swiftcal("add", "x\u{202e}y")
    #expect(try home.swiftcal("habits", "--names") == "x\\u{202e}y\n")
    let json = try home.swiftcal("habits", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect((value?.first?["habit"] as? String) == "x\u{202e}y")
    let run = try Self.run(["check", "\u{1b}[31m\r\u{9b}"], in: home)
    #expect(run.errors.contains("'\\x1b[31m\\x0d\\x9b'"), "\(run)")
    let ascii = try Self.run(["habits", "--names"], in: home, changing: ["LC_ALL": "C"])
    #expect(ascii.output.allSatisfy { $0.isASCII })
  }

  @Test("colors a month only where it is asked for or on a terminal that wants it")
  func colors() throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    #expect(try !home.swiftcal("show").contains("\u{1b}"))
    #expect(try home.swiftcal("show", "--color=always").contains("\u{1b}["))
    let month = try home.swiftcal("show", "--month", "2026-02", "--first-weekday", "sat", "--ascii")
    #expect(month.contains("Sa  Su  Mo  Tu  We  Th  Fr") && month.allSatisfy { $0.isASCII })
  }

  @Test("is quiet when nobody reads, and says so when nothing can be written")
  func streams() throws {
    let home = try Home()
    let pipe = try Program.run(
      ["sh", "-c", "\(Program.swiftcal) --help | head -n 1"], in: home)
    #expect(pipe.errors.isEmpty && pipe.output.hasPrefix("Usage:"))
    let ignoring = try Program.run(
      ["sh", "-c", "trap '' PIPE; \(Program.swiftcal) --help | true; sleep 0"], in: home)
    #expect(ignoring.errors.isEmpty, "\(ignoring)")
    let full = try Program.run(
      ["sh", "-c", "\(Program.swiftcal) --help >/dev/full"], in: home)
    #expect(full.ending == .exited(74) && full.errors.contains("No space left"), "\(full)")
    #expect(!full.errors.contains("saved"), "\(full)")
    let untold = try Program.run(
      ["sh", "-c", "\(Program.swiftcal) add Untold >/dev/full"], in: home)
    #expect(untold.errors.contains("The change itself is saved."), "\(untold)")
    #expect(try home.rows("SELECT name FROM habit").contains("Untold"))
  }

  @Test("reviews what is open, one question at a time")
  func review() throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    try home.swiftcal("add", "Run", "--target", "5", "--unit", "km")
    let answers = try home.write("what\ny\n5.5\n", to: "answers")
    let run = try Program.run([Program.swiftcal, "review"], in: home, input: answers)
    #expect(run.ending == .exited(0), "\(run)")
    #expect(
      run.output.contains("Read: done on 2026-11-30") && run.output.contains("Run: 5.5 km, done"))
    #expect(try home.swiftcal("review") == "Nothing is open.\n")
  }

  @Test(
    "ends a review by whether something is still open",
    arguments: [
      ("y\n5\n", Int32(0)), ("n\ns\n", 0), ("l\nl\n", 1), ("y\nl\n", 1), ("y\n", 1), ("q\n", 1),
      ("", 1), ("y\n5.5\nq\n", 0), ("y\n2\n", 1),
    ])
  func reviewStatus(_ text: String, _ status: Int32) throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    try home.swiftcal("add", "Run", "--target", "5", "--unit", "km")
    let answers = try home.write(text, to: "answers")
    let run = try Program.run([Program.swiftcal, "review"], in: home, input: answers)
    #expect(run.ending == .exited(status), "\(run)")
  }

  @Test("tells of a habit in the archive that it is there")
  func archived() throws {
    let home = try Home()
    try home.swiftcal("add", "Tea")
    try home.swiftcal("check")
    try home.swiftcal("archive", "Tea")
    #expect(try home.swiftcal("streak", "Tea").contains("archived"))
    let mini = try Program.run([Program.mini, "-H", "Tea"], in: home)
    #expect(mini.output == "  1 day · archived\n", "\(mini)")
  }

  @Test("does not ask in a review what an answer has settled")
  func settledReview() throws {
    let home = try Home()
    try home.swiftcal("add", "Swim", "--schedule", "1/3d", "--start", "2026-11-29")
    let answers = try home.write("y\n", to: "answers")
    let run = try Program.run([Program.swiftcal, "review"], in: home, input: answers)
    #expect(run.ending == .exited(0), "\(run)")
    #expect(run.output.contains("Sun 29 Nov") && !run.output.contains("Mon 30 Nov"), "\(run)")
  }

  @Test("tells the days as of another one")
  func asOf() throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    try home.swiftcal("check", "-1")
    let then = try home.swiftcal("--as-of", "-1", "streak", "--json")
    #expect(
      then.contains(#""today":"2026-11-29","unit":"day","current":1"#)
        && then.contains(#""state":"done""#))
  }

  @Test("prints help that fits on a terminal of 80 columns, in both programs")
  func helpWidth() throws {
    let home = try Home()
    for help in [try home.swiftcal("--help"), try home.mini("--help")] {
      let lines = help.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(help)")
      // Names and letters stand alike: long ones under the others' long ones.
      #expect(
        help.contains("\n  -C, --color=WHEN") && help.contains("\n      --day-start"), "\(help)")
    }
  }

  @Test("has every option of the widget in the widget's manual page")
  func widgetManual() throws {
    let home = try Home()
    let help = try home.mini("--help")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Resources/man/swiftcal-mini.1")
    let page = try String(contentsOf: file, encoding: .utf8).replacing("\\-", with: "-")
    let names = help.matches(of: /--[a-z-]+/).map { String($0.output) }
    #expect(names.count > 10)
    for name in names { #expect(page.contains(name), "\(name)") }
  }

  @Test("quotes words of every script in its errors, where the locale can show them")
  func quotesWords() throws {
    let home = try Home()
    for word in ["é", "走る"] {
      let run = try Self.run(["add", "x", "--kind", word], in: home)
      #expect(run.errors.contains("'\(word)' is not a kind of habit"), "\(run.errors)")
      let plain = try Self.run(
        ["add", "x", "--kind", word], in: home, changing: ["LC_ALL": "C", "LANG": nil])
      #expect(plain.errors.unicodeScalars.allSatisfy { $0.isASCII }, "\(plain.errors)")
    }
  }
}

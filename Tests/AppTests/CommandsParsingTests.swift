import SwiftCalCore
import Testing

@testable import SwiftCalApp

@Suite("The words of a command line")
struct CommandsParsingTests {
  private static let read = Subject(habit: "Read")

  private static func checkIn(
    _ action: Action, _ subject: Subject, note: String? = nil, amount: Int? = nil,
    adding: Int? = nil
  ) -> Request {
    var request = CheckInRequest(action, subject)
    request.note = note
    request.amount = amount.map { Amount($0) }
    request.adding = adding.map { Amount($0) }
    return .checkIn(request)
  }

  static let changes: [([String], Request)] = [
    (["check"], checkIn(.check, Subject())),
    (["check", "Read"], checkIn(.check, Subject(either: "Read"))),
    (["check", "Read", "yesterday"], checkIn(.check, Subject(habit: "Read", day: "yesterday"))),
    (["check", "--on", "-3", "Read"], checkIn(.check, Subject(habit: "Read", day: "-3"))),
    (["check", "-o-3", "Read"], checkIn(.check, Subject(habit: "Read", day: "-3"))),
    (["check", "Read", "-3"], checkIn(.check, Subject(habit: "Read", day: "-3"))),
    (["check", "-3"], checkIn(.check, Subject(either: "-3"))),
    (["--habit", "Read", "check", "mon"], checkIn(.check, Subject(habit: "Read", day: "mon"))),
    (["check", "--habit=Read"], checkIn(.check, read)),
    (["check", "--", "--odd"], checkIn(.check, Subject(either: "--odd"))),
    (["skip", "Read", "--note=ill"], checkIn(.skip, Subject(either: "Read"), note: "ill")),
    (["check", "Run", "--amount", "5"], checkIn(.check, Subject(either: "Run"), amount: 5)),
    (["check", "Run", "--add", "-2"], checkIn(.check, Subject(either: "Run"), adding: -2)),
    (["note"], .showNote(Subject())),
    (["note", "a good day"], .noteOrHabit(Subject(), word: "a good day")),
    (["note", "Read", "went", "well"], .note(Subject(habit: "Read"), text: "went well")),
    (["-HRead", "note", "went", "well"], .note(Subject(habit: "Read"), text: "went well")),
    (["note", "Read", "", "--on", "mon"], .note(Subject(habit: "Read", day: "mon"), text: "")),
    (["schedule", "Read", "3/week"], .schedule(read, .times(3, per: .week), from: nil)),
    (["rename", "Read", "Write"], .rename(read, to: "Write")),
    (["archive", "Read"], .archive(read)),
    (["move", "Read", "2"], .move(read, place: 2)),
    (["pause", "-a"], .pause(all, from: nil, to: nil)),
    (["pause", "Read", "--from", "12-01", "--to=12-14"], .pause(read, from: "12-01", to: "12-14")),
    (["resume", "Read"], .resume(read, from: nil)),
    (["freeze", "Read"], .freeze(read, every: nil, cap: nil, from: nil)),
    (["freeze", "--off", "Read"], .freeze(read, every: 0, cap: nil, from: nil)),
    (["config", "day-start", "4:00"], .config(.dayStart, "04:00")),
    (["config", "day-start", "default"], .config(.dayStart, nil)),
    (["undo"], .undo),
  ]

  private static var all: Subject {
    var subject = Subject()
    subject.isAll = true
    return subject
  }

  static let looks: [([String], Request)] = [
    ([], .screen),
    (["--ascii", "--view", "year"], .screen),
    (["streak", "-j"], .streak(Subject(), json: true)),
    (["streak", "Read", "--js"], .streak(read, json: true)),
    (["export", "-"], .export(.json, nil)), (["export", "a.CSV"], .export(.csv, "a.CSV")),
    (["export", "-F", "json", "a.csv"], .export(.json, "a.csv")),
    (["help", "expo"], .help(.export)), (["help", "check"], .help(.check)),
    (["almanac", "export", "-"], .almanac(.export(nil))),
    (["show", "-m", "2026-02"], .show(Subject(), "2026-02")),
    (["days", "Read", "-jf", "-7"], .days(read, from: "-7", to: nil, json: true)),
    (["days", "-jf-7"], .days(Subject(), from: "-7", to: nil, json: true)),
    (["habits", "--names"], .habits(.names)),
    (["habits", "--archived"], .habits(.table, archived: true)),
    (["log", "--limit", "3"], .log(limit: 3, json: false)),
    (["config"], .showConfig(nil)),
    (["config", "half-life"], .showConfig(.halfLife)),
    (["explain", "Read", "mon"], .explain(Subject(habit: "Read", day: "mon"))),
    (["today", "--json"], .today(json: true)),
    (["--help"], .help(nil)),
    (["help", "check"], .help(.check)),
    (["check", "--help"], .help(.check)),
    (["check", "Read", "-h"], .help(.check)),
    (["-V"], .version),
    (["--generate=fish"], .generate(.fish)),
  ]

  @Test("ask for changes", arguments: changes)
  func change(words: [String], request: Request) throws {
    #expect(try Invocation(words: words).request == request)
  }

  @Test("ask for something to look at", arguments: looks)
  func look(words: [String], request: Request) throws {
    #expect(try Invocation(words: words).request == request)
  }

  @Test("carry options of the program before and after the command")
  func globalOptions() throws {
    let words = [
      "-AS", "/tmp/a b", "streak", "--day-start=04:00", "--color", "never", "--first", "sun",
    ]
    let options = try Invocation(words: words).options
    #expect(options.ascii && options.store == "/tmp/a b" && options.color == .never)
    let settings = options.applied(to: Settings())
    #expect(settings.dayStart == ClockTime(hour: 4, minute: 0) && settings.firstWeekday == .sunday)
  }

  @Test("give a habit its values")
  func habitFields() throws {
    let words = [
      "add", "Run", "far", "--target", "20", "--unit", "km", "--per=week", "-g", "Body", "-c",
      "red",
      "--skips", "2",
    ]
    var fields = HabitFields()
    fields.name = "Run far"
    fields.kind = .atLeast
    fields.target = Amount(20)
    fields.unit = "km"
    fields.period = .week
    fields.group = "Body"
    fields.color = .red
    fields.skips = .some(2)
    #expect(try Invocation(words: words).request == .add(fields))
  }
}

@Suite("The line typed on the screen")
struct CommandsLineTests {
  static let lines: [(String, Request)] = [
    ("check yesterday", .checkIn(CheckInRequest(.check, Subject(either: "yesterday")))),
    ("goto 2025-02-28", .act(.goto, argument: "2025-02-28")),
    ("goto -3", .act(.goto, argument: "-3")),
    ("find  two words", .act(.find, argument: "two words")),
    ("q", .act(.quit, argument: nil)),
    ("note 'it''s \"fine\"'", .noteOrHabit(Subject(), word: "its \"fine\"")),
    (#"note Read "a \"b\" \\ c""#, .note(Subject(habit: "Read"), text: #"a "b" \ c"#)),
    ("note it's", .noteOrHabit(Subject(), word: "it's")),
    ("help pause", .help(.pause)),
    (#"rename two\ words"#, .rename(Subject(), to: "two words")),
    ("archive", .archive(Subject())),
    ("check --help", .help(.check)),
  ]

  @Test("is taken apart like a shell's, and means the same commands", arguments: lines)
  func line(text: String, request: Request) throws {
    #expect(try Invocation(line: text).request == request)
  }

  static let faults: [(String, CommandError)] = [
    ("note 'open", .unclosedQuote),
    (#"note open\"#, .unclosedQuote),
    ("unch --store x", .option(.unknown("--store"))),
    (
      "previous",
      .ambiguousCommand("previous", ["previous-month", "previous-year", "previous-habit"])
    ),
    ("nonsense", .unknownCommand("nonsense")),
    ("goto", .missingOperand("DATE", of: .goto)),
    ("left 3", .unwantedOperand("3", of: .left)),
  ]

  @Test("names its faults", arguments: faults)
  func fault(text: String, error: CommandError) {
    #expect(throws: error) { try Invocation(line: text) }
  }
}

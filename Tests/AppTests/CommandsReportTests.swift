import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

/// Three habits as of 2026-11-30, a Monday.
private enum Sample {
  static let today: Day = "2026-11-30"

  static let snapshot: Snapshot = {
    let read = Habit(id: HabitID(1), name: "Read", added: "2026-11-01")
    var run = Habit(
      id: HabitID(2), name: "走る \u{1b}[31m", kind: .atLeast, added: "2026-11-01",
      plans: [Plan(target: Target(Amount(20), unit: "km", per: .week))])
    run.group = "Body"
    var old = Habit(id: HabitID(3), name: "Old", added: "2026-01-01")
    old.archived = "2026-11-02"
    let first: Day = "2026-11-01"
    let reading = (20...29).map { CheckIn(first + ($0 - 1), mark: $0 == 25 ? .skipped : .done) }
    var runs = [CheckIn("2026-11-24", amount: Amount("20"))]
    runs.append(CheckIn(today, amount: Amount("5.2"), note: "rain\u{2028}\"wind\""))
    return Snapshot(
      habits: [read, run, old], checkIns: [read.id: reading, run.id: runs])
  }()

  static let reporter: Reporter = {
    // The widths of characters are asked of the C library, which knows them by the locale.
    setlocale(LC_CTYPE, "C.UTF-8")
    return Reporter(CommandContext(snapshot, today: today))
  }()
  static var read: Habit { snapshot.habits[0] }
  static var run: Habit { snapshot.habits[1] }
}

@Suite("Reports of the command line")
struct CommandsReportTests {
  @Test("tell the streak in words")
  func streak() {
    #expect(
      Sample.reporter.streak(of: Sample.read, json: false).lines == [
        "Read",
        "current  9 days, 2026-11-20 to 2026-11-29",
        "longest  9 days, 2026-11-20 to 2026-11-29",
        "today    open, at risk",
      ])
  }

  @Test("tell the streak as JSON")
  func streakJSON() {
    #expect(
      Sample.reporter.streak(of: Sample.read, json: true).lines == [
        #"{"habit":"Read","today":"2026-11-30","unit":"day","current":9,"longest":9,"#
          + #""current_start":"2026-11-20","current_end":"2026-11-29","#
          + #""longest_start":"2026-11-20","longest_end":"2026-11-29","#
          + #""at_risk":true,"state":"pending"}"#
      ])
  }

  @Test("list days with their states")
  func days() throws {
    let report = try Sample.reporter.days(of: Sample.read, from: "11-24", to: "11-26", json: false)
    #expect(
      report.lines == [
        "2026-11-24  Tue  ●  done", "2026-11-25  Wed  »  skipped", "2026-11-26  Thu  ●  done",
      ])
    let json = try Sample.reporter.days(of: Sample.run, from: "today", to: nil, json: true)
    #expect(
      json.lines == [
        "[",
        #"{"day":"2026-11-30","state":"partial","amount":5.2,"note":"rain\u2028\"wind\""}"#,
        "]",
      ])
    #expect(throws: CommandError.self) {
      try Sample.reporter.days(of: Sample.read, from: "mon", to: "-3", json: false)
    }
  }

  @Test("list the days of a century at most, and say so")
  func mostDays() throws {
    #expect {
      try Sample.reporter.days(of: Sample.read, from: "0001-01-01", to: "9999-12-31", json: true)
    } throws: { error in
      (error as? CommandError)?.message
        == "'0001-01-01' is not a first day for 36525 days at most; use 9899-12-31 or later."
    }
    let century = try Sample.reporter.days(
      of: Sample.read, from: "2000-01-01", to: "2099-12-31", json: false)
    #expect(century.lines.count == 36_525)
  }

  @Test("list what is due today, and say by the status that something is open")
  func today() {
    let report = Sample.reporter.today(json: false)
    #expect(
      report.lines == [
        "○  Read           open         9 days  at risk",
        "◐  走る \\x1b[31m  partly done  1 week  5.2 of 20 km this week",
      ])
    #expect(report.status == .failure)
  }

  @Test("line up by the columns that names take, and never let a control character through")
  func habits() {
    #expect(
      Sample.reporter.habits(.table).lines == [
        "Read           yes or no  daily",
        "走る \\x1b[31m  at least   daily  20 km/week  Body",
        "Old            yes or no  daily                    archived",
      ])
    #expect(Sample.reporter.habits(.names).lines == ["Read", "走る \\x1b[31m"])
  }

  @Test("print names whole, so that they can be typed back, and no control character")
  func wholeNames() {
    let names = [
      "\u{1f469}\u{200d}\u{1f4bb} code", "\u{1f44d}\u{1f3fd}", "\u{2764}\u{fe0f} love",
      "e\u{301}te\u{301}",
    ]
    let habits = (names + ["\u{9b}31m\u{202e}"]).enumerated().map {
      Habit(id: HabitID(Int64($0 + 1)), name: $1, added: "2026-11-01")
    }
    for charset in [Charset.unicode, .ascii] {
      let reporter = Reporter(
        CommandContext(Snapshot(habits: habits), today: "2026-11-30"), charset: charset)
      #expect(reporter.habits(.names).lines == names + ["\\x9b31m\\u{202e}"])
    }
  }

  @Test("print JSON that others can read, with the keys that the manual page names")
  func json() throws {
    let reports: [(String, Report)] = [
      ("streak --json", Sample.reporter.streak(of: Sample.run, json: true)),
      ("days --json", try Sample.reporter.days(of: Sample.run, from: nil, to: nil, json: true)),
      ("habits --json", Sample.reporter.habits(.json)),
      ("today --json", Sample.reporter.today(json: true)),
      ("stats --json", Sample.reporter.stats(of: nil, json: true)),
      ("log --json", Sample.reporter.log([Sample.change], json: true)),
      ("doctor --json", Report(findings: [.size(bytes: 1, version: 1)])),
      ("doctor --repair --json", Report(mended: Mended(), status: .success)),
    ]
    for (name, report) in reports {
      let format = try #require(JSONFormat.all.first { $0.command == name })
      let data = Data(report.lines.joined(separator: "\n").utf8)
      let value = try JSONSerialization.jsonObject(with: data)
      let objects =
        format.isArray ? value as? [[String: Any]] : (value as? [String: Any]).map { [$0] }
      #expect(objects?.isEmpty == false, "\(name)")
      for object in objects ?? [] { #expect(Set(object.keys) == Set(format.keys), "\(name)") }
      let line = try #require(report.lines.first { $0.hasPrefix("{") })
      let places = format.keys.compactMap { line.range(of: "\"\($0)\":")?.lowerBound }
      #expect(places == places.sorted() && places.count == format.keys.count, "\(name)")
    }
  }

  @Test("show a month without colors, or with them")
  func month() {
    let plain = Sample.reporter.month(of: Sample.read, nil, theme: nil)
    #expect(plain.lines.first == "Read: 9 day streak")
    #expect(plain.lines.contains { $0.contains("November 2026") })
    #expect(plain.lines.allSatisfy { !$0.contains("\u{1b}") })
    let colored = Sample.reporter.month(
      of: Sample.read, Month(iso: "2026-02"), theme: Theme(.eight))
    #expect(colored.lines.contains { $0.contains("\u{1b}[") })
  }

  @Test("explain a run, what broke the one before, and what today needs")
  func explain() throws {
    var snapshot = Sample.snapshot
    let read = Sample.read
    let first: Day = "2026-11-20"
    snapshot.checkIns[read.id] = (0..<10).map {
      CheckIn(first + $0, mark: $0 == 2 ? .missed : $0 == 5 ? .skipped : .done)
    }
    snapshot.checkIns[read.id]?[5].note = "ill"
    let reporter = Reporter(CommandContext(snapshot, today: Sample.today))
    let lines = try reporter.explain(read, on: Sample.today).lines
    #expect(
      lines == [
        "Read: 6 day streak, longest 6 days",
        "2026-11-22                The run before broke: marked missed.",
        "2026-11-23                The run begins.",
        "2026-11-23 to 2026-11-24  2 days done.",
        "2026-11-25                Skipped: ill",
        "2026-11-26 to 2026-11-29  4 days done.",
        "2026-11-30                Needs a check-in before the day ends.",
        "                          Score 34%, from 0% at first. Asked 28 times: 8 kept,",
        "                          20 not.",
        "                          The latest count most: of a daily habit the last 13",
        "                          days are half.",
      ])
    #expect(lines.allSatisfy { $0.utf8.count <= 80 })
    let earlier = try reporter.explain(read, on: "2026-11-22").lines
    #expect(earlier.first == "Read: no streak, longest 2 days")
    #expect(earlier.contains("2026-11-22                The run breaks: marked missed."))
  }

  @Test(
    "explain a day on which nothing is asked by what it is",
    arguments: [
      ("2026-10-31", ["Read", "2026-10-31  'Read' has not begun yet: it begins on 2026-11-10."]),
      ("2026-12-24", ["2026-12-24 is still to come: nothing is set for 'Read' yet."]),
      ("2026-12-25", ["2026-12-25 is still to come: 'Read' is set as skipped on it."]),
      ("2027-02-01", ["2027-02-01 is still to come, and 'Read' ends before it."]),
    ])
  func explainOutside(_ text: String, _ wanted: [String]) throws {
    let day = try Day(iso: text)
    var read = Sample.read
    read.start = "2026-11-10"
    read.end = "2027-01-31"
    var snapshot = Sample.snapshot
    snapshot.habits = [read]
    snapshot.checkIns[read.id]?.append(CheckIn("2026-12-25", mark: .skipped))
    let reporter = Reporter(CommandContext(snapshot, today: Sample.today))
    #expect(try reporter.explain(read, on: day).lines == wanted)
  }

  @Test("explain a habit that has ended or is in the archive as it stood")
  func explainOver() throws {
    var read = Sample.read
    read.end = "2026-11-20"
    let reporter = Reporter(CommandContext(Sample.snapshot, today: Sample.today))
    #expect(
      try reporter.explain(read, on: Sample.today).lines.contains {
        $0.hasSuffix("It ended on 2026-11-20: nothing is asked any more.")
      })
    read.archived = "2026-11-15"
    #expect(
      try reporter.explain(read, on: Sample.today).lines.contains {
        $0.hasSuffix("In the archive since 2026-11-15: nothing is asked any more.")
      })
  }

  @Test("tell what a habit that is only tracked has, and null where it has nothing")
  func tracked() {
    let weight = Habit(id: HabitID(9), name: "Weight", kind: .trackOnly, added: "2026-10-01")
    var snapshot = Sample.snapshot
    snapshot.habits = [weight]
    snapshot.checkIns[weight.id] = [
      CheckIn("2026-10-30", amount: Amount(70)), CheckIn("2026-11-02", amount: Amount("71.5")),
      CheckIn("2026-11-20", mark: .done), CheckIn("2026-11-21", mark: .skipped),
    ]
    let reporter = Reporter(CommandContext(snapshot, today: Sample.today))
    #expect(
      reporter.streak(of: weight, json: false).lines == [
        "'Weight' is only tracked and has no streak: 2 days this month, 71.5 in all;"
          + " last on 2026-11-20."
      ])
    let json = reporter.streak(of: weight, json: true).lines.joined()
    #expect(json.contains(#""unit":null,"current":null,"longest":null,"current_start":null"#))
    #expect(
      reporter.stats(of: weight, json: true).lines.joined()
        .contains(#""unit":null,"current":null,"longest":null,"score":null"#))
    #expect(reporter.stats(of: weight, json: false).lines.last?.contains("0 days") == false)
    #expect(
      reporter.month(of: weight, nil, theme: nil).lines.first == "Weight: 2 days this month")
  }

  @Test("tell a week that is cut by its share of the target, in every place")
  func shareOfWeek() throws {
    var run = Sample.run
    run.start = "2026-11-27"
    run.name = "Run"
    var snapshot = Sample.snapshot
    snapshot.habits = [run]
    snapshot.checkIns[run.id] = [CheckIn("2026-11-28", mark: .done, amount: Amount(5))]
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-28"))
    let today = reporter.today(json: false)
    #expect(
      today.lines == ["◐  Run  partly done  0 weeks  5 of 9 km this week, at risk"]
        || today.lines == ["◐  Run  partly done  0 weeks  5 of 9 km this week"])
    #expect(today.status == .failure)
    let json = reporter.today(json: true).lines.joined()
    #expect(json.contains(#""amount":5,"target":9,"unit":"km","per":"week","left":4"#))
    #expect(
      try reporter.explain(run, on: "2026-11-28").lines.contains {
        $0.hasSuffix("Needs 4 km more through 2026-11-29.")
      })
  }

  @Test("tell how many of the days asked of a week are done")
  func timesOfWeek() {
    var read = Sample.read
    read.plans = [Plan(schedule: .times(3, per: .week))]
    var snapshot = Sample.snapshot
    snapshot.habits = [read]
    snapshot.checkIns[read.id] = [CheckIn("2026-11-24", mark: .done)]
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-25"))
    #expect(
      reporter.today(json: false).lines == ["○  Read  open  0 weeks  1 of 3 this week"])
  }

  @Test("explain a week that counts done days by those days, also where they have amounts")
  func explainCountedAmounts() throws {
    var snapshot = Sample.snapshot
    var run = Sample.read
    run.kind = .atLeast
    run.start = "2026-11-16"
    run.plans = [Plan(schedule: .times(2, per: .week), target: Target(Amount(5), unit: "km"))]
    snapshot.habits = [run]
    snapshot.checkIns[run.id] = ["2026-11-17", "2026-11-19"].map {
      CheckIn($0, amount: Amount(6))
    }
    let reporter = Reporter(CommandContext(snapshot, today: "2026-11-23"))
    let lines = try reporter.explain(run, on: "2026-11-23").lines
    #expect(lines.contains("2026-11-16 to 2026-11-22  2 of 2 done: adds 1 week."))
  }

  @Test("count days by their state")
  func stats() {
    #expect(
      Sample.reporter.stats(of: Sample.read, json: false).lines.map { $0.split(separator: " ") }
        .last?.suffix(3) == ["9", "19", "1"])
  }

  @Test(
    "tell what a step changed of a habit",
    arguments: [
      ([ChangedValue(.group, before: nil, after: "Home")], "group from none to 'Home'"),
      ([ChangedValue(.place, before: "2", after: "1")], "place from 2 to 1"),
      (
        [ChangedValue(.schedule, from: "2026-12-01", before: "daily", after: "3/week")],
        "schedule from daily to 3/week, from 2026-12-01 on"
      ),
      (
        [ChangedValue(.pause, from: "2026-12-01", before: nil, after: "2026-12-05")],
        "pause from 2026-12-01 to 2026-12-05"
      ),
      (
        [ChangedValue(.pause, from: "2026-12-01", before: "open", after: "2026-12-05")],
        "pause from 2026-12-01, its end from open to 2026-12-05"
      ),
      (
        [ChangedValue(.pause, from: "2026-12-01", before: "open", after: nil)],
        "pause from 2026-12-01 taken away"
      ),
      (
        [ChangedValue(.freezes, from: "2026-12-01", before: nil, after: "every 7, up to 2")],
        "freezes from off to every 7, up to 2, from 2026-12-01 on"
      ),
      ([ChangedValue(.archived, before: nil, after: "2026-12-01")], "archived on 2026-12-01"),
      ([ChangedValue(.archived, before: "2026-12-01", after: nil)], "taken back from the archive"),
      (
        [
          ChangedValue(.color, before: "orange", after: "red"),
          ChangedValue(.skips, before: "3", after: nil),
        ], "color from orange to red; skips from 3 to none"
      ),
    ])
  func logChanged(_ values: [ChangedValue], _ text: String) {
    #expect(Strings().logChanged(values) == text)
  }

  @Test("tell the steps of the log")
  func log() {
    #expect(
      Sample.reporter.log([Sample.change], json: false).lines == [
        "2026-11-30 21:04  Read  2026-11-29 +1  undo: done to skipped (ill)"
      ])
  }
}

extension Sample {
  static let change = Change(
    id: 7, at: "2026-11-30T21:04:05+01:00", device: "desk", action: "undo", habit: "Read",
    day: "2026-11-29", dayCount: 2,
    text: Change.text(
      before: CheckIn("2026-11-29", mark: .done),
      after: CheckIn("2026-11-29", mark: .skipped, note: "ill")))
}

@Suite("JSON")
struct CommandsJSONTests {
  @Test("is read back by Foundation as what was written, for every scalar up to U+2FFF")
  func roundTrip() throws {
    for start in stride(from: UInt32(0), to: 0x3000, by: 256) {
      let scalars = (start..<start + 256).compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      let data = Data(JSON.object([.init(key: text, value: .string(text))]).text.utf8)
      let value = try JSONSerialization.jsonObject(with: data) as? [String: String]
      #expect(value?[text].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  @Test("holds no byte that acts on a terminal")
  func noControls() {
    let text = String(String.UnicodeScalarView((0...0x2030).compactMap(Unicode.Scalar.init)))
    let written = JSON.string(text).text
    #expect(
      written.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) && $0.value != 0x2028
          && $0.value != 0x2029
      })
  }

  @Test("is empty where there is nothing")
  func empty() {
    #expect(JSON.array([]).lines == ["[]"])
    #expect(JSON.amount(Amount("0.000001") ?? .zero).text == "0.000001")
  }
}

import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

/// Three habits as of 2026-11-30, a Monday.
enum Sample {
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
          + #""at_risk":true,"state":"pending","archived":false,"freezes_held":null,"skips_left":null}"#
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

  @Test("count days by their state")
  func stats() {
    #expect(
      Sample.reporter.stats(of: Sample.read, json: false).lines.map { $0.split(separator: " ") }
        .last?.suffix(3) == ["9", "19", "1"])
  }

  @Test("tell the steps of the log")
  func log() {
    #expect(
      Sample.reporter.log([Sample.change], json: false).lines == [
        "2026-11-30 21:04  Read  2026-11-29 +1  undo: done to skipped (ill)"
      ])
    let merge = Change(
      id: 8, at: "2026-11-30T21:05:00+01:00", device: "", action: "edit", habit: nil, day: nil,
      dayCount: 3, text: "a merge of 3 days")
    #expect(
      Sample.reporter.log([merge], json: false).lines == ["2026-11-30 21:05      a merge of 3 days"]
    )
  }
}

extension Sample {
  static let change = Change(
    id: 7, at: "2026-11-30T21:04:05+01:00", device: "desk", action: "undo", habit: "Read",
    day: "2026-11-29", dayCount: 2,
    text: Strings().logCheckIn(
      before: CheckIn("2026-11-29", mark: .done),
      after: CheckIn("2026-11-29", mark: .skipped, note: "ill"), of: .yesNo))
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

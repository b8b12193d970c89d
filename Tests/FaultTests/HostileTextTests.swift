import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

/// Text by which somebody could take a terminal, a tmux or a shell over, wherever it is shown.
@Suite("Hostile text")
struct HostileTextTests {
  private let home: Home

  /// A store in which every text is hostile, also those that the program itself refuses to write.
  init() throws {
    home = try Home()
    let (today, now) = (Day("2026-11-30"), "2026-11-30T12:00:00Z")
    let store = try HabitStore(path: home.store, access: .readWrite)
    let plans = [Plan(target: Target(Amount(5), unit: "km"))]
    var habit = Habit(id: HabitID(0), name: "Read", kind: .atLeast, added: today - 9, plans: plans)
    (habit.group, habit.question) = ("group", "question")
    try store.perform(.addHabit(habit), today: today, now: now)
    habit = Habit(id: HabitID(0), name: "Other", added: today - 9)
    try store.perform(.addHabit(habit), today: today, now: now)
    for id in 1...2 {
      try store.perform(
        .checkIn(HabitID(Int64(id)), on: [today], .note("note")), today: today, now: now)
    }
    let bytes = HostileText.text.utf8.map { String(format: "%02x", $0) }.joined()
    let text = "CAST(x'\(bytes)' AS TEXT)"
    try RawConnection(home.store).run(
      """
      PRAGMA ignore_check_constraints = ON;
      UPDATE habit SET name = 'Read' || \(text), section = \(text), question = \(text) WHERE id = 1;
      UPDATE plan SET unit = \(text) WHERE habit = 1;
      UPDATE check_in SET note = \(text) || char(0) || 'x' WHERE habit = 1;
      UPDATE check_in SET note = \(text), mark = 'done' WHERE habit = 2;
      UPDATE change SET after = json_replace(
        after, '$.name', \(text), '$.note', \(text), '$.section', \(text), '$.question', \(text));
      UPDATE step SET device = \(text), at = at || \(text);
      INSERT OR REPLACE INTO almanac VALUES (11, 30, \(text));
      """)
  }

  @Test("of a megabyte is shown harmless too")
  func megabyte() throws {
    let count = 1_000_000 / HostileText.text.utf8.count
    try RawConnection(home.store).run(
      "UPDATE check_in SET note = replace(hex(zeroblob(\(count))), '00', note) WHERE habit = 2")
    for words in [["note", "Other"], ["days", "Other"], ["explain", "Other"]] {
      let run = try Program.run([Program.swiftcal] + words, in: home, within: 120)
      expectHarmless(run, words)
    }
    expectHarmless(try Program.run([Program.mini, "--habit", "Other"], in: home), [])
  }

  /// What a terminal would obey; colors are taken out before where they are wanted.
  private func commands(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0a: false
      case 0...0x1f, 0x7f...0x9f, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
      default: false
      }
    }.map { String($0.value, radix: 16) }
  }

  private func expectHarmless(_ run: Program, _ words: [String]) {
    for text in [run.output, run.errors] {
      let found = commands(in: text.replacing(/\u{1b}\[[0-9;]*m/, with: ""))
      #expect(found.isEmpty, "\(words): \(Set(found)) in \(text.prefix(300).debugDescription)")
    }
    if case .killed = run.ending { Issue.record("\(words): \(run.ending)") }
  }

  @Test("that is stored is shown harmless by every command", arguments: HostileText.reports)
  func reports(_ words: [String]) throws {
    expectHarmless(try Program.run([Program.swiftcal] + words, in: home), words)
  }

  @Test("that is stored is shown harmless by the widget in every shape")
  func widget() throws {
    for format in ["plain", "ansi", "tmux"] {
      for family in ["inline", "medium"] {
        for habit in [[], ["--habit", "Other"], ["--ascii"], ["--name"], ["--name", "-W", "300"]] {
          let words = ["--format", format, "--family", family] + habit
          let run = try Program.run([Program.mini] + words, in: home)
          #expect(run.ending == .exited(0), "\(run)")
          expectHarmless(run, words)
          if format == "tmux" { expectNoFormat(run.output) }
        }
      }
    }
  }

  /// What is no style of the widget's own begins with an even number of signs, which show as half.
  private func expectNoFormat(_ text: String) {
    for match in text.matches(of: /(#+)([({A-Z])/) {
      #expect(match.output.1.count.isMultiple(of: 2), "\(text)")
    }
    #expect(!text.contains(/(^|[^#])(##)*#\[fg=red/), "\(text)")
  }

  @Test("that is typed is shown harmless where it is refused", arguments: HostileText.errors)
  func refusals(_ words: [String]) throws {
    expectHarmless(try Program.run([Program.swiftcal] + words, in: home), words)
    let mini = words.map { $0 == "streak" || $0 == "check" ? "--habit" : $0 }
    expectHarmless(try Program.run([Program.mini] + mini, in: home), mini)
  }

  @Test("in the path of a store, a backup and an export is shown harmless")
  func paths() throws {
    let folder = home.path + "/p" + HostileText.text.filter { $0 != "/" }
    let path = folder + "/s.sqlite"
    for words in [
      ["--store", path, "add", "Read"], ["--store", path, "check"], ["--store", path, "backup"],
      ["--store", path, "backup", folder + "/b"], ["--store", path, "export", folder + "/e"],
      ["--store", path, "doctor"], ["--store", path, "restore", folder + "/b"],
      ["--store", path, "import", folder + "/e"], ["--store", path, "import", folder + "/b"],
    ] {
      let run = try Program.run([Program.swiftcal] + words, in: home)
      expectHarmless(run, words)
      #expect(run.ending == .exited(0) || run.ending == .exited(65), "\(run)")
    }
    chmod(path, 0o644)
    #expect(FileManager.default.createFile(atPath: path + " (conflicted copy)", contents: nil))
    expectHarmless(try Program.run([Program.swiftcal, "--store", path, "doctor"], in: home), [])
    expectHarmless(try Program.run([Program.mini, "--store", folder], in: home), [])
  }

  @Test("that is stored or typed is shown harmless by the screen", arguments: [80, 200])
  func screen(columns: Int) throws {
    let pty = try Pty([Program.swiftcal], in: home, columns: columns, rows: 40)
    try pty.output(until: "November 2026")
    var bytes: [UInt8] = []
    for keys in [
      "1", "2", "3", "4", "5", "1", "e", "q", "\t", "e", "q", "E", "\u{1b}", "?", "q", "n",
      "\u{1b}", ":streak \u{9b}31m\u{202e}\r", "\u{1b}", ":nonsense\u{202e}\r", "u", "/#(id)\r",
      "2jj ",
    ] {
      pty.send(keys)
      bytes += pty.output(quietFor: 0.15, within: 3)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("owned"), "the hostile texts were on the screen")
    for command in ["\u{1b}]", "\u{7}\u{1b}[31m", "\u{202e}", "\u{2066}", "\u{2028}", "\u{7f}"] {
      #expect(!text.contains(command), "\(command.debugDescription)")
    }
    #expect(!text.unicodeScalars.contains { (0x80...0x9f).contains($0.value) })
    #expect(pty.child.poll() == nil)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("The widget as a program")
struct WidgetTests {
  @Test(
    "Always prints a line, also where its words or its clock are wrong",
    arguments: [
      (["--widht", "20"], "wrong option"), (["--width", "x"], "wrong option"),
      (["extra"], "wrong option"), (["--format", "html"], "wrong option"),
      (["--format", "ansi", "--family", "big"], "wrong option"),
    ])
  func wrongWords(words: [String], mark: String) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let run = try Program.run([Program.mini] + words, in: home)
    #expect(run.output == mark + "\n" && run.ending == .exited(64), "\(run)")
    #expect(run.errors.hasPrefix("swiftcal-mini: "), "\(run)")
  }

  @Test("Says that the clock is wrong", arguments: [[], ["--format", "ansi"], ["--follow"]])
  func wrongClock(words: [String]) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let run = try Program.run(
      [Program.mini] + words, in: home, changing: ["SWIFTCAL_NOW": "noon"])
    #expect(run.output == "wrong SWIFTCAL_NOW\n" && run.ending == .exited(64), "\(run)")
    #expect(run.errors.contains("SWIFTCAL_NOW"), "\(run)")
  }

  @Test("Is no higher in a pipe than it has to be", arguments: [20, 40, 1000])
  func height(rows: Int) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let free = try home.mini("--family", "medium", "--width", "40")
    #expect(try home.mini("--family", "medium", "--width", "40", "--height", "\(rows)") == free)
    let low = try home.mini("--family", "medium", "--width", "40", "--height", "3")
    #expect(low.filter { $0 == "\n" }.count <= 3)
  }

  @Test("Ends soon when the reader of what it follows is gone")
  func followsIntoClosedPipe() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let script = "\(Program.mini) --follow | head -n 1; echo ended"
    let run = try Program.run(["sh", "-c", script], in: home, within: 5)
    #expect(run.output.hasSuffix("ended\n"), "\(run)")
  }

  @Test("Shows no keys while it follows, and leaves the line clean and none of them to the shell")
  func quietKeys() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let pty = try Pty(["sh", "-c", "trap : INT; \(Program.mini) --follow; stty -a"], in: home)
    try pty.output(until: "\u{1b}[J")
    let modes = try pty.modes(in: home)
    #expect(modes.contains(" -echo "), "\(modes)")
    pty.send("typed\n\u{3}")
    let rest = try pty.output(until: "iexten")
    let left = rest.prefix(upTo: rest.firstRange(of: "speed")?.lowerBound ?? rest.endIndex)
    #expect(!left.contains("typed") && !left.contains("^C"), "\(rest.debugDescription)")
    #expect(rest.hasPrefix("\u{1b}[?25h") && rest.contains(" echo "), "\(rest.debugDescription)")
    #expect(pty.unread == 0)
  }
}

import Foundation
import TestSupport
import Testing

/// Habits that were put away.
@Suite("Habits in the archive")
struct ArchiveTests {
  let home: Home

  init() throws {
    home = try Home()
    for name in ["Read", "Readings", "Run"] { try home.swiftcal("add", name) }
    for name in ["Readings", "Run"] { try home.swiftcal("archive", name) }
  }

  private func run(_ words: String...) throws -> Program {
    try Program.run([Program.swiftcal] + words, in: home)
  }

  @Test("are brought back by the beginning of a name, which means them alone, or listed")
  func candidates() throws {
    let none = try run("unarchive", "x")
    #expect(
      none.errors
        == "swiftcal: There is no habit 'x' in the archive; there is 'Readings' and 'Run'.\n")
    #expect(none.ending == .exited(66))
    let several = try run("unarchive", "r")
    #expect(several.errors.contains("'r' may mean 'Readings' or 'Run'"), "\(several)")
    #expect(try home.swiftcal("habits", "--names", "--archived") == "Readings\nRun\n")
    #expect(try home.swiftcal("habits", "--names") == "Read\n")
    #expect(try home.swiftcal("unarchive", "ru") == "'Run' is back.\n")
    #expect(try home.swiftcal("unarchive", "rea") == "'Readings' is back.\n")
    let empty = try run("unarchive", "rea")
    #expect(empty.errors.contains("in the archive, which is empty"), "\(empty)")
    #expect(try run("habits", "--archived").output == "The archive is empty.\n")
  }

  @Test("are told of where they are all there is, in both programs")
  func all() throws {
    try home.swiftcal("archive", "Read")
    let words = "Every habit is in the archive; 'swiftcal unarchive HABIT' takes one back."
    for command in ["streak", "check", "days"] {
      let run = try run(command)
      #expect(run.ending == .exited(66) && run.errors == "swiftcal: \(words)\n", "\(run)")
    }
    let named = try run("streak", "x")
    #expect(named.ending == .exited(66) && named.errors.contains("'unarchive'"), "\(named)")
    let stats = try run("stats")
    #expect(stats.ending == .exited(0) && stats.output == "\(words)\n", "\(stats)")
    let widget = try Program.run([Program.mini], in: home)
    #expect(widget.output == "all habits archived\n" && widget.ending == .exited(0), "\(widget)")
    #expect(widget.errors == "swiftcal-mini: \(words)\n", "\(widget)")
  }

  @Test("are told of on the screen, which brings them back, in every size", arguments: [80, 20])
  func screen(columns: Int) throws {
    try home.swiftcal("archive", "Read")
    let tmux = try Tmux(
      [Program.swiftcal], in: home, columns: columns, rows: columns == 80 ? 24 : 6)
    let screen = try tmux.wait(for: "unarchive")
    #expect(!screen.contains("Welcome"), "\(screen)")
    try tmux.press("Space")
    if columns == 80 { try tmux.wait(for: "':unarchive' and a name takes one back") }
    try tmux.type(":unarchive Ru")
    try tmux.press("Tab", "Enter")
    try waitUntil("the habit back") {
      try home.rows("SELECT name FROM habit WHERE archived IS NULL") == ["Run"]
    }
    try tmux.wait(for: "Run")
  }
}

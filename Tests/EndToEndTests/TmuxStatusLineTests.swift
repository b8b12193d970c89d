import Foundation
import TestSupport
import Testing

@Suite("The widget in tmux")
struct TmuxStatusLineTests {
  /// An outer tmux whose pane shows an inner one with the widget in its status line.
  private func nested(_ home: Home, widget: String = "--format tmux") throws -> Tmux {
    let inner = try home.write(
      """
      set -g status-interval 1
      set -g status-left ''
      set -g status-right '#(\(Program.mini) \(widget))|'
      set -g status-right-length 70
      setw -g automatic-rename off
      """, to: "inner.conf")
    return try Tmux(
      [
        "tmux", "-S", home.path + "/inner", "-f", inner, "new-session", "-n", "shell",
        "env PS1='$ ' sh",
      ], in: home)
  }

  private func lastLine(_ screen: String) -> String {
    String(screen.split(separator: "\n").last ?? "")
  }

  @Test("The status line shows the streak, and the new one after a check-in")
  func beforeAndAfter() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let tmux = try nested(home)
    try tmux.wait(for: "the open streak") { lastLine($0).contains("○ 11 days") }
    let screen = try Tmux([Program.swiftcal], in: home)
    try screen.wait(for: "November 2026")
    try screen.press("Space")
    try tmux.wait(for: "the new streak") { lastLine($0).contains("● 12 days") }
    try Program.run(["tmux", "-S", home.path + "/inner", "kill-server"], in: home).mustSucceed()
  }

  @Test(
    "A name that is tmux format language, or hostile to a terminal, is shown as it is",
    arguments: [
      "#S #{host} #[fg=red]x #(id)", "50% less, sugar", "#[x] #", "a,b #{?x,y,z}", "%H:%M",
    ])
  func hostileName(name: String) throws {
    let home = try Home()
    try home.swiftcal("add", "--", name)
    let tmux = try nested(home, widget: "--format tmux --name")
    try tmux.wait(for: name) { lastLine($0).contains(name) }
    try Program.run(["tmux", "-S", home.path + "/inner", "kill-server"], in: home).mustSucceed()
  }

  @Test("Signs in a row do no harm to tmux", arguments: ["x###", "###S", "##朝", "########[x]"])
  func signsInARow(name: String) throws {
    let home = try Home()
    // Memory that is written beyond its end ends the server at once.
    home.environment["MALLOC_CHECK_"] = "3"
    home.environment["LD_PRELOAD"] = "libc_malloc_debug.so.0"
    try home.swiftcal("add", "--", name)
    let tmux = try nested(home, widget: "--format tmux --name")
    let shown = name.replacingOccurrences(of: "##", with: "#♯").replacingOccurrences(
      of: "♯#", with: "♯♯")
    try tmux.wait(for: shown) { lastLine($0).contains(shown) }
    try Program.run(["tmux", "-S", home.path + "/inner", "kill-server"], in: home).mustSucceed()
  }

  @Test("Without a store, without a habit, with a newer store: a short line and exit status 0")
  func trouble() throws {
    let home = try Home()
    let none = try home.mini("--format", "tmux")
    #expect(none.count > 1 && none.count < 40 && none.hasSuffix("\n"))
    #expect(!FileManager.default.fileExists(atPath: home.store), "the widget made a store")
    try home.swiftcal("add", "Read")
    try home.change("DELETE FROM habit")
    #expect(try home.mini("--format", "tmux").count > 1)
    try home.change("PRAGMA user_version = 999")
    #expect(try home.mini("--format", "tmux").count > 1)
    #expect(try home.rows("PRAGMA user_version") == ["999"])
  }

  @Test("A name that finds no habit, or several, is told apart from an empty store")
  func unknownHabit() throws {
    let home = try Home()
    for name in ["Read", "Run"] { try home.swiftcal("add", name) }
    for (name, mark, status) in [("nope", "no such habit", 66), ("r", "several such habits", 64)] {
      let plain = try Program.run([Program.mini, "-H", name], in: home)
      #expect(plain.output == mark + "\n" && plain.ending == .exited(Int32(status)), "\(plain)")
      #expect(plain.errors.contains("'\(name)'"))
      #expect(try home.mini("-H", name, "--format", "tmux").contains(mark))
    }
  }

  @Test(
    "A store held by another program is answered at once, with a line",
    arguments: ["plain", "ansi", "tmux"])
  func busy(format: String) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    let holder = try StoreHolder(home)
    let run = try Program.run([Program.mini, "--format", format], in: home)
    #expect(run.seconds < 0.4)
    #expect(run.output.contains("busy"))
    #expect(run.output.last == "\n")
    if format == "tmux" { #expect(run.ending == .exited(0)) }
    try holder.release()
    #expect(try home.mini() == "○ 3 days · 12h left\n")
  }

  @Test(
    "A wrong option and a wrong clock are told by a mark, and by a status where tmux does not look",
    arguments: [
      (["--format", "tmux", "--widht", "20"], "wrong option"),
      (["--format=tmux", "--width", "x"], "wrong option"),
      (["--format", "tmux"], "wrong SWIFTCAL_NOW"),
    ])
  func misuse(words: [String], mark: String) throws {
    let home = try Home(now: "noon")
    let run = try Program.run([Program.mini] + words, in: home)
    #expect(run.ending == .exited(0) && run.output == mark + "\n" && !run.errors.isEmpty)
    let plain = words.map { $0 == "tmux" ? "plain" : $0.replacing("=tmux", with: "=plain") }
    let other = try Program.run([Program.mini] + plain, in: home)
    #expect(
      other.ending == .exited(64) && other.output == mark + "\n" && !other.errors.isEmpty)
  }

  @Test("In a pane the widget follows what other programs write")
  func follow() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let command = "\(Program.mini) --follow & echo $! >pid; wait; sleep 60"
    let tmux = try Tmux(["sh", "-c", command], in: home, columns: 44, rows: 10)
    let before = try tmux.wait(for: "day streak")
    try home.swiftcal("check")
    try tmux.wait(for: "the new number", within: 3) { $0 != before && $0.contains("day streak") }
    try tmux.resize(columns: 30, rows: 10)
    try tmux.wait(for: "a narrower widget") { $0.contains("12") && !$0.contains("day streak") }
    #expect(try tmux.value("#{cursor_flag}") == "0")
    try Program.run(["sh", "-c", "kill $(cat pid)"], in: home, from: home.path).mustSucceed()
    try waitUntil("the cursor again") { try tmux.value("#{alternate_on} #{cursor_flag}") == "0 1" }
  }
}

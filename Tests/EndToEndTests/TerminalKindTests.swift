import Foundation
import TestSupport
import Testing

@Suite("Kinds of terminals and locales")
struct TerminalKindTests {
  @Test(
    "It works on the usual kinds of terminals",
    arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100", "vt102", "xterm"])
  func known(terminal: String) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let tmux = try Tmux([Program.swiftcal], in: home, terminal: terminal)
    let before = try tmux.wait(for: "November 2026")
    try tmux.press("Space")
    try tmux.wait(for: "a change") { $0 != before }
    #expect(try home.marks().last == "2026-11-30|done")
    try tmux.press("[")
    try tmux.wait(for: "October 2026")
    try tmux.press("q")
    #expect(try tmux.waitForEnd() == .exited(0))
  }

  @Test(
    "On an unknown kind of terminal it says so in one line and exits with 69",
    arguments: ["xterm-ghostty-unknown", "", "dumb", "nonsense", nil])
  func unknown(terminal: String?) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let tmux = try Tmux(Program.outlived([Program.swiftcal]), in: home, terminal: terminal)
    let screen = try tmux.wait(for: "ended with 69")
    #expect(screen.hasPrefix("swiftcal: "), "\(screen)")
    #expect(screen.contains("TERM"), "\(screen)")
    #expect(
      try Program.run([Program.mini], in: home, changing: ["TERM": terminal]).output
        == "○ 11 days · 12h left\n")
  }

  @Test("A locale that is not installed shows all characters where its name says UTF-8")
  func notInstalled() throws {
    let home = try Home(habit: "Läufe 走る", doneDaysAgo: 1...11)
    home.environment["LC_ALL"] = "xx_YY.UTF-8"
    let tmux = try Tmux([Program.swiftcal], in: home)
    _ = try tmux.wait(for: "Läufe 走る")
    #expect(try home.mini() == "○ 11 days · 12h left\n")
  }

  @Test(
    "Where the character set is not UTF-8, ASCII is shown",
    arguments: ["C", "POSIX", "xx_YY", ""])
  func locale(name: String) throws {
    let home = try Home(habit: "Läufe 🏃", doneDaysAgo: 1...11)
    home.environment["LC_ALL"] = name
    let tmux = try Tmux([Program.swiftcal], in: home)
    let screen = try tmux.wait(for: "November 2026")
    #expect(screen.allSatisfy { $0.isASCII }, "\(screen)")
    #expect(try home.mini().allSatisfy { $0.isASCII })
    try tmux.press("Space")
    try waitUntil("the check-in") { try home.marks().count == 12 }
    #expect(try home.rows("SELECT name FROM habit") == ["Läufe 🏃"])
  }

  @Test("Without color the states of the days still differ", arguments: ["1", ""])
  func noColor(value: String) throws {
    let home = try Home(habit: "Read", doneDaysAgo: [2, 4])
    try home.swiftcal("skip", "--on", "-3")
    try home.swiftcal("miss", "--on", "-1")
    home.environment["NO_COLOR"] = value
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "November 2026")
    let colors = try tmux.styledScreen().ranges(of: /\u{1b}\[[0-9;]*(3[0-7]|38;5|48;5|38;2)/)
    #expect(colors.isEmpty == !value.isEmpty)
  }

  @Test(
    "Names of any script are shown letter by letter, alike on the screen and in the widget",
    arguments: [
      ("朝の運動", "朝の運動"), ("🏃 run", "🏃 run"), ("e\u{301}te\u{301}", "e\u{301}te\u{301}"),
      ("👨‍👩‍👧 family", "👨 family"), ("ไทย", "ไทย"), ("กำลังใจ", "กำลังใจ"), ("हिन्दी", "हिन्दी"),
      ("தமிழ்", "தமிழ்"), ("ខ្មែរ", "ខ្មែរ"), ("မြန်မာ", "မြန်မာ"), ("🇩🇪 Lauf", "🇩🇪 Lauf"),
      ("a\u{202E}b", #"a\u{202e}b"#), ("x\u{9B}31my", #"x\x9b31my"#),
      (String(repeating: "長", count: 120), "長長長長…"),
    ])
  func names(name: String, shown: String) throws {
    let home = try Home()
    try home.swiftcal("add", "Plain")
    try home.swiftcal("add", "Other")
    // The program refuses some of these; another one may have written them.
    let sql = "UPDATE habit SET name = '\(name)' WHERE name = 'Other'"
    try home.change(sql)
    let tmux = try Tmux([Program.swiftcal], in: home)
    // The last line to come.
    let screen = try tmux.wait(for: "q quit")
    #expect(!screen.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{9B}" })
    let rows = screen.split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains(shown) }, "\(screen)")
    let listed = try home.swiftcal("habits")
    #expect(!listed.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{9B}" })
    let widget = try home.mini("--name", "--habit", name, "--width", "20")
    #expect(widget.contains(shown.prefix(4)), "\(widget)")
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Sizes of the window")
struct SizeTests {
  @Test(
    "It starts, says when the window is too small, and quits at every size",
    arguments: [
      (1, 1), (10, 3), (19, 6), (20, 5), (20, 6), (40, 12), (80, 24), (120, 40), (200, 2),
      (250, 80),
    ])
  func sizes(columns: Int, rows: Int) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let fits = columns >= 20 && rows >= 6
    let tmux = try Tmux([Program.swiftcal], in: home, columns: columns, rows: rows)
    let screen = try tmux.wait(for: "something") { shown in
      guard fits else { return columns == 1 || shown.contains("W") }
      return shown.contains("11") || CounterReader.number(in: shown) == 11
    }
    if fits {
      #expect(!screen.contains("too small"))
    } else if columns >= 16 {
      #expect(screen.contains("too small"))
    }
    try tmux.press("q")
    #expect(try tmux.waitForEnd() == .exited(0))
  }

  @Test("After a storm of sizes with keys arriving, the last size is drawn and nothing is lost")
  func storm() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let tmux = try Tmux([Program.swiftcal], in: home)
    let before = try tmux.wait(for: "November 2026")
    var commands: [String] = []
    for step in 0..<300 {
      let columns = 1 + (step * 37) % 160
      let rows = 1 + (step * 23) % 60
      commands += ["resize-window", "-x", "\(columns)", "-y", "\(rows)", ";"]
      commands += ["send-keys", step.isMultiple(of: 2) ? "h" : "l", ";"]
    }
    try tmux.run(commands + ["resize-window", "-x", "80", "-y", "24"])
    try tmux.press("t")
    try tmux.wait(for: "the first screen again") { $0 == before }
    try tmux.resize(columns: 40, rows: 12)
    try tmux.wait(for: "a smaller layout") { $0.contains("Nov") && $0 != before }
    try tmux.press("Space")
    try waitUntil("the check-in") { try home.marks().last == "2026-11-30|done" }
  }

  @Test("A window that became too small recovers, with a prompt open")
  func promptThroughSmallSizes() throws {
    let home = try Home(habit: "Read", doneDaysAgo: [])
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "November 2026")
    try tmux.press("n")
    try tmux.type("a good")
    try tmux.wait(for: "a good")
    for (columns, rows) in [(1, 1), (10, 3), (19, 6), (200, 2)] {
      try tmux.resize(columns: columns, rows: rows)
    }
    try tmux.resize(columns: 80, rows: 24)
    try tmux.wait(for: "a good")
    try tmux.enter(" day")
    try waitUntil("the note") { try home.rows("SELECT note FROM check_in") == ["a good day"] }
  }
}

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

  @Test(
    "After a storm of sizes in tmux with keys arriving, the last size is drawn, nothing is lost")
  func storm() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let tmux = try Tmux([Program.swiftcal], in: home)
    let before = try tmux.wait(for: Self.lastWords)
    // A batch reaches the program as one or two changes: tmux keeps those back that come too fast.
    for batch in 0..<20 {
      let commands = (batch * 50..<(batch + 1) * 50).flatMap { step in
        let size = Self.size(step)
        let resize = ["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)", ";"]
        return resize + ["send-keys", step.isMultiple(of: 2) ? "h" : "l", ";"]
      }
      try tmux.run(commands + ["resize-window", "-x", "80", "-y", "24"])
    }
    try tmux.press("t")
    try tmux.wait(for: "the first screen again") { $0 == before }
    try tmux.resize(columns: 40, rows: 12)
    try tmux.wait(for: "a smaller layout") { $0.contains("Nov") && $0 != before }
    try tmux.press("Space")
    try waitUntil("the check-in") { try home.marks().last == "2026-11-30|done" }
  }

  @Test("After 1000 changes of the size, as fast as it reads its keys, the last one is drawn whole")
  func fastStorm() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    home.environment["TERM"] = "tmux-256color"
    let first = try Tmux([Program.swiftcal], in: home).wait(for: Self.lastWords)
    let pty = try Pty([Program.swiftcal], in: home)
    var sent = Array(try pty.output(until: "November 2026").utf8)
    for step in 0..<1000 {
      let size = Self.size(step)
      pty.resize(columns: size.columns, rows: size.rows)
      pty.send(step.isMultiple(of: 2) ? "h" : "l")
      repeat { sent += pty.output(quietFor: 0.001, within: 0.001) } while pty.unread > 1
      try #require(pty.child.poll() == nil)
    }
    pty.resize(columns: 80, rows: 24)
    pty.send("t")
    // What was sent for other sizes is garbage on a real terminal: the last drawing has to wipe it.
    let file = try home.write(String(decoding: sent.suffix(200_000), as: UTF8.self), to: "sent")
    let tmux = try Tmux(["sh", "-c", "stty raw -echo; tail -c +1 -f \(file)"], in: home)
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try tmux.wait(for: "the first screen again") { shown in
      try handle.seekToEnd()
      try handle.write(contentsOf: pty.output(quietFor: 0.05, within: 0.05))
      return shown == first
    }
    pty.send(" ")
    try waitUntil("the check-in") { try home.marks().last == "2026-11-30|done" }
  }

  /// What ends the hint of keys: once it is there, all of the screen is.
  private static let lastWords = "Tab habit"

  /// One of a thousand sizes that follow each other without order.
  private static func size(_ step: Int) -> (columns: Int, rows: Int) {
    (1 + (step * 37) % 160, 1 + (step * 23) % 60)
  }

  @Test("A window that shrinks and is as before when the program looks is drawn whole")
  func shrinksAndGrows() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let pty = try Pty([Program.swiftcal], in: home)
    try pty.output(until: "November 2026")
    for _ in 0..<20 {
      _ = pty.output(quietFor: 0.05)
      pty.resize(columns: 80, rows: 1)
      pty.resize(columns: 80, rows: 24)
      try pty.output(until: "November 2026", within: 5)
    }
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

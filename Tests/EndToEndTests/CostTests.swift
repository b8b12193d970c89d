import Foundation
import TestSupport
import Testing

@Suite("What it costs")
struct CostTests {
  @Test(
    "A move by one day sends little, with the almanac's text little more, and nothing unasked for",
    arguments: [("off", 120), ("on", 250)])
  func bytesOfAMove(almanac: String, most: Int) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    try home.swiftcal("almanac", almanac)
    let pty = try Pty([Program.swiftcal], in: home)
    try pty.output(until: "November 2026")
    _ = pty.output()
    for key in ["h", "h", "l", "h"] {
      pty.send(key)
      let sent = pty.output().count
      #expect((1...most).contains(sent), "\(key): \(sent) bytes")
    }
    #expect(pty.output(quietFor: 0.5).isEmpty)
  }

  @Test(
    "While nothing happens the screen and the following widget sleep", arguments: [true, false])
  func idle(screen: Bool) throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...11)
    let pty = try Pty(screen ? [Program.swiftcal] : [Program.mini, "--follow"], in: home)
    try pty.output(until: "day streak")
    _ = pty.output()
    let before = pty.child.wakeUps
    #expect(before > 0)
    #expect(pty.output(quietFor: 2.5).isEmpty)
    #expect(pty.child.wakeUps - before <= 1)
  }

  @Test("A store of many years opens at once", .timeLimit(.minutes(1)))
  func longHistory() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 0...1)
    try Program.run(
      [
        "sqlite3", home.store,
        """
        WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 7300)
        INSERT INTO check_in (habit, day, mark)
        SELECT habit.id, date('2026-11-30', -i || ' days'), 'done' FROM n, habit
        """,
      ], in: home
    ).mustSucceed()
    #expect(try home.mini() == "● 7301 days\n")
    let (seconds, _) = try MonotonicTime.measure { try home.mini() }
    #expect(seconds < 0.3)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Checking in on the screen")
struct CheckInTests {
  @Test("The first start asks for a habit, then shows the calendar; Space checks in")
  func firstStart() throws {
    let home = try Home()
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "habit")
    try tmux.enter("Read")
    try tmux.wait(for: "November 2026")
    #expect(try home.rows("SELECT name FROM habit") == ["Read"])
    #expect(try home.marks() == [])

    try tmux.press("Space")
    try waitUntil("the check-in in the store") { try home.marks() == ["2026-11-30|done"] }
    try tmux.wait(for: "day streak")
    #expect(try home.mini() == "● 1 day\n")

    try tmux.press("Space")
    try waitUntil("the check-in taken out") { try home.marks() == [] }
    try tmux.press("q")
    #expect(try tmux.waitForEnd() == .exited(0))
  }

  @Test("What the screen shows as saved is in the store, even when it is killed at once")
  func killed() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...3)
    for round in 0..<3 {
      let pty = try Pty([Program.swiftcal], in: home)
      _ = pty.output(quietFor: 0.2)
      try home.swiftcal("uncheck", "Read")
      _ = pty.output(quietFor: 0.2)
      pty.send(" ")
      try pty.firstByte()
      pty.child.signal(SIGKILL)
      #expect(try pty.child.wait() == .killed(SIGKILL))
      #expect(try home.swiftcal("streak").contains("4"), "round \(round)")
      #expect(try home.marks().last == "2026-11-30|done")
    }
  }

  @Test("Past days are checked in where the cursor is; a day to come is refused in words")
  func pastAndFuture() throws {
    let home = try Home(habit: "Read", doneDaysAgo: [])
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "November 2026")
    try tmux.press("h", "Space")
    try waitUntil("yesterday") { try home.marks() == ["2026-11-29|done"] }
    try tmux.press("k", "Space")
    try waitUntil("a week before") { try home.marks().first == "2026-11-22|done" }
    try tmux.press("[")
    try tmux.wait(for: "October 2026")
    try tmux.press("t", "l")
    try tmux.wait(for: "December 2026")
    let before = try tmux.screen()
    try tmux.press("Space")
    try tmux.wait(for: "a message") { $0 != before }
    #expect(try home.marks() == ["2026-11-22|done", "2026-11-29|done"])
  }

  @Test("Undo and redo go on after a restart")
  func undoOverRestart() throws {
    let home = try Home(habit: "Read", doneDaysAgo: [1])
    let first = try Tmux([Program.swiftcal], in: home)
    try first.wait(for: "November 2026")
    try first.press("Space")
    try waitUntil("the check-in") { try home.marks().count == 2 }
    try first.press("q")
    #expect(try first.waitForEnd() == .exited(0))

    let second = try Tmux([Program.swiftcal], in: home)
    try second.wait(for: "November 2026")
    try second.press("u")
    try waitUntil("the check-in undone") { try home.marks() == ["2026-11-29|done"] }
    try second.press("u")
    try waitUntil("the one before undone") { try home.marks() == [] }
    try second.press("C-r")
    try waitUntil("one redone") { try home.marks() == ["2026-11-29|done"] }
    try home.swiftcal("redo")
    #expect(try home.marks() == ["2026-11-29|done", "2026-11-30|done"])
    #expect(try home.mini() == "● 2 days\n")
  }

  @Test("Undo of a merge is seen on the screen at once, with every habit as it was")
  func undoOfMerge() throws {
    let home = try Home(habit: "Read", doneDaysAgo: [0])
    let other = home.path + "/other.sqlite"
    try home.swiftcal("backup", other)
    for day in 24...29 { try home.swiftcal("--store", other, "check", "--on", "2026-11-\(day)") }
    try home.swiftcal("merge", other)
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "longest 7")
    try tmux.press("u")
    try tmux.wait(for: "Taken back: a merge of 6 days.")
    try tmux.wait(for: "the streak as it was") { !$0.contains("longest 7") }
    #expect(try home.marks() == ["2026-11-30|done"])
  }

  @Test("A command after ':' does what it does on the command line")
  func commandLine() throws {
    let home = try Home(habit: "Read", doneDaysAgo: [])
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "November 2026")
    try tmux.press(":")
    try tmux.enter("check yesterday")
    try waitUntil("yesterday") { try home.marks() == ["2026-11-29|done"] }
    try tmux.press(":")
    try tmux.enter("goto 2025-02-28")
    try tmux.wait(for: "February 2025")
    try tmux.press(":")
    try tmux.enter("add Piano")
    try tmux.wait(for: "Piano")
    #expect(try home.rows("SELECT name FROM habit ORDER BY position") == ["Read", "Piano"])
    try tmux.press("?")
    try tmux.wait(for: "the help") {
      $0.lowercased().contains("check the selected day in, or out again")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Commands of the command line, typed on the screen.
@Suite("Keeping from the screen")
struct ScreenCommandTests {
  let home: Home
  let tmux: Tmux

  init() throws {
    home = try Home(habit: "Read", doneDaysAgo: 1...3)
    tmux = try Tmux([Program.swiftcal], in: home, columns: 100)
    try tmux.wait(for: "November 2026")
  }

  @Test("Backs the store up and brings it back, in one line or on a page")
  func backupAndRestore() throws {
    let copy = home.path + "/copy.sqlite"
    try tmux.enter(":backup \(copy)")
    try tmux.wait(for: "1 habit and 3 check-ins are in the backup")
    try tmux.press("Space")
    try waitUntil("the check-in") { try home.marks().count == 4 }
    try tmux.enter(":restore ~/copy.sqlite")
    let page = try tmux.wait(for: "What was there before is in")
    #expect(page.contains("are in the store now; ':undo' goes on from there."), "\(page)")
    #expect(try home.marks().count == 3)
    try tmux.press("q")
    try tmux.wait(for: "November 2026")
    try tmux.press("Space")
    try waitUntil("a check-in in the store brought back") { try home.marks().count == 4 }
  }

  @Test("Writes all that is recorded to a file, and takes it in again")
  func exportAndImport() throws {
    let file = home.path + "/all.json"
    try tmux.enter(":export \(file)")
    try tmux.wait(for: "1 habit and 3 check-ins are in '")
    try tmux.enter(":import \(file)")
    try tmux.wait(for: "Nothing is new.")
    try tmux.enter(":import \(home.path)/none")
    try tmux.wait(for: "There is no file")
    try tmux.enter(":import -")
    try tmux.wait(for: "'-' is not a file here")
    try tmux.enter(":export")
    try tmux.wait(for: "\"habits\"")
  }

  @Test("Unites stores, tells what there is to undo, and shows what came")
  func merge() throws {
    let other = home.path + "/other.sqlite"
    try home.swiftcal("--store", other, "add", "Run")
    try tmux.enter(":merge \(other)")
    let screen = try tmux.wait(for: "taken over")
    #expect(screen.contains("':undo' takes that back."), "\(screen)")
    try tmux.wait(for: "q close")
    try tmux.press("q")
    try tmux.wait(for: "Run")
  }

  @Test("Looks the store over, and makes a damaged one anew without losing sight of it")
  func doctor() throws {
    try tmux.enter(":doctor")
    try tmux.wait(for: "The store is in good health.")
    try tmux.press("q")
    let sql =
      "PRAGMA ignore_check_constraints = ON; UPDATE check_in SET mark = 'none'"
      + " WHERE day = '2026-11-27'"
    try home.change(sql)
    try tmux.enter(":doctor --repair")
    try tmux.wait(for: "The store was made anew.")
    try tmux.press("q")
    try tmux.press("Space")
    try waitUntil("the check-in in the new file") {
      try home.marks().contains("2026-11-30|done")
    }
    try tmux.enter(":streak")
    try tmux.wait(for: "longest")
  }

  @Test("Mends or replaces a store that cannot be read any more, and shows it again")
  func unreadable() throws {
    let backup = home.path + "/copy.sqlite"
    try home.swiftcal("backup", backup)
    let file = try FileHandle(forWritingTo: URL(filePath: home.store))
    func spoil() throws {
      try file.seek(toOffset: 0)
      try file.write(contentsOf: Data(repeating: 0xa5, count: 100))
    }
    try spoil()
    try tmux.wait(for: "is not a SwiftCal store")
    try tmux.enter(":doctor")
    try tmux.wait(for: "Run ':doctor --repair' to put it right")
    try tmux.press("q")
    try tmux.enter(":doctor --repair")
    try tmux.wait(for: "The store was made anew.")
    try tmux.press("q")
    try tmux.press("Space")
    try waitUntil("the check-in in the new file") { try home.marks().count == 4 }
    try Data(repeating: 0x5a, count: 8192).write(to: URL(filePath: home.store))
    try tmux.wait(for: "the store is not read") {
      $0.contains("is not a SwiftCal store") || $0.contains("is damaged")
    }
    try tmux.enter(":restore \(backup)")
    try tmux.wait(for: "The file is kept as it was in")
    try tmux.press("q")
    try tmux.press("Space")
    try waitUntil("the check-in in the store brought back") { try home.marks().count == 4 }
  }

  @Test("Keeps what was typed while the store was away, and tells a new one of its backups")
  func away() throws {
    try home.swiftcal("backup")
    try tmux.type("n")
    try tmux.type("a long note")
    let aside = home.path + "/aside.sqlite"
    try FileManager.default.moveItem(atPath: home.store, toPath: aside)
    try tmux.press("Enter")
    try tmux.wait(for: "the file is gone")
    let pane = try Tmux([Program.swiftcal], in: home, columns: 100)
    try pane.wait(for: "There are backups of an earlier store")
    try FileManager.default.removeItem(atPath: home.store)
    try FileManager.default.moveItem(atPath: aside, toPath: home.store)
    try tmux.wait(for: "a long note")
    try tmux.press("Enter")
    try tmux.wait(for: "note saved")
    try FileManager.default.moveItem(atPath: home.store, toPath: aside)
    try tmux.enter(":rename 'My reading'")
    try tmux.wait(for: "the line and why") {
      $0.contains(": rename 'My reading'") && $0.contains("the file is gone")
    }
    try FileManager.default.moveItem(atPath: aside, toPath: home.store)
    try tmux.press("Enter")
    try waitUntil("the new name") { try home.rows("SELECT name FROM habit") == ["My reading"] }
  }

  @Test("Tells what another program did to the store at one stroke, and shows it")
  func others() throws {
    let backup = home.path + "/copy.sqlite"
    try home.swiftcal("backup", backup)
    let other = home.path + "/other.sqlite"
    try home.swiftcal("--store", other, "add", "Run")
    try home.swiftcal("merge", other)
    try tmux.wait(for: "Another program has merged a store into this one.")
    try tmux.press("Space")
    try waitUntil("the check-in") { try home.marks().count == 4 }
    try home.swiftcal("--store", other, "add", "Swim")
    try home.swiftcal("import", other)
    try tmux.wait(for: "Another program has imported a file into the store.")
    try tmux.press("s")
    try tmux.wait(for: "skipped")
    try home.swiftcal("restore", backup)
    try tmux.wait(for: "Another program has restored an earlier state of the store.")
    try tmux.press("Space")
    try tmux.wait(for: "done")
    try home.swiftcal("skip", "Read", "--on", "-9")
    let screen = try tmux.wait(for: "the skip") { !$0.contains("Another program") }
    #expect(screen.contains("Read: done, today."), "\(screen)")
  }

  @Test("Goes to the first open day for a review")
  func review() throws {
    try home.swiftcal("add", "Run", "--start", "2026-11-28")
    try tmux.wait(for: "Run")
    try tmux.enter(":review")
    try tmux.wait(for: "the board") { $0.contains("Sat 28 Nov") || $0.contains("28") }
    try tmux.press("Space")
    try waitUntil("the first open day done") {
      try home.rows("SELECT day FROM check_in WHERE habit = 2") == ["2026-11-28"]
    }
  }

  @Test(
    "Refuses a habit that is not there before it starts, as each command does",
    arguments: [
      ("nope", 66), ("R", 64), ("Old", 65),
    ])
  func habit(name: String, status: Int) throws {
    try home.swiftcal("add", "Run")
    try home.swiftcal("add", "Old")
    try home.swiftcal("archive", "Old")
    let pane = try Tmux(
      Program.outlived([Program.swiftcal, "--habit", name]), in: home, columns: 100)
    let screen = try pane.wait(for: "ended with")
    #expect(screen.contains("ended with \(status)"), "\(screen)")
    #expect(screen.hasPrefix("swiftcal: ") && screen.contains("'\(name)'"), "\(screen)")
    guard name != "Old" else { return }
    let command = try Program.run([Program.swiftcal, "streak", name], in: home)
    #expect(command.ending == .exited(Int32(status)))
    #expect(screen.hasPrefix(command.errors), "\(command)")
  }

  @Test("Names the step that undo takes back by its day")
  func undo() throws {
    try tmux.type("h")
    try tmux.type("hhhhhh ")
    try waitUntil("the check-in") { try home.marks().count == 4 }
    try tmux.type("u")
    try tmux.wait(for: "Taken back: Read was marked done on Mon 23 Nov.")
    try tmux.press("C-r")
    try tmux.wait(for: "Made again: Read was marked done on Mon 23 Nov.")
    try tmux.enter(":archive")
    try tmux.type(":unarchive")
    try tmux.press("Enter")
    try waitUntil("the habit back") {
      try home.rows("SELECT count(*) FROM habit WHERE archived IS NULL") == ["1"]
    }
    try tmux.wait(for: "November 2026")
    try tmux.type("u")
    try tmux.wait(for: "Taken back: Read was unarchived.")
  }
}

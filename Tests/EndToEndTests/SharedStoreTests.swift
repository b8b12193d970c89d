import Foundation
import TestSupport
import Testing

@Suite("One store, several programs")
struct SharedStoreTests {
  @Test("Two screens on one store show each other's check-ins within a second")
  func twoScreens() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...4)
    let first = try Tmux([Program.swiftcal], in: home)
    let second = try Tmux([Program.swiftcal], in: home)
    let before = try first.wait(for: "November 2026")
    try second.wait(for: "November 2026")
    try first.press("Space")
    let after = try first.wait(for: "the check-in") { $0 != before }
    try second.wait(for: "the same in the other", within: 1.5) { shown in
      CounterReader.number(in: shown) == 5
    }
    #expect(CounterReader.number(in: before) == 4)
    #expect(CounterReader.number(in: after) == 5)
    try second.press("Space")
    try first.wait(for: "the change back", within: 1.5) { CounterReader.number(in: $0) == 4 }
    #expect(try home.marks().count == 4)
  }

  @Test("A store that is replaced by another file is seen")
  func replaced() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...4)
    let other = try Home(habit: "Read", doneDaysAgo: 0...8)
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "four") { CounterReader.number(in: $0) == 4 }
    try Program.run(["cp", other.store, home.store + ".new"], in: home).mustSucceed()
    try Program.run(["mv", home.store + ".new", home.store], in: home).mustSucceed()
    try tmux.wait(for: "nine", within: 3) { CounterReader.number(in: $0) == 9 }
  }

  @Test("A store that is taken away is told of, not made anew, and taken up when it is back")
  func takenAway() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...4)
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "four") { CounterReader.number(in: $0) == 4 }
    try Program.run(["mv", home.store, home.store + ".away"], in: home).mustSucceed()
    try tmux.wait(for: "gone; put it back", within: 5)
    #expect(!FileManager.default.fileExists(atPath: home.store))
    try Program.run(["mv", home.store + ".away", home.store], in: home).mustSucceed()
    try tmux.press("Space")
    try waitUntil("the check-in") { try home.marks().count == 5 }
  }

  @Test("A file that comes in the store's place is not written into before it is whole")
  func copiedBack() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...4)
    let tmux = try Tmux([Program.swiftcal], in: home, columns: 160)
    try tmux.wait(for: "four") { CounterReader.number(in: $0) == 4 }
    let bytes = try #require(FileManager.default.contents(atPath: home.store))
    try Program.run(["mv", home.store, home.store + ".away"], in: home).mustSucceed()
    for part in [0, 50, 4096, bytes.count - 4096] {
      try bytes.prefix(part).write(to: URL(filePath: home.store))
      try tmux.press("Space")
      try tmux.wait(for: "a refusal", within: 5) {
        $0.contains("not complete yet") || $0.contains("is damaged")
          || $0.contains("is not a SwiftCal store")
      }
      #expect(FileManager.default.contents(atPath: home.store) == bytes.prefix(part))
    }
    try bytes.write(to: URL(filePath: home.store))
    try tmux.wait(for: "the store again", within: 5) { $0.contains("was replaced") }
    try tmux.press("Space")
    try waitUntil("the check-in") { try home.marks().count == 5 }
  }

  @Test("A limit of file sizes is told of, and what was stored stays")
  func sizeLimit() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...4)
    let ran = try Program.run(
      ["sh", "-c", "ulimit -f 4; exec \(Program.swiftcal) check"], in: home)
    #expect(ran.ending == .exited(74), "\(ran)")
    #expect(ran.errors.contains("no room"))
    #expect(try home.marks().count == 4)
    // A new store does not fit: not its tables, not its almanac. No part of it stays.
    for blocks in [8, 106, 140] {
      let path = home.path + "/new.sqlite"
      let new = try Program.run(
        ["sh", "-c", "ulimit -f \(blocks); exec \(Program.swiftcal) --store \(path) add X"],
        in: home)
      #expect(new.ending == .exited(74) && new.errors.contains("no room"), "\(blocks): \(new)")
      #expect(!FileManager.default.fileExists(atPath: path), "\(blocks)")
    }
  }

  @Test(
    "While another program holds the store, a check-in is not shown as saved; then it is stored")
  func busy() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...4)
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "four") { CounterReader.number(in: $0) == 4 }
    let holder = try StoreHolder(home, "BEGIN IMMEDIATE")
    try tmux.press("Space")
    try tmux.wait(for: "not saved", within: 5) { $0.lowercased().contains("not saved") }
    #expect(CounterReader.number(in: try tmux.screen()) == 4)
    try tmux.press("[")
    try tmux.wait(for: "October 2026", within: 4)
    try tmux.press("t")
    try holder.release()
    try waitUntil("the pending check-in") { try home.marks().count == 5 }
    try tmux.wait(for: "five") { CounterReader.number(in: $0) == 5 }
  }

  @Test("A newer store is refused by both programs, with both versions named, and left alone")
  func newer() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 1...4)
    try home.change("PRAGMA user_version = 999")
    let before = FileManager.default.contents(atPath: home.store)
    for command in [["streak"], ["check"], ["add", "X"]] {
      let run = try Program.run([Program.swiftcal] + command, in: home)
      #expect(run.ending != .exited(0))
      #expect(run.errors.contains("999"))
      #expect(run.output == "")
    }
    let tmux = try Tmux(Program.outlived([Program.swiftcal]), in: home, columns: 240)
    let screen = try tmux.wait(for: "ended with 78")
    #expect(screen.contains("999"), "\(screen)")
    #expect(FileManager.default.contents(atPath: home.store) == before)
  }

  @Test("In a folder that cannot be written, both programs show what is there and say so")
  func readOnly() throws {
    let home = try Home(habit: "Read", doneDaysAgo: 0...4)
    let screen = try home.asNobody([Program.swiftcal])
    let mini = try home.asNobody([Program.mini])
    try home.giveToNobody()
    let folder = (home.store as NSString).deletingLastPathComponent
    try Program.run(["chmod", "444", home.store], in: home).mustSucceed()
    try Program.run(["chmod", "555", folder], in: home).mustSucceed()
    #expect(try Program.run(mini, in: home).output.contains("5 days"))
    let tmux = try Tmux(screen, in: home)
    try tmux.wait(for: "the streak, read-only") {
      CounterReader.number(in: $0) == 5 && $0.lowercased().contains("read-only")
    }
    try tmux.press("Space")
    try tmux.wait(for: "a refusal") { $0.lowercased().contains("read-only") }
    #expect(try home.marks().count == 5)
    let check = try Program.run(screen + ["check"], in: home)
    #expect(check.ending != .exited(0))
    #expect(check.errors.contains("'\(home.store)'"))
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Faults of the store are told of, and nothing is lost")
struct FaultTests {
  let home: Home
  private var folder: String { (home.store as NSString).deletingLastPathComponent }

  init() throws { home = try Home(habit: "Read", doneDaysAgo: 1...4) }

  private func swiftcal(_ words: String...) throws -> Program {
    try Program.run([Program.swiftcal] + words, in: home)
  }

  private func write(_ bytes: Data) throws { try bytes.write(to: URL(filePath: home.store)) }

  @Test("A backup that cannot be made is one line of errors, and the check-in is saved")
  func backup() throws {
    try? FileManager.default.removeItem(atPath: folder + "/backups")
    try Data("in the way".utf8).write(to: URL(filePath: folder + "/backups"))
    let run = try swiftcal("check")
    #expect(run.ending == .exited(0) && run.output.contains("done"), "\(run)")
    #expect(run.errors.hasPrefix("swiftcal: The change is saved, but there is no backup of before"))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(try home.marks().count == 5)
    let undo = try swiftcal("undo")
    #expect(undo.ending == .exited(0) && undo.errors.contains("no backup"), "\(undo)")
  }

  @Test("On the screen it stands in the message line")
  func backupOnScreen() throws {
    try? FileManager.default.removeItem(atPath: folder + "/backups")
    try Data("in the way".utf8).write(to: URL(filePath: folder + "/backups"))
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "four") { CounterReader.number(in: $0) == 4 }
    try tmux.press("Space")
    try tmux.wait(for: "there is no backup")
    try tmux.wait(for: "five") { CounterReader.number(in: $0) == 5 }
  }

  @Test("What a damaged store makes the screen say goes once it is good again")
  func goodAgain() throws {
    let good = try Data(contentsOf: URL(filePath: home.store))
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "four") { CounterReader.number(in: $0) == 4 }
    func put(_ bytes: Data) throws {
      let file = try #require(FileHandle(forWritingAtPath: home.store))
      try file.write(contentsOf: bytes)
      try file.close()
    }
    var bad = good
    for offset in 4096..<bad.count { bad[offset] = 0xee }
    // The counter of changes, by which others see that something was written.
    bad[27] &+= 1
    try put(bad)
    try tmux.wait(for: "is damaged:", within: 10)
    var again = good
    again[27] &+= 2
    try put(again)
    try tmux.wait(for: "the message to go", within: 10) { !$0.contains("is damaged:") }
    #expect(CounterReader.number(in: try tmux.screen()) == 4)
  }

  @Test("A damaged store is repaired, and says where the file is kept")
  func repair() throws {
    var bytes = try Data(contentsOf: URL(filePath: home.store))
    for offset in 0..<100 { bytes[offset] = 0 }
    try write(bytes)
    #expect(try swiftcal("check").ending == .exited(65))
    let looked = try swiftcal("doctor")
    #expect(looked.ending == .exited(65) && looked.output.contains("doctor --repair"), "\(looked)")
    let repaired = try swiftcal("doctor", "--repair")
    #expect(repaired.ending == .exited(0), "\(repaired)")
    #expect(repaired.output.hasPrefix("The store was made anew. It holds 1 habit, 4 check-ins"))
    #expect(repaired.output.contains("-damaged.sqlite'"))
    #expect(try home.marks().count == 4)
    let again = try swiftcal("doctor", "--repair")
    #expect(again.ending == .exited(0) && again.output == "Nothing is broken.\n", "\(again)")
    let json = try home.swiftcal("doctor", "--json")
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [[String: String]])
  }

  @Test("A repair that may have lost something ends with another status, and says what")
  func loss() throws {
    var bytes = try Data(contentsOf: URL(filePath: home.store))
    for offset in 4096..<bytes.count { bytes[offset] = 0xee }
    try write(bytes)
    try? FileManager.default.removeItem(atPath: folder + "/backups")
    let repaired = try swiftcal("doctor", "--repair")
    #expect(repaired.ending == .exited(65), "\(repaired)")
  }

  @Test(
    "The message about a damaged store names the command that repairs it, also in the older place",
    arguments: ["", "it's "])
  func advice(start: String) throws {
    let data = home.path + "/\(start)data"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    let older = data + "/SwiftCal.sqlite"
    try FileManager.default.copyItem(atPath: home.store, toPath: older)
    try Program.run(["sqlite3", older, "PRAGMA user_version = 0"], in: home).mustSucceed()
    home.environment["SWIFTCAL_STORE"] = nil
    home.environment["XDG_DATA_HOME"] = data
    home.environment["PATH"] =
      URL(filePath: Program.swiftcal).deletingLastPathComponent().path + ":/usr/bin:/bin"
    let refused = try swiftcal("streak")
    let command = try #require(
      refused.errors.firstRange(of: /swiftcal -S .* doctor --repair/), "\(refused)")
    let line = String(refused.errors[command]).trimmingCharacters(in: .newlines)
    let repaired = try Program.run(["sh", "-c", line], in: home)
    #expect(repaired.ending == .exited(0), "\(repaired)")
    let moved = try swiftcal("streak")
    #expect(moved.ending == .exited(0) && moved.output.contains("4 days"), "\(moved)")
  }

  @Test("A backup is brought back over a file that is no store, which is kept")
  func restore() throws {
    let copy = home.path + "/copy.sqlite"
    try home.swiftcal("backup", copy)
    try write(Data("nothing of use".utf8))
    let run = try swiftcal("restore", copy)
    #expect(run.ending == .exited(0) && run.output.contains("is kept as it was in"), "\(run)")
    #expect(try home.marks().count == 4)
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder + "/backups")
      .filter { $0.contains("damaged") }
    #expect(kept.count == 1)
  }

  @Test("A reader that another program keeps out does not speak of saving, a writer does")
  func busy() throws {
    let holder = try StoreHolder(home)
    let mini = try Program.run([Program.mini], in: home)
    #expect(mini.output.contains("busy") && !mini.errors.contains("saved"), "\(mini)")
    let write = try swiftcal("check")
    #expect(write.ending == .exited(75) && write.errors.contains("Nothing was saved"), "\(write)")
    #expect(write.seconds > 8 && write.seconds < 18, "\(write)")
    try holder.release()
  }

  @Test("A store without a place is a fault of the configuration or of the words")
  func noPlace() throws {
    home.environment["SWIFTCAL_STORE"] = nil
    home.environment["HOME"] = home.path + "/gone"
    for words in [["check"], ["habits"], ["add", "X"]] {
      let run = try Program.run([Program.swiftcal] + words, in: home)
      #expect(run.ending == .exited(78) && run.errors.contains("is not there; set HOME"), "\(run)")
    }
    #expect(!FileManager.default.fileExists(atPath: home.path + "/gone"))
    #expect(try swiftcal("--store=", "habits").ending == .exited(64))
    #expect(try Program.run([Program.mini, "--store="], in: home).ending == .exited(64))
  }

  @Test("Names are printed whole, to be typed back")
  func names() throws {
    let name = "\u{1f469}\u{200d}\u{1f4bb} code"
    try home.swiftcal("add", name)
    #expect(try home.swiftcal("habits", "--names") == "Read\n\(name)\n")
    #expect(try home.swiftcal("check", name).contains("done"))
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Keeping what is recorded")
struct KeepingTests {
  let home: Home
  private var backups: String {
    (home.store as NSString).deletingLastPathComponent + "/backups"
  }

  init() throws { home = try Home(now: "2026-11-30T12:30:05") }

  @Test("copies the store, into its folder or to a file, and says what the copy holds")
  func backup() throws {
    try home.swiftcal("add", "Read")
    try home.swiftcal("check")
    let path = backups + "/SwiftCal-2026-11-30T123005.sqlite"
    #expect(try home.swiftcal("backup") == "1 habit and 1 check-in are in the backup '\(path)'.\n")
    let copy = home.path + "/copy.sqlite"
    try home.swiftcal("add", "Run")
    #expect(
      try home.swiftcal("backup", copy) == "2 habits and 1 check-in are in the backup '\(copy)'.\n")
    #expect(try home.swiftcal("--store", copy, "habits", "--names") == "Read\nRun\n")
    let daily = backups + "/SwiftCal-2026-11-30.sqlite"
    #expect(try home.swiftcal("--store", daily, "log").split(separator: "\n").count == 1)
  }

  @Test("leaves no empty store behind a file that will not do", arguments: ["import", "merge"])
  func nothingMade(command: String) throws {
    let file = home.path + "/odd.json"
    try "{}".write(toFile: file, atomically: false, encoding: .utf8)
    let run = try Program.run([Program.swiftcal, command, file], in: home)
    #expect(run.ending == .exited(65), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: home.store))
  }

  @Test("tells of the backups where the store is gone, and goes on")
  func gone() throws {
    try home.swiftcal("add", "Read")
    try home.swiftcal("backup")
    try FileManager.default.removeItem(atPath: home.store)
    let advice =
      "swiftcal: There was no store '\(home.store)', but its backups are there; the newest comes back"
      + " with: swiftcal -S '\(home.store)' restore '\(backups)/SwiftCal-2026-11-30T123005.sqlite'\n"
    let doctor = try Program.run([Program.swiftcal, "doctor"], in: home)
    #expect(doctor.ending == .exited(66) && doctor.errors.hasPrefix(advice), "\(doctor)")
    let check = try Program.run([Program.swiftcal, "check", "Read"], in: home)
    #expect(check.ending == .exited(66) && check.errors.hasPrefix(advice), "\(check)")
    let add = try Program.run([Program.swiftcal, "add", "Run"], in: home)
    #expect(add.ending == .exited(0) && add.errors == advice, "\(add)")
    let again = try Program.run([Program.swiftcal, "add", "Swim"], in: home)
    #expect(again.ending == .exited(0) && again.errors == "", "\(again)")
    let back = [Program.swiftcal, "restore", "\(backups)/SwiftCal-2026-11-30T123005.sqlite"]
    try FileManager.default.removeItem(atPath: home.store)
    let restore = try Program.run(back, in: home)
    #expect(restore.ending == .exited(0) && restore.errors == "", "\(restore)")
  }

  @Test("brings a backup back, and keeps what was there before")
  func restore() throws {
    try home.swiftcal("add", "Read")
    try home.swiftcal("backup", home.path + "/copy.sqlite")
    try home.swiftcal("check")
    let kept = backups + "/SwiftCal-2026-11-30T123005-before-restore.sqlite"
    #expect(
      try home.swiftcal("restore", home.path + "/copy.sqlite") == """
        1 habit and 0 check-ins are in the store now; 'swiftcal undo' goes on from there.
        What was there before is in '\(kept)'.

        """)
    #expect(try home.rows("SELECT count(*) FROM check_in") == ["0"])
    try home.swiftcal("restore", kept)
    #expect(try home.swiftcal("undo").contains("Read was marked done on 2026-11-30"))
    let text = try home.write("text", to: "text")
    let run = try Program.run([Program.swiftcal, "restore", text], in: home)
    #expect(run.ending == .exited(65) && run.errors.contains(text), "\(run)")
  }

  @Test("takes an export and an almanac in from standard input and from a pipe, and no store")
  func streams() throws {
    try home.swiftcal("add", "Read")
    try home.swiftcal("check")
    try home.swiftcal("export", home.path + "/all.json")
    func take(_ line: String) throws -> Program {
      let script =
        "mkfifo pipe; PATH=$PATH:\((Program.swiftcal as NSString).deletingLastPathComponent)"
      return try Program.run(
        ["sh", "-c", "cd \(home.path); rm -f pipe; \(script); \(line)"], in: home,
        changing: ["SWIFTCAL_STORE": home.path + "/\(UUID().uuidString).sqlite"])
    }
    for line in ["swiftcal import - <all.json", "cat all.json >pipe & swiftcal import pipe"] {
      let run = try take(line)
      #expect(
        run.ending == .exited(0) && run.output.hasPrefix("1 habit and 1 check-in are new"), "\(run)"
      )
    }
    let almanac = try take(
      "printf 'month,day,text\\n11,30,Mine\\n' | swiftcal almanac import - && swiftcal almanac")
    #expect(almanac.output.hasSuffix("Mine\n"), "\(almanac)")
    let store = try take("swiftcal import - <\(home.store)")
    #expect(
      store.ending == .exited(65) && store.errors.contains("name the store's file"), "\(store)")
  }

  @Test(
    "says of a file that is not there or of another kind what it is, and makes no store for it",
    arguments: ["import", "restore", "merge"])
  func wrongFile(_ command: String) throws {
    let gone = try Program.run([Program.swiftcal, command, home.path + "/gone"], in: home)
    #expect(gone.ending == .exited(66), "\(gone)")
    #expect(gone.errors.contains("There is no file '\(home.path)/gone'"), "\(gone)")
    #expect(!FileManager.default.fileExists(atPath: home.store))
    let text = try home.write("day,mark", to: "x.csv")
    let other = try Program.run([Program.swiftcal, command, text], in: home)
    #expect(other.ending == .exited(65), "\(other)")
    #expect(other.errors.contains(text) && !other.errors.contains("--store"), "\(other)")
    for path in [home.path, "/dev/null", try home.write("", to: "empty")] {
      let none = try Program.run([Program.swiftcal, command, path], in: home)
      #expect(none.ending == .exited(65) && none.errors.contains("'\(path)' is not"), "\(none)")
    }
  }

  @Test("exports everything, and makes the same store of it elsewhere")
  func export() throws {
    try home.swiftcal("add", "Read, write")
    try home.swiftcal("check", "--note", "a \"good\" day")
    let text = try home.swiftcal("export")
    let file = home.path + "/export.json"
    #expect(try home.swiftcal("export", file) == "1 habit and 1 check-in are in '\(file)'.\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    let other = home.path + "/other.sqlite"
    #expect(
      try home.swiftcal("--store", other, "import", file)
        == "1 habit and 1 check-in are new, and the undo history with them.\n")
    #expect(try home.swiftcal("--store", other, "export") == text)
    #expect(try home.swiftcal("--store", other, "import", file) == "Nothing is new.\n")
    #expect(
      try home.swiftcal("export", "--format", "csv").split(separator: "\n").dropFirst()
        == ["\"Read, write\",2026-11-30,done,,,\"a \"\"good\"\" day\""])
    let run = try Program.run([Program.swiftcal, "export", home.store], in: home)
    #expect(run.ending == .exited(65), "\(run)")
    let none = try Program.run([Program.swiftcal, "import", home.path + "/none"], in: home)
    #expect(none.ending == .exited(66), "\(none)")
  }

  @Test(
    "makes no folder for a file that is written, and says which is missing",
    arguments: [["export"], ["export", "--format", "csv"], ["almanac", "export"], ["backup"]])
  func missingFolder(words: [String]) throws {
    try home.swiftcal("add", "Read")
    let folder = home.path + "/nowhere"
    let run = try Program.run([Program.swiftcal] + words + [folder + "/x"], in: home)
    #expect(run.ending == .exited(73), "\(run)")
    #expect(run.errors.contains("'\(folder)/x'") && run.errors.contains("'\(folder)';"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder))
    let here = try Program.run([Program.swiftcal] + words + ["x"], in: home, from: home.path)
    #expect(here.ending == .exited(0), "\(here)")
  }

  @Test(
    "names the file that there is no room for",
    arguments: [["export"], ["export", "--format", "csv"], ["almanac", "export"], ["backup"]])
  func noRoom(words: [String]) throws {
    try home.swiftcal("add", "Read")
    let file = home.path + "/x"
    let limited = ["sh", "-c", "ulimit -f 1; exec \"$0\" \"$@\"", Program.swiftcal]
    let note = String(repeating: "long ", count: 1000)
    try home.swiftcal("note", note)
    let run = try Program.run(limited + words + [file], in: home)
    #expect(run.ending == .exited(74), "\(run)")
    #expect(run.errors.contains("'\(file)' cannot be written: there is no room"), "\(run)")
    #expect(!run.errors.contains("the store"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(
    "writes nothing where SQLite keeps what belongs to a store, however the path is written",
    arguments: [["export"], ["almanac", "export"], ["backup"]],
    ["SwiftCal.sqlite-journal", "./SwiftCal.sqlite-wal", "../store/SwiftCal.sqlite-shm"])
  func sides(words: [String], path: String) throws {
    try home.swiftcal("add", "Read")
    let folder = home.path + "/store"
    let run = try Program.run([Program.swiftcal] + words + [path], in: home, from: folder)
    #expect(run.ending == .exited(65) && run.errors.contains("'\(path)'"), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["SwiftCal.sqlite"])
  }

  @Test("looks the store over")
  func doctor() throws {
    func doctor() throws -> Program { try Program.run([Program.swiftcal, "doctor"], in: home) }
    #expect(try doctor().ending == .exited(66))
    try home.swiftcal("add", "Read")
    let good = try doctor()
    #expect(good.ending == .exited(0) && good.output.hasPrefix("The store is in good health.\n"))
    #expect(
      try Program.run(["sqlite3", home.store, "CREATE TABLE more (text)"], in: home).ending
        == .exited(0))
    let bad = try doctor()
    #expect(bad.ending == .exited(65) && bad.output.hasPrefix("'more' is not"), "\(bad)")
  }

  @Test("copies a damaged store as it is, and says that this is no backup")
  func damaged() throws {
    try home.swiftcal("add", "Read")
    try home.swiftcal("check", "Read")
    let bytes = try #require(FileManager.default.contents(atPath: home.store))
    truncate(home.store, 30_000)
    for words in [["backup"], ["backup", home.path + "/copy.sqlite"]] {
      let run = try Program.run([Program.swiftcal] + words, in: home)
      #expect(run.ending == .exited(65), "\(run)")
      #expect(run.output.contains("is damaged") && run.output.contains("doctor --repair"), "\(run)")
      #expect(run.output.contains("no backup") && run.output.contains("as it is"), "\(run)")
    }
    #expect(
      FileManager.default.contents(atPath: home.path + "/copy.sqlite") == bytes.prefix(30_000))
  }

  @Test(
    "writes an export only over one of its kind, and over no other file",
    arguments: [["export"], ["export", "--format", "csv"], ["almanac", "export"]])
  func exportOver(_ words: [String]) throws {
    try home.swiftcal("add", "Read")
    try home.swiftcal("check", "Read")
    let file = home.path + "/file"
    try home.swiftcal(words + [file])
    try home.swiftcal(words + [file])
    _ = try home.write("", to: "file")
    try home.swiftcal(words + [file])
    let database = home.path + "/other.db"
    #expect(
      try Program.run(["sqlite3", database, "CREATE TABLE a (b)"], in: home).ending == .exited(0))
    for path in [
      database, try home.write("my notes\n", to: "notes.txt"), try home.write("{", to: "a"),
    ] {
      let bytes = FileManager.default.contents(atPath: path)
      let run = try Program.run([Program.swiftcal] + words + [path], in: home)
      #expect(run.ending == .exited(65) && run.errors.contains("'\(path)' is there"), "\(run)")
      #expect(FileManager.default.contents(atPath: path) == bytes)
    }
  }

  @Test("does not copy a store that is not there, and not over the store or another file")
  func refusals() throws {
    func status(_ words: String...) throws -> Ending {
      try Program.run([Program.swiftcal] + words, in: home).ending
    }
    #expect(try status("backup") == .exited(66))
    try home.swiftcal("add", "Read")
    #expect(try status("backup", home.store) == .exited(65))
    #expect(try status("backup", try home.write("mine", to: "text")) == .exited(65))
    #expect(try status("backup", "/proc/none/copy.sqlite") == .exited(73))
    #expect(try status("backup", "one", "two") == .exited(64))
  }
}

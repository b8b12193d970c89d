import Foundation
import TestSupport
import Testing

@Suite("A store of an older layout")
struct OlderStoreTests {
  let home: Home
  private var data: String { home.path + "/.local/share" }
  private var older: String { data + "/SwiftCal.sqlite" }
  private var backups: String { data + "/swiftcal/backups" }

  init() throws {
    home = try Home(now: "2026-11-30T12:30:05")
    home.environment["SWIFTCAL_STORE"] = nil
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
  }

  /// Puts a store of ours in the older place.
  private func putOurs(_ habit: String = "Read") throws {
    try home.swiftcal("--store", older, "add", habit)
    try home.swiftcal("--store", older, "check", habit, "2026-11-29")
    try? FileManager.default.removeItem(atPath: data + "/backups")
  }

  /// Puts a store of the iOS app in the older place: ten days from 1 March of clocks at an offset.
  private func putPhone(at hours: Int = 9, to path: String? = nil) throws {
    let rows = (0..<10).map { day in
      "(\(day < 3 ? 1 : 0), \((day + 9190) * 86_400 - hours * 3600))"
    }
    let sql = """
      CREATE TABLE ZDAY (Z_PK INTEGER PRIMARY KEY, ZDIDSTUDY INTEGER, ZDATE TIMESTAMP);
      INSERT INTO ZDAY (ZDIDSTUDY, ZDATE) VALUES \(rows.joined(separator: ", "))
      """
    let run = try Program.run(["sqlite3", path ?? older, sql], in: home)
    guard run.ending == .exited(0) else { throw TimedOut("\(run)") }
  }

  private func run(_ words: String...) throws -> Program {
    try Program.run([Program.swiftcal] + words, in: home)
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test("is moved by the first command, which says so beside its output; the widget asks for that")
  func moved() throws {
    try putOurs()
    let mini = try Program.run([Program.mini], in: home)
    #expect(mini.ending == .exited(0) && mini.output == "start swiftcal\n", "\(mini)")
    #expect(mini.errors.contains(older) && isThere(older))
    let run = try run("habits", "--json")
    #expect(run.ending == .exited(0) && run.output.hasPrefix("[\n{\"habit\":\"Read\""), "\(run)")
    #expect(run.errors.contains("was moved to '\(data)/swiftcal/SwiftCal.sqlite'"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(!isThere(older))
    #expect(isThere(backups + "/SwiftCal-2026-11-30T123005-before-migration.sqlite"))
    #expect(try home.mini().contains("1 day"))
    #expect(try self.run("habits").errors == "")
    #expect(try home.swiftcal("undo").contains("2026-11-29"))
  }

  @Test("is moved by the screen, which says so on it, and by a review")
  func screen() throws {
    try putOurs()
    try putPhone(to: home.path + "/phone.sqlite")
    let tmux = try Tmux([Program.swiftcal], in: home)
    try tmux.wait(for: "was moved here: 1 habit and 1 check-in")
    #expect(!isThere(older))
    try tmux.type("q")
    #expect(try tmux.waitForEnd() == .exited(0))
    try FileManager.default.moveItem(atPath: home.path + "/phone.sqlite", toPath: older)
    let review = try run("review")
    #expect(review.errors.contains("swiftcal merge '\(older)'"), "\(review)")
  }

  @Test("stays where a store was chosen by name")
  func chosen() throws {
    try putOurs()
    try home.swiftcal("--store", home.path + "/other.sqlite", "add", "Run")
    #expect(isThere(older) && !isThere(data + "/swiftcal"))
  }

  @Test("of the iOS app brings the days of its own zone, in any zone of this machine")
  func phone() throws {
    home.environment["TZ"] = "America/New_York"
    try putPhone()
    let days = try home.swiftcal("days", "Study", "--from", "2026-02-28", "--to", "2026-03-04")
    #expect(
      days.split(separator: "\n").filter { $0.contains("done") }.map { $0.prefix(10) }
        == ["2026-03-01", "2026-03-02", "2026-03-03"])
    #expect(!isThere(older))
  }

  @Test("of the iOS app whose zone may be one of two is left until the zone is said")
  func question() throws {
    try putPhone(at: 13)
    let refused = try run("today")
    #expect(refused.ending == .exited(65), "\(refused)")
    #expect(refused.errors.contains("--timezone") && refused.errors.contains("Pacific/"))
    #expect(isThere(older) && !isThere(data + "/swiftcal/SwiftCal.sqlite"))
    let typo = try run("import", older, "--timezone", "Pacific/Nowhere")
    #expect(typo.ending == .exited(65), "\(typo)")
    let done = try run("import", older, "--timezone", "Pacific/Tongatapu")
    #expect(done.ending == .exited(0) && done.output.contains("3 check-ins are new"), "\(done)")
    #expect(!isThere(older))
    #expect(try home.swiftcal("streak", "Study").contains("2026-03-01 to 2026-03-03"))
  }

  @Test("beside a store with data is told of once at each start, until a merge unites them")
  func both() throws {
    try home.swiftcal("add", "Run")
    try putOurs()
    for _ in 0..<2 {
      let run = try run("habits", "--names")
      #expect(run.ending == .exited(0) && run.output == "Run\n", "\(run)")
      #expect(
        run.errors
          == "swiftcal: There is a second store; unite them with: swiftcal merge '\(older)'\n")
    }
    let merged = try run("merge", older)
    #expect(merged.ending == .exited(0) && merged.errors == "", "\(merged)")
    #expect(merged.output.hasPrefix("1 habit and 1 day were taken over;"))
    #expect(!isThere(older))
    #expect(try home.swiftcal("habits", "--names") == "Run\nRead\n")
    #expect(try home.swiftcal("undo") == "Taken back: a merge of 1 habit and 1 day.\n")
    #expect(try home.swiftcal("habits", "--names") == "Run\n")
  }

  @Test("is moved once by programs that start together")
  func together() throws {
    try putOurs()
    let children = try (0..<6).map { number in
      try Child(
        [Program.swiftcal, "check", "Read", "2026-11-1\(number)"], environment: home.environment
      ) { actions in
        for stream in [1, 2] as [Int32] {
          posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
      }
    }
    for child in children { #expect(try child.wait(within: 30) == .exited(0)) }
    home.environment["SWIFTCAL_STORE"] = data + "/swiftcal/SwiftCal.sqlite"
    #expect(try home.rows("SELECT count(*) FROM check_in") == ["7"])
    let kept = try FileManager.default.contentsOfDirectory(atPath: backups)
      .filter { $0.contains("migration") }
    #expect(kept.count == 1)
  }

  @Test("that is none is told of and left, and the program goes on")
  func another() throws {
    _ = try home.write("hello", to: ".local/share/SwiftCal.sqlite")
    let run = try run("add", "Read")
    #expect(run.ending == .exited(0) && run.errors.contains("'\(older)'"), "\(run)")
    #expect(try String(contentsOfFile: older, encoding: .utf8) == "hello")
    // Nobody is told to unite the store with it later.
    #expect(try self.run("habits").errors == run.errors)
  }

  @Test(
    "that is no file, or is empty, is not taken for one", arguments: ["pipe", "folder", "empty"])
  func nothing(kind: String) throws {
    switch kind {
    case "pipe": try #require(mkfifo(older, 0o600) == 0)
    case "folder": try #require(mkdir(older, 0o700) == 0)
    default: _ = try home.write("", to: ".local/share/SwiftCal.sqlite")
    }
    let mini = try Program.run([Program.mini], in: home)
    #expect(mini.output == "no store yet\n" && mini.errors == "", "\(mini)")
    let add = try run("add", "Read")
    #expect(add.ending == .exited(0) && add.errors == "", "\(add)")
    #expect(try run("habits").errors == "" && isThere(older))
  }

  @Test("of a newer version is refused and left alone")
  func newer() throws {
    try putOurs()
    let run = try Program.run(["sqlite3", older, "PRAGMA user_version = 999"], in: home)
    #expect(run.ending == .exited(0))
    let refused = try self.run("habits")
    #expect(refused.ending == .exited(78) && refused.errors.contains("version 999"), "\(refused)")
    #expect(isThere(older) && !isThere(data + "/swiftcal/SwiftCal.sqlite"))
  }
}

/// The stores that come with the description of the iOS app's, where they are.
@Suite("The example stores of the iOS app")
struct PhoneExampleTests {
  /// They lie beside the project's folder.
  private static let folder: String? = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../../shared/fixtures/coredata").standardized.path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  @Test(
    "give the days they were made of",
    .enabled(if: folder != nil),
    arguments: [
      ("SwiftCal-seoul.sqlite", "2024-11-20 to 2024-12-07", 18),
      ("SwiftCal-newyork-dst.sqlite", "2026-10-01 to 2026-11-10", 41),
    ])
  func examples(name: String, run: String, count: Int) throws {
    let home = try Home()
    let path = try #require(PhoneExampleTests.folder) + "/" + name
    let before = FileManager.default.contents(atPath: path)
    let first = try home.swiftcal("import", path)
    #expect(
      first.hasPrefix("1 habit and \(count) check-ins are new; 'swiftcal undo' takes that back.\n"),
      "\(first)")
    #expect(try home.swiftcal("import", path).hasPrefix("Nothing is new.\n"))
    #expect(try home.swiftcal("merge", path).hasPrefix("Nothing is new.\n"))
    #expect(try home.swiftcal("streak", "Study").contains(run))
    #expect(FileManager.default.contents(atPath: path) == before)
    #expect(!FileManager.default.fileExists(atPath: path + "-shm"))
  }
}

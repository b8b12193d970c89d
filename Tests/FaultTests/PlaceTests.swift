import Foundation
import TestSupport
import Testing

@Suite("A store in a place that is not one's own", .enabled(if: Privilege.isRoot, "run it as root"))
struct PlaceTests {
  private let home: Home
  private let nobody: [String]

  init() throws {
    home = try Home()
    try home.swiftcal("add", "Read")
    try home.swiftcal("check")
    // Built programs may lie where only root can go.
    for program in [Program.swiftcal, Program.mini] {
      let copied = try Program.run(["install", "-m", "755", program, home.path], in: home)
      try #require(copied.ending == .exited(0), "\(copied)")
    }
    chmod(home.path, 0o755)
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
  }

  private func asNobody(_ words: String...) throws -> Program {
    try Program.run(nobody + [home.path + "/" + words[0]] + words.dropFirst(), in: home)
  }

  private func expectReadable() throws {
    #expect(try asNobody("swiftcal-mini").output == "● 1 day\n")
    #expect(try asNobody("swiftcal", "streak").ending == .exited(0))
  }

  private func expectRefusal(_ parts: String...) throws {
    for words in [["check", "Read", "--on", "-1"], ["undo"], ["add", "Run"]] {
      let run = try Program.run(nobody + [home.path + "/swiftcal"] + words, in: home)
      #expect(run.ending == .exited(77) || run.ending == .exited(74), "\(run)")
      #expect(parts.allSatisfy { run.errors.contains($0) }, "\(run)")
    }
    #expect(try home.rows("SELECT day, mark FROM check_in") == ["2026-11-30|done"])
    #expect(try home.rows("PRAGMA integrity_check") == ["ok"])
  }

  @Test("that is root's since sudo was used: it can be read, and it is said whose it is")
  func foreign() throws {
    chmod(home.store, 0o644)
    chmod(home.path + "/store", 0o755)
    try expectReadable()
    try expectRefusal(home.store, "belongs to root", "chown")
  }

  @Test(
    "in a folder that takes no files, and in a file that cannot be written",
    arguments: [true, false])
  func readOnly(isFolder: Bool) throws {
    for path in [home.store, home.path + "/store"] { chown(path, 65534, 65534) }
    chmod(isFolder ? home.path + "/store" : home.store, isFolder ? 0o555 : 0o444)
    try expectReadable()
    let closed = isFolder ? home.path + "/store" : home.store
    try expectRefusal(
      "'\(closed)' is closed to changes by you, its owner; run: chmod u+w '\(closed)'")
    let doctor = try asNobody("swiftcal", "doctor")
    #expect(doctor.output.contains("Nothing can be saved: '\(closed)' is closed"), "\(doctor)")
  }

  @Test(
    "that one run as root has left in one's own folder: it is said what is root's, and how to get it",
    arguments: [(0o700, 0o600, "/store"), (0o755, 0o600, "/store/SwiftCal.sqlite")])
  func leftByRoot(folderMode: mode_t, fileMode: mode_t, name: String) throws {
    chown(home.path, 65534, 65534)
    chmod(home.path + "/store", folderMode)
    chmod(home.store, fileMode)
    let advice = "run: sudo chown -R 65534 '\(home.path)/store'"
    for words in [["streak"], ["check"], ["doctor"], ["backup", home.path + "/copy"]] {
      let run = try Program.run(nobody + [home.path + "/swiftcal"] + words, in: home)
      #expect(run.ending == .exited(77), "\(run)")
      let told = run.errors + run.output
      #expect(told.contains("'\(home.path)\(name)' belongs to root; \(advice)"), "\(run)")
    }
    chmod(home.path + "/store", 0o755)
    chmod(home.store, 0o644)
    try expectReadable()
    try expectRefusal("belongs to root", advice)
    unlink(home.store)
    let made = try asNobody("swiftcal", "add", "Read")
    #expect(made.ending == .exited(73) && made.errors.contains(advice), "\(made)")
    chown(home.path, 0, 0)
    let other = try asNobody("swiftcal", "add", "Read")
    #expect(other.ending == .exited(73) && !other.errors.contains("chown"), "\(other)")
  }

  @Test(
    "beside a journal that root has left: it is said which file, and how to get it",
    arguments: [0o600, 0o644])
  func journalOfRoot(mode: mode_t) throws {
    chown(home.path, 65534, 65534)
    for path in [home.path + "/store", home.store] { chown(path, 65534, 65534) }
    let journal = home.store + "-journal"
    #expect(FileManager.default.createFile(atPath: journal, contents: nil))
    chmod(journal, mode)
    try expectReadable()
    try expectRefusal("'\(journal)' belongs to root; run: sudo chown 65534 '\(journal)'")
    chmod(journal, 0o600)
    try Data((0..<2000).map { UInt8($0 % 251 + 1) }).write(to: URL(fileURLWithPath: journal))
    chown(journal, 0, 0)
    chmod(journal, 0o600)
    let run = try asNobody("swiftcal", "streak")
    #expect(
      run.ending == .exited(77) && run.errors.contains("'\(journal)' belongs to root"), "\(run)")
  }

  @Test("that may not be read: both programs say so, and the widget in one short line")
  func unreadable() throws {
    chmod(home.path + "/store", 0o755)
    let mini = try asNobody("swiftcal-mini")
    #expect(mini.output.split(separator: "\n").count == 1, "\(mini)")
    let run = try asNobody("swiftcal", "streak")
    #expect(run.ending == .exited(77) && run.errors.contains(home.store), "\(run)")
  }
}

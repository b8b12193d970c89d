import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A repair")
struct RepairTests {
  let place: TemporaryStore
  let habit: HabitID
  let contents: Contents
  let steps: [LogEntry]

  init() throws {
    place = try TemporaryStore()
    let store = try place.open()
    habit = try store.add("Read")
    let other = try store.add("Run") { $0.kind = .trackOnly }
    try store.perform(.checkIn(habit, on: (0..<300).map { today - $0 }, .mark(.done)))
    try store.perform(.checkIn(other, on: (0..<40).map { today - 3 * $0 }, .note("a long note")))
    try store.mark(habit, nil, on: today - 7)
    try store.perform(.setting(.halfLife, "20"))
    contents = try Contents(store)
    steps = try store.log()
  }

  private func repair() throws -> Mended {
    let mended = try Doctor(path: place.path, today: today).repair(now: now)
    #expect(mended.messages.allSatisfy { !$0.isEmpty })
    #expect(try place.files() == ["SwiftCal.sqlite"])
    #expect(
      try Doctor(path: place.path, today: today).examine().filter { $0.level == .fault } == [])
    return mended
  }

  private func page(of table: String) throws -> Int {
    let value = try place.connect().value(
      "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'")
    return try #require(value.flatMap { Int($0) })
  }

  private func overwrite(_ range: Range<Int>, with byte: UInt8 = 0xee) throws {
    var bytes = try place.bytes()
    bytes.replaceSubrange(range, with: repeatElement(byte, count: range.count))
    try place.write(bytes)
  }

  private func removeBackups() throws {
    try FileManager.default.removeItem(atPath: place.folder + "/backups")
  }

  @Test("leaves a good store alone")
  func nothing() throws {
    let bytes = try place.bytes()
    #expect(try repair().isNothing)
    #expect(try place.bytes() == bytes)
  }

  @Test(
    "brings everything back from the rows and the log when the root of a table is destroyed",
    arguments: [
      "check_in", "habit", "plan", "setting", "change", "step", "sqlite_autoindex_habit_1",
    ])
  func destroyedRoot(table: String) throws {
    try removeBackups()
    let page = try page(of: table)
    let damaged = try place.bytes()
    try overwrite((page - 1) * 4096..<page * 4096)
    let mended = try repair()
    #expect(try Contents(try place.open()) == contents)
    #expect(mended.leftOut == [])
    let kept = try #require(mended.kept)
    #expect(kept == place.folder + "/backups/SwiftCal-2026-11-30T120000-damaged.sqlite")
    #expect(try Data(contentsOf: URL(filePath: kept)).count == damaged.count)
    if table != "step", table != "change" { #expect(try place.open().log() == steps) }
  }

  @Test("does without the header of the file, and of a journal beside it makes use")
  func header() throws {
    try removeBackups()
    try overwrite(0..<100)
    _ = try repair()
    #expect(try Contents(try place.open()) == contents)
    #expect(try place.open().log() == steps)
    #expect(try place.open().undo() != nil)
  }

  @Test("takes the newest good backup where nothing can be read, and passes over bad ones")
  func fromBackup() throws {
    try place.open().backup(at: now)
    try place.write([1, 2, 3], to: "backups/SwiftCal-2026-12-01.sqlite")
    try place.write(Array("hello".utf8))
    let mended = try repair()
    #expect(try Contents(try place.open()) == contents)
    #expect(try place.open().log() == steps)
    #expect(mended.fromBackup?.path == place.folder + "/backups/SwiftCal-2026-11-30T120000.sqlite")
    #expect(try Data(contentsOf: URL(filePath: try #require(mended.kept))) == Data("hello".utf8))
  }

  @Test(
    "finds how long pages are where the header tells it wrong, or not at all",
    arguments: [0, 1, 3, 512, 1024, 2048, 8192, 16384, 32768])
  func pageSize(told: Int) throws {
    try removeBackups()
    var bytes = try place.bytes()
    (bytes[16], bytes[17]) = (UInt8(told >> 8), UInt8(told & 0xff))
    try place.write(bytes)
    let mended = try repair()
    #expect(!mended.mayHaveLost)
    #expect(try Contents(place.open()) == contents && place.open().log() == steps)
  }

  @Test("finds how long the pages of a store with others than the usual ones are")
  func unusualPageSize() throws {
    for size in [512, 65536] {
      try place.connect().run("PRAGMA page_size = \(size); VACUUM")
      var bytes = try place.bytes()
      (bytes[16], bytes[17]) = (0x10, 0)
      try? removeBackups()
      try place.write(bytes)
      #expect(try !repair().mayHaveLost)
      #expect(try Contents(place.open()) == contents && place.open().log() == steps)
    }
  }

  @Test("takes a backup for a file that is empty or gone", arguments: [true, false])
  func emptyFile(isGone: Bool) throws {
    try place.open().backup(at: now)
    try place.write([])
    if isGone { try FileManager.default.removeItem(atPath: place.path) }
    #expect(try (repair().kept == nil) == isGone)
    #expect(try Contents(try place.open()) == contents)
  }

  @Test("of what is no store, and has no backup, is refused and changes nothing")
  func otherFile() throws {
    try removeBackups()
    for bytes in [Array("hello".utf8), [UInt8](repeating: 7, count: 9000)] {
      try place.write(bytes)
      #expect(throws: StoreError.self) {
        try Doctor(path: place.path, today: today).repair(now: now)
      }
      #expect(try place.bytes() == bytes)
    }
    try FileManager.default.removeItem(atPath: place.path)
    try place.connect().run("PRAGMA application_id = 77; CREATE TABLE habit (id)")
    #expect(throws: StoreError.notAStore(path: place.path)) {
      try Doctor(path: place.path, today: today).repair(now: now)
    }
  }

  @Test("of a newer store, and of one that another program holds, is refused")
  func refused() throws {
    let raw = try place.connect()
    try raw.run("PRAGMA user_version = 999")
    let bytes = try place.bytes()
    #expect(throws: StoreError.newer(path: place.path, found: 999, known: Schema.version)) {
      try Doctor(path: place.path, today: today).repair(now: now)
    }
    #expect(try place.bytes() == bytes)
    try raw.run(
      "PRAGMA user_version = \(Schema.version); CREATE TABLE more (text); BEGIN IMMEDIATE")
    #expect(throws: StoreError.busy(path: place.path)) {
      try Doctor(path: place.path, today: today).repair(now: now)
    }
  }

  static let faults = [
    "DELETE FROM plan; DELETE FROM habit", "DELETE FROM step", "CREATE TABLE more (text)",
    "DROP INDEX step_edit",
    "DELETE FROM step WHERE id = 3; UPDATE step SET device = 'x' WHERE id = 4",
    "UPDATE check_in SET day = '2026-02-30' WHERE day = '2026-11-30'",
    "INSERT INTO setting VALUES ('day-start', '25:00')", "PRAGMA user_version = -5",
    "DELETE FROM plan WHERE habit = 1", "UPDATE plan SET schedule = 'never' WHERE habit = 2",
  ]

  @Test("puts right what is wrong in rows, and loses none that can be told", arguments: faults)
  func fault(sql: String) throws {
    try place.connect().run(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql)")
    let mended = try repair()
    #expect(mended.contents != nil && mended.kept != nil)
    #expect(try Contents(try place.open()) == contents)
    #expect(mended.leftOut.isEmpty == !sql.contains("02-30"))
  }

  @Test("gives check-ins of a habit that nothing knows a name that says so")
  func unknownHabit() throws {
    try place.connect().run(
      """
      PRAGMA foreign_keys = OFF; INSERT INTO check_in VALUES (77, '2026-11-02', 'done', NULL, 'n');
      INSERT INTO pause VALUES (78, '2026-11-01', NULL)
      """)
    let mended = try repair()
    let names = try Contents(try place.open()).habits.map(\.name)
    #expect(names == ["Read", "Run", "Recovered habit 77", "Recovered habit 78"])
    #expect(mended.mended.contains { $0.contains("Recovered habit 77") })
    #expect(
      try place.open().checkIns(HabitID(77)) == [CheckIn("2026-11-02", mark: .done, note: "n")])
    #expect(try place.open().add("New").rawValue == 79)
  }

  @Test("says what may be lost")
  func lost() throws {
    try place.connect().run("DELETE FROM change WHERE step IN (3, 4); CREATE TABLE more (text)")
    #expect(
      try repair().mended == ["What 2 edits changed is lost, and check-ins of them may be missing."]
    )
  }

  @Test("plays the journal of a killed writer back before it reads")
  func journal() throws {
    let writer = try place.connect()
    try writer.run("CREATE TABLE more (text)")
    try writer.run("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE")
    try writer.run("UPDATE check_in SET note = 'lost'; UPDATE change SET after = '{}'")
    let copy = try TemporaryStore()
    try copy.write(try place.bytes())
    try copy.write(
      try Data(contentsOf: URL(filePath: place.path + "-journal")), to: "SwiftCal.sqlite-journal")
    _ = try Doctor(path: copy.path, today: today).repair(now: now)
    #expect(try Contents(try copy.open()) == contents)
    #expect(try copy.files() == ["SwiftCal.sqlite"])
  }

  @Test(
    "never traps or loses what stays readable, whatever bytes are wrong", arguments: UInt64(0)..<4)
  func randomDamage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try place.open().backup(at: now)
    let whole = try place.bytes()
    for _ in 0..<6 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 1..<20_000, using: &random))
      }
      try place.write(bytes)
      let store: [CheckIn]
      do throws(StoreError) {
        _ = try Doctor(path: place.path, today: today).repair(now: now)
        store = try place.open().checkIns(habit)
      } catch {
        // A header may say that the file is of a newer program, or of another one.
        switch error {
        case .newer, .notAStore, .busy: continue
        default: throw error
        }
      }
      let days = Set(store.map(\.day))
      let missing = (contents.checkIns[habit] ?? []).filter { !days.contains($0.day) }
      #expect(missing.isEmpty, "\(seed): \(missing.count)")
    }
  }

  @Test("takes the rights of others away")
  func modes() throws {
    chmod(place.path, 0o664)
    chmod(place.folder + "/backups", 0o755)
    let mended = try repair()
    #expect(mended.contents == nil && mended.mended.count == 2 && mended.left == [])
    #expect(try StoreFile.status(place.path)?.mode == S_IFREG | 0o600)
    #expect(try StoreFile.status(place.folder + "/backups")?.mode == S_IFDIR | 0o700)
  }
}

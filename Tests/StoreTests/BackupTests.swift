import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("A backup")
struct BackupTests {
  let place: TemporaryStore
  let store: HabitStore
  let habit: HabitID

  init() throws { (place, store, habit) = try storeOfReader(done: 30) }

  private var copy: String { place.folder + "/copy.sqlite" }
  private var backups: String { place.folder + "/backups" }

  @Test("holds what the store holds, its log included, and is the owner's only")
  func wholeCopy() throws {
    let summary = try store.backup(to: copy)
    #expect(summary == BackupSummary(path: copy, habits: 1, checkIns: 30))
    let other = try HabitStore(path: copy, access: .readOnly)
    #expect(try Contents(other) == Contents(store))
    #expect(try other.log() == store.log())
    #expect(try StoreFile.status(copy)?.mode == S_IFREG | 0o600)
    #expect(try place.files().filter { $0.hasSuffix("tmp") || $0.contains("journal") } == [])
  }

  @Test("of a store that was emptied keeps it from being taken for a new one")
  func emptied() throws {
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    try store.backup(to: BackupPlace(of: place.path).path(of: "2026-11-29"))
    try place.replace([])
    let error = StoreError.damaged(path: place.path, reason: "it is empty, though it has backups")
    for access in [HabitStore.Access.readOnly, .readWrite] {
      #expect(throws: error) { try HabitStore(path: place.path, access: access) }
    }
  }

  @Test("is made of a store with a write-ahead log, and has none")
  func writeAheadLog() throws {
    let raw = try place.connect()
    try raw.run("PRAGMA journal_mode = WAL; INSERT INTO setting VALUES ('half-life', '20')")
    #expect(try store.backup(to: copy).checkIns == 30)
    let bytes = try Data(contentsOf: URL(filePath: copy))
    #expect(bytes[18] == 1 && bytes[19] == 1)
    #expect(try HabitStore(path: copy, access: .readOnly).snapshot().settings.halfLife == 20)
    #expect(try place.files().filter { $0.hasPrefix("copy") } == ["copy.sqlite"])
  }

  @Test("sees one state while another program writes")
  func whileOthersWrite() throws {
    let raw = try place.connect()
    try raw.run("BEGIN IMMEDIATE; UPDATE check_in SET mark = 'missed'")
    try store.backup(to: copy)
    try raw.run("COMMIT")
    let marks = try HabitStore(path: copy, access: .readOnly).checkIns(habit).map(\.mark)
    #expect(marks == Array(repeating: .done, count: 30))
  }

  @Test("takes the place of an older one")
  func replacesBackup() throws {
    try store.backup(to: copy)
    try store.mark(habit, nil, on: today)
    #expect(try store.backup(to: copy).checkIns == 29)
  }

  @Test("leaves another store alone, and an older state of this one gives way after its undo, too")
  func otherStore() throws {
    let other = try HabitStore(path: copy, access: .readWrite)
    try other.add("Theirs")
    let bytes = try Data(contentsOf: URL(filePath: copy))
    #expect(throws: StoreError.self) { try store.backup(to: copy) }
    #expect(try Data(contentsOf: URL(filePath: copy)) == bytes)
    let second = place.folder + "/second.sqlite"
    try store.mark(habit, nil, on: today)
    try store.backup(to: second)
    try store.undo()
    #expect(try store.backup(to: second).checkIns == 30)
  }

  @Test("follows a symbolic link and leaves it one")
  func link() throws {
    try store.backup(to: copy)
    let link = place.folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "copy.sqlite")
    try store.mark(habit, nil, on: today)
    try store.backup(to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "copy.sqlite")
    #expect(try HabitStore(path: copy, access: .readOnly).checkIns(habit).count == 29)
  }

  @Test(
    "is refused in the place of the store, of what belongs to it and of other files",
    arguments: [
      "SwiftCal.sqlite", "./SwiftCal.sqlite", "SwiftCal.sqlite-journal", "hard", "soft", "text", "",
    ])
  func refusals(name: String) throws {
    try FileManager.default.linkItem(atPath: place.path, toPath: place.folder + "/hard")
    try FileManager.default.createSymbolicLink(
      atPath: place.folder + "/soft", withDestinationPath: "SwiftCal.sqlite")
    try place.write(Array("mine".utf8), to: "text")
    let (bytes, files) = (try place.bytes(), try place.files())
    #expect {
      try store.backup(to: name.isEmpty ? "" : place.folder + "/" + name)
    } throws: { error in
      guard case .invalid(let text)? = error as? StoreError else { return false }
      return text.contains("choose another file")
    }
    #expect(try place.bytes() == bytes && place.files() == files)
    #expect(try String(contentsOfFile: place.folder + "/text", encoding: .utf8) == "mine")
  }

  @Test("that fails leaves nothing behind")
  func failure() throws {
    #expect(throws: StoreError.self) { try store.backup(to: "/proc/swiftcal/copy") }
    try place.connect().run("PRAGMA ignore_check_constraints = ON; DROP TABLE setting")
    let folder = place.folder + "/copy.sqlite"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    #expect(throws: StoreError.self) { try store.backup(to: folder) }
    #expect(try place.files().filter { $0.hasSuffix("tmp") } == [])
  }

  @Test("of a damaged store is not made")
  func damagedStore() throws {
    let root = try place.connect().value("SELECT rootpage FROM sqlite_schema WHERE name='check_in'")
    let page = try #require(root.flatMap { Int($0) })
    let file = try FileHandle(forWritingTo: URL(filePath: place.path))
    try file.seek(toOffset: UInt64((page - 1) * 4096))
    try file.write(contentsOf: Data(repeating: 0xee, count: 64))
    try file.close()
    #expect(throws: StoreError.self) { try place.open(.readOnly).backup(to: copy) }
    #expect(try !place.files().contains { $0.hasPrefix("copy") })
  }

  @Test(
    "of a damaged store is its file as it is, with what lies beside it", arguments: [false, true])
  func damagedCopy(isNamed: Bool) throws {
    try store.backup(at: now)
    let journal = Array("not a journal".utf8)
    try place.write(place.bytes().dropLast(5000))
    try place.write(journal, to: "SwiftCal.sqlite-journal")
    let path = try HabitStore.copyDamaged(place.path, to: isNamed ? copy : nil, now: now)
    let folder = place.folder + "/backups/SwiftCal-2026-11-30T120000"
    #expect(path == (isNamed ? copy : folder + "-damaged.sqlite"))
    #expect(FileManager.default.contents(atPath: path) == Data(try place.bytes()))
    #expect(FileManager.default.contents(atPath: path + "-journal") == Data(journal))
    // It is no backup, which would be let go for it.
    #expect(HabitStore.newestBackup(of: place.path) == folder + ".sqlite")
    if isNamed {
      for taken in [copy, place.path, place.path + "-wal", ""] {
        #expect(throws: StoreError.self) {
          try HabitStore.copyDamaged(place.path, to: taken, now: now)
        }
      }
    }
  }

  @Test("does not wait for a pipe that has the name of a backup")
  func pipe() throws {
    let day = place.folder + "/backups/SwiftCal-2026-11-28.sqlite"
    try store.backup(at: now)
    try #require(mkfifo(day, 0o600) == 0)
    try store.backup(at: now)
    try place.open().mark(habit, .missed, on: today)
    #expect(HabitStore.newestBackup(of: place.path)?.hasSuffix("sqlite") == true)
    #expect(!StoreFile.isMissing(day))
  }

  @Test("leaves a damaged or newer file alone, and says that it is no backup", arguments: [0, 1])
  func otherFile(kind: Int) throws {
    try store.backup(to: copy)
    if kind == 0 {
      truncate(copy, 20_000)
    } else {
      try RawConnection(copy).run("PRAGMA user_version = 99")
    }
    let bytes = FileManager.default.contents(atPath: copy)
    let error = #expect(throws: StoreError.self) { try store.backup(to: copy) }
    #expect(error?.message.contains("'\(copy)' is there") == true, "\(error?.message ?? "")")
    #expect(FileManager.default.contents(atPath: copy) == bytes)
  }

  @Test("is made before the tables change, and never let go")
  func beforeMigration() throws {
    let opening = StoreOpening(path: place.path, busyMilliseconds: 0)
    let version = Schema.version
    func kept() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: backups)
        .filter { $0.contains("-version-") }.sorted()
    }
    // One that was killed before it changed the tables has left a copy, which will do.
    for _ in 1...3 { #expect(try opening.keepVersion(version) == nil) }
    let first = "SwiftCal-version-\(version).sqlite"
    #expect(try kept() == [first])
    let before = try Contents(HabitStore(path: backups + "/" + first, access: .readOnly))
    #expect(try before == Contents(store))
    try store.mark(habit, .missed, on: today)
    #expect(try opening.keepVersion(version) == nil)
    let second = "SwiftCal-version-\(version)-2.sqlite"
    #expect(try kept() == [second, first])
    for (name, contents) in [(first, before), (second, try Contents(store))] {
      #expect(
        try Contents(HabitStore(path: backups + "/" + name, access: .readOnly)) == contents)
    }
    #expect(BackupPlace(of: place.path).stamps().map(\.day) == [today])
  }

  @Test(
    "that has no folder to go to is told with what to do, and keeps nothing from being recorded")
  func fileInTheWay() throws {
    try? FileManager.default.removeItem(atPath: backups)
    try Data("mine".utf8).write(to: URL(filePath: backups))
    let reason =
      "it is a file where the folder of the backups is to be; run: mv '\(backups)' '\(backups).old'"
    let error = StoreError.unwritten(path: backups, reason: reason, status: .cannotCreate)
    #expect(throws: error) { try store.backup(at: now) }
    #expect(throws: error) { try store.backup(at: now, before: "merge") }
    let other = try place.open()
    try other.perform(.checkIn(habit, on: [today + 1], .mark(.done)), today: today + 1, now: now)
    #expect(other.takeBackupProblem() == error && error.reason == "'\(backups)': \(reason)")
    #expect(try store.checkIns(habit).count == 31)
    let findings = try Doctor(path: place.path, today: today + 1).examine()
    #expect(findings.contains(.noBackups(error)))
    #expect(!findings.contains { if case .backups = $0 { true } else { false } })
    #expect(try Data(contentsOf: URL(filePath: backups)) == Data("mine".utf8))
  }

  @Test("is named after the moment, in the folder beside the store")
  func onDemand() throws {
    let summary = try store.backup(at: now)
    #expect(summary.path == backups + "/SwiftCal-2026-11-30T120000.sqlite")
    let other = try store.backup(at: now, before: "restore")
    #expect(other.path == backups + "/SwiftCal-2026-11-30T120000-before-restore.sqlite")
    try store.mark(habit, nil, on: today)
    let third = try store.backup(at: now, before: "restore")
    #expect(third.path == backups + "/SwiftCal-2026-11-30T120000-before-restore-2.sqlite")
    #expect(try HabitStore(path: other.path, access: .readOnly).checkIns(habit).count == 30)
    #expect(try StoreFile.status(backups)?.mode == S_IFDIR | 0o700)
  }
}

@Suite("The backup of a day")
struct DailyBackupTests {
  let place: TemporaryStore

  init() throws { place = try TemporaryStore() }

  private func names() throws -> [String] {
    let folder = place.folder + "/backups"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("holds the state before the first change of the day")
  func beforeTheFirstChange() throws {
    let habit = try place.open().add("Read")
    #expect(try names() == [], "a store without habits needs none")
    for later in [0, 1, 1] {
      let store = try place.open()
      let edit = Edit.checkIn(habit, on: [today], .note("\(later) \(try names().count)"))
      try store.perform(edit, today: today + later, now: now)
      try store.mark(habit, .done, on: today)
      #expect(store.backupProblem == nil)
    }
    #expect(try names() == ["SwiftCal-2026-11-30.sqlite", "SwiftCal-2026-12-01.sqlite"])
    func copy(_ day: String) throws -> [CheckIn] {
      let path = "\(place.folder)/backups/SwiftCal-\(day).sqlite"
      return try HabitStore(path: path, access: .readOnly).checkIns(habit)
    }
    #expect(try copy("2026-11-30") == [])
    #expect(try copy("2026-12-01") == [CheckIn(today, mark: .done, note: "0 0")])
  }

  @Test("is made by undo too")
  func undo() throws {
    try place.open().add("Read")
    _ = try place.open().undo(today: today + 1, now: now)
    #expect(try names() == ["SwiftCal-2026-12-01.sqlite"])
  }

  @Test("is not made by reading, in memory, and where nothing can be written")
  func readers() throws {
    let habit = try place.open().add("Read")
    _ = try place.open(.readOnly).snapshot()
    #expect(throws: StoreError.self) { try place.open(.readOnly).mark(habit, .done, on: today) }
    let memory = try HabitStore.inMemory(sampleAsOf: today)
    try memory.add("Write")
    #expect(try names() == [])
    #expect(!FileManager.default.fileExists(atPath: "backups"))
  }

  @Test("is let go when it is old, and other files of the folder stay")
  func rotation() throws {
    let habit = try place.open().add("Read")
    let folder = place.folder + "/backups/"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: nil)
    let others = [
      "SwiftCal-2026-01-01T120000.sqlite", "SwiftCal-2026-02-30.sqlite", "other-2026-11-01.sqlite",
      "SwiftCal-2020-01-01T120000-damaged.sqlite", "SwiftCal-2020-01-01T120000-newer-2.sqlite",
      "SwiftCal-2027-01-01.sqlite", "SwiftCal-2026-11-30.sqlite.\(getpid()).tmp",
    ]
    let store = try place.bytes()
    let dead = "SwiftCal-2026-11-29.sqlite.999999999.tmp"
    for name in others + [dead] { try place.write([1], to: "backups/" + name) }
    for age in 1...60 { try place.write(store, to: "backups/SwiftCal-\((today - age).iso).sqlite") }
    try place.write(store, to: "backups/SwiftCal-2026-10-31T080000-before-import.sqlite")
    try place.open().mark(habit, .done, on: today)
    var kept = BackupRotation().kept(of: (0...60).map { BackupStamp(today - $0) })
    kept.remove(BackupStamp("2026-10-31"))
    kept.insert(BackupStamp("2026-10-31", "T080000-before-import"))
    let mine = others.dropLast() + kept.map { "SwiftCal-\($0.day.iso)\($0.rest).sqlite" }
    #expect(try names() == mine.sorted())
  }

  @Test("is rotated with those made on demand and before an import, by the numbers that are set")
  func numbers() throws {
    let store = try place.open()
    let habit = try store.add("Read")
    for (key, text) in [
      (SettingKey.backupsDaily, "2"), (.backupsWeekly, "0"), (.backupsMonthly, "1"),
    ] {
      try store.perform(.setting(key, text))
    }
    for age in (1...9).reversed() {
      try store.perform(
        .checkIn(habit, on: [today - age], .mark(.done)), today: today - age, now: now)
      try store.backup(at: "\((today - age).iso)T10:00:00", before: "import")
    }
    #expect(
      try names() == [
        "SwiftCal-2026-11-28T100000-before-import.sqlite", "SwiftCal-2026-11-29.sqlite",
        "SwiftCal-2026-11-29T100000-before-import.sqlite", "SwiftCal-2026-11-30.sqlite",
      ])
  }

  @Test("is not made where no number is set, and what is made on demand then stays alone")
  func off() throws {
    let store = try place.open()
    try store.add("Read")
    for key in [SettingKey.backupsDaily, .backupsWeekly, .backupsMonthly] {
      try store.perform(.setting(key, "0"))
    }
    try store.perform(.setting(.celebrate, "off"), today: today + 1, now: now)
    #expect(try names() == ["SwiftCal-2026-11-30.sqlite"])
    try store.backup(at: "2026-12-02T10:00:00")
    try store.backup(at: "2026-12-02T10:00:00")
    #expect(try names() == ["SwiftCal-2026-12-02T100000-2.sqlite"])
  }

  @Test("is not let go for backups of days to come, which a clock that was wrong has left")
  func wrongClock() throws {
    let store = try place.open()
    let habit = try store.add("Read")
    for ahead in (1...40).reversed() {
      try place.write(try place.bytes(), to: "SwiftCal.copy")
      try FileManager.default.createDirectory(
        atPath: place.folder + "/backups", withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: place.folder + "/SwiftCal.copy",
        toPath: place.folder + "/backups/SwiftCal-\((today + 100 * ahead).iso).sqlite")
    }
    try store.mark(habit, .done, on: today)
    #expect(try names().count == 41 && names().contains("SwiftCal-2026-11-30.sqlite"))
    #expect(
      try HabitStore(path: place.folder + "/backups/SwiftCal-2026-11-30.sqlite", access: .readOnly)
        .checkIns(habit) == [])
  }

  @Test("that cannot be made does not stop a check-in, and says why")
  func failure() throws {
    let habit = try place.open().add("Read")
    try place.write([1], to: "backups")
    let store = try place.open()
    #expect(try store.mark(habit, .done, on: today).changed)
    #expect(store.backupProblem != nil)
    #expect(try store.checkIns(habit).count == 1)
  }

  @Test("waits for a better moment when another program holds the store")
  func busy() throws {
    let habit = try place.open().add("Read")
    let store = try place.open()
    let raw = try place.connect()
    try raw.run("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.busy(path: place.path)) { try store.mark(habit, .done, on: today) }
    try raw.run("COMMIT")
    try store.mark(habit, .done, on: today)
    #expect(try names() == ["SwiftCal-2026-11-30.sqlite"])
  }
}

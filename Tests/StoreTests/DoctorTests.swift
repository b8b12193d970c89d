import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("The doctor")
struct DoctorTests {
  let place: TemporaryStore
  let habit: HabitID

  init() throws {
    let store: HabitStore
    (place, store, habit) = try storeOfReader()
    try store.perform(.checkIn(habit, on: (0..<400).map { today - $0 }, .note("a note")))
  }

  private func backupBytes() throws -> Int {
    try Data(contentsOf: URL(filePath: place.folder + "/backups/SwiftCal-2026-11-30.sqlite")).count
  }

  private func examine() throws -> [Finding] {
    let (bytes, files) = (try place.bytes(), try place.files())
    let findings = try Doctor(path: place.path, today: today).examine()
    #expect(try place.bytes() == bytes && place.files() == files)
    #expect(findings.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix("..") })
    return findings
  }

  @Test("finds nothing wrong with a good store, and says how much it holds")
  func good() throws {
    let size = try place.bytes().count
    #expect(
      try examine() == [
        .contents(habits: 1, checkIns: 400, steps: 2),
        .size(bytes: size, version: Schema.version),
        .backups(count: 1, newest: today, bytes: try backupBytes()),
      ])
  }

  static let faults: [(String, Finding)] = [
    ("DELETE FROM plan; DELETE FROM habit", .orphans(table: "check_in", count: 400)),
    ("INSERT INTO pause VALUES (77, '2026-11-01', NULL)", .orphans(table: "pause", count: 1)),
    ("DELETE FROM step", .orphans(table: "change", count: 402)),
    ("CREATE TABLE more (text)", .otherSchema(name: "more")),
    ("DROP INDEX step_edit", .otherSchema(name: "step_edit")),
    (
      "UPDATE check_in SET day = '2026-02-30' WHERE day = '2026-11-30'",
      .impossible("a check-in has the day '2026-02-30'")
    ),
    (
      "INSERT INTO setting VALUES ('day-start', '25:00')",
      .impossible("'25:00' is not a value of 'day-start'; use a time from 00:00 to 12:00")
    ),
  ]

  @Test("finds what is broken", arguments: faults)
  func fault(sql: String, finding: Finding) throws {
    try place.connect().run(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql)")
    let findings = try examine()
    #expect(findings.contains(finding), "\(findings)")
    #expect(findings.first?.level == .fault)
  }

  @Test("finds damage anywhere in the file, and never traps", arguments: UInt64(0)..<4)
  func damage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = try place.bytes()
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0..<30 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      try place.write(bytes)
      _ = try Doctor(path: place.path, today: today).examine()
    }
    try place.write(whole.prefix(whole.count - 4096))
    #expect(try examine().first?.level == .fault)
    try place.write(Array("hello".utf8))
    #expect(try examine().first == .unreadable(.notAStore(path: place.path)))
  }

  @Test("finds days to come, others' rights, side files and copies that were put aside")
  func advice() throws {
    try place.connect().run("INSERT INTO check_in VALUES (1, '2027-01-01', 'done', NULL, NULL)")
    chmod(place.path, 0o644)
    let copies = [
      "SwiftCal (conflicted copy).sqlite", "SwiftCal.sync-conflict-20261130-120000-AAA.sqlite",
      "SwiftCal_conflict-20261130.sqlite", "SwiftCal.sqlite~",
    ]
    for name in copies + ["Other.sqlite", "SwiftCal-copy.txt"] { try place.write([1], to: name) }
    try place.write([], to: "SwiftCal.sqlite-shm")
    let findings = try examine().filter { $0.level == .advice }
    let wanted: [Finding] = [
      .future(count: 1, last: "2027-01-01"), .mode(path: place.path, permissions: 0o644),
      .sideFile(path: place.path + "-shm", bytes: 0),
    ]
    #expect(findings.prefix(3) == wanted[...])
    #expect(
      Set(findings.dropFirst(3)) == Set(copies.map { .conflictCopy(path: "\(place.folder)/\($0)") })
    )
  }

  @Test("takes no copy of an iOS store, and none of a newer program, for a bad backup")
  func goodBackups() throws {
    let backups = place.folder + "/backups"
    let phone = backups + "/SwiftCal-2026-11-30T120000-before-migration.sqlite"
    try OlderStores.writePhone(to: phone, OlderStores.month("2026-03-01", done: 2))
    chmod(phone, 0o600)
    let newer = backups + "/SwiftCal-2026-11-30T130000.sqlite"
    try place.open().backup(to: newer)
    try RawConnection(newer).run("PRAGMA user_version = 999")
    #expect(try examine().allSatisfy { $0.level == .fact })
    try Data("hello".utf8).write(to: URL(filePath: newer))
    #expect(
      try examine().first { $0.level == .advice && $0.name == "bad-backup" }
        == .badBackup(.notAStore(path: newer)))
  }

  @Test("says what is another's, the folder of the backups too, and asks nobody else for its mode")
  func owners() throws {
    chmod(place.path, 0o644)
    chmod(place.folder, 0o755)
    chmod(place.folder + "/backups", 0o755)
    let findings = try unprivileged { try Doctor(path: place.path, today: today).examine() }
    let told = findings.filter { $0.name == "owner" }.map(\.message)
    for path in [place.path, place.folder + "/backups"] {
      #expect(
        told.contains { $0.hasPrefix("'\(path)' belongs to root; run: sudo chown ") }, "\(told)")
    }
    #expect(told.count == 2 && !told[0].contains("-R") && told[1].contains("-R"), "\(told)")
    #expect(findings.allSatisfy { $0.name != "mode" })
  }

  @Test("says when there is no store")
  func missing() throws {
    #expect(throws: StoreError.missing(path: place.folder + "/none")) {
      try Doctor(path: place.folder + "/none", today: today).examine()
    }
  }
}

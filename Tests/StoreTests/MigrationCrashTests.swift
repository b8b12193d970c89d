import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

/// A program that is killed in the middle of the move, at each step of it.
@Suite("A move that is killed")
struct MigrationCrashTests {
  private enum Kind: String, CaseIterable, Codable {
    case ours, oursWithLog, phoneWithLog
  }

  private static let kinds = Kind.allCases.map(\.rawValue)

  private func write(_ kind: String, to path: String) throws {
    let month = OlderStores.month("2024-11-01", done: 5)
    switch Kind(rawValue: kind) {
    case .ours: try OlderStores.writeOurs(to: path)
    case .oursWithLog:
      let work = try TemporaryStore()
      try OlderStores.writeOurs(to: work.path)
      let raw = try work.connect()
      try raw.run("PRAGMA journal_mode = WAL; UPDATE check_in SET note = 'in the log'")
      for side in ["", "-wal", "-shm"] {
        try FileManager.default.copyItem(atPath: work.path + side, toPath: path + side)
      }
    default: try OlderStores.writePhone(to: path, [], logged: month)
    }
  }

  @Test(
    "leaves one of the two whole, and the next start ends it",
    arguments: kinds, Migration.Step.allCases)
  func killed(kind: String, step: Migration.Step) async throws {
    let whole = try Places()
    try write(kind, to: whole.older)
    try whole.migrate()
    let wanted = try whole.store().exportJSON()

    let places = try Places()
    try write(kind, to: places.older)
    let (older, shared) = (places.older, places.shared)
    await #expect(processExitsWith: .exitCode(9)) {
      [older = older as String, shared = shared as String, step = step as Migration.Step] in
      _ = try Migration(from: older, to: shared, OlderStores.intake()) { reached in
        if reached == step { _exit(9) }
      }.run()
    }
    let isOlderThere = FileManager.default.fileExists(atPath: older)
    #expect(isOlderThere == (step != .removed))
    if FileManager.default.fileExists(atPath: shared) {
      #expect(try places.store().exportJSON() == wanted)
    }
    try places.migrate(now: "2026-12-01T08:00:00+01:00")
    #expect(try Contents(places.store()) == Contents(whole.store()))
    #expect(try places.olderFiles() == [])
    // Who is killed after the last step leaves the lock file, which the next change takes away.
    if step == .removed {
      let findings = try Doctor(path: shared, today: today).examine()
      #expect(findings.contains { $0.name == "leftover" })
      try HabitStore(path: shared, access: .readWrite).add("Next")
    }
    #expect(try places.sharedFiles() == ["SwiftCal.sqlite"])
    let copies = try places.backupNames().filter { $0.contains("before-migration") }
    #expect(copies.count == 1, "\(copies)")
    #expect(try places.migrate() == .nothing)
  }

  @Test("and whose older store another program wrote to since is told of, not ended")
  func writtenSince() async throws {
    let places = try Places()
    try OlderStores.writeOurs(to: places.older)
    let (older, shared) = (places.older, places.shared)
    await #expect(processExitsWith: .exitCode(9)) {
      [older = older as String, shared = shared as String] in
      _ = try Migration(from: older, to: shared, OlderStores.intake()) { reached in
        if reached == .noted { _exit(9) }
      }.run()
    }
    let old = try HabitStore(path: older, access: .readWrite)
    try old.mark(HabitID(1), .missed, on: today)
    #expect(try places.migrate() == .both)
    #expect(try places.olderFiles() == ["SwiftCal.sqlite"])
    #expect(try places.sharedFiles() == ["SwiftCal.sqlite"])
  }

  @Test("by several programs at once happens once")
  func together() async throws {
    let places = try Places()
    try OlderStores.writeOurs(to: places.older)
    let wanted = try HabitStore(path: places.older, access: .readOnly).exportJSON()
    let (older, shared) = (places.older, places.shared)
    let outcomes = try await withThrowingTaskGroup(of: Migration.Outcome.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try Migration(from: older, to: shared, OlderStores.intake()).run()
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 != .nothing } == 1, "\(outcomes)")
    #expect(try places.store().exportJSON() == wanted && places.backupNames().count == 1)
    #expect(try places.olderFiles() == [] && places.sharedFiles() == ["SwiftCal.sqlite"])
  }
}

import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

/// A store that was moved, and whose file of before could not be taken away then.
@Suite("What is left of a move")
struct MigrationLossTests {
  let places: Places

  init() throws {
    places = try Places()
    try OlderStores.writeOurs(to: places.older)
    let folder = places.place.folder
    try FileManager.default.createDirectory(
      atPath: places.backups, withIntermediateDirectories: true)
    for path in [folder, folder + "/swiftcal", places.backups, places.older] {
      chown(path, 65534, 65534)
    }
    chmod(folder, 0o555)
    _ = try unprivileged { try places.migrate() }
    chmod(folder, 0o755)
    try #require(StoreFile.isOrdinary(places.older) && StoreFile.isOrdinary(places.shared))
  }

  @Test("is moved again where the new store is gone, and never only taken away")
  func gone() throws {
    try FileManager.default.removeItem(atPath: places.shared)
    guard case .moved(let moved) = try places.migrate() else {
      Issue.record("not moved")
      return
    }
    #expect(moved.contents.checkIns == 29)
    #expect(try places.store().checkIns(HabitID(1)).count == 29)
    #expect(try places.olderFiles() == [])
  }

  @Test("stays while the new store cannot be read, and stands in the way of no repair")
  func damaged() throws {
    let whole = try Data(contentsOf: URL(filePath: places.shared))
    try Data(repeating: 0xee, count: 40_000).write(to: URL(filePath: places.shared))
    for _ in 0..<2 {
      #expect(try places.migrate() == .nothing)
      #expect(StoreFile.isOrdinary(places.older))
    }
    try whole.write(to: URL(filePath: places.shared))
    _ = try places.migrate()
    #expect(try places.olderFiles() == [])
  }
}

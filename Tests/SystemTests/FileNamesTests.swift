import Foundation
import SwiftCalSystem
import TestSupport
import Testing

@Suite("Files that a beginning may mean")
struct FileNamesTests {
  @Test("are those of its folder, written as it is; hidden ones where a dot was typed")
  func names() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("swiftcal-names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    for folder in ["backups", "old stores"] {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for file in ["back.csv", "b.sqlite", ".hidden", "ähre"] {
      try Data().write(to: home.appendingPathComponent(file))
    }
    let names = { FileNames($0, home: home.path).all }
    #expect(names("~/b") == ["~/b.sqlite", "~/back.csv", "~/backups/"])
    #expect(names("~/old") == ["~/old stores/"])
    #expect(names("~/old stores/").isEmpty && names("~/nowhere/x").isEmpty)
    #expect(names("~/.h") == ["~/.hidden"])
    #expect(names("~/ä") == ["~/ähre"])
    #expect(names(home.path + "/ba") == ["back.csv", "backups/"].map { home.path + "/" + $0 })
    #expect(FileNames("~/b", home: nil).all.isEmpty)
  }

  @Test("are no more than a person can look through")
  func most() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("swiftcal-names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    for number in 0..<FileNames.most + 5 {
      try Data().write(to: home.appendingPathComponent("f\(number)"))
    }
    #expect(FileNames("~/f", home: home.path).all.count == FileNames.most)
  }
}

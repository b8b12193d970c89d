import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport

/// Something that the program does to files, from a state that is always the same.
enum Operation: String, CaseIterable, CustomStringConvertible {
  case check, note, undo, add, backup, replaceBackup, restore, importing, importingIntoNone, export
  case merge, almanac, repair

  var description: String { rawValue }

  /// The words of the command line, for a home whose files `prepare` made.
  func words(in home: Home) -> [String] {
    let file = home.path + "/store/file"
    return switch self {
    case .check: ["check", "Read", "--on", "2026-11-29"]
    // Longer than SQLite keeps in its cache before it writes.
    case .note: ["note", "Read", String(repeating: "long ", count: 20_000)]
    case .undo: ["undo"]
    case .add: ["add", "Run", "--target", "5", "--unit", "km"]
    case .backup: ["backup"]
    case .replaceBackup: ["backup", file]
    case .restore: ["restore", home.path + "/other.sqlite"]
    case .importing, .importingIntoNone: ["import", home.path + "/other.json"]
    case .merge: ["merge", home.path + "/other.sqlite"]
    case .export: ["export", file]
    case .repair: ["doctor", "--repair"]
    case .almanac: ["almanac", "import", home.path + "/almanac.csv"]
    }
  }

  /// Fills a home: a store, another one's backup and export, and a file of an older run.
  func prepare(_ home: Home) throws {
    let other = try Self.store(at: home.path + "/other.sqlite", holding: "Walk")
    let export = try other.exportJSON().joined(separator: "\n")
    try export.write(toFile: home.path + "/other.json", atomically: true, encoding: .utf8)
    let almanac = "month,day,text\n1,1,One\n2,29,Two\n"
    try almanac.write(toFile: home.path + "/almanac.csv", atomically: true, encoding: .utf8)
    let file = home.path + "/store/file"
    try FileManager.default.createDirectory(
      atPath: home.path + "/store", withIntermediateDirectories: true)
    if self == .importingIntoNone { return }
    _ = try Self.store(at: home.store, holding: "Read")
    // The first change of a day is what makes a copy; these trials see that day begin.
    try FileManager.default.removeItem(atPath: home.path + "/store/backups")
    switch self {
    case .replaceBackup: try other.backup(to: file)
    case .repair: try RawConnection(home.store).run("DELETE FROM step WHERE id = 3")
    case .export: try export.write(toFile: file, atomically: true, encoding: .utf8)
    default: break
    }
  }

  /// A store with a habit of that name and ten check-ins.
  static func store(at path: String, holding name: String) throws -> HabitStore {
    let (today, now) = (Day("2026-11-30"), "2026-11-30T12:00:00Z")
    let store = try HabitStore(path: path, access: .readWrite)
    let habit = Habit(id: HabitID(0), name: name, added: today - 40)
    let id = try store.perform(.addHabit(habit), today: today, now: now).habit
    guard let id else { throw TimedOut("no habit") }
    for ago in 2..<12 {
      try store.perform(.checkIn(id, on: [today - ago], .mark(.done)), today: today, now: now)
    }
    return store
  }
}

/// All that can be lost (a store without rows is none): what the store holds, its log included, and the file that is written.
struct Kept: Equatable {
  /// The store as an export; nil where there is none.
  let store: [String]?
  /// The file that the operation writes, or what it holds as a store; nil where there is none.
  let file: [String]?

  /// What a home holds; opening it is what the next start does. A backup that is not whole is an
  /// error.
  init(_ home: Home) throws {
    store = try Kept.export(home.store)
    let folder = home.path + "/store/backups/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".sqlite") { _ = try Kept.export(folder + name) }
    let places = [home.path + "/store/file", folder + "SwiftCal-2026-11-30T120000.sqlite"]
    file = try places.compactMap { try Kept.content($0) }.first
  }

  private static func content(_ path: String) throws -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let isStore = data.starts(with: Data("SQLite".utf8))
    return isStore ? try Kept.export(path) : [String(decoding: data, as: UTF8.self)]
  }

  private static func export(_ path: String) throws -> [String]? {
    do {
      let lines = try HabitStore(path: path, access: .readOnly).exportJSON()
      return try lines == HabitStore.inMemory(sampleAsOf: nil).exportJSON() ? nil : lines
    } catch StoreError.missing {
      return nil
    }
  }
}

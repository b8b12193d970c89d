import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

/// A check-in by which a store of the older layout is moved to the shared place.
struct MigrationTrial {
  /// The words of the check-in.
  static let words = ["check", "Read", "--on", "2026-11-29"]

  private let before: [String]
  private let after: [String]
  private let template: Home

  /// Prepares the older store and finds out what the check-in makes of it.
  init() throws {
    template = try Home()
    let older = template.path + "/store/SwiftCal.sqlite"
    before = try Operation.store(at: older, holding: "Read").exportJSON()
    try FileManager.default.removeItem(atPath: template.path + "/store/backups")
    let home = try Self.copy(of: template)
    let run = try Program.run([Program.swiftcal] + Self.words, in: home)
    try #require(run.ending == .exited(0), "\(run)")
    after = try Self.content(of: home)
    try #require(after != before)
  }

  /// A home in the state before.
  func copy() throws -> Home { try Self.copy(of: template) }

  private static func copy(of template: Home) throws -> Home {
    let home = try Home()
    try FileManager.default.removeItem(atPath: home.path)
    try FileManager.default.copyItem(atPath: template.path, toPath: home.path)
    home.environment["SWIFTCAL_STORE"] = nil
    home.environment["XDG_DATA_HOME"] = home.path + "/store"
    return home
  }

  private static func content(of home: Home) throws -> [String] {
    let path = home.path + "/store/swiftcal/SwiftCal.sqlite"
    return try HabitStore(path: path, access: .readOnly).exportJSON()
  }

  /// The calls that it makes.
  func calls() throws -> [String] {
    let home = try copy()
    let run = try Fault().run(Self.words, in: home)
    try #require(run.ending == .exited(0), "\(run)")
    return Fault.log(of: home)
  }

  /// What a run lost, or did not say; nil when it did well. The next start, which asks for nothing
  /// but a report, finishes the move; when the older store could not be taken away and so `mayStay`,
  /// it may tell of it instead.
  func problem(_ run: Run, in home: Home, mayStay: Bool = false) throws -> String? {
    let next = try Program.run([Program.swiftcal, "log"], in: home)
    guard next.ending == .exited(0) else { return "the next start fails: \(next)" }
    let older = home.path + "/store/SwiftCal.sqlite"
    let isTold = mayStay && next.errors.contains(older)
    guard isTold || !FileManager.default.fileExists(atPath: older) else {
      return "the older store stays: \(next)"
    }
    let content = try Self.content(of: home)
    guard content == before || content == after else { return "it is neither state whole" }
    let saidDone = run.ending == .exited(0) || run.output.hasSuffix("\n")
    if saidDone, content != after { return "it said that all is well" }
    if case .exited(let status) = run.ending, status != 0, !run.errors.hasPrefix("swiftcal: ") {
      return "it did not say why"
    }
    let path = home.path + "/store/swiftcal/SwiftCal.sqlite"
    let faults = try Doctor(path: path, today: "2026-11-30").examine().filter { $0.level == .fault }
    return faults.isEmpty ? nil : "the doctor says \(faults)"
  }
}

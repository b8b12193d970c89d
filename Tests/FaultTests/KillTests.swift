import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

@Suite("Killed at a moment of chance")
struct KillTests {
  private static let today: Day = "2026-11-30"

  @Test("a check-in that was acknowledged is there, and the next start needs nobody")
  func writers() throws {
    let home = try Home()
    try home.swiftcal("add", "Read")
    var killer = Killer(seed: 3)
    var acknowledged: Set<Day> = []
    var losses = 0
    let trials = Torture.trials(short: 30, long: 1000)
    for trial in 1...trials {
      let day = Self.today - trial
      let run = try killer.run(["check", "Read", "--on", day.iso], in: home)
      if run.ending == .exited(0) || run.output.hasSuffix("\n") { acknowledged.insert(day) }
      let kept = try days(in: home)
      let lost = acknowledged.subtracting(kept)
      losses += lost.count
      #expect(lost.isEmpty, "trial \(trial)")
      #expect(kept.allSatisfy { $0 >= day })
      if trial.isMultiple(of: 20) || trial == trials { try expectHealth(of: home) }
    }
    Torture.report(
      "kill -9 of a check-in: \(trials) trials, \(killer.kills) killed, "
        + "\(acknowledged.count) acknowledged, \(losses) losses")
  }

  @Test(
    "nothing is half done", arguments: Operation.allCases.filter { $0 != .check && $0 != .note })
  func operations(_ operation: Operation) throws {
    let trial = try FaultTrial(operation)
    var killer = Killer(seed: 4)
    var losses = 0
    let trials = Torture.trials(short: 5, long: 200)
    for _ in 0..<trials {
      let home = try trial.copy()
      let run = try killer.run(operation.words(in: home), in: home)
      if let problem = try trial.problem(run, in: home) {
        losses += 1
        Issue.record("\(operation.rawValue): \(problem)\n\(run)")
      }
    }
    Torture.report(
      "kill -9 of \(operation.rawValue): \(trials) trials, \(killer.kills) killed, "
        + "\(losses) losses")
  }

  @Test("a store of the older layout is moved whole or stays, and the next start moves it")
  func migration() throws {
    let trial = try MigrationTrial()
    var killer = Killer(seed: 5)
    var losses = 0
    let trials = Torture.trials(short: 5, long: 200)
    for _ in 0..<trials {
      let home = try trial.copy()
      let run = try killer.run(MigrationTrial.words, in: home)
      if let problem = try trial.problem(run, in: home) {
        losses += 1
        Issue.record("\(problem)\n\(run)")
      }
    }
    Torture.report(
      "kill -9 of migration: \(trials) trials, \(killer.kills) killed, \(losses) losses")
  }

  private func days(in home: Home) throws -> Set<Day> {
    let store = try HabitStore(path: home.store, access: .readOnly)
    let snapshot = try store.snapshot(.all)
    return Set(snapshot.habits.flatMap { snapshot.checkIns[$0.id, default: []] }.map(\.day))
  }

  private func expectHealth(of home: Home) throws {
    let findings = try Doctor(path: home.store, today: Self.today).examine()
    #expect(!findings.contains { $0.level == .fault }, "\(findings)")
  }
}

/// Kills programs after a time of chance, which it keeps as long as they run: about half of them end
/// before.
private struct Killer {
  private var random: SeededGenerator
  private var longest = 12_000.0
  /// How many were killed.
  private(set) var kills = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Starts the program and kills it, or finds that it has ended.
  mutating func run(_ words: [String], in home: Home) throws -> Run {
    let out = home.path + "/.killed"
    defer { unlink(out) }
    let child = try Child([Program.swiftcal] + words, environment: home.environment) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, out, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, out + ".err", O_WRONLY | O_CREAT, 0o600)
    }
    usleep(UInt32.random(in: 0...UInt32(longest), using: &random))
    child.signal(SIGKILL)
    let ending = try child.wait()
    kills += ending == .killed(SIGKILL) ? 1 : 0
    longest = max(500, longest * (ending == .killed(SIGKILL) ? 1.03 : 0.97))
    return Run(ending, output: text(out), errors: text(out + ".err"))
  }

  private func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}

import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

/// An operation that is carried out again and again from the same state, each time with a fault.
struct FaultTrial {
  let operation: Operation
  /// What was there before, and what is there when nothing goes wrong.
  let before: Kept
  let after: Kept
  private let template: Home

  /// Prepares the state and finds out what the operation comes to.
  init(_ operation: Operation) throws {
    self.operation = operation
    let template = try Home()
    try operation.prepare(template)
    self.template = template
    before = try Kept(template)
    let home = try FaultTrial.copy(of: template)
    let run = try Program.run([Program.swiftcal] + operation.words(in: home), in: home)
    try #require(run.ending == .exited(0), "\(run)")
    after = try Kept(home)
    try #require(before != after)
  }

  /// A home in the state before.
  func copy() throws -> Home { try FaultTrial.copy(of: template) }

  private static func copy(of template: Home) throws -> Home {
    let home = try Home()
    try FileManager.default.removeItem(atPath: home.path)
    try FileManager.default.copyItem(atPath: template.path, toPath: home.path)
    return home
  }

  /// What a run lost, or did not say; nil when it did well.
  ///
  /// The rule: what is there is the old state or the new one, whole, and the next start and the next
  /// change need nobody. Where the program said that all is well, by its status or its words, it is
  /// the new one. Where it did not, it says why, and what is there is the old one; only when it
  /// `mayBeDone`, since what failed was the last step, it may be the new one.
  func problem(_ run: Run, in home: Home, mayBeDone: Bool = false) throws -> String? {
    let kept: Kept
    do {
      kept = try Kept(home)
    } catch {
      return "the next start fails: \(error)"
    }
    guard kept == before || kept == after else { return "what is there is neither state whole" }
    let saidDone = run.ending == .exited(0) || run.output.hasSuffix("\n")
    if saidDone, kept != after { return "it said that all is well" }
    if case .exited(let status) = run.ending, status != 0 {
      guard run.errors.hasPrefix("swiftcal: ") else { return "it did not say why" }
      if before.store != nil, run.errors.contains("no store") {
        return "it said that there is none"
      }
      guard kept == before || mayBeDone else { return "it said that it failed, and did it" }
    }
    // What was broken still is where the repair was not made.
    let isBroken = operation == .repair && kept == before
    return try problemOfNextChange(home, isBroken: isBroken)
  }

  private func problemOfNextChange(_ home: Home, isBroken: Bool) throws -> String? {
    do {
      let store = try HabitStore(path: home.store, access: .readWrite)
      let habit = Habit(id: HabitID(0), name: "Next", added: "2026-11-30")
      try store.perform(.addHabit(habit), today: "2026-11-30", now: "2026-11-30T12:00:00Z")
      if isBroken { return nil }
      let faults = try Doctor(path: home.store, today: "2026-11-30").examine()
        .filter { $0.level == .fault }
      return faults.isEmpty ? nil : "the doctor says \(faults)"
    } catch {
      return "the next change fails: \(error)"
    }
  }
}

/// How a run of a program ended, and what it said.
struct Run: CustomStringConvertible {
  let ending: Ending
  let output: String
  let errors: String

  /// What a program that ran to its end left behind.
  init(_ program: Program) {
    (ending, output, errors) = (program.ending, program.output, program.errors)
  }

  /// The parts, for a program that was killed.
  init(_ ending: Ending, output: String, errors: String = "") {
    (self.ending, self.output, self.errors) = (ending, output, errors)
  }

  var description: String { "\(ending)\noutput: \(output)\nerrors: \(errors)" }
}

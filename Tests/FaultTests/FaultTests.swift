import Foundation
import TestSupport
import Testing

@Suite("When the system fails")
struct FaultTests {
  /// What can go wrong with a call that changes files.
  private static let faults: [(Fault.Mode, Int32)] = [
    (.once, EIO), (.once, ENOSPC), (.on, ENOSPC), (.on, EIO), (.full, ENOSPC), (.short, 0),
    (.kill, 0), (.torn, 0),
  ]

  @Test(
    "Whichever call fails or is the last, nothing is lost and it is said",
    arguments: Operation.allCases)
  func changes(_ operation: Operation) throws {
    let trial = try FaultTrial(operation)
    let calls = try trial.calls()
    var count = 0
    var losses = 0
    for at in 1...calls.count {
      for fault in Self.faults(at: at) {
        count += 1
        if try !trial.losesNothing(fault) { losses += 1 }
      }
    }
    Torture.report(
      "calls that fail, \(operation.rawValue): \(count) trials at \(calls.count) calls, \(losses) losses"
    )
  }

  @Test("Whichever call fails or is the last, a store of the older layout is moved whole or stays")
  func migration() throws {
    let trial = try MigrationTrial()
    let calls = try trial.calls()
    var count = 0
    var losses = 0
    for fault in (1...calls.count).flatMap({ Self.faults(at: $0) + [Fault(at: $0)] }) {
      // The steps between placing the new store and removing the older are tried in each form.
      guard Torture.isLong || fault.at % 3 == 1 || calls[fault.at - 1].hasSuffix(".migration")
      else { continue }
      count += 1
      let home = try trial.copy()
      let run = try fault.run(MigrationTrial.words, in: home)
      let mayStay = calls[fault.at - 1].hasSuffix("unlink /store/SwiftCal.sqlite")
      guard let problem = try trial.problem(Run(run), in: home, mayStay: mayStay)
      else { continue }
      losses += 1
      Issue.record("\(fault.mode) at '\(calls[fault.at - 1])': \(problem)\n\(run)")
    }
    Torture.report(
      "calls that fail, migration: \(count) trials at \(calls.count) calls, \(losses) losses")
  }

  /// The faults to try at a call: one of them at each third in the short form, in turn.
  private static func faults(at call: Int) -> [Fault] {
    let chosen =
      Torture.isLong
      ? faults[...] : faults[(call / 3 % faults.count)...].prefix(call % 3 == 1 ? 1 : 0)
    return chosen.map { Fault(at: call, mode: $0, code: $1) }
  }

  @Test(
    "Whichever read fails, nothing is lost and it is said", arguments: [Operation.check, .restore])
  func reads(_ operation: Operation) throws {
    let trial = try FaultTrial(operation)
    let calls = try trial.calls(reads: true)
    var losses = 0
    let numbers = Array(stride(from: 1, through: calls.count, by: Torture.isLong ? 1 : 4))
    for at in numbers {
      if try !trial.losesNothing(Fault(at: at, mode: .on, isOfReads: true)) { losses += 1 }
    }
    Torture.report(
      "reads that fail, \(operation.rawValue): \(numbers.count) trials, \(losses) losses")
  }
}

import Foundation
import TestSupport
import Testing

extension FaultTrial {
  /// The calls that the operation makes, or those of them that read: the name and path of each.
  func calls(reads: Bool = false) throws -> [String] {
    let home = try copy()
    let run = try Fault(isOfReads: reads).run(operation.words(in: home), in: home)
    try #require(run.ending == .exited(0), "\(run)")
    let calls = Fault.log(of: home)
    try #require(calls.count > 5, "the library is not in effect")
    return calls
  }

  /// Whether a run with a fault lost nothing; if it did, or said nothing of it, that is recorded.
  func losesNothing(_ fault: Fault) throws -> Bool {
    let home = try copy()
    let run = try fault.run(operation.words(in: home), in: home)
    let call = Fault.log(of: home).dropFirst(max(0, fault.at - 1)).first ?? "?"
    let isKill = fault.mode == .kill || fault.mode == .torn
    if case .killed(let signal) = run.ending, !isKill || signal != SIGKILL {
      return lost(fault, call, "it crashed", run)
    }
    // When a folder cannot be synced, what was to be made last in it has been made; what is read
    // may be what is to be looked over at the end.
    let mayBeDone =
      fault.isOfReads || call.hasSuffix("sync /store") || call.hasSuffix("sync /store/backups")
    guard let problem = try problem(Run(run), in: home, mayBeDone: mayBeDone) else { return true }
    return lost(fault, call, problem, run)
  }

  private func lost(_ fault: Fault, _ call: String, _ problem: String, _ run: Program) -> Bool {
    Issue.record(
      "\(operation.rawValue), \(fault.mode) with \(fault.code) at '\(call)': \(problem)\n\(run)")
    return false
  }
}

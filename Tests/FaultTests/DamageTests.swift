import Foundation
import SwiftCalCore
import SwiftCalStore
import TestSupport
import Testing

/// SQLite keeps no checksums: a changed byte inside a value, such as a letter of a note, leaves a good
/// file. So the rule is: a damaged file is refused or found out by the doctor, or every row is there,
/// and what differs is within values that each could be.
@Suite("A damaged store")
struct DamageTests {
  private static let today: Day = "2026-11-30"

  @Test("is told of, or has lost no row; it never crashes or hangs a program")
  func mutations() throws {
    let place = try TemporaryStore()
    try fill(try place.open())
    let whole = try place.bytes()
    let original = try place.open(.readOnly).exportJSON()
    var tally = Tally()
    let trials = Torture.trials(short: 100, long: 2000)
    for seed in 0..<trials {
      let mutation = Mutation(seed: UInt64(seed))
      let copy = try TemporaryStore()
      try copy.write(mutation.applied(to: whole))
      let (seconds, verdict) = try MonotonicTime.measure { try judge(copy, original) }
      #expect(seconds < 20, "seed \(seed), \(mutation.kind): a hang")
      tally.add(verdict)
      if verdict == .lost {
        let kept = Set(try copy.open(.readOnly).exportJSON())
        let lost = original.filter { !kept.contains($0) }.prefix(3)
        Issue.record("seed \(seed), \(mutation.kind): lost silently: \(lost)")
      }
      touch(copy)
      if seed.isMultiple(of: 20) {
        let again = try TemporaryStore()
        try again.write(mutation.applied(to: whole))
        try runPrograms(on: again, seed)
      }
    }
    Torture.report("damaged stores: \(trials) mutations, \(tally)")
  }

  /// Habits, check-ins and a log on some dozens of pages.
  private func fill(_ store: HabitStore) throws {
    for number in 0..<6 {
      let habit = Habit(id: HabitID(0), name: "Habit \(number)", added: "2026-09-01")
      let now = "2026-11-30T12:00:00Z"
      let id = try store.perform(.addHabit(habit), today: Self.today, now: now).habit
      guard let id else { throw TimedOut("no habit") }
      let days = (0..<60).map { Self.today - $0 }
      try store.perform(.checkIn(id, on: days, .mark(.done)), today: Self.today, now: now)
      try store.perform(
        .checkIn(id, on: Array(days[0..<9]), .note("It went well, \(number)")), today: Self.today,
        now: now)
    }
  }

  private func judge(_ place: TemporaryStore, _ original: [String]) throws -> Verdict {
    let read = Result<[String], StoreError> { () throws(StoreError) in
      let store = try place.open(.readOnly)
      _ = try store.snapshot(.all)
      _ = try store.log()
      return try store.exportJSON()
    }
    guard case .success(let lines) = read else { return .refused }
    if lines == original { return .same }
    let findings = try Doctor(path: place.path, today: Self.today).examine()
    if findings.contains(where: { $0.level == .fault }) { return .foundOut }
    // One more may be there: an almanac that is no longer the program's counts as one's own.
    return lines.count >= original.count ? .changedWithin : .lost
  }

  /// Writes to it, which may fail but not trap.
  private func touch(_ place: TemporaryStore) {
    _ = Result<LogEntry?, StoreError> { () throws(StoreError) in
      let store = try place.open()
      for habit in try store.snapshot(.habits).habits.prefix(1) {
        try store.perform(
          .checkIn(habit.id, on: [Self.today], .mark(.missed)), today: Self.today, now: "")
      }
      return try store.undo(today: Self.today, now: "")
    }
  }

  private func runPrograms(on place: TemporaryStore, _ seed: Int) throws {
    let home = try Home()
    home.environment["SWIFTCAL_STORE"] = place.path
    let commands = [["today"], ["log"], ["stats"], ["doctor"], ["export"], ["check"], ["undo"]]
    for command in commands.map({ [Program.swiftcal] + $0 }) + [[Program.mini]] {
      let run = try Program.run(command, in: home)
      guard case .exited(let status) = run.ending else {
        Issue.record("seed \(seed), \(command): \(run)")
        continue
      }
      #expect(status == 0 || !run.errors.isEmpty || !run.output.isEmpty, "\(command): \(run)")
    }
  }

  private enum Verdict { case same, refused, foundOut, changedWithin, lost }

  private struct Tally: CustomStringConvertible {
    private var counts: [Verdict: Int] = [:]
    mutating func add(_ verdict: Verdict) { counts[verdict, default: 0] += 1 }
    var description: String {
      func count(_ verdict: Verdict) -> Int { counts[verdict, default: 0] }
      return
        "\(count(.refused)) refused, \(count(.same)) read whole, \(count(.foundOut)) found out "
        + "by the doctor, \(count(.changedWithin)) with all rows and a changed value, "
        + "\(count(.lost)) losses"
    }
  }
}

import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("An export")
struct ExportTests {
  let place: TemporaryStore
  let store: HabitStore

  init() throws {
    place = try TemporaryStore()
    store = try place.open(device: "here")
  }

  private func text(of store: HabitStore) throws -> String {
    try store.exportJSON().joined(separator: "\n")
  }

  private func take(_ text: String, into store: HabitStore) throws(StoreError) -> Imported {
    try store.importJSON(text, named: "x.json", today: today, now: now)
  }

  private func empty() throws -> HabitStore { try .inMemory(sampleAsOf: nil) }

  @Test("has documented keys")
  func keys() throws {
    let habit = try store.add("Run") {
      $0.kind = .atLeast
      $0.plans = [Plan(target: Target(Amount(millionths: 5_200_000), unit: "km", per: .week))]
    }
    var change = CheckInChange.note("It's \"far\"\n\u{2028}\u{9b}")
    change.amount = .set(Amount(millionths: 12_000_001))
    try store.perform(.checkIn(habit, on: [today], change))
    let lines = try store.exportJSON()
    let head = lines[..<(lines.firstIndex(of: #","steps":["#) ?? 0)]
    #expect(
      head.joined(separator: "\n") == #"""
        {"format":"swiftcal","version":1
        ,"settings":[
        ]
        ,"habits":[
        {"id":1,"position":0,"name":"Run","kind":"at_least","question":"","group":"","color":"orange","added":"2026-09-01","start":null,"end":null,"archived":null,"skips":null}
        ]
        ,"plans":[
        {"habit":1,"from":"","schedule":"daily","target":5.2,"unit":"km","per":"week"}
        ]
        ,"pauses":[
        ]
        ,"freezes":[
        ]
        ,"check_ins":[
        {"habit":1,"day":"2026-11-30","mark":null,"amount":12.000001,"note":"It's \"far\"\n\u2028\u009b"}
        ]
        """#)
    let object = try JSONSerialization.jsonObject(with: Data(text(of: store).utf8))
    #expect((object as? [String: Any])?.count == 10)
  }

  @Test("makes of an empty store the same one, its undo history included", arguments: UInt64(0)..<8)
  func lossless(seed: UInt64) throws {
    var editor = RandomEditor(seed: seed)
    try editor.prepare(store)
    for step in 0..<60 {
      _ = try editor.step(store)
      if step % 9 == 8 { _ = try store.undo() }
    }
    let exported = try text(of: store)
    let other = try empty()
    let imported = try take(exported, into: other)
    #expect(imported.habits == (try store.snapshot().habits.count))
    #expect(try text(of: other) == exported)
    #expect(try Contents(other) == Contents(store))
    #expect(try take(exported, into: other) == Imported())
    #expect(try text(of: other) == exported)
    for _ in 0..<12 {
      let (mine, theirs) = (try store.undo(), try other.undo())
      #expect(mine?.subject == theirs?.subject)
    }
    #expect(try Contents(other) == Contents(store))
    try store.add("Last")
    try other.add("Last")
    #expect(try Contents(other) == Contents(store))
  }

  @Test("keeps amounts to the last digit")
  func amounts() throws {
    let habit = try store.add("Run") {
      $0.kind = .atLeast
      $0.plans = [Plan(target: Target(Amount(1)))]
    }
    let amounts = [
      0, 1, 100_000, 999_999, 999_999_999_999_999, 1_000_000_000_000_000, 123_456_789_012_345,
    ]
    for (index, amount) in amounts.enumerated() {
      var change = CheckInChange()
      change.amount = .set(Amount(millionths: Int64(amount)))
      try store.perform(.checkIn(habit, on: [today - index], change))
    }
    let other = try empty()
    _ = try take(text(of: store), into: other)
    #expect(try Contents(other) == Contents(store))
  }

  @Test("fills in what a store lacks, replaces nothing, and can be taken back")
  func merging() throws {
    let theirs = try empty()
    let run = try theirs.add("Run")
    let read = try theirs.add("READ")
    try theirs.mark(run, .done, on: today)
    try theirs.mark(read, .done, on: today, today - 1)
    let mine = try store.add("Read")
    try store.mark(mine, .skipped, on: today)
    let before = try Contents(store)
    let exported = try text(of: theirs)
    #expect(try take(exported, into: store).withoutBackup == Imported(habits: 1, checkIns: 2))
    #expect(try store.checkIns(mine).map(\.mark) == [.done, .skipped])
    let after = try text(of: store)
    #expect(try take(exported, into: store) == Imported())
    #expect(try text(of: store) == after)
    _ = try store.undo()
    #expect(try Contents(store) == before)
    let kept = place.folder + "/backups/SwiftCal-2026-11-30T120000-before-import.sqlite"
    #expect(try HabitStore(path: kept, access: .readOnly).snapshot().habits.count == 1)
  }

  static let wrong: [(String, String)] = [
    ("", "is not JSON"), ("{", "is not JSON"), ("[]", "is not an export"),
    ("7", "is not an export"),
    (#"{"format":"other"}"#, "is not an export"),
    (#"{"format":"swiftcal","version":2}"#, "newer SwiftCal"),
    (#"{"format":"swiftcal","version":1}"#, "is not a whole export"),
  ]

  @Test("that is none is refused", arguments: wrong)
  func refusal(text: String, reason: String) throws {
    try expectRefusal(text, reason)
  }

  @Test(
    "with a row that no store holds is refused whole",
    arguments: [
      (#""day":"2026-11-30""#, #""day":"2026-02-30""#), (#""mark":"done""#, #""mark":"maybe""#),
      (#""habit":1,"day""#, #""habit":9,"day""#), (#""schedule":"daily""#, #""schedule":"x""#),
      (#""name":"Read""#, #""name":"""#), (#""id":1,"position""#, #""id":"a","position""#),
      (#"{"habit":1,"day""#, #"7,{"habit":1,"day""#),
    ])
  func impossible(good: String, bad: String) throws {
    let source = try empty()
    try source.mark(try source.add("Read"), .done, on: today)
    let exported = try text(of: source)
    try #require(exported.contains(good))
    try expectRefusal(exported.replacing(good, with: bad), "x.json")
  }

  private func expectRefusal(_ text: String, _ reason: String) throws {
    let bytes = try place.bytes()
    #expect {
      try take(text, into: store)
    } throws: { error in
      guard case .invalid(let message)? = error as? StoreError else { return false }
      return message.contains(reason)
    }
    #expect(try place.bytes() == bytes)
  }
}

import Foundation
import SwiftCalCore
import TestSupport
import Testing

@testable import SwiftCalStore

@Suite("An import of a file that a person wrote")
struct ImportTests {
  let place: TemporaryStore
  let store: HabitStore

  init() throws {
    place = try TemporaryStore()
    store = try place.open()
  }

  /// An export without a log; each part is the text of a row.
  private func export(
    habits: [String] = [habit()], pauses: [String] = [], checkIns: [String] = [],
    settings: [String] = []
  ) -> String {
    let plans = habits.indices.map { #"{"habit":\#($0 + 1),"from":"","schedule":"daily"}"# }
    func array(_ rows: [String]) -> String { "[" + rows.joined(separator: ",") + "]" }
    return """
      {"format":"swiftcal","version":1,"settings":\(array(settings)),"habits":\(array(habits)),
      "plans":\(array(plans)),"pauses":\(array(pauses)),"freezes":[],
      "check_ins":\(array(checkIns)),"steps":[],"changes":[]}
      """
  }

  private static func habit(
    _ name: String = "Read", id: Int = 1, group: String = ""
  ) -> String {
    #"{"id":\#(id),"position":\#(id),"name":"\#(name)","kind":"yes_no","question":"","group":"\#(group)","#
      + #""color":"orange","added":"2026-09-01"}"#
  }

  private static func checkIn(_ rest: String) -> String { #"{"habit":1,\#(rest)}"# }

  @discardableResult
  private func take(_ text: String) throws(StoreError) -> Imported {
    try store.importJSON(text, named: "x.json", today: today, now: now)
  }

  private func expectRefusal(
    _ text: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try store.exportJSON()
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try take(text)
    }
    let message = error?.message ?? ""
    #expect(message.contains("'x.json'") && message.contains(reason), "\(message)")
    #expect(!message.contains("constraint"), "\(message)", sourceLocation: sourceLocation)
    #expect(try store.exportJSON() == before, sourceLocation: sourceLocation)
  }

  static let wrongCheckIns: [(String, String)] = [
    (#""day":"2026-11-02","amount":"12""#, "row 2 of 'check_ins': '12' is not a value of 'amount'"),
    (#""day":"2026-11-02","amount":-1"#, "row 2 of 'check_ins': '-1'"),
    (#""day":"2026-11-02","amount":1e300"#, "row 2 of 'check_ins': '1.0e+300'"),
    (#""day":"2026-02-30","mark":"done""#, "'2026-02-30' is not a value of 'day'"),
    (#""day":"now","mark":"done""#, "'now' is not a value of 'day'"),
    (#""day":20261102,"mark":"done""#, "'20261102' is not a value of 'day'"),
    (#""mark":"done""#, "nothing is not a value of 'day'"),
    (#""day":"2026-11-02","mark":"maybe""#, "'maybe' is not a value of 'mark'"),
    (#""day":"2026-11-02","mark":true"#, "is not a value of 'mark'"),
    (#""day":"2026-11-02","note":7"#, "'7' is not a value of 'note'"),
    (#""day":"2026-11-02""#, "row 2 of 'check_ins' holds values that do not fit together"),
    (#""day":"2026-11-01","mark":"done""#, "row 2 of 'check_ins' is there twice"),
    (#""habit":9,"day":"2026-11-02","mark":"done""#, "row 2 of 'check_ins' belongs to what"),
  ]

  @Test("names the row that no store holds, and why", arguments: wrongCheckIns)
  func wrongCheckIn(rest: String, reason: String) throws {
    let good = Self.checkIn(#""day":"2026-11-01","mark":"done""#)
    let bad = rest.hasPrefix(#""habit""#) ? "{\(rest)}" : Self.checkIn(rest)
    let later = Self.checkIn(#""day":"2026-11-09","mark":"done""#)
    try expectRefusal(export(checkIns: [good, bad, later]), reason)
    try store.add("Walk")
    try expectRefusal(export(checkIns: [good, bad, later]), reason)
  }

  @Test("names what is no row at all, and a pause of no habit, for which none is made")
  func otherRows() throws {
    try expectRefusal(export(habits: ["7"]), "row 1 of 'habits' is no object")
    try expectRefusal(export(habits: [#""x""#]), "row 1 of 'habits' is no object")
    let pauses = [#"{"habit":1,"from":"2026-11-01"}"#, #"{"habit":5,"from":"2026-11-01"}"#]
    try expectRefusal(export(pauses: pauses), "row 2 of 'pauses' belongs to what is not there")
  }

  @Test("names the row of a setting or a schedule that cannot be read")
  func texts() throws {
    let settings = [#"{"key":"new","value":"x"}"#, #"{"key":"half-life","value":"900"}"#]
    try expectRefusal(
      export(settings: settings), "row 2 of 'settings': '900' is not a value of 'half-life'.")
    try expectRefusal(
      export().replacing("daily", with: "x"), "row 1 of 'plans': 'x' is not a value of 'schedule'.")
  }

  @Test("refuses two habits of one name in other cases, and takes the blanks from around names")
  func names() throws {
    let habits = [Self.habit("Read"), Self.habit("READ", id: 2)]
    try expectRefusal(export(habits: habits), "'Read' and 'READ', which is the same name")
    #expect(try take(export(habits: [Self.habit("  Read ", group: " Home ")])).habits == 1)
    #expect(try store.snapshot(.habits).habits.map(\.group) == ["Home"])
    #expect(try store.snapshot().habits.map(\.name) == ["Read"])
    #expect(try take(export(habits: [Self.habit("read")])).isEmpty)
    // Nothing was new twice, and of nothing there is no copy.
    #expect(try take(export(habits: [Self.habit("READ")])).kept == nil)
    let copies = try FileManager.default.contentsOfDirectory(atPath: place.folder + "/backups")
    #expect(copies.filter { $0.contains("before-import") }.isEmpty, "\(copies)")
  }

  @Test("without a log is one step, into an empty store too, with its settings and pauses of all")
  func step() throws {
    let checkIns = [Self.checkIn(#""day":"2026-11-01","mark":"done","amount":null"#)]
    let pause = Pause(from: "2026-10-01", through: "2026-10-05", isForAll: true)
    let text = export(
      pauses: [#"{"habit":0,"from":"2026-10-01","through":"2026-10-05"}"#], checkIns: checkIns,
      settings: [#"{"key":"half-life","value":"20"}"#])
    let empty = try Contents(store)
    #expect(try take(text) == Imported(habits: 1, checkIns: 1))
    let full = try Contents(store)
    #expect(full.settings.halfLife == 20 && full.habits.first?.pauses == [pause])
    let entry = try store.undo()
    #expect(entry?.subject == .takenIn(.importing, habits: 1, changed: 0, pausesForAll: true))
    #expect(entry?.dayCount == 1 && entry?.habitName == nil)
    #expect(try Contents(store) == empty)
    try store.redo()
    #expect(try Contents(store) == full)
    #expect(
      try Doctor(path: place.path, today: today).examine().allSatisfy { $0.level == .fact })
  }

  @Test("gives habits that are new the pauses of all habits as their own")
  func pauses() throws {
    try store.add("Walk")
    let text = export(pauses: [#"{"habit":0,"from":"2026-10-01","through":"2026-10-05"}"#])
    #expect(try take(text).habits == 1)
    let habits = try store.snapshot().habits
    #expect(habits.map(\.pauses) == [[], [Pause(from: "2026-10-01", through: "2026-10-05")]])
  }

  @Test("with a time zone is refused, since its days are no times", arguments: [true, false])
  func zone(isStore: Bool) throws {
    let path = place.folder + "/other"
    if isStore {
      try HabitStore(path: path, access: .readWrite).add("Read")
    } else {
      try place.write(Array(export().utf8), to: "other")
    }
    let intake = OlderStores.intake(timezone: "Seoul")
    if isStore { try expectZoneRefusal { _ = try store.merge(path, intake) } }
    try expectZoneRefusal { _ = try store.importFile(path, intake) }
  }

  private func expectZoneRefusal(_ body: () throws -> Void) throws {
    let error = #expect(throws: StoreError.self) { try body() }
    #expect(error?.message.contains("'--timezone'") == true)
    #expect(try store.snapshot().habits.isEmpty)
  }
}

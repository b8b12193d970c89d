import SwiftCalCore

/// The table of an almanac: that of a store, of the bundled database or of a person's file.
extension Connection {
  /// The text of a day of the year, or nil when it has none.
  func almanacText(on day: Day) throws(StoreError) -> String? {
    let (_, month, number) = day.civil
    let statement = try Statement(self, "SELECT text FROM almanac WHERE month = ?1 AND day = ?2")
    let key: [SQLValue] = [.integer(Int64(month)), .integer(Int64(number))]
    guard let text = try statement.first(key, { $0.text(0) ?? "" })?.trimmed else { return nil }
    try check(text, month: month, day: number)
    return text
  }

  /// All its lines.
  func almanac() throws(StoreError) -> Almanac {
    let statement = try Statement(self, "SELECT month, day, text FROM almanac ORDER BY month, day")
    var entries: [Almanac.Entry] = []
    while try statement.step() {
      let (month, day) = (Int(statement.integer(0) ?? 0), Int(statement.integer(1) ?? 0))
      let text = (statement.text(2) ?? "").trimmed
      try check(text, month: month, day: day)
      let entry = Almanac.Entry(month: month, day: day, text: text)
      if let last = entries.last, last.month == month, last.day == day {
        throw damaged("the almanac has two lines for \(month)-\(day)")
      }
      entries.append(entry)
    }
    return Almanac(entries)
  }

  /// Whether there is no line in it.
  func hasNoAlmanac() throws(StoreError) -> Bool {
    try number("SELECT NOT EXISTS (SELECT 1 FROM almanac)") == 1
  }

  /// Puts an almanac in the place of what is there, within a transaction.
  func write(_ almanac: Almanac) throws(StoreError) {
    try execute("DELETE FROM almanac")
    let statement = try Statement(self, "INSERT INTO almanac VALUES (?1, ?2, ?3)")
    for entry in almanac.entries {
      try statement.run([
        .integer(Int64(entry.month)), .integer(Int64(entry.day)), .text(entry.text),
      ])
    }
  }

  private func check(_ text: String, month: Int, day: Int) throws(StoreError) {
    guard Almanac.hasDay(day, month: month) else {
      throw damaged("the almanac has a line for \(month)-\(day), which is no day")
    }
    guard let reason = Almanac.problem(ofText: text) else { return }
    throw damaged("the almanac's line for \(month)-\(day) is wrong: \(reason.text)")
  }
}

import SwiftCalCore

extension Connection {
  private static let texts = [
    ("habit", ["name", "section", "question"]), ("check_in", ["note"]), ("plan", ["unit"]),
    ("setting", ["value"]), ("step", ["device"]), ("almanac", ["text"]),
  ]

  /// Texts that are no UTF-8, which are shown with signs in the place of what is wrong.
  func textFindings() throws(StoreError) -> [Finding] {
    var findings: [Finding] = []
    for (table, columns) in Connection.texts {
      let list = columns.joined(separator: ", ")
      let count = try Statement(self, "SELECT \(list) FROM \(table)").all { row in
        columns.indices.contains { !row.isWholeText(Int32($0)) }
      }.count { $0 }
      if count > 0 {
        findings.append(
          .impossible("\(count.of("row")) of '\(table)' hold a text that is no UTF-8"))
      }
    }
    return findings
  }

  /// Steps of the log that are of days to come, which a merge would take for the newest.
  func futureSteps(_ today: Day) throws(StoreError) -> [Finding] {
    let statement = try Statement(
      self, "SELECT count(*), max(date(at)) FROM step WHERE date(at) > ?1")
    // Where clocks are ahead, it is tomorrow already.
    let row = try statement.first([.text((today + 1).iso)]) {
      (Int($0.integer(0) ?? 0), $0.text(1) ?? "")
    }
    guard let (count, last) = row, count > 0, let day = try? Day(iso: last) else { return [] }
    return [.futureSteps(count: count, last: day)]
  }
}

extension Statement {
  /// Whether a column holds nothing or UTF-8.
  fileprivate func isWholeText(_ column: Int32) -> Bool {
    guard let bytes = bytes(column) else { return true }
    return String(validating: bytes, as: UTF8.self) != nil
  }
}

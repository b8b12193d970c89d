import SwiftCalCore

/// What only `log`, `undo`, `export` and the almanac read.
extension Mender {
  /// Mends what can be read of the log's broken changes and takes the others out of it.
  mutating func mendLog() throws(StoreError) {
    var (mended, dropped) = (0, 0)
    for change in try connection.brokenChanges() {
      if try change.mend(in: connection) { mended += 1 } else { dropped += 1 }
    }
    if mended > 0 {
      sentences.append(
        "\(mended.of("change")) of the log could be read in part; what could is kept.")
    }
    guard dropped > 0 else { return }
    sentences.append(
      "\(dropped.of("change")) of the log could not be read and cannot be taken back any more.")
  }

  /// Takes from the almanac's lines what none can hold, and the lines that are none.
  mutating func mendAlmanac() throws(StoreError) {
    var (mended, dropped) = (0, 0)
    for line in try connection.brokenAlmanacLines() {
      let text = Mender.readable(line.text)
      let isLine =
        Almanac.hasDay(line.day, month: line.month) && Almanac.problem(ofText: text) == nil
      let key: [SQLValue] = [.integer(Int64(line.month)), .integer(Int64(line.day))]
      if isLine {
        try Statement(connection, "UPDATE almanac SET text = ?3 WHERE month = ?1 AND day = ?2")
          .run(key + [.text(text)])
        mended += 1
      } else {
        try Statement(connection, "DELETE FROM almanac WHERE month = ?1 AND day = ?2").run(key)
        dropped += 1
      }
    }
    if mended > 0 {
      sentences.append("From \(mended.of("line")) of the almanac was taken what no line can hold.")
    }
    if dropped > 0 { sentences.append("Of the almanac \(dropped.of("line")) could not be kept.") }
  }

  private static func readable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter(Almanac.isPlain))
    return String(String(kept).prefix(Almanac.textLimit)).trimmed
  }
}

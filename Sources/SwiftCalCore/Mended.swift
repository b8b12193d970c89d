/// What the repair of a store did.
package struct Mended: Hashable, Sendable {
  /// Rows that came from elsewhere.
  package struct Source: Hashable, Sendable {
    /// The file they came from.
    package let path: String
    /// How many there were.
    package let rows: Int

    /// Rows of a file.
    package init(path: String, rows: Int) {
      self.path = path
      self.rows = rows
    }
  }

  /// Where the file is kept as it was; nil where it was not touched.
  package var kept: String?
  /// How many habits, check-ins and steps of the log the store holds now; nil where it was not made
  /// anew.
  package var contents: Finding?
  /// How many rows only the log knew.
  package var fromLog = 0
  /// The backup that gave rows which nothing else had.
  package var fromBackup: Source?
  /// What else was done, whole sentences.
  package var mended: [String] = []
  /// The rows that no store holds, each with its values; they are in the kept file only.
  package var leftOut: [String] = []
  /// The rows that the log says were there, and of which nothing could be read.
  package var lost: [String] = []
  /// What may be missing besides, whole sentences.
  package var losses: [String] = []
  /// What is left for a person to decide.
  package var left: [Finding] = []

  /// Nothing done.
  package init() {}

  /// Whether there was nothing to do.
  package var isNothing: Bool { contents == nil && mended.isEmpty && kept == nil }

  /// Whether something that was in the store may be in the kept file only, or nowhere.
  package var mayHaveLost: Bool { !leftOut.isEmpty || !lost.isEmpty || !losses.isEmpty }

  /// The sentences that say it, the most important first.
  package var messages: [String] {
    var lines: [String] = []
    if let contents { lines.append("The store was made anew. \(contents.message)") }
    if fromLog > 0 { lines.append("From the change log: \(fromLog.of("row")).") }
    if let fromBackup {
      lines.append("From the backup \(fromBackup.path.quoted): \(fromBackup.rows.of("row")).")
    }
    lines += mended
    for row in leftOut.prefix(20) { lines.append("Left out, since no store holds it: \(row).") }
    if leftOut.count > 20 { lines.append("\(leftOut.count - 20) more rows were left out.") }
    for row in lost.prefix(20) {
      lines.append("Lost, since nothing of it can be read: \(row).")
    }
    if lost.count > 20 { lines.append("\(lost.count - 20) more such rows are lost.") }
    lines += losses
    if contents != nil, !mayHaveLost {
      lines.append("No row that could be read was left out.")
    }
    if let kept { lines.append("The file as it was is kept in \(kept.quoted).") }
    return lines + left.map(\.message)
  }
}

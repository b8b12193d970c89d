import SwiftCalCore

extension HabitStore {
  /// All lines of the almanac: the store's own, else those of the program.
  package func almanac() throws(StoreError) -> Almanac {
    let own = try reading { connection throws(StoreError) in try connection.almanac() }
    return own.entries.isEmpty ? try BundledAlmanac.almanac() : own
  }

  /// The text of a day of the year in the same almanac.
  package func almanacText(on day: Day) throws(StoreError) -> String? {
    try reading { connection throws(StoreError) in try connection.knownAlmanacText(on: day) }
  }

  /// Reads what `scope` asks for, and the almanac's text of the day that `day` makes of the settings,
  /// in one transaction.
  package func snapshot(
    _ scope: SnapshotScope, almanacOn day: (Settings) -> Day?
  ) throws(StoreError) -> Snapshot {
    try reading { connection throws(StoreError) in
      var snapshot = try SnapshotReader(connection).snapshot(scope)
      guard let day = day(snapshot.settings) else { return snapshot }
      // A line that cannot be read is no reason not to show the habits.
      snapshot.almanacText = try? connection.knownAlmanacText(on: day)
      return snapshot
    }
  }

  /// Puts an almanac in the place of the store's own, in one transaction.
  ///
  /// - Parameter now: the moment, as ISO 8601 text.
  /// - Returns: the backup that holds the lines that were there; nil where those were the program's.
  @discardableResult
  package func importAlmanac(
    _ almanac: Almanac, now: String
  ) throws(StoreError) -> BackupSummary? {
    try requireWritable()
    let own = try ownAlmanac()
    guard own != almanac else { return nil }
    let kept = isFile && own != nil ? try backup(at: now, before: "almanac") : nil
    try writing(nil) { connection throws(StoreError) in try connection.write(almanac) }
    return kept
  }

  /// The store's own lines; nil where there are none or those are the program's.
  func ownAlmanac() throws(StoreError) -> Almanac? {
    try reading { connection throws(StoreError) in try connection.ownAlmanac() }
  }
}

extension Connection {
  /// The store's own lines; nil where there are none or those are the program's.
  func ownAlmanac() throws(StoreError) -> Almanac? {
    let own = try almanac()
    if own.entries.isEmpty { return nil }
    return try own == BundledAlmanac.almanac() ? nil : own
  }

  /// Gives a store without an almanac the program's own. It is no step of undo, since no person asked
  /// for it; one who switched the almanac off is not given it.
  func fillAlmanac() {
    // Until it is there the program's is shown, so that no store stays closed for want of it, and
    // nobody waits for it.
    try? wait.without { () throws(StoreError) in try fillAlmanacIfEmpty() }
  }

  /// The same, but throws what keeps it from being written.
  func fillAlmanacIfEmpty() throws(StoreError) {
    guard try wantsAlmanac(), case .success(let almanac) = BundledAlmanac.source else { return }
    try transaction(.writing) { () throws(StoreError) in
      // Another process may have been here since.
      if try wantsAlmanac() { try write(almanac) }
    }
  }

  /// Whether it has no lines of an almanac and none were declined.
  func wantsAlmanac() throws(StoreError) -> Bool {
    try number(
      """
      SELECT NOT EXISTS (SELECT 1 FROM almanac)
        AND NOT EXISTS (SELECT 1 FROM setting WHERE key = 'almanac' AND value = 'off')
      """) == 1
  }

  /// The text of a day in a store: of its own almanac, else of the program's.
  fileprivate func knownAlmanacText(on day: Day) throws(StoreError) -> String? {
    if let text = try almanacText(on: day) { return text }
    return try hasNoAlmanac() ? BundledAlmanac.text(on: day) : nil
  }
}

import SwiftCalCore

extension HabitStore {
  /// The steps of the change log, the newest first, all of them or at most `limit`.
  package func log(limit: Int? = nil) throws(StoreError) -> [LogEntry] {
    try reading { connection throws(StoreError) in try LogReader(connection).entries(limit: limit) }
  }

  /// The number of the newest step; 0 while there is none.
  package func lastStep() throws(StoreError) -> Int64 {
    try reading { connection throws(StoreError) in
      Int64(try connection.number("SELECT max(id) FROM step"))
    }
  }
}

/// Reads steps of the change log.
struct LogReader {
  private let connection: Connection

  /// A reader within a transaction of `connection`.
  init(_ connection: Connection) { self.connection = connection }

  /// The newest steps, the newest first.
  func entries(limit: Int?) throws(StoreError) -> [LogEntry] {
    try Statement(connection, LogReader.query("ORDER BY id DESC LIMIT ?1"))
      .all([.integer(Int64(limit ?? -1))], entry)
  }

  /// The step with this number.
  func entry(_ id: Int64) throws(StoreError) -> LogEntry? {
    try Statement(connection, LogReader.query("WHERE id = ?1")).first([.integer(id)], entry)
  }

  /// Each step with the first of its changes that tells most, and how many days it changed.
  private static func query(_ rest: String) -> String {
    """
    WITH chosen AS (SELECT id, at, device, action, edit FROM step \(rest))
    SELECT chosen.id, at, device, action, subject, habit, key, before, after,
      coalesce(
        (SELECT name FROM habit WHERE id = change.habit),
        CASE subject WHEN 'habit' THEN coalesce(after, before) ->> 'name' END,
        (SELECT coalesce(after, before) ->> 'name' FROM change AS other
         WHERE subject = 'habit' AND habit = change.habit AND other.step >= change.step LIMIT 1)),
      (SELECT count(*) FROM change AS day WHERE day.step = chosen.id AND subject = 'check_in'),
      before ->> 'mark', before ->> 'amount', before ->> 'note',
      after ->> 'mark', after ->> 'amount', after ->> 'note',
      before ->> 'name', after ->> 'name', before ->> 'value', after ->> 'value',
      (SELECT subject FROM change AS mark
        WHERE mark.step = coalesce(chosen.edit, chosen.id) AND subject IN \(ChangeLog.marks))
    FROM chosen LEFT JOIN change ON change.step = chosen.id AND change.item = (
      SELECT item FROM change AS first WHERE first.step = chosen.id
        AND subject NOT IN \(ChangeLog.marks)
      ORDER BY subject <> 'habit' OR (before IS NOT NULL AND after IS NOT NULL),
        -abs(coalesce((after ->> 'position') - (before ->> 'position'), 0)), key,
        -- A step back has the changes in the reverse order.
        CASE (SELECT action FROM step WHERE id = first.step) WHEN 'undo' THEN -item ELSE item END
      LIMIT 1)
    ORDER BY chosen.id DESC
    """
  }

  private func entry(_ row: Statement) throws(StoreError) -> LogEntry {
    guard let action = LogAction(rawValue: row.text(3) ?? "") else {
      throw connection.damaged("the change log holds \((row.text(3) ?? "").quoted)")
    }
    let subject = try subject(row)
    var day: Day?
    if case .checkIn(let before, _) = subject { day = before.day }
    let isOfMany = if case .takenIn = subject { true } else { false }
    let habit = row.integer(5).flatMap { $0 == 0 || isOfMany ? nil : HabitID($0) }
    return LogEntry(
      id: row.integer(0) ?? 0, at: row.text(1) ?? "", device: row.text(2) ?? "", action: action,
      habit: habit, habitName: isOfMany ? nil : row.text(9),
      day: day, subject: subject, dayCount: Int(row.integer(10) ?? 0))
  }

  private func subject(_ row: Statement) throws(StoreError) -> LogSubject {
    guard let text = row.text(4) else { return .nothing }
    if let mark = row.text(21) { return try takenIn(mark, row.integer(0) ?? 0) }
    let values = { () throws(StoreError) in
      try ChangedValues(connection, step: row.integer(0) ?? 0, habit: row.integer(5) ?? 0).all
    }
    switch LoggedTable(rawValue: text) {
    case .checkIn:
      guard let day = try? Day(iso: row.text(6) ?? "") else {
        throw connection.damaged("the change log holds an impossible day")
      }
      return .checkIn(before: checkIn(day, row, 11), after: checkIn(day, row, 14))
    case .setting:
      return .setting(key: row.text(6) ?? "", before: row.text(19), after: row.text(20))
    case .habit:
      guard let before = row.text(17) else { return .habitAdded }
      guard let after = row.text(18) else { return .habitRemoved }
      let values = try values()
      let isRenamed = values.map(\.what) == [.name]
      return isRenamed ? .renamed(from: before, to: after) : .habitChanged(values)
    case .pause where row.integer(5) == 0: return .pauseForAll(try values())
    case .pause, .plan, .freezeRule: return .habitChanged(try values())
    case nil: throw connection.damaged("the change log speaks of \(text.quoted)")
    }
  }

  /// What a step changed of habits that took in another file, or that takes this back or makes it
  /// again.
  private func takenIn(_ mark: String, _ step: Int64) throws(StoreError) -> LogSubject {
    let counts = try Statement(
      connection,
      """
      WITH one AS (
        SELECT habit, max(subject = 'habit' AND (before IS NULL OR after IS NULL)) AS is_added
        FROM change WHERE step = ?1 AND subject IN ('habit', 'plan', 'pause', 'freeze_rule')
        GROUP BY habit)
      SELECT coalesce(sum(is_added), 0), coalesce(sum(habit <> 0 AND NOT is_added), 0),
        coalesce(sum(habit = 0), 0)
      FROM one
      """
    ).first([.integer(step)]) { ($0.integer(0) ?? 0, $0.integer(1) ?? 0, $0.integer(2) ?? 0) }
    guard let (added, changed, ofAll) = counts, let kind = TakingIn(rawValue: mark) else {
      return .nothing
    }
    return .takenIn(kind, habits: Int(added), changed: Int(changed), pausesForAll: ofAll > 0)
  }

  private func checkIn(_ day: Day, _ row: Statement, _ column: Int32) -> CheckIn {
    CheckIn(
      day, mark: row.text(column).flatMap(Mark.init(rawValue:)),
      amount: row.integer(column + 1).map(Amount.init(millionths:)), note: row.text(column + 2))
  }
}

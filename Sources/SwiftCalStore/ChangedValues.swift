import SwiftCalCore

/// Reads from the change log what a step changed of one habit, or of all habits at once.
struct ChangedValues {
  private let connection: Connection
  private let step: Int64
  private let habit: Int64

  /// The values of a step's habit; 0 stands for all habits.
  init(_ connection: Connection, step: Int64, habit: Int64) {
    self.connection = connection
    self.step = step
    self.habit = habit
  }

  /// The values, in the order in which they were written.
  var all: [ChangedValue] {
    get throws(StoreError) { try fields + parts }
  }

  /// What differs of the habit's own row.
  private var fields: [ChangedValue] {
    get throws(StoreError) {
      let rows = try Statement(
        connection,
        """
        SELECT field.key, before ->> field.key, after ->> field.key
        FROM change, json_each(after) AS field
        WHERE step = ?1 AND habit = ?2 AND subject = 'habit' AND before IS NOT NULL
          AND before ->> field.key IS NOT after ->> field.key
        ORDER BY item, field.id
        """
      ).all([.integer(step), .integer(habit)]) { row in
        ChangedValues.field(row.text(0) ?? "", row.text(1), row.text(2))
      }
      return rows.compactMap { $0 }
    }
  }

  private static func field(
    _ column: String, _ before: String?, _ after: String?
  ) -> ChangedValue? {
    let names = ["skip_budget": "skips", "section": "group", "position": "place"]
    guard let what = ChangedValue.What(rawValue: names[column] ?? column) else { return nil }
    let read = { (text: String?) -> String? in
      switch what {
      case .place: text.flatMap { Int($0) }.map { String($0 + 1) }
      case .kind: text.map { String($0.map { $0 == "_" ? "-" : $0 }) }
      default: text?.isEmpty == true ? nil : text
      }
    }
    return ChangedValue(what, before: read(before), after: read(after))
  }

  /// What differs of its schedules, pauses and freeze rules.
  private var parts: [ChangedValue] {
    get throws(StoreError) {
      let pairs = ["before", "after"].map { side in
        [
          "\(side) IS NOT NULL", "\(side) ->> 'schedule'", "\(side) ->> 'target'",
          "\(side) ->> 'unit'", "\(side) ->> 'period'", "\(side) ->> 'through_day'",
          "\(side) ->> 'every'", "\(side) ->> 'cap'",
        ].joined(separator: ", ")
      }
      return try Statement(
        connection,
        """
        SELECT subject, key, \(pairs.joined(separator: ", ")) FROM change
        WHERE step = ?1 AND habit = ?2 AND subject IN ('plan', 'pause', 'freeze_rule')
        ORDER BY item
        """
      ).all([.integer(step), .integer(habit)], part)
    }
  }

  private func part(_ row: Statement) throws(StoreError) -> ChangedValue {
    let key = row.text(1) ?? ""
    let from = try? Day(iso: key)
    switch LoggedTable(rawValue: row.text(0) ?? "") {
    case .plan:
      let held = try planHeld(before: key)
      return ChangedValue(
        .schedule, from: from, before: plan(row, 2) ?? held, after: plan(row, 10) ?? held)
    case .pause:
      return ChangedValue(.pause, from: from, before: pause(row, 2), after: pause(row, 10))
    default:
      return ChangedValue(
        .freezes, from: from,
        before: try row.integer(2) == 1
          ? freezes(row, 2) : freezesHeld(before: key, through: step - 1),
        after: try row.integer(10) == 1
          ? freezes(row, 10) : freezesHeld(before: key, through: step))
    }
  }

  private func plan(_ row: Statement, _ column: Int32) -> String? {
    guard row.integer(column) == 1, let schedule = row.text(column + 1) else { return nil }
    guard let amount = row.integer(column + 2) else { return schedule }
    let period = row.text(column + 4).flatMap(Period.init(rawValue:)) ?? .day
    let target = Target(
      Amount(millionths: amount), unit: row.text(column + 3) ?? "", per: period)
    return "\(schedule), \(target.text)"
  }

  private func pause(_ row: Statement, _ column: Int32) -> String? {
    row.integer(column) == 1 ? row.text(column + 5) ?? "open" : nil
  }

  private func freezes(_ row: Statement, _ column: Int32) -> String? {
    freezes(row.integer(column + 6), row.integer(column + 7))
  }

  private func freezes(_ every: Int64?, _ cap: Int64?) -> String? {
    guard let every, every > 0 else { return nil }
    return "every \(every), up to \(cap ?? 0)"
  }

  /// How freezes were earned before a day, as the log tells it up to a step: where the rule of the day
  /// is none, that goes on.
  private func freezesHeld(before key: String, through last: Int64) throws(StoreError) -> String? {
    try Statement(
      connection,
      """
      SELECT after ->> 'every', after ->> 'cap' FROM change AS last
      WHERE subject = 'freeze_rule' AND habit = ?1 AND key < ?2 AND step <= ?3
        AND after IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM change AS later
          WHERE later.subject = 'freeze_rule' AND later.habit = ?1 AND later.key = last.key
            AND later.step <= ?3 AND (later.step, later.item) > (last.step, last.item))
      ORDER BY key DESC LIMIT 1
      """
    ).first([.integer(habit), .text(key), .integer(last)]) { freezes($0.integer(0), $0.integer(1)) }
      ?? nil
  }

  /// The plan that held before the one from a day came in or went, as the log tells it.
  private func planHeld(before key: String) throws(StoreError) -> String? {
    try Statement(
      connection,
      """
      SELECT 1, after ->> 'schedule', after ->> 'target', after ->> 'unit', after ->> 'period'
      FROM change AS last
      WHERE subject = 'plan' AND habit = ?1 AND key < ?2 AND step < ?3 AND after IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM change AS later
          WHERE later.subject = 'plan' AND later.habit = ?1 AND later.key = last.key
            AND later.step < ?3 AND (later.step, later.item) > (last.step, last.item))
      ORDER BY key DESC LIMIT 1
      """
    ).first([.integer(habit), .text(key), .integer(step)]) { plan($0, 0) } ?? nil
  }
}

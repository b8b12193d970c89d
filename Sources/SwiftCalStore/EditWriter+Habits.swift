import SwiftCalCore

extension EditWriter {
  /// Adds a habit behind the others; returns its number.
  func add(_ habit: Habit) throws(StoreError) -> HabitID {
    var habit = try habit.checked()
    try requireFree(habit.name, except: nil)
    // Numbers are not used again, so that the log's tell habits apart for ever.
    habit.id = HabitID(
      Int64(
        try connection.number(
          "SELECT 1 + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'habit'), 0)")))
    let position = try connection.number("SELECT 1 + coalesce(max(position), -1) FROM habit")
    try log.record(LoggedRow(table: .habit, habit: habit.id.rawValue)) { () throws(StoreError) in
      try Statement(
        connection, "INSERT INTO habit VALUES (?1, ?2, ?12, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
      ).run(values(of: habit) + [.integer(Int64(position))])
    }
    try writeParts(of: habit, insteadOf: nil)
    return habit.id
  }

  /// Changes a habit.
  func change(_ id: HabitID, _ changes: [HabitChange]) throws(StoreError) {
    guard let before = try SnapshotReader(connection).habits(id).first else { throw .noHabit(id) }
    var after = before
    for change in changes { after.apply(change) }
    try update(before, to: after)
  }

  /// Makes the habit `before` that is stored the habit `after`.
  func update(_ before: Habit, to after: Habit) throws(StoreError) {
    let (id, after) = (before.id, try after.checked())
    if after.name != before.name { try requireFree(after.name, except: id) }
    try log.record(LoggedRow(table: .habit, habit: id.rawValue)) { () throws(StoreError) in
      try Statement(
        connection,
        """
        UPDATE habit SET name = ?2, kind = ?3, added = ?4, start = ?5, "end" = ?6, archived = ?7,
          skip_budget = ?8, section = ?9, color = ?10, question = ?11
        WHERE id = ?1
        """
      ).run(values(of: after))
    }
    try writeParts(of: after, insteadOf: before)
  }

  /// Moves a habit to a place in the list.
  func move(_ id: HabitID, to place: Int) throws(StoreError) {
    let old = try Statement(connection, "SELECT id, position FROM habit ORDER BY position, id")
      .all { row in (id: row.integer(0) ?? 0, position: row.integer(1) ?? 0) }
    let habits = try SnapshotReader(connection).habits()
    guard habits.contains(where: { $0.id == id }) else { throw .noHabit(id) }
    let order = habits.moving(id, to: place).map(\.id.rawValue)
    let positions = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.position) })
    let update = try Statement(connection, "UPDATE habit SET position = ?2 WHERE id = ?1")
    // The habit that is moved comes first in the log, since the step is told by it.
    let changes = order.enumerated().filter { positions[$0.element] != Int64($0.offset) }
    for (position, habit) in changes.sorted(by: {
      $0.element == id.rawValue && $1.element != id.rawValue
    }) {
      try log.record(LoggedRow(table: .habit, habit: habit)) { () throws(StoreError) in
        try update.run([.integer(habit), .integer(Int64(position))])
      }
    }
  }

  private func values(of habit: Habit) -> [SQLValue] {
    [
      .integer(habit.id.rawValue), .text(habit.name), .text(habit.kind.rawValue),
      .text(habit.added.iso), SQLValue(habit.start?.iso), SQLValue(habit.end?.iso),
      SQLValue(habit.archived?.iso), SQLValue(habit.skipBudget), .text(habit.group),
      .text(habit.color.rawValue), .text(habit.question),
    ]
  }

  /// SQLite tells ASCII letters of two cases apart at best, so names are compared here.
  private func requireFree(_ name: String, except id: HabitID?) throws(StoreError) {
    let key = HabitName.key(of: name)
    let others = try Statement(connection, "SELECT name FROM habit WHERE id IS NOT ?1")
      .all([SQLValue(id?.rawValue)]) { $0.text(0) ?? "" }
    for other in others where HabitName.key(of: other) == key { throw .nameTaken(other) }
  }
}

/// The parts of a habit that have tables of their own.
extension EditWriter {
  /// Writes the parts of `habit` that differ from those of `before`.
  private func writeParts(of habit: Habit, insteadOf before: Habit?) throws(StoreError) {
    let id = habit.id.rawValue
    try writeRows(
      .plan, habit: id, old: before?.plans ?? [], new: habit.plans, key: { $0.from?.iso ?? "" }
    ) { plan in
      [
        .text(plan.schedule.text), SQLValue(plan.target?.amount.millionths),
        SQLValue(plan.target?.unit), SQLValue(plan.target?.period.rawValue),
      ]
    }
    try writeRows(
      .freezeRule, habit: id, old: before?.freezeRules ?? [], new: habit.freezeRules,
      key: { $0.from.iso }
    ) { rule in [SQLValue(rule.every), SQLValue(rule.cap)] }
    try writePauses(
      habit: id, old: before?.pauses.filter { !$0.isForAll } ?? [],
      habit.pauses.filter { !$0.isForAll })
  }

  /// Makes `pauses` those of the habit with this number, or of all habits for 0.
  func writePauses(
    habit: Int64, old: [Pause], _ pauses: [Pause]
  ) throws(StoreError) {
    try writeRows(.pause, habit: habit, old: old, new: pauses, key: { $0.from.iso }) { pause in
      [SQLValue(pause.through?.iso)]
    }
  }

  private func writeRows<Part: Equatable>(
    _ table: LoggedTable, habit: Int64, old: [Part], new: [Part], key: (Part) -> String,
    values: (Part) -> [SQLValue]
  ) throws(StoreError) {
    if old == new { return }
    let keys = Set(new.map(key))
    let removal = try Statement(connection, table.removal)
    for part in old where !keys.contains(key(part)) {
      let row = LoggedRow(table: table, habit: habit, key: key(part))
      try log.record(row) { () throws(StoreError) in try removal.run(row.parameters) }
    }
    let places = (1...table.values.count + 2).map { "?\($0)" }.joined(separator: ", ")
    let writing = try Statement(connection, "REPLACE INTO \(table.rawValue) VALUES (\(places))")
    for part in new where !old.contains(part) {
      let row = LoggedRow(table: table, habit: habit, key: key(part))
      try log.record(row) { () throws(StoreError) in
        try writing.run(row.parameters + values(part))
      }
    }
  }
}

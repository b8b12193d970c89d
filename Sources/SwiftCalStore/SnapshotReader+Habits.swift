import SwiftCalCore

extension SnapshotReader {
  /// The habits in their order, or only one of them.
  ///
  /// Rows go straight into their habits: each type of collection made on the way would cost a
  /// widget more than the reading itself.
  func habits(_ only: HabitID? = nil) throws(StoreError) -> [Habit] {
    var habits = try habitRows(only)
    try addPlans(to: &habits, only)
    for habit in habits where habit.plans.isEmpty {
      throw connection.damaged("the habit \(habit.name.quoted) has no schedule")
    }
    try addPauses(to: &habits, only)
    try addFreezeRules(to: &habits, only)
    return habits
  }

  private func habitRows(_ only: HabitID?) throws(StoreError) -> [Habit] {
    var habits: [Habit] = []
    try each(
      """
      SELECT id, name, kind, added, start, "end", archived, skip_budget, section, color, question
      FROM habit \(only.map { "WHERE id = \($0.rawValue)" } ?? "ORDER BY position, id")
      """
    ) { row throws(StoreError) in
      let kind = try value(row, 2, HabitKind.init(rawValue:))
      var habit = Habit(
        id: HabitID(row.integer(0) ?? 0), name: row.text(1) ?? "", kind: kind,
        added: try day(row, 3), plans: [])
      habit.start = try optionalDay(row, 4)
      habit.end = try optionalDay(row, 5)
      habit.archived = try optionalDay(row, 6)
      habit.skipBudget = row.integer(7).map { Int($0) }
      habit.group = row.text(8) ?? ""
      habit.color = try value(row, 9, HabitColor.init(rawValue:))
      habit.question = row.text(10) ?? ""
      habits.append(habit)
    }
    return habits
  }

  private func addPlans(to habits: inout [Habit], _ only: HabitID?) throws(StoreError) {
    try each(
      """
      SELECT habit, from_day, schedule, target, unit, period FROM plan
      \(only.map { "WHERE habit = \($0.rawValue)" } ?? "") ORDER BY habit, from_day
      """
    ) { row throws(StoreError) in
      guard let place = place(of: row.integer(0), in: habits) else { return }
      let plan = try plan(row)
      guard (plan.from == nil) == habits[place].plans.isEmpty else {
        throw connection.damaged("the first schedule of \(habits[place].name.quoted) is missing")
      }
      habits[place].plans.append(plan)
    }
  }

  private func plan(_ row: Statement) throws(StoreError) -> Plan {
    let isFirst = row.bytes(1)?.isEmpty ?? false
    var plan = Plan(from: isFirst ? nil : try day(row, 1))
    if row.bytes(2)?.elementsEqual("daily".utf8) != true {
      plan.schedule = try value(row, 2) { try? Schedule(text: $0) }
    }
    if let amount = row.integer(3) {
      guard (0...Amount.limit.millionths).contains(amount) else {
        throw connection.damaged("a target is out of range")
      }
      plan.target = Target(
        Amount(millionths: amount), unit: row.text(4) ?? "",
        per: try value(row, 5, Period.init(rawValue:)))
    }
    return plan
  }

  private func addPauses(to habits: inout [Habit], _ only: HabitID?) throws(StoreError) {
    try each(
      """
      SELECT habit, from_day, through_day FROM pause
      \(only.map { "WHERE habit IN (0, \($0.rawValue))" } ?? "") ORDER BY from_day, habit
      """
    ) { row throws(StoreError) in
      let pause = try pause(row)
      if pause.isForAll {
        for place in habits.indices { habits[place].pauses.append(pause) }
      } else if let place = place(of: row.integer(0), in: habits) {
        habits[place].pauses.append(pause)
      }
    }
  }

  /// The pauses of all habits at once, which are those of habit 0.
  func pausesForAll() throws(StoreError) -> [Pause] {
    var pauses: [Pause] = []
    try each(
      "SELECT habit, from_day, through_day FROM pause WHERE habit = 0 ORDER BY from_day"
    ) { row throws(StoreError) in
      pauses.append(try pause(row))
    }
    return pauses
  }

  private func pause(_ row: Statement) throws(StoreError) -> Pause {
    Pause(
      from: try day(row, 1), through: try optionalDay(row, 2), isForAll: row.integer(0) == 0)
  }

  private func addFreezeRules(to habits: inout [Habit], _ only: HabitID?) throws(StoreError) {
    try each(
      """
      SELECT habit, from_day, every, cap FROM freeze_rule
      \(only.map { "WHERE habit = \($0.rawValue)" } ?? "") ORDER BY habit, from_day
      """
    ) { row throws(StoreError) in
      guard let place = place(of: row.integer(0), in: habits) else { return }
      habits[place].freezeRules.append(
        FreezeRule(from: try day(row, 1), every: try count(row, 2), cap: try count(row, 3)))
    }
  }

  private func place(of id: Int64?, in habits: [Habit]) -> Int? {
    habits.firstIndex { $0.id.rawValue == id }
  }
}

/// Columns that hold values of the calendar.
extension SnapshotReader {
  /// Runs `body` for each row.
  func each(
    _ sql: String, _ body: (Statement) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try Statement(connection, sql)
    while try statement.step() { try body(statement) }
  }

  private func day(_ row: Statement, _ column: Int32) throws(StoreError) -> Day {
    guard let bytes = row.bytes(column), let day = Day(isoBytes: bytes) else {
      throw connection.damaged("\((row.text(column) ?? "").quoted) is not a day")
    }
    return day
  }

  private func optionalDay(_ row: Statement, _ column: Int32) throws(StoreError) -> Day? {
    row.isNull(column) ? nil : try day(row, column)
  }

  private func count(_ row: Statement, _ column: Int32) throws(StoreError) -> Int {
    guard let count = row.integer(column), (0...100_000).contains(count) else {
      throw connection.damaged("a freeze rule is out of range")
    }
    return Int(count)
  }

  private func value<Value>(
    _ row: Statement, _ column: Int32, _ read: (String) -> Value?
  ) throws(StoreError) -> Value {
    let text = row.text(column) ?? ""
    guard let value = read(text) else {
      throw connection.damaged("\(text.quoted) is not a value that a store holds")
    }
    return value
  }
}

import SwiftCalCore

/// Makes the rows of a store that was put together from pieces fit each other, and adds what they
/// need rather than take any of them away.
struct Mender {
  /// What was done, whole sentences.
  var sentences: [String] = []

  /// The connection to the store.
  let connection: Connection
  private let today: Day
  private let now: String

  /// A mender of the store of a connection.
  init(_ connection: Connection, today: Day, now: String) {
    self.connection = connection
    self.today = today
    self.now = now
  }

  /// Mends all there is to mend, but for the changes of the log.
  mutating func run() throws(StoreError) {
    try addHabits()
    try mendHabits()
    try mendPlans()
    try mendSettings()
    try mendAlmanac()
    try connection.execute(
      "UPDATE freeze_rule SET every = min(every, 10000), cap = min(cap, 10000)")
    try addSteps()
    try tellOfLostChanges()
  }

  /// Adds the habits that rows belong to: as the log knew them, or else under a name that says so.
  private mutating func addHabits() throws(StoreError) {
    let missing = try Statement(
      connection,
      """
      SELECT habit FROM (SELECT habit FROM check_in UNION SELECT habit FROM plan
        UNION SELECT habit FROM freeze_rule UNION SELECT habit FROM pause WHERE habit <> 0)
      WHERE habit NOT IN (SELECT id FROM habit) ORDER BY habit
      """
    ).all { $0.integer(0) ?? 0 }
    for habit in missing { try add(habit) }
  }

  private mutating func add(_ habit: Int64) throws(StoreError) {
    let told = try Statement(
      connection,
      """
      SELECT coalesce(after, before) FROM change WHERE subject = 'habit' AND habit = ?1
        AND coalesce(after, before) IS NOT NULL ORDER BY step DESC, item DESC LIMIT 1
      """
    ).first([.integer(habit)]) { $0.text(0) ?? "" }
    if let told, try addTold(habit, told) { return }
    try Statement(
      connection,
      """
      INSERT INTO habit (id, name, position, kind, added, section, color, question)
      SELECT ?1, 'Recovered habit ' || ?1, (SELECT coalesce(max(position), 0) + 1 FROM habit),
        iif(EXISTS (SELECT 1 FROM check_in WHERE habit = ?1 AND amount IS NOT NULL),
          'track_only', 'yes_no'),
        coalesce((SELECT min(day) FROM check_in WHERE habit = ?1), ?2), '', 'orange', ''
      """
    ).run([.integer(habit), .text(today.iso)])
    sentences.append(
      "The name of a habit is lost; it is called 'Recovered habit \(habit)' now.")
  }

  private mutating func addTold(_ habit: Int64, _ values: String) throws(StoreError) -> Bool {
    let row = LoggedRow(table: .habit, habit: habit)
    do throws(StoreError) {
      try Statement(connection, row.table.writing).run(row.parameters + [.text(values)])
    } catch {
      switch error {
      case .invalid, .damaged:
        guard let mended = BrokenValues(values, of: .habit)?.json, mended != values else {
          return false
        }
        return try addTold(habit, mended)
      default: throw error
      }
    }
    let name = try Statement(connection, "SELECT name FROM habit WHERE id = ?1")
      .first(row.parameters) { $0.text(0) ?? "" }
    sentences.append("The habit \((name ?? "").quoted) was missing; the log knew it.")
    return true
  }

  /// Gives impossible values of a habit their default.
  private mutating func mendHabits() throws(StoreError) {
    let colors = HabitColor.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    try connection.execute("UPDATE habit SET color = 'orange' WHERE color NOT IN (\(colors))")
    let lacking = try Statement(
      connection,
      """
      SELECT id, name FROM habit
      WHERE NOT EXISTS (SELECT 1 FROM plan WHERE habit = id AND from_day = '')
      """
    ).all { ($0.integer(0) ?? 0, $0.text(1) ?? "") }
    for (habit, name) in lacking {
      try Statement(
        connection, "INSERT INTO plan (habit, from_day, schedule) VALUES (?1, '', 'daily')"
      ).run([.integer(habit)])
      sentences.append("The first schedule of \(name.quoted) is lost; it is every day now.")
    }
  }

  /// Lets a schedule be every day that cannot be read, and a target go that is none.
  private mutating func mendPlans() throws(StoreError) {
    let plans = try Statement(connection, "SELECT habit, from_day, schedule FROM plan").all {
      ($0.integer(0) ?? 0, $0.text(1) ?? "", $0.text(2) ?? "")
    }
    for (habit, from, text) in plans where (try? Schedule(text: text)) == nil {
      try Statement(
        connection, "UPDATE plan SET schedule = 'daily' WHERE habit = ?1 AND from_day = ?2"
      ).run([.integer(habit), .text(from)])
      sentences.append("The schedule \(text.quoted) cannot be read; it is every day now.")
    }
    try connection.execute(
      """
      UPDATE plan SET target = NULL, unit = NULL, period = NULL
        WHERE target > \(Amount.limit.millionths);
      UPDATE plan SET period = 'day' WHERE target IS NOT NULL AND period IS NULL;
      """)
  }

  private mutating func mendSettings() throws(StoreError) {
    let rows = try Statement(connection, "SELECT key, value FROM setting").all {
      ($0.text(0) ?? "", $0.text(1) ?? "")
    }
    var settings = Settings()
    for (name, text) in rows {
      guard let key = SettingKey(rawValue: name), (try? settings.set(key, text)) == nil else {
        continue
      }
      try Statement(connection, "DELETE FROM setting WHERE key = ?1").run([.text(name)])
      sentences.append("\(text.quoted) is not a value of '\(name)', which has its default now.")
    }
  }

  /// An edit without anything that it changed is a sign of what cannot be had back.
  private mutating func tellOfLostChanges() throws(StoreError) {
    let count = try connection.number(
      "SELECT count(*) FROM step WHERE action = 'edit' AND id NOT IN (SELECT step FROM change)")
    guard count > 0 else { return }
    sentences.append(
      "What \(count == 1 ? "an edit" : "\(count) edits") changed is lost, and check-ins of"
        + " \(count == 1 ? "it" : "them") may be missing.")
  }

  /// Adds the steps that changes and other steps of the log belong to.
  private mutating func addSteps() throws(StoreError) {
    let before = try connection.number("SELECT count(*) FROM step")
    try Statement(
      connection,
      """
      INSERT INTO step (id, at, device, action)
      SELECT id, ?1, '', 'edit' FROM (
        SELECT step AS id FROM change UNION SELECT edit FROM step WHERE edit IS NOT NULL)
      WHERE id NOT IN (SELECT id FROM step)
      """
    ).run([.text(now)])
    let added = try connection.number("SELECT count(*) FROM step") - before
    guard added > 0 else { return }
    sentences.append(
      "Of \(added == 1 ? "a step" : "\(added) steps") of the log only what was changed is left.")
  }
}

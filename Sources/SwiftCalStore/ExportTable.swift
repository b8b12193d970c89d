import SwiftCalCore

/// One array of an export: which table it is of, and by which keys its rows' columns go.
struct ExportTable {
  /// A column and its key.
  struct Column {
    let key: String
    let column: String
    let isAmount: Bool

    init(_ key: String, _ column: String? = nil, isAmount: Bool = false) {
      self.key = key
      self.column = "\"\(column ?? key)\""
      self.isAmount = isAmount
    }
  }

  /// The key of the array.
  let key: String
  private let table: String
  private let order: String
  private let columns: [Column]

  /// The rows as JSON objects, in an order that depends on nothing but what they hold.
  var reading: String {
    let pairs = columns.map { column in
      guard column.isAmount else { return "'\(column.key)', \(column.column)" }
      // Millionths become a decimal that is exact in every digit.
      let number = """
        rtrim(rtrim(printf('%d.%06d', \(column.column) / 1000000, \(column.column) % 1000000), '0'), \
        '.')
        """
      return
        "'\(column.key)', json(CASE WHEN \(column.column) IS NULL THEN 'null' ELSE \(number) END)"
    }
    return "SELECT json_object(\(pairs.joined(separator: ", "))) FROM \(table) ORDER BY \(order)"
  }

  /// Writes the rows of the array in the JSON text `?1`.
  var writing: String {
    let values = columns.map { column in
      let value = "value ->> '$.\(column.key)'"
      return column.isAmount ? "CAST(round((\(value)) * 1000000) AS INTEGER)" : value
    }
    return """
      INSERT INTO \(table) (\(columns.map(\.column).joined(separator: ", ")))
      SELECT \(values.joined(separator: ", ")) FROM json_each(?1, '$.\(key)') WHERE true
      """
  }

  /// The almanac, which only an export of a store with one of its own holds.
  static let almanac = ExportTable(
    key: "almanac", table: "almanac", order: "month, day",
    columns: [Column("month"), Column("day"), Column("text")])

  /// The arrays of every export, in the order in which they can be written.
  static let all = [
    ExportTable(
      key: "settings", table: "setting", order: "key", columns: [Column("key"), Column("value")]),
    ExportTable(
      key: "habits", table: "habit", order: "position, id",
      columns: [
        Column("id"), Column("position"), Column("name"), Column("kind"), Column("question"),
        Column("group", "section"), Column("color"), Column("added"), Column("start"),
        Column("end"), Column("archived"), Column("skips", "skip_budget"),
      ]),
    ExportTable(
      key: "plans", table: "plan", order: "habit, from_day",
      columns: [
        Column("habit"), Column("from", "from_day"), Column("schedule"),
        Column("target", isAmount: true), Column("unit"), Column("per", "period"),
      ]),
    ExportTable(
      key: "pauses", table: "pause", order: "habit, from_day",
      columns: [
        Column("habit"), Column("from", "from_day"), Column("through", "through_day"),
      ]),
    ExportTable(
      key: "freezes", table: "freeze_rule", order: "habit, from_day",
      columns: [Column("habit"), Column("from", "from_day"), Column("every"), Column("cap")]),
    ExportTable(
      key: "check_ins", table: "check_in", order: "habit, day",
      columns: [
        Column("habit"), Column("day"), Column("mark"), Column("amount", isAmount: true),
        Column("note"),
      ]),
    ExportTable(
      key: "steps", table: "step", order: "id",
      columns: [Column("id"), Column("at"), Column("device"), Column("action"), Column("edit")]),
    ExportTable(
      key: "changes", table: "change", order: "step, item",
      columns: [
        Column("step"), Column("item"), Column("subject"), Column("habit"), Column("key"),
        Column("before"), Column("after"),
      ]),
  ]
}

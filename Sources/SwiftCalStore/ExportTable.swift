import SwiftCalCore

/// One array of an export: which table it is of, and by which keys its rows' columns go.
struct ExportTable {
  /// What a column holds.
  enum Kind: Equatable {
    case number, text, day, amount
    /// A day, or nothing for the beginning.
    case dayOrBeginning
    case oneOf([String])
  }

  /// A column and its key.
  struct Column {
    let key: String
    let column: String
    let kind: Kind
    let isOptional: Bool

    init(_ key: String, _ kind: Kind, isOptional: Bool = false) {
      self.init(key, key, kind, isOptional: isOptional)
    }

    init(_ key: String, _ column: String, _ kind: Kind, isOptional: Bool = false) {
      self.key = key
      self.column = "\"\(column)\""
      self.kind = kind
      self.isOptional = isOptional
    }
  }

  /// The key of the array.
  let key: String
  private let table: String
  private let order: String
  let columns: [Column]

  /// The rows as JSON objects, in an order that depends on nothing but what they hold.
  var reading: String {
    let pairs = columns.map { column in
      guard column.kind == .amount else { return "'\(column.key)', \(column.column)" }
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

  /// Writes those rows of the array, whose JSON text is `?1`, that stand before the place `?2`.
  var writing: String {
    let values = columns.map { column in
      let value = "value ->> '$.\(column.key)'"
      return column.kind == .amount ? "CAST(round((\(value)) * 1000000) AS INTEGER)" : value
    }
    return """
      INSERT INTO \(table) (\(columns.map(\.column).joined(separator: ", ")))
      SELECT \(values.joined(separator: ", ")) FROM json_each(?1) WHERE json_each.key < ?2
      """
  }

  /// The almanac, which only an export of a store with one of its own holds.
  static let almanac = ExportTable(
    key: "almanac", table: "almanac", order: "month, day",
    columns: [Column("month", .number), Column("day", .number), Column("text", .text)])

  /// The arrays of every export, in the order in which they can be written.
  static let all = [
    ExportTable(
      key: "settings", table: "setting", order: "key",
      columns: [Column("key", .text), Column("value", .text)]),
    habits,
    ExportTable(
      key: "plans", table: "plan", order: "habit, from_day",
      columns: [
        Column("habit", .number), Column("from", "from_day", .dayOrBeginning),
        Column("schedule", .text), Column("target", .amount, isOptional: true),
        Column("unit", .text, isOptional: true),
        Column("per", "period", .oneOf(Period.allCases.map(\.rawValue)), isOptional: true),
      ]),
    ExportTable(
      key: "pauses", table: "pause", order: "habit, from_day",
      columns: [
        Column("habit", .number), Column("from", "from_day", .day),
        Column("through", "through_day", .day, isOptional: true),
      ]),
    ExportTable(
      key: "freezes", table: "freeze_rule", order: "habit, from_day",
      columns: [
        Column("habit", .number), Column("from", "from_day", .day), Column("every", .number),
        Column("cap", .number),
      ]),
    ExportTable(
      key: "check_ins", table: "check_in", order: "habit, day",
      columns: [
        Column("habit", .number), Column("day", .day),
        Column("mark", .oneOf(Mark.allCases.map(\.rawValue)), isOptional: true),
        Column("amount", .amount, isOptional: true), Column("note", .text, isOptional: true),
      ]),
    ExportTable(
      key: "steps", table: "step", order: "id",
      columns: [
        Column("id", .number), Column("at", .text), Column("device", .text),
        Column("action", .oneOf(LogAction.allCases.map(\.rawValue))),
        Column("edit", .number, isOptional: true),
      ]),
    ExportTable(
      key: "changes", table: "change", order: "step, item",
      columns: [
        Column("step", .number), Column("item", .number), Column("subject", .text),
        Column("habit", .number, isOptional: true), Column("key", .text, isOptional: true),
        Column("before", .text, isOptional: true), Column("after", .text, isOptional: true),
      ]),
  ]

  private static let habits = ExportTable(
    key: "habits", table: "habit", order: "position, id",
    columns: [
      Column("id", .number), Column("position", .number), Column("name", .text),
      Column("kind", .oneOf(HabitKind.allCases.map(\.rawValue))), Column("question", .text),
      Column("group", "section", .text),
      Column("color", .oneOf(HabitColor.allCases.map(\.rawValue))), Column("added", .day),
      Column("start", .day, isOptional: true), Column("end", .day, isOptional: true),
      Column("archived", .day, isOptional: true),
      Column("skips", "skip_budget", .number, isOptional: true),
    ])
}

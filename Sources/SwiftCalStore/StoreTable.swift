import SwiftCalCore

/// A table as this program makes it, to be filled row by row.
struct StoreTable {
  /// Its name.
  let name: String
  /// Its columns in the order in which they are stored, which is that of their declaration.
  let columns: [String]
  /// The columns of its key.
  let keys: [String]
  private let types: [(isText: Bool, isNeeded: Bool)]
  /// The column that stands for the row's number; nil where rows have none.
  private let rowNumber: Int?

  /// The tables of a store.
  static func all(of connection: Connection) throws(StoreError) -> [StoreTable] {
    let names = try Statement(
      connection,
      """
      SELECT name, sql FROM sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rootpage
      """
    ).all { ($0.text(0) ?? "", $0.text(1) ?? "") }
    return try names.map { name, sql throws(StoreError) in
      try StoreTable(name, hasRowNumbers: !sql.hasSuffix("WITHOUT ROWID"), connection)
    }
  }

  private init(
    _ name: String, hasRowNumbers: Bool, _ connection: Connection
  ) throws(StoreError) {
    let info = try Statement(
      connection, "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?1) ORDER BY cid"
    ).all([.text(name)]) {
      (
        name: $0.text(0) ?? "", isText: $0.text(1) == "TEXT", isNeeded: $0.integer(2) == 1,
        key: $0.integer(3) ?? 0
      )
    }
    self.name = name
    columns = info.map(\.name)
    keys = info.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map(\.name)
    types = info.map { ($0.isText, $0.isNeeded) }
    rowNumber = hasRowNumbers ? info.firstIndex { $0.key > 0 && !$0.isText } : nil
  }

  /// Writes a row; the parameters are its columns.
  var insertion: String {
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let places = (1...columns.count).map { "?\($0)" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(names)) VALUES (\(places))"
  }

  /// Reads all rows.
  var reading: String {
    "SELECT \(columns.map { "\"\($0)\"" }.joined(separator: ", ")) FROM \(name)"
  }

  /// The values of a row that stands in a page of this table; nil where it cannot be one of it.
  func values(_ row: PageRow) -> [SQLValue]? {
    guard (row.number != nil) == (rowNumber != nil), row.values.count == columns.count else {
      return nil
    }
    var values = row.values
    if let rowNumber, let number = row.number { values[rowNumber] = .integer(number) }
    for (value, type) in zip(values, types) {
      switch value {
      case .null: if type.isNeeded { return nil }
      case .integer: if type.isText { return nil }
      case .text: if !type.isText { return nil }
      }
    }
    return values
  }

  /// Whether the days in a row are days: SQLite takes 30 February for one.
  func hasDays(_ values: [SQLValue]) -> Bool {
    zip(columns, values).allSatisfy { column, value in
      guard case .text(let text) = value, StoreTable.days.contains(column) else { return true }
      return column == "from_day" && text.isEmpty || (try? Day(iso: text)) != nil
    }
  }

  private static let days: Set<String> = [
    "day", "from_day", "through_day", "added", "start", "end", "archived",
  ]

  /// How a row is told from others in a sentence.
  func described(_ values: [SQLValue]) -> String {
    let parts = zip(columns, values).compactMap { column, value -> String? in
      switch value {
      case .null: nil
      case .integer(let number): "\(column) \(number)"
      case .text(let text): text.isEmpty ? nil : "\(column) '\(text.prefix(60))'"
      }
    }
    return "\(name): \(parts.joined(separator: ", "))"
  }
}

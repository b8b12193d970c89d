import SwiftCalCore

/// Which rows of a file no store holds, in words of the file rather than of the tables.
extension ExportTable {
  /// Finds the first row of the array, whose JSON text is `?1`, with a value of the wrong kind: its place, and the key;
  /// nothing for what is no row at all.
  var firstWrongRow: String {
    let tests = columns.map { "WHEN NOT (\($0.condition)) THEN '\($0.key)'" }
    return """
      SELECT place, wrong, json_extract(?1, '$[' || place || '].' || wrong) FROM (
        SELECT key AS place, CASE WHEN type <> 'object' THEN '' \(tests.joined(separator: " ")) END
          AS wrong
        FROM json_each(?1))
      WHERE wrong IS NOT NULL LIMIT 1
      """
  }

  /// Finds the first pause in the array with the JSON text `?1` of a habit that is not there.
  static let firstOrphanedPause = """
    SELECT key FROM json_each(?1)
    WHERE value ->> '$.habit' <> 0 AND value ->> '$.habit' NOT IN (SELECT id FROM habit) LIMIT 1
    """

  /// `row 12 of 'check_ins'`, of the row at a place that counts from 0.
  func row(_ place: Int64) -> String { "row \(place + 1) of '\(key)'" }
}

extension ExportTable.Column {
  /// SQL that tells whether the value in a row of JSON is one of the kind.
  fileprivate var condition: String {
    let (type, text) = ("json_type(value, '$.\(key)')", "value ->> '$.\(key)'")
    let isText = "\(type) IS 'text'"
    let isDay = "(\(Schema.isDay(text)) AND \(text) >= '0001')"
    let test =
      switch kind {
      case .number: "\(type) IS 'integer'"
      case .text: isText
      case .day: "\(isText) AND \(isDay)"
      case .dayOrBeginning: "\(isText) AND (\(text) = '' OR \(isDay))"
      case .amount:
        "(\(type) IS 'integer' OR \(type) IS 'real') AND \(text) BETWEEN 0 AND 1000000000"
      case .oneOf(let values):
        "\(isText) AND \(text) IN (\(values.map { "'\($0)'" }.joined(separator: ", ")))"
      }
    return isOptional ? "coalesce(\(type), 'null') = 'null' OR (\(test))" : test
  }
}

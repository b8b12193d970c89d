import SwiftCalCore

extension HabitStore {
  /// Everything a person recorded and set, the change log included, as the lines of one JSON object:
  /// the same lines for the same content, in every locale.
  package func exportJSON() throws(StoreError) -> [String] {
    try reading { connection throws(StoreError) in try connection.exportedJSON() }
  }
}

extension Connection {
  /// The lines of an export, one for each row.
  func exportedJSON() throws(StoreError) -> [String] {
    var lines = ["{\"format\":\"swiftcal\",\"version\":1"]
    let own = try ownAlmanac() == nil ? [] : [ExportTable.almanac]
    for table in ExportTable.all + own {
      let rows = try Statement(self, table.reading).all { HabitStore.printable($0.text(0) ?? "") }
      lines.append(",\"\(table.key)\":[")
      for (index, row) in rows.enumerated() {
        lines.append(index + 1 < rows.count ? row + "," : row)
      }
      lines.append("]")
    }
    return lines + ["}"]
  }
}

extension HabitStore {
  /// JSON in which nothing acts on a terminal or ends a line: such characters stand in strings only.
  fileprivate static func printable(_ json: String) -> String {
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: false
      default: true
      }
    }
    if json.unicodeScalars.allSatisfy(isPlain) { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return result
  }
}

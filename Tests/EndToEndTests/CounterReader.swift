import SwiftCalViews

/// Reads the large number from a screen.
enum CounterReader {
  private static let digits = (0...9).map { digit in
    Digits.large.rows(of: digit, glyphs: .unicode).map { $0.map(String.init) }
  }

  /// The number drawn in large block glyphs; nil when there is none.
  static func number(in screen: String) -> Int? {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.map(String.init) }
    for y in lines.indices {
      let found = (0..<(lines[y].count)).compactMap { x in digit(in: lines, x: x, y: y) }
      if !found.isEmpty { return found.reduce(0) { $0 * 10 + $1 } }
    }
    return nil
  }

  private static func digit(in lines: [[String]], x: Int, y: Int) -> Int? {
    digits.firstIndex { rows in
      rows.indices.allSatisfy { row in
        rows[row].indices.allSatisfy { column in
          cell(in: lines, x: x + column, y: y + row) == rows[row][column]
        }
      }
    }
  }

  private static func cell(in lines: [[String]], x: Int, y: Int) -> String {
    lines.indices.contains(y) && lines[y].indices.contains(x) ? lines[y][x] : " "
  }
}

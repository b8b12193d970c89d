import SwiftCalViews

/// Rows of text in columns that line up on a terminal.
struct TextTable {
  /// The cells, row by row, as people typed them; they are shown safely.
  var rows: [[String]] = []
  /// The columns whose cells stand at the right.
  var right: Set<Int> = []
  /// The column of the names, which may be cut where there are few columns; nil for none.
  var name: Int?
  /// Whether the first row tells what the columns are.
  var hasHeads = false
  /// What is between two columns.
  var gap = "  "
  /// The characters that can be shown.
  var charset = Charset.unicode

  /// A line for each row, without blanks at its end.
  var lines: [String] {
    let widths = widths
    return rows.map { line($0, widths) }
  }

  /// The width of each column.
  var widths: [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      rows.map { row in
        column < row.count ? TerminalText.width(of: row[column], charset: charset) : 0
      }.max() ?? 0
    }
  }

  /// A row whose columns have these widths.
  func line(_ row: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, text) in row.enumerated() {
      if column > 0 { line += gap }
      line += TerminalText.padded(
        text, to: widths[column], atLeft: right.contains(column), charset: charset)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// Where the lines of a message stand.
struct MessageRows: Equatable {
  /// The rows, from above.
  let shown: Range<Int>

  /// The most rows that a message takes.
  static let most = 4

  /// Rows for so many lines that leave those with the cursor free: the last ones, else the first, else
  /// as many as are free at the end that has more.
  ///
  /// - Parameters:
  ///   - last: the last row that a message may take.
  ///   - cursor: the rows in which the cursor is seen; nil where it is not.
  init(_ count: Int, through last: Int, cursor: ClosedRange<Int>?) {
    let wanted = min(count, MessageRows.most, last)
    let above = cursor?.lowerBound ?? 0
    let below = max(1, cursor.map { last - $0.upperBound } ?? last)
    if below >= wanted || below >= above {
      shown = last - min(wanted, below) + 1..<last + 1
    } else {
      shown = 0..<min(wanted, above)
    }
  }
}

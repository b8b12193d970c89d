/// Which lines of a longer list are shown.
package enum Scroll {
  /// The first of `rows` shown lines out of `count`, so that `anchor` is among them, in the middle
  /// where there are lines enough.
  package static func first(count: Int, rows: Int, anchor: Int?) -> Int {
    min(max(0, (anchor ?? 0) - rows / 2), max(0, count - rows))
  }

  /// The shown part of `lines`, around one of them.
  static func window<Line: Equatable>(
    of lines: [Line], rows: Int, around line: Line?
  ) -> ArraySlice<Line> {
    let anchor = line.flatMap { lines.firstIndex(of: $0) }
    let first = first(count: lines.count, rows: max(0, rows), anchor: anchor)
    return lines[first..<min(lines.count, first + max(0, rows))]
  }
}

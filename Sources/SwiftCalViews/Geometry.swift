/// A number of columns and rows of terminal cells.
package struct Size: Hashable, Sendable {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A size of `width` columns and `height` rows.
  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of terminal cells.
package struct Rect: Hashable, Sendable {
  /// The leftmost column.
  package var x: Int
  /// The topmost row.
  package var y: Int
  /// Columns and rows.
  package var size: Size

  /// A rectangle with this corner and size.
  package init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    self.x = x
    self.y = y
    size = Size(max(0, width), max(0, height))
  }

  /// Columns.
  package var width: Int { size.width }
  /// Rows.
  package var height: Int { size.height }

  /// The part both rectangles share, which may be empty.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}

import SwiftCalViews

/// Where the parts that every view shares stand on a screen of some size.
struct ScreenFrame: Equatable {
  /// The smallest screen that a view is composed for.
  static let smallest = Size(20, 6)

  /// The habit's name and the tabs.
  let header: Rect
  /// What the view draws on.
  let body: Rect
  /// What was done, or why not; nil where the footer takes it over.
  let message: Rect?
  /// The keys, or the line being typed.
  let footer: Rect

  /// The frame of a screen that is not smaller than `smallest`.
  init(_ size: Size) {
    let margin = size.width >= 80 ? 2 : size.width >= 38 ? 1 : 0
    let width = size.width - 2 * margin
    header = Rect(x: margin, y: 0, width: width, height: 1)
    footer = Rect(x: margin, y: size.height - 1, width: width, height: 1)
    let hasMessage = size.height >= 8
    message =
      hasMessage ? Rect(x: margin, y: size.height - 2, width: width, height: 1) : nil
    let top = size.height >= 12 ? 2 : 1
    let bottom = size.height - (hasMessage ? 2 : 1)
    body = Rect(x: margin, y: top, width: width, height: bottom - top)
  }
}

extension Rect {
  /// The rectangle without rows at its top.
  func dropping(rows: Int) -> Rect {
    Rect(x: x, y: y + rows, width: width, height: height - rows)
  }

  /// Its first rows.
  func first(rows: Int) -> Rect { Rect(x: x, y: y, width: width, height: min(rows, height)) }

  /// Whether a column and row lie in it.
  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}

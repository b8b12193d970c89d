import SwiftCalViews

extension Model {
  /// Takes a key while a page lies over the view.
  mutating func turn(_ page: Page, _ key: Key) -> [Effect] {
    var page = page
    let rows = pageRows
    switch key {
    case .character("j"), .down, .enter: page.top += 1
    case .character("k"), .up: page.top -= 1
    case .character(" "), .pageDown, .control("f"): page.top += rows
    case .character("b"), .pageUp, .control("b"): page.top -= rows
    case .character("g"), .home: page.top = 0
    case .character("G"), .end: page.top = .max / 2
    case .control("l"): return [.redraw]
    case .control("z"): return [.suspend]
    case .escape, .character("q"), .character("?"), .character("e"), .function(1):
      mode = .browsing
      return []
    case .character(":"): return perform(.command, count: nil)
    default: return []
    }
    page.top = min(max(0, page.top), max(0, lines(of: page).count - rows))
    mode = .page(page)
    return []
  }
}

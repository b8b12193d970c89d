import SwiftCalViews

extension Model {
  /// Takes a mouse action.
  mutating func mouse(_ action: MouseAction, x: Int, y: Int) -> [Effect] {
    []
  }
}

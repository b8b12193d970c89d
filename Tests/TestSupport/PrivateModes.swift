import Foundation

/// The modes of a terminal that programs switch by `CSI ? n h` and `CSI ? n l`: the screen, the
/// cursor, reports of the mouse, of pastes and of the focus.
package struct PrivateModes {
  /// The numbers of the modes that are on.
  package private(set) var on: Set<Int> = [cursor]

  /// The number of the mode in which the cursor is shown, the only one of a terminal at rest.
  package static let cursor = 25

  /// A terminal at rest.
  package init() {}

  /// Follows what a program sends.
  package mutating func read(_ text: String) {
    for match in text.matches(of: /\u{1B}\[\?([0-9;]+)([hl])/) {
      let numbers = match.1.split(separator: ";").compactMap { Int($0) }
      if match.2 == "h" { on.formUnion(numbers) } else { on.subtract(numbers) }
    }
  }
}

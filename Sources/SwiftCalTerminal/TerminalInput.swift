import SwiftCalViews

/// What came from the terminal.
package enum TerminalInput: Hashable, Sendable {
  /// A key press or mouse action.
  case key(Key)
  /// Text that was pasted as a whole.
  case paste(String)
}

/// One key press or mouse action, as a terminal reports it.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter typed with Control, in lower case.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key by its number.
  case function(Int)
  /// A mouse action at a column and row of the screen.
  case mouse(MouseAction, x: Int, y: Int)
}

/// What the mouse did.
package enum MouseAction: Hashable, Sendable {
  case press, wheelUp, wheelDown
}

import CNcurses
import SwiftCalViews

/// Reads keys, mouse actions and pastes from the terminal of the session.
package struct KeyDecoder {
  private var assembler = KeyAssembler()

  /// A decoder at the beginning of the input.
  package init() {}

  /// Reads all that has come, without waiting for more.
  package mutating func read() -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    while case let code = wgetch(swiftcal_stdscr()), code != ERR {
      inputs += take(code)
    }
    if let input = assembler.pause() { inputs.append(input) }
    return inputs
  }

  private mutating func take(_ code: Int32) -> [TerminalInput] {
    if let byte = UInt8(exactly: code) { return [assembler.take(byte)].compactMap { $0 } }
    let keys = code == KEY_MOUSE ? mouseKeys() : [Self.key(for: code)].compactMap { $0 }
    return keys.compactMap { assembler.take($0) }
  }

  /// Mouse actions that came together are told as one code, and given out the newest first.
  private func mouseKeys() -> [Key] {
    var keys: [Key] = []
    var event = MEVENT()
    while getmouse(&event) == OK {
      if let key = Self.key(for: event) { keys.append(key) }
    }
    return keys.reversed()
  }

  private static func key(for event: MEVENT) -> Key? {
    let (x, y) = (Int(event.x), Int(event.y))
    if event.bstate & swiftcal_press != 0 { return .mouse(.press, x: x, y: y) }
    if event.bstate & swiftcal_wheel_up != 0 { return .mouse(.wheelUp, x: x, y: y) }
    if event.bstate & swiftcal_wheel_down != 0 { return .mouse(.wheelDown, x: x, y: y) }
    return nil
  }

  /// The key behind a code of curses, nil for those no one binds.
  static func key(for code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_A1: .home
    case KEY_END, KEY_C1: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_ENTER: .enter
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    case KEY_BTAB: .backTab
    case (KEY_F0 + 1)...(KEY_F0 + 63): .function(Int(code - KEY_F0))
    default: nil
    }
  }
}

import SwiftCalViews

extension Key {
  /// The name as printed in help: `Space`, `^R`, `PgUp`, or the character itself.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "^\(letter.uppercased())"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    case .mouse(.press, _, _): "Click"
    case .mouse(.wheelUp, _, _): "Wheel up"
    case .mouse(.wheelDown, _, _): "Wheel down"
    }
  }
}

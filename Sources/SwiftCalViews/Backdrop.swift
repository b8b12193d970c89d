/// What is known of the terminal's own background.
package enum Backdrop: Hashable, Sendable {
  case unknown, dark, light

  /// Reads the variable `COLORFGBG`, which some terminals set: `15;0`, `0;default;15`.
  package init(colorFGBG text: String?) {
    guard let last = text?.split(separator: ";").last, let index = Int(last) else {
      self = .unknown
      return
    }
    switch index {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    default: self = .unknown
    }
  }
}

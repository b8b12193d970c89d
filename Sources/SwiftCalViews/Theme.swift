import SwiftCalCore

/// Gives each style its colours and attributes, for an output of some depth.
///
/// The terminal's own background stays; a band brings its own ground and its own ink, so that it
/// reads on dark and light terminals alike.
package struct Theme: Sendable {
  /// How many colours it uses.
  package let depth: ColorDepth
  private let palette: Palette

  /// A theme of this depth around a habit's colour.
  package init(
    _ depth: ColorDepth, accent: HabitColor = .orange, on backdrop: Backdrop = .unknown
  ) {
    self.depth = depth
    palette = Palette(accent, on: backdrop)
  }

  /// The colours and attributes of a style.
  package func look(of style: Style) -> Look {
    var look = roleLook(style.role)
    if style.ground.contains(.band) { layBand(under: &look, role: style.role) }
    // Bold black is grey on many terminals of few colours, so nothing on a band is bold there.
    if style.ground.contains(.today), !isFew || look.background == nil { look.bold = true }
    if style.ground.contains(.selected) { look.underline = true }
    if style.ground.contains(.cursor) {
      look = Look()
      look.bold = true
      look.reverse = true
    }
    return look
  }

  private func roleLook(_ role: Role) -> Look {
    var look = Look()
    switch role {
    case .text, .bridged: break
    case .dim: look.dim = true
    case .accent, .done, .partial, .pending:
      look.foreground = ink(palette.accent)
      look.bold = true
    case .link: look.foreground = ink(palette.accent)
    case .edge: look.foreground = ink(palette.band)
    case .number: look.foreground = ink(palette.accent)
    case .heading: look.bold = true
    case .missed: look.foreground = ink(palette.warning)
    case .warning:
      look.foreground = ink(palette.warning)
      look.bold = true
    }
    return look
  }

  private func layBand(under look: inout Look, role: Role) {
    look.dim = false
    guard depth != .mono else {
      look.bold = true
      return
    }
    look.background = ink(palette.band)
    // With few colours the band is the accent itself, and a ring in it would not be seen.
    if role != .accent || isFew { look.foreground = ink(palette.ink) }
    look.bold = !isFew
    look.hidesGlyph = role == .link
  }

  /// Whether the colours are those that terminals have had from the beginning.
  private var isFew: Bool { depth == .eight || depth == .sixteen }

  private func ink(_ shade: Palette.Shade) -> Ink? { shade.ink(at: depth) }
}

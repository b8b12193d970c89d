import SwiftCalCore

/// The few colours of a screen: an accent with its band, and a warning.
struct Palette: Sendable {
  /// The habit's colour, readable on dark and on light grounds.
  var accent: Shade
  /// The chain's soft ground, a tint on which `ink` is readable on every terminal.
  var band: Shade
  /// What is written on the band.
  var ink: Shade
  /// What needs attention.
  var warning: Shade

  /// One colour at each depth.
  struct Shade: Sendable {
    var color: Color
    var index256: UInt8
    var basic: UInt8

    init(_ hex: UInt32, _ index256: UInt8, _ basic: UInt8) {
      color = Color(hex)
      self.index256 = index256
      self.basic = basic
    }

    func ink(at depth: ColorDepth) -> Ink? {
      switch depth {
      case .mono: nil
      case .eight, .sixteen: .palette(basic)
      case .indexed: .palette(index256)
      case .trueColor: .rgb(color)
      }
    }
  }

  /// The palette of a habit's colour; the warning keeps away from it.
  init(_ color: HabitColor, on backdrop: Backdrop) {
    switch color {
    case .orange: self.init((0xeb760a, 208, 3), (0xfbc78c, 223), 0x4a2500)
    case .red: self.init((0xe0443c, 167, 1), (0xf7b7b1, 217), 0x4d0b07)
    case .pink: self.init((0xe0457b, 168, 5), (0xf8bbd1, 218), 0x4f0a25)
    case .purple: self.init((0xa05be0, 134, 5), (0xdcc1f7, 183), 0x2f0a52)
    case .blue: self.init((0x3f82e8, 69, 4), (0xb3d0fa, 153), 0x06254f)
    case .cyan: self.init((0x1399a8, 37, 6), (0xa2dde4, 152), 0x03363c)
    case .green: self.init((0x2f9e44, 71, 2), (0xaadeb5, 151), 0x083815)
    case .yellow: self.init((0xc79200, 178, 3), (0xf3d98f, 222), 0x413000)
    case .gray: self.init((0x868e96, 245, 7), (0xcbd0d5, 251), 0x212529)
    }
    if color == .red || color == .pink { warning = Shade(0xd08700, 172, 3) }
    if backdrop == .dark { dimBand(to: Palette.dark(color)) }
  }

  private init(_ accent: (UInt32, UInt8, UInt8), _ band: (UInt32, UInt8), _ ink: UInt32) {
    self.accent = Shade(accent.0, accent.1, accent.2)
    self.band = Shade(band.0, band.1, accent.2)
    // White reads better than black on the palette's dark blue.
    self.ink = Shade(ink, Color(ink).index256, accent.2 == 4 ? 7 : 0)
    warning = Shade(0xd93a3a, 167, 1)
  }

  /// On a ground known to be dark, a dark band is the soft one.
  private mutating func dimBand(to index256: UInt8) {
    (ink.color, ink.index256) = (band.color, band.index256)
    (band.color, band.index256) = (accent.color.darkened(to: 38), index256)
  }

  /// The dark band among 256 colours, of which the nearest would lose its hue.
  private static func dark(_ color: HabitColor) -> UInt8 {
    switch color {
    case .orange: 94
    case .red: 88
    case .pink: 89
    case .purple: 54
    case .blue: 24
    case .cyan: 23
    case .green: 22
    case .yellow: 58
    case .gray: 238
    }
  }
}

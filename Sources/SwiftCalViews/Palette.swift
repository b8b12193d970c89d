import SwiftCalCore

/// The few colours of a screen: an accent with its band, and a warning.
struct Palette: Sendable {
  /// The habit's colour, readable on dark and on light grounds.
  var accent: Shade
  /// The chain's soft ground, a tint on which `ink` is readable on every terminal.
  var band: Shade
  /// What is written on the band.
  var ink: Shade
  /// The links of the chain, a little stronger than the band.
  var link: Shade
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
    case .orange: self.init((0xeb760a, 208, 3), (0xfbc78c, 223, 3), (0xe39a4c, 215), 0x4a2500)
    case .red: self.init((0xe0443c, 167, 1), (0xf7b7b1, 217, 1), (0xdf827b, 174), 0x4d0b07)
    case .pink: self.init((0xe0457b, 168, 5), (0xf8bbd1, 218, 5), (0xe186a9, 175), 0x4f0a25)
    case .purple: self.init((0xa05be0, 134, 5), (0xdcc1f7, 183, 5), (0xb98fe3, 140), 0x2f0a52)
    case .blue: self.init((0x3f82e8, 69, 4), (0xb3d0fa, 153, 4), (0x7ca8ec, 111), 0x06254f)
    case .cyan: self.init((0x1399a8, 37, 6), (0xa2dde4, 152, 6), (0x5fb5c0, 73), 0x03363c)
    case .green: self.init((0x2f9e44, 71, 2), (0xaadeb5, 151, 2), (0x6cbb7d, 108), 0x083815)
    case .yellow: self.init((0xc79200, 178, 3), (0xf3d98f, 222, 3), (0xd6b24f, 179), 0x413000)
    case .gray: self.init((0x868e96, 245, 7), (0xcbd0d5, 251, 7), (0xa0a7ae, 247), 0x212529)
    }
    if color == .red || color == .pink { warning = Shade(0xd08700, 172, 3) }
    if backdrop == .dark { dimBand(Palette.dark(color)) }
  }

  private init(
    _ accent: (UInt32, UInt8, UInt8), _ band: (UInt32, UInt8, UInt8), _ link: (UInt32, UInt8),
    _ ink: UInt32
  ) {
    self.accent = Shade(accent.0, accent.1, accent.2)
    self.band = Shade(band.0, band.1, band.2)
    // White reads better than black on the palette's dark blue.
    let onBand: UInt8 = accent.2 == 4 ? 7 : 0
    self.link = Shade(link.0, link.1, onBand)
    self.ink = Shade(ink, Color(ink).index256, onBand)
    warning = Shade(0xd93a3a, 167, 1)
  }

  /// On a ground known to be dark, a dark band is the soft one.
  private mutating func dimBand(_ indexes: (band: UInt8, link: UInt8)) {
    (ink.color, ink.index256) = (band.color, band.index256)
    (band.color, band.index256) = (accent.color.darkened(to: 38), indexes.band)
    (link.color, link.index256) = (accent.color.darkened(to: 62), indexes.link)
  }

  /// The dark band and its links among 256 colours, of which the nearest would lose their hue.
  private static func dark(_ color: HabitColor) -> (band: UInt8, link: UInt8) {
    switch color {
    case .orange: (94, 172)
    case .red: (88, 131)
    case .pink: (89, 132)
    case .purple: (54, 97)
    case .blue: (24, 67)
    case .cyan: (23, 30)
    case .green: (22, 65)
    case .yellow: (58, 100)
    case .gray: (238, 243)
    }
  }
}

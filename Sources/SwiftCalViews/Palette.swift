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
    var index16: UInt8
    var index8: UInt8

    init(_ hex: UInt32, _ index256: UInt8, _ index16: UInt8, _ index8: UInt8) {
      color = Color(hex)
      (self.index256, self.index16, self.index8) = (index256, index16, index8)
    }

    func ink(at depth: ColorDepth) -> Ink? {
      switch depth {
      case .mono: nil
      case .eight: .palette(index8)
      case .sixteen: .palette(index16)
      case .indexed: .palette(index256)
      case .trueColor: .rgb(color)
      }
    }
  }

  /// The palette of a habit's colour; the warning keeps away from it.
  init(_ color: HabitColor) {
    switch color {
    case .orange: self.init((0xeb760a, 208, 3), (0xffcf99, 223, 3), (0xf0a050, 215), 0x4a2500)
    case .red: self.init((0xe0443c, 167, 1), (0xffc2bd, 217, 1), (0xee9089, 210), 0x4d0b07)
    case .pink: self.init((0xe0457b, 168, 5), (0xffc4d8, 218, 5), (0xee90b1, 211), 0x4f0a25)
    case .purple: self.init((0xa05be0, 134, 5), (0xe2c9fb, 183, 5), (0xc39aec, 140), 0x2f0a52)
    case .blue: self.init((0x3f82e8, 69, 4), (0xbfd9ff, 153, 4), (0x86b2f4, 111), 0x06254f)
    case .cyan: self.init((0x1399a8, 37, 6), (0xaee6ec, 152, 6), (0x66bfca, 73), 0x03363c)
    case .green: self.init((0x2f9e44, 71, 2), (0xb5e7bf, 151, 2), (0x74c585, 114), 0x083815)
    case .yellow: self.init((0xc79200, 178, 3), (0xfbe3a0, 229, 3), (0xe0bd58, 179), 0x413000)
    case .gray: self.init((0x868e96, 245, 7), (0xd5d9dd, 252, 7), (0xabb1b8, 248), 0x212529)
    }
    if color == .red || color == .pink { warning = Shade(0xd08700, 172, 3, 3) }
  }

  private init(
    _ accent: (UInt32, UInt8, UInt8), _ band: (UInt32, UInt8, UInt8), _ link: (UInt32, UInt8),
    _ ink: UInt32
  ) {
    self.accent = Shade(accent.0, accent.1, accent.2, accent.2)
    self.band = Shade(band.0, band.1, band.2, band.2)
    self.link = Shade(link.0, link.1, 0, 0)
    // White reads better than black on the palette's dark blue.
    let onBand: UInt8 = accent.2 == 4 ? 7 : 0
    self.ink = Shade(ink, Color(ink).index256, onBand, onBand)
    warning = Shade(0xd93a3a, 167, 1, 1)
  }
}

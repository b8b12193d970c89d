/// A colour of 24 bits, in sRGB.
package struct Color: Hashable, Sendable {
  /// 0…255.
  package var red: UInt8
  /// 0…255.
  package var green: UInt8
  /// 0…255.
  package var blue: UInt8

  /// The colour `0xRRGGBB`.
  package init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The colour at a share of its brightness.
  package func darkened(to percent: Int) -> Color {
    var color = self
    color.red = UInt8(Int(red) * percent / 100)
    color.green = UInt8(Int(green) * percent / 100)
    color.blue = UInt8(Int(blue) * percent / 100)
    return color
  }

  /// The nearest colour of xterm's 256, from its cube and its greys; the first 16, which people
  /// change, are not used.
  package var index256: UInt8 {
    let steps = [red, green, blue].map { Color.cubeStep($0) }
    let levels = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = min(max(mean - 3, 0) / 10, 23)
    let greyLevel = 8 + 10 * grey
    if distance(to: [greyLevel, greyLevel, greyLevel]) < distance(to: levels) {
      return UInt8(232 + grey)
    }
    return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }

  private static func cubeStep(_ level: UInt8) -> Int {
    if level < 48 { return 0 }
    return level < 115 ? 1 : (Int(level) - 35) / 40
  }

  /// The nearest of the 16 colours, as xterm sets them.
  package var index16: UInt8 { nearest(of: 16) }

  /// The nearest of the 8 colours, as xterm sets them.
  package var index8: UInt8 { nearest(of: 8) }

  private static let sixteen: [[Int]] = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
    [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255],
    [255, 0, 255], [0, 255, 255], [255, 255, 255],
  ]

  private func nearest(of count: Int) -> UInt8 {
    let best = (0..<count).min {
      distance(to: Color.sixteen[$0]) < distance(to: Color.sixteen[$1])
    }
    return UInt8(best ?? 0)
  }

  private func distance(to other: [Int]) -> Int {
    let reds = Int(red) - other[0]
    let greens = Int(green) - other[1]
    let blues = Int(blue) - other[2]
    return 2 * reds * reds + 4 * greens * greens + 3 * blues * blues
  }
}

/// How many colours the output can show.
package enum ColorDepth: Int, CaseIterable, Hashable, Sendable {
  /// None: bold, dim, underline and reverse alone.
  case mono = 0
  case eight = 8
  case sixteen = 16
  case indexed = 256
  case trueColor = 16_777_216

  /// The depth of a terminal with this many colours.
  package init(colors: Int) {
    self = ColorDepth.allCases.last { $0.rawValue <= colors } ?? .mono
  }
}

/// What a colour is told as to a terminal.
package enum Ink: Hashable, Sendable {
  /// A number in the terminal's palette.
  case palette(UInt8)
  /// The colour itself.
  case rgb(Color)
}

/// How a cell looks: colours and attributes.
package struct Look: Hashable, Sendable {
  /// The colour of the glyph; nil keeps the terminal's own.
  package var foreground: Ink?
  /// The colour under the glyph; nil keeps the terminal's own.
  package var background: Ink?
  package var bold = false
  package var dim = false
  package var underline = false
  package var reverse = false
  package var italic = false
  /// Whether the ground says all, and the glyph that stands in for it elsewhere is left out.
  package var hidesGlyph = false

  /// The terminal's own look.
  package init() {}
}

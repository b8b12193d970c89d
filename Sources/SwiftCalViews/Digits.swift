/// Large digits built of glyphs, in two sizes.
package enum Digits: CaseIterable, Hashable, Sendable {
  /// Five rows of six columns; the one is narrower.
  case large
  /// Three rows of three columns; the one is narrower.
  case small

  /// Rows of a digit.
  package var height: Int { self == .large ? 5 : 3 }
  /// Blank columns between two digits.
  package var gap: Int { self == .large ? 2 : 1 }

  /// Columns of a digit 0…9.
  package func width(of digit: Int) -> Int {
    switch self {
    case .large: digit == 1 ? 4 : 6
    case .small: digit == 1 ? 2 : 3
    }
  }

  /// The size of a number with these digits.
  package func size(of digits: [Int]) -> Size {
    Size(max(0, digits.reduce(-gap) { $0 + width(of: $1) + gap }), height)
  }

  /// The largest digits in which a number fits; nil when none do.
  package static func fitting(_ digits: [Int], in size: Size) -> Digits? {
    allCases.first { kind in
      let wanted = kind.size(of: digits)
      return wanted.width <= size.width && wanted.height <= size.height
    }
  }

  /// The rows of a digit 0…9, from the top.
  package func rows(of digit: Int, glyphs: GlyphSet) -> [String] {
    switch (self, glyphs) {
    case (.large, .unicode): Digits.largeBlocks(digit)
    case (.large, .ascii): Digits.largeSigns(digit)
    case (.small, .unicode): Digits.smallBlocks(digit)
    case (.small, .ascii): Digits.smallSigns(digit)
    }
  }

  private static func largeBlocks(_ digit: Int) -> [String] {
    switch digit {
    case 0: ["▄████▄", "██  ██", "██  ██", "██  ██", "▀████▀"]
    case 1: ["▄▄██", "▀▀██", "  ██", "  ██", "  ██"]
    case 2: ["▄████▄", "▀▀  ██", " ▄▄██▀", "██▀▀  ", "██████"]
    case 3: ["▄████▄", "▀▀  ██", "  ███▄", "▄▄  ██", "▀████▀"]
    case 4: ["██  ██", "██  ██", "▀█████", "    ██", "    ██"]
    case 5: ["██████", "██    ", "▀████▄", "▄▄  ██", "▀████▀"]
    case 6: ["▄████▄", "██  ▀▀", "█████▄", "██  ██", "▀████▀"]
    case 7: ["██████", "    ██", "   ▄█▀", "  ▄█▀ ", "  ██  "]
    case 8: ["▄████▄", "██  ██", "▄████▄", "██  ██", "▀████▀"]
    default: ["▄████▄", "██  ██", "▀█████", "▄▄  ██", "▀████▀"]
    }
  }

  private static func largeSigns(_ digit: Int) -> [String] {
    switch digit {
    case 0: [" #### ", "##  ##", "##  ##", "##  ##", " #### "]
    case 1: [" ###", "  ##", "  ##", "  ##", "  ##"]
    case 2: [" #### ", "##  ##", "   ## ", " ##   ", "######"]
    case 3: ["##### ", "    ##", " #### ", "    ##", "##### "]
    case 4: ["##  ##", "##  ##", " #####", "    ##", "    ##"]
    case 5: ["######", "##    ", "##### ", "    ##", "##### "]
    case 6: [" #### ", "##    ", "##### ", "##  ##", " #### "]
    case 7: ["######", "    ##", "   ## ", "  ##  ", "  ##  "]
    case 8: [" #### ", "##  ##", " #### ", "##  ##", " #### "]
    default: [" #### ", "##  ##", " #####", "    ##", " #### "]
    }
  }

  private static func smallBlocks(_ digit: Int) -> [String] {
    switch digit {
    case 0: ["█▀█", "█ █", "▀▀▀"]
    case 1: ["▀█", " █", " ▀"]
    case 2: ["▀▀█", "█▀▀", "▀▀▀"]
    case 3: ["▀▀█", " ▀█", "▀▀▀"]
    case 4: ["█ █", "▀▀█", "  ▀"]
    case 5: ["█▀▀", "▀▀█", "▀▀▀"]
    case 6: ["█▀▀", "█▀█", "▀▀▀"]
    case 7: ["▀▀█", "  █", "  ▀"]
    case 8: ["█▀█", "█▀█", "▀▀▀"]
    default: ["█▀█", "▀▀█", "▀▀▀"]
    }
  }

  private static func smallSigns(_ digit: Int) -> [String] {
    switch digit {
    case 0: [" _ ", "| |", "|_|"]
    case 1: ["  ", " |", " |"]
    case 2: [" _ ", " _|", "|_ "]
    case 3: [" _ ", " _|", " _|"]
    case 4: ["   ", "|_|", "  |"]
    case 5: [" _ ", "|_ ", " _|"]
    case 6: [" _ ", "|_ ", "|_|"]
    case 7: [" _ ", "  |", "  |"]
    case 8: [" _ ", "|_|", "|_|"]
    default: [" _ ", "|_|", " _|"]
    }
  }
}

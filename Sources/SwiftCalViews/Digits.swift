/// Large digits built of glyphs, in two sizes.
package enum Digits: CaseIterable, Hashable, Sendable {
  /// Five rows of six columns.
  case large
  /// Three rows of three columns.
  case small

  /// Columns of one digit.
  package var width: Int { self == .large ? 6 : 3 }
  /// Rows of one digit.
  package var height: Int { self == .large ? 5 : 3 }
  /// Blank columns between two digits.
  package var gap: Int { self == .large ? 2 : 1 }

  /// The size of a number of `count` digits.
  package func size(of count: Int) -> Size {
    Size(max(0, count * (width + gap) - gap), height)
  }

  /// The largest digits in which a number of `count` digits fits; nil when none do.
  package static func fitting(_ count: Int, in size: Size) -> Digits? {
    allCases.first { digits in
      let wanted = digits.size(of: count)
      return wanted.width <= size.width && wanted.height <= size.height
    }
  }

  /// One row of a digit 0…9.
  func row(_ row: Int, of digit: Int, glyphs: GlyphSet) -> String {
    switch (self, glyphs) {
    case (.large, .unicode): Digits.largeBlocks(digit)[row]
    case (.large, .ascii): Digits.largeSigns(digit)[row]
    case (.small, .unicode): Digits.smallBlocks(digit)[row]
    case (.small, .ascii): Digits.smallSigns(digit)[row]
    }
  }

  private static func largeBlocks(_ digit: Int) -> [String] {
    switch digit {
    case 0: ["▄████▄", "██  ██", "██  ██", "██  ██", "▀████▀"]
    case 1: [" ▄███ ", " ▀▀██ ", "   ██ ", "   ██ ", "   ██ "]
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
    case 1: ["  ### ", "   ## ", "   ## ", "   ## ", "   ## "]
    case 2: [" #### ", "#   ##", "  ### ", "##    ", "######"]
    case 3: [" #### ", "    ##", "  ### ", "    ##", " #### "]
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
    case 1: ["▀█ ", " █ ", " ▀ "]
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
    case 1: ["   ", "  |", "  |"]
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

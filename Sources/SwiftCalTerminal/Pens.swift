import CNcurses
import SwiftCalViews

/// What curses draws a style with.
struct Pen {
  private let attributes: attr_t
  private let pair: Int32
  /// Whether a blank looks the same in it as on the terminal's own ground.
  let leavesBlanks: Bool
  /// Whether a blank stands for each glyph.
  let hidesGlyph: Bool

  /// The pen of a look; takes a pair of colours of the terminal for it.
  init(_ look: Look) {
    var attributes: attr_t = 0
    if look.bold { attributes |= swiftcal_bold }
    if look.dim { attributes |= swiftcal_dim }
    if look.underline { attributes |= swiftcal_underline }
    if look.reverse { attributes |= swiftcal_reverse }
    if look.italic { attributes |= swiftcal_italic }
    self.attributes = attributes
    hidesGlyph = look.hidesGlyph
    leavesBlanks = look.background == nil && !look.underline && !look.reverse
    guard look.foreground != nil || look.background != nil else {
      pair = 0
      return
    }
    pair = max(0, alloc_pair(Self.number(of: look.foreground), Self.number(of: look.background)))
  }

  /// A cell of curses with these characters, which end with a zero.
  func cell(_ scalars: CellText.Scalars) -> cchar_t {
    var cell = cchar_t()
    scalars.span.withUnsafeBufferPointer { text in
      _ = swiftcal_set_cell(&cell, text.baseAddress, attributes, pair)
    }
    return cell
  }

  private static func number(of ink: Ink?) -> Int32 {
    switch ink {
    case nil: -1
    case .palette(let index): Int32(index)
    case .rgb(let color):
      Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    }
  }
}

/// The pens of a theme, made when they are first used.
struct Pens {
  // Looked up for each cell: an index is found faster than a key.
  private var pens = [Pen?](repeating: nil, count: 256)

  /// A blank on the terminal's own ground.
  let blank = Pen(Look()).cell(CellText.blank)

  /// The pen of a style.
  mutating func pen(for style: Style, _ theme: Theme) -> Pen {
    let index = Int(style.role.rawValue) << 4 | Int(style.ground.rawValue)
    if let pen = pens[index] { return pen }
    let pen = Pen(theme.look(of: style))
    pens[index] = pen
    return pen
  }
}

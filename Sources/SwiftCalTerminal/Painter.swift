import CNcurses
import SwiftCalViews

/// Draws canvases on the terminal of the session; curses sends what differs from the last one.
package final class Painter {
  private struct Pen {
    var attributes: attr_t
    var pair: Int32
  }

  /// The colours and attributes of the styles.
  package var theme: Theme {
    didSet { pens = [:] }
  }
  private var pens: [Style: Pen] = [:]
  private var row: [cchar_t] = []

  /// A painter with this theme; the session's terminal must have its colours.
  package init(theme: Theme) { self.theme = theme }

  /// Draws a canvas from the upper left corner on and blanks what it leaves free.
  package func paint(_ canvas: Canvas) {
    let window = swiftcal_stdscr()
    let size = Size(
      min(canvas.size.width, Int(getmaxx(window))), min(canvas.size.height, Int(getmaxy(window))))
    werase(window)
    for y in 0..<size.height {
      fill(row: y, of: canvas, columns: size.width)
      mvwadd_wchnstr(window, Int32(y), 0, row, Int32(row.count))
    }
    wrefresh(window)
  }

  private func fill(row y: Int, of canvas: Canvas, columns: Int) {
    row.removeAll(keepingCapacity: true)
    var x = 0
    while x < columns {
      let cell = canvas[x, y]
      let isWide = x + 1 < columns && canvas[x + 1, y].text.isEmpty
      let pen = pen(for: cell.style)
      for text in CellText.pieces(of: cell.text, columns: isWide ? 2 : 1) {
        row.append(Self.cell(text, pen))
      }
      x += isWide ? 2 : 1
    }
  }

  private static func cell(_ text: [wchar_t], _ pen: Pen) -> cchar_t {
    var cell = cchar_t()
    _ = swiftcal_set_cell(&cell, text, pen.attributes, pen.pair)
    return cell
  }

  private func pen(for style: Style) -> Pen {
    if let pen = pens[style] { return pen }
    let pen = Self.pen(for: theme.look(of: style))
    pens[style] = pen
    return pen
  }

  private static func pen(for look: Look) -> Pen {
    var attributes: attr_t = 0
    if look.bold { attributes |= swiftcal_bold }
    if look.dim { attributes |= swiftcal_dim }
    if look.underline { attributes |= swiftcal_underline }
    if look.reverse { attributes |= swiftcal_reverse }
    if look.italic { attributes |= swiftcal_italic }
    guard look.foreground != nil || look.background != nil else {
      return Pen(attributes: attributes, pair: 0)
    }
    let pair = alloc_pair(number(of: look.foreground), number(of: look.background))
    return Pen(attributes: attributes, pair: max(0, pair))
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

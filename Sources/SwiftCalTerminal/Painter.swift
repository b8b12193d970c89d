import CNcurses
import SwiftCalViews

/// Draws canvases on the terminal of the session; curses sends what differs from the last one.
package final class Painter {
  /// The colours and attributes of the styles.
  package var theme: Theme {
    didSet { pens = Pens() }
  }
  private var pens = Pens()
  private var row: [cchar_t] = []

  /// A painter with this theme; the session's terminal must have its colours.
  package init(theme: Theme) { self.theme = theme }

  /// Draws a canvas from the upper left corner on and blanks what it leaves free.
  package func paint(_ canvas: Canvas) {
    let window = swiftcal_stdscr()
    let size = Size(
      min(canvas.size.width, Int(getmaxx(window))), min(canvas.size.height, Int(getmaxy(window))))
    werase(window)
    let columns = canvas.size.width
    canvas.cells.withUnsafeBufferPointer { cells in
      for y in 0..<size.height {
        let start = y * columns
        fill(UnsafeBufferPointer(rebasing: cells[start..<start + size.width]))
        if !row.isEmpty { mvwadd_wchnstr(window, Int32(y), 0, row, Int32(row.count)) }
      }
    }
    wrefresh(window)
  }

  /// Makes the cells of a row up to the last that is not blank.
  private func fill(_ cells: UnsafeBufferPointer<SwiftCalViews.Cell>) {
    row.removeAll(keepingCapacity: true)
    // Most of a screen is blank: blanks wait until something follows them.
    var blanks = 0
    var x = 0
    while x < cells.count {
      if cells[x].isBlank {
        blanks += 1
        x += 1
        continue
      }
      if blanks > 0 {
        let blank = x > blanks ? blank(blanks, after: cells[x - blanks - 1].style) : pens.blank
        for _ in 0..<blanks { row.append(blank) }
        blanks = 0
      }
      var width = 1
      while x + width < cells.count, cells[x + width].text.isEmpty { width += 1 }
      append(cells[x], columns: width)
      x += width
    }
  }

  /// What fills a gap behind a cell: where it is small, the look goes on, for changing it takes more
  /// bytes than the gap. The look of a cursor or a selection does not, for they move.
  private func blank(_ count: Int, after style: Style) -> cchar_t {
    guard count <= 4 else { return pens.blank }
    let ground = style.ground.subtracting([.cursor, .selected])
    let pen = pens.pen(for: Style(style.role, on: ground), theme)
    return pen.leavesBlanks ? pen.cell(CellText.blank) : pens.blank
  }

  private func append(_ cell: SwiftCalViews.Cell, columns: Int) {
    let pen = pens.pen(for: cell.style, theme)
    let text = pen.hidesGlyph ? " " : cell.text
    CellText.forEachCell(of: text, columns: columns) { row.append(pen.cell($0)) }
  }
}

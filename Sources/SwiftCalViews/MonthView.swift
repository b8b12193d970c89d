import SwiftCalCore

/// A month as a grid of days, with its weekdays above and its chain of done days.
///
/// Each day has two columns for its number and, between the numbers, one to three columns in which
/// the chain, today's ring and the marks stand. A column is kept free at both sides where there is
/// room, so that bands and rings are whole at the ends of a row.
package struct MonthView: View {
  /// What it shows.
  package let input: Input
  /// What it is dressed in.
  package let appearance: Appearance
  /// Columns from one day's number to the next, 3…5; nil takes the most that fit.
  package let pitch: Int?
  /// Blank rows between two weeks.
  package let rowGap: Int
  /// Whether the month's name stands above.
  package let showsTitle: Bool
  /// Whether the days of the neighbouring months are shown, dim.
  package let showsNeighbours: Bool

  /// A view of this month.
  package init(
    _ input: Input, appearance: Appearance, pitch: Int? = nil, rowGap: Int = 0,
    showsTitle: Bool = true, showsNeighbours: Bool = false
  ) {
    self.input = input
    self.appearance = appearance
    self.pitch = pitch.map { min(max($0, 3), 5) }
    self.rowGap = max(0, rowGap)
    self.showsTitle = showsTitle
    self.showsNeighbours = showsNeighbours
  }

  /// The columns of a grid of this pitch, without the free columns at its sides.
  package static func gridWidth(pitch: Int) -> Int { 6 * pitch + 2 }

  /// The widest pitch whose grid fits into `width` columns with its free columns; 3 at least.
  package static func widestPitch(in width: Int) -> Int {
    min(max((width - 4) / 6, 3), 5)
  }

  var grid: MonthGrid { MonthGrid(input.month, firstWeekday: input.firstWeekday) }

  package var wantedSize: Size {
    let weeks = grid.weekCount
    return Size(
      MonthView.gridWidth(pitch: pitch ?? 4) + 2,
      (showsTitle ? 2 : 1) + weeks + (weeks - 1) * rowGap)
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = Layout(self, in: rect)
    var part = Canvas(rect.size, charset: canvas.charset)
    drawHead(into: &part, layout: layout)
    for row in 0..<layout.weekCount {
      drawWeek(layout.firstWeek + row, into: &part, y: layout.y(ofRow: row), layout: layout)
    }
    canvas.paste(part, x: rect.x, y: rect.y)
  }

  /// Whether the month's name stands above its grid in a rectangle of this size.
  package func hasTitle(in size: Size) -> Bool {
    Layout(self, in: Rect(width: size.width, height: size.height)).showsTitle
  }

  /// The day at a column and row of a canvas on which the view was drawn into `rect`.
  package func day(x: Int, y: Int, in rect: Rect) -> Day? {
    let layout = Layout(self, in: rect)
    let (column, row) = (x - rect.x - layout.x + (layout.pitch - 2) / 2, y - rect.y)
    guard x >= rect.x, x < rect.x + rect.width, row < rect.height, column >= 0,
      column / layout.pitch < 7,
      let week = (0..<layout.weekCount).first(where: { layout.y(ofRow: $0) == row }),
      let day = grid.day(week: layout.firstWeek + week, column: column / layout.pitch)
    else { return nil }
    return day.month == input.month || showsNeighbours ? day : nil
  }

  private func drawHead(into canvas: inout Canvas, layout: Layout) {
    if layout.showsTitle {
      canvas.put(
        appearance.strings.title(of: input.month), fittedAt: layout.x, y: 0,
        width: min(layout.gridWidth, canvas.size.width - layout.x), style: Style(.heading))
    }
    guard let y = layout.weekdayRow else { return }
    for (column, weekday) in grid.weekdays.enumerated() {
      let letters = appearance.names.letters(weekday, charset: canvas.charset)
      canvas.put(letters, x: layout.x(ofColumn: column), y: y, style: Style(.accent), width: 2)
    }
  }
}

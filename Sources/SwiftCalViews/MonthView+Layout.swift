import SwiftCalCore

extension MonthView {
  /// Where the parts of a month stand in a rectangle: what does not fit leaves the title first, then
  /// the gaps between weeks, then the weekdays; the weeks left are those around the cursor or today.
  struct Layout {
    let pitch: Int
    let x: Int
    let showsTitle: Bool
    let weekdayRow: Int?
    let firstWeek: Int
    let weekCount: Int
    private let firstRow: Int
    private let rowStep: Int

    init(_ view: MonthView, in rect: Rect) {
      let weeks = view.grid.weekCount
      let width = rect.width
      let pitch = view.pitch ?? MonthView.widestPitch(in: width)
      self.pitch = MonthView.gridWidth(pitch: pitch) <= width ? pitch : 3
      x = MonthView.gridWidth(pitch: self.pitch) + 2 <= width ? 1 : 0
      let spread = weeks + (weeks - 1) * view.rowGap
      showsTitle = view.showsTitle && rect.height >= weeks + 2
      let head = (showsTitle ? 1 : 0) + (rect.height >= 2 ? 1 : 0)
      rowStep = rect.height >= head + spread ? view.rowGap + 1 : 1
      weekdayRow = rect.height >= 2 ? head - 1 : nil
      firstRow = head
      weekCount = min(weeks, max(0, rect.height - head))
      let anchor = view.weekOfInterest
      firstWeek = min(max(0, anchor - weekCount / 2), weeks - weekCount)
    }

    /// The columns of the grid.
    var gridWidth: Int { MonthView.gridWidth(pitch: pitch) }
    /// The blank columns between two numbers.
    var gap: Int { pitch - 2 }
    /// The first column of a day's number.
    func x(ofColumn column: Int) -> Int { x + column * pitch }
    /// The row of a shown week.
    func y(ofRow row: Int) -> Int { firstRow + row * rowStep }
  }

  /// The week of the cursor or else of today, the first when neither is in the month.
  ///
  /// Written without lazy sequences: to make their types takes longer than to draw the month.
  private var weekOfInterest: Int {
    let grid = grid
    if let cursor = input.cursor, let position = grid.position(of: cursor) { return position.week }
    if let today = input.today, let position = grid.position(of: today) { return position.week }
    return 0
  }
}

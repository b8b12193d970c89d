import SwiftCalCore

/// What a habit's history tells: its best runs, its weekdays, its counts and the score's course.
package struct StreaksView: View {
  /// What it tells.
  package struct Input: Hashable, Sendable {
    /// How the days are judged.
    package var kind: HabitKind
    /// What the runs count.
    package var unit: StreakUnit
    /// The best runs, the longest first; ten are shown at most.
    package var best: [Run]
    /// The current run, marked among the best.
    package var current: Run?
    /// Done days and due days of each weekday, from Monday.
    package var weekdays: [(done: Int, due: Int)] {
      get { zip(done, due).map { ($0, $1) } }
      set { (done, due) = (newValue.map(\.done), newValue.map(\.due)) }
    }
    private var done: [Int]
    private var due: [Int]
    /// Whether the habit is due on weekdays of its own, so that one of them can be the weakest.
    package var judgesWeekdays: Bool
    /// The first day of the week.
    package var firstWeekday: Weekday
    /// Done days in this week, this month, this year and ever.
    package var counts: Counts
    /// What the amounts of the same spans add up to, with their unit; empty where there are none.
    package var sums: [String]
    /// The score of the last days, oldest first, 0…1; empty where there is none.
    package var scores: [Double]
    /// The day of the last score.
    package var lastDay: Day
    /// What stands in the place of runs and score where a habit is only tracked.
    package var records: Records?

    /// Numbers of done days.
    package struct Counts: Hashable, Sendable {
      package var week, month, year, ever: Int
      /// These numbers.
      package init(week: Int, month: Int, year: Int, ever: Int) {
        (self.week, self.month, self.year, self.ever) = (week, month, year, ever)
      }
    }

    /// Statistics of these parts.
    package init(
      kind: HabitKind = .yesNo, unit: StreakUnit, runs: [Run], current: Run?,
      weekdays: [(done: Int, due: Int)],
      judgesWeekdays: Bool = true, firstWeekday: Weekday, counts: Counts, sums: [String] = [],
      scores: [Double], lastDay: Day
    ) {
      self.kind = kind
      self.unit = unit
      best = Array(
        runs.sorted { ($0.length, $0.end) > ($1.length, $1.end) }.prefix(10))
      self.current = current
      done = weekdays.map(\.done)
      due = weekdays.map(\.due)
      self.judgesWeekdays = judgesWeekdays
      self.firstWeekday = firstWeekday
      self.counts = counts
      self.sums = sums
      self.scores = scores
      self.lastDay = lastDay
    }
  }

  /// What it tells.
  package let input: Input
  /// What it is dressed in.
  package let appearance: Appearance
  /// The first row shown where not all fit one above the other.
  package let top: Int

  /// A view of these statistics, from a row on.
  package init(_ input: Input, appearance: Appearance, top: Int = 0) {
    self.input = input
    self.appearance = appearance
    self.top = max(0, top)
  }

  package var wantedSize: Size { Size(80, 20) }

  /// The columns beyond which the parts would drift apart.
  private static let widest = 100

  /// The rows that can be scrolled through at a size; never fewer than it has.
  package func rowCount(in size: Size) -> Int {
    isWide(size) ? size.height : max(size.height, narrowRows(size.width))
  }

  private func isWide(_ size: Size) -> Bool { size.width >= 66 && size.height >= 14 }

  private func narrowRows(_ width: Int) -> Int {
    narrowSections(width).reduce(-1) { $0 + $1.rows + 1 }
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    if isWide(rect.size) {
      let width = min(rect.width, StreaksView.widest)
      var part = Canvas(Size(width, rect.height), charset: canvas.charset)
      drawWide(into: &part)
      canvas.paste(part, x: rect.x + (rect.width - width) / 2, y: rect.y)
    } else {
      drawNarrow(into: &canvas, at: rect)
    }
  }

  /// Runs at the left, weekdays and counts at the right, the score's course under both.
  private func drawWide(into canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let right = min(36, width / 2 - 2)
    let left = width - right - 4
    if let records = input.records {
      return drawWide(records, into: &canvas, left: left, right: right)
    }
    drawRuns(into: &canvas, at: Rect(width: left, height: min(12, height)))
    drawWeekdays(into: &canvas, at: Rect(x: left + 4, y: 0, width: right, height: 8))
    drawCounts(into: &canvas, at: Rect(x: left + 4, y: 9, width: right, height: 5))
    if height >= 19 {
      drawScore(
        into: &canvas,
        at: Rect(x: 0, y: 15, width: width, height: min(height - 15, 14)))
    }
  }

  /// A part with the rows it takes.
  typealias Section = (rows: Int, draw: (inout Canvas, Rect) -> Void)

  private func narrowSections(_ width: Int) -> [Section] {
    if let records = input.records { return narrowSections(records, width) }
    return [
      (max(1, input.best.count) + 1, { drawRuns(into: &$0, at: $1) }),
      (8, { drawWeekdays(into: &$0, at: $1) }), (5, { drawCounts(into: &$0, at: $1) }),
      (6, { drawScore(into: &$0, at: $1) }),
    ]
  }

  private func drawNarrow(into canvas: inout Canvas, at rect: Rect) {
    let rows = narrowRows(rect.width)
    var whole = Canvas(Size(rect.width, rows), charset: canvas.charset)
    var y = 0
    for section in narrowSections(rect.width) {
      section.draw(&whole, Rect(x: 0, y: y, width: rect.width, height: section.rows))
      y += section.rows + 1
    }
    let top = min(top, max(0, rows - rect.height))
    var part = Canvas(rect.size, charset: canvas.charset)
    part.paste(whole, x: 0, y: -top)
    canvas.paste(part, x: rect.x, y: rect.y)
  }
}

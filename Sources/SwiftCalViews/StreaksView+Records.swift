import SwiftCalCore

extension StreaksView.Input {
  /// What a habit that is only tracked has: days on which something is recorded, and amounts.
  package struct Records: Hashable, Sendable {
    /// The months of which days are counted, the last one first.
    package var months: [Month]
    /// How many days of each are recorded.
    package var days: [Int]
    /// The amounts of this month, this year and ever; nil where none is recorded.
    package var spreads: [AmountSpread?]
    /// The unit of the amounts; may be empty.
    package var unit: String
    /// The amount last recorded on each of the last days, oldest first; empty without amounts.
    package var course: [Amount]

    /// Records of these parts.
    package init(
      months: [Month], days: [Int], spreads: [AmountSpread?], unit: String, course: [Amount]
    ) {
      (self.months, self.days, self.spreads) = (months, days, spreads)
      (self.unit, self.course) = (unit, course)
    }

    /// Whether there are amounts.
    var hasAmounts: Bool { spreads.last.flatMap { $0 } != nil }
  }
}

/// What is told of a habit that is only tracked, which has neither runs nor a score.
extension StreaksView {
  typealias Records = Input.Records

  /// Months at the left; counts and what one entry is, or else the weekdays, at the right; the course
  /// of the amounts under both.
  func drawWide(_ records: Records, into canvas: inout Canvas, left: Int, right: Int) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    drawMonths(records, into: &canvas, at: Rect(width: left, height: min(13, height)))
    drawCounts(into: &canvas, at: Rect(x: left + 4, y: 0, width: right, height: 5))
    guard records.hasAmounts else {
      return drawWeekdays(into: &canvas, at: Rect(x: left + 4, y: 6, width: right, height: 8))
    }
    drawSpreads(records, into: &canvas, at: Rect(x: left + 4, y: 6, width: right, height: 4))
    if height >= 19 {
      drawCourse(
        records, into: &canvas, at: Rect(x: 0, y: 15, width: width, height: min(height - 15, 14)))
    }
  }

  /// The same one above the other.
  func narrowSections(_ records: Records, _ width: Int) -> [Section] {
    var sections: [Section] = [(5, { drawCounts(into: &$0, at: $1) })]
    if records.hasAmounts {
      sections.append((4, { drawSpreads(records, into: &$0, at: $1) }))
      sections.append((6, { drawCourse(records, into: &$0, at: $1) }))
    }
    sections.append((records.months.count + 1, { drawMonths(records, into: &$0, at: $1) }))
    if !records.hasAmounts { sections.append((8, { drawWeekdays(into: &$0, at: $1) })) }
    return sections
  }

  /// A bar and the number of recorded days of each month.
  private func drawMonths(_ records: Records, into canvas: inout Canvas, at rect: Rect) {
    heading(strings.byMonth, into: &canvas, at: rect)
    let names = records.months.map { month in
      rect.width >= 30 ? strings.shortTitle(of: month) : strings.names.short(month)
    }
    let nameWidth = names.map { TerminalText.width(of: $0) }.max() ?? 0
    let most = Double(max(1, records.days.max() ?? 0))
    for (row, name) in names.enumerated() where row + 1 < rect.height {
      let y = rect.y + 1 + row
      canvas.put(name, x: rect.x, y: y, style: Style(row == 0 ? .accent : .text), width: nameWidth)
      let x = rect.x + nameWidth + 4
      canvas.put(
        String(records.days[row]), before: x, y: y, width: 2,
        style: Style(row == 0 ? .accent : .heading))
      Bar(share: Double(records.days[row]) / most, glyphs: glyphs).draw(
        into: &canvas,
        at: Rect(x: x + 1, y: y, width: min(31, rect.x + rect.width - x - 1), height: 1))
    }
  }

  /// The average, the least and the most of one entry, in as many spans as have room, the longest
  /// before the shorter ones.
  private func drawSpreads(_ records: Records, into canvas: inout Canvas, at rect: Rect) {
    heading(strings.perEntry(records.unit), into: &canvas, at: rect)
    let columns = zip(strings.spreadSpans, records.spreads).map { name, spread in
      [name] + [spread?.average, spread?.least, spread?.most].map { $0?.text ?? "" }
    }
    for (row, name) in strings.spreadNames.enumerated() {
      canvas.put(name, fittedAt: rect.x, y: rect.y + 1 + row, width: min(8, rect.width))
    }
    let width = max(7, columns.joined().map { TerminalText.width(of: $0) }.max() ?? 0) + 2
    let shown = columns.suffix(max(1, min(columns.count, (rect.width - 8) / width)))
    let title = TerminalText.width(of: strings.perEntry(records.unit))
    for (index, column) in shown.enumerated() {
      let end = rect.x + min(rect.width, 8 + (index + 1) * width)
      for (row, text) in column.enumerated() where row > 0 || end - width + 2 > rect.x + title {
        canvas.put(
          text, before: end, y: rect.y + row, width: min(width, rect.width - 8),
          style: Style(row == 0 ? .dim : row == 1 ? .heading : .text))
      }
    }
  }

  /// How the amount went in the last half year.
  private func drawCourse(_ records: Records, into canvas: inout Canvas, at rect: Rect) {
    heading(strings.course(records.unit), into: &canvas, at: rect)
    guard let least = records.course.min(), let most = records.course.max() else { return }
    let range = Double((most - least).millionths)
    let values = records.course.map {
      range > 0 ? Double(($0 - least).millionths) / range : 0.5
    }
    drawCurve(values, top: most.text, bottom: least.text, into: &canvas, at: rect)
  }
}

import SwiftCalCore

extension StreaksView {
  var strings: Strings { appearance.strings }
  var glyphs: GlyphSet { appearance.glyphs }

  func heading(_ text: String, into canvas: inout Canvas, at rect: Rect) {
    canvas.put(text, fittedAt: rect.x, y: rect.y, width: rect.width, style: Style(.accent))
  }

  /// A bar, the length and the dates of each of the best runs.
  func drawRuns(into canvas: inout Canvas, at rect: Rect) {
    heading(strings.bestRuns, into: &canvas, at: rect)
    guard let longest = input.best.first?.length else {
      canvas.put(
        strings.nothingHere, fittedAt: rect.x, y: rect.y + 1, width: rect.width, style: Style(.dim))
      return
    }
    let numberWidth = String(longest).utf8.count
    let shown = input.best.prefix(max(0, rect.height - 1))
    let dates = shown.map { strings.span(from: $0.start, through: $0.end) }
    // One scale and one column of dates for all rows.
    let datesWidth = dates.map { TerminalText.width(of: $0) }.max() ?? 0
    let room = rect.width - numberWidth - 1
    let hasDates = room - datesWidth - 2 >= 4
    let bar = min(30, hasDates ? room - datesWidth - 2 : room)
    for (index, run) in shown.enumerated() {
      let y = rect.y + 1 + index
      let isCurrent = run == input.current
      canvas.put(
        String(run.length), before: rect.x + numberWidth, y: y, width: numberWidth,
        style: Style(isCurrent ? .accent : .heading))
      Bar(share: Double(run.length) / Double(longest), glyphs: glyphs).draw(
        into: &canvas, at: Rect(x: rect.x + numberWidth + 1, y: y, width: bar, height: 1))
      guard room - bar >= datesWidth + 2 else { continue }
      canvas.put(
        dates[index], x: rect.x + numberWidth + 1 + bar + 2, y: y,
        style: Style(isCurrent ? .accent : .dim), width: datesWidth)
    }
  }

  /// A bar and the share of done days of each weekday; the weakest is named in the heading. Where no
  /// weekday is asked for by itself, the done days themselves.
  func drawWeekdays(into canvas: inout Canvas, at rect: Rect) {
    let isCounted = input.records != nil || !input.judgesWeekdays
    heading(
      isCounted ? strings.weekdayCounts : strings.weekdays(mostMissed: weakest, of: input.kind),
      into: &canvas, at: rect)
    let most = input.weekdays.map(\.done).max() ?? 0
    for (row, weekday) in input.firstWeekday.week.enumerated() where row + 1 < rect.height {
      let y = rect.y + 1 + row
      let (done, due) = input.weekdays[weekday.index]
      canvas.put(
        appearance.names.letters(weekday, charset: canvas.charset), x: rect.x, y: y,
        style: Style(weekday == weakest ? .warning : .text), width: min(2, rect.width))
      guard isCounted ? most > 0 : due > 0 else { continue }
      let share = Double(done) / Double(isCounted ? most : due)
      Bar(share: share, glyphs: glyphs).draw(
        into: &canvas,
        at: Rect(x: rect.x + 3, y: y, width: min(30, rect.width - 9), height: 1))
      canvas.put(
        isCounted ? String(done) : strings.percent(share), before: rect.x + min(rect.width, 39),
        y: y,
        width: min(5, rect.width - 3), style: Style(.dim))
    }
  }

  /// The fewest days on which a weekday was not kept for it to be told.
  static let tellingMisses = 3

  /// The weekday with the smallest share of done days, where a single one has it and often enough was
  /// not kept to be a habit of its own.
  private var weakest: Weekday? {
    guard input.judgesWeekdays else { return nil }
    let shares = Weekday.allCases.compactMap { weekday -> (day: Weekday, share: Double)? in
      let (done, due) = input.weekdays[weekday.index]
      return due > 0 ? (weekday, Double(done) / Double(due)) : nil
    }.sorted { $0.share < $1.share }
    guard shares.count > 1, shares[0].share < shares[1].share else { return nil }
    let (done, due) = input.weekdays[shares[0].day.index]
    return due - done >= StreaksView.tellingMisses ? shares[0].day : nil
  }

  /// Done days of this week, month and year, and of all time, and what their amounts add up to.
  func drawCounts(into canvas: inout Canvas, at rect: Rect) {
    let isTracked = input.records != nil
    heading(
      isTracked ? strings.recordedHeading : strings.doneHeading(of: input.kind), into: &canvas,
      at: rect)
    let counts = input.counts
    let numbers = [counts.week, counts.month, counts.year, counts.ever]
    for (row, (name, count)) in zip(strings.spans, numbers).enumerated() where row + 1 < rect.height
    {
      let y = rect.y + 1 + row
      canvas.put(name, fittedAt: rect.x, y: y, width: min(12, rect.width), style: Style(.text))
      canvas.put(
        String(count), before: rect.x + min(rect.width, 20), y: y,
        width: max(0, min(7, rect.width - 13)), style: Style(.heading))
      guard row < input.sums.count, rect.width >= 30 else { continue }
      canvas.put(
        input.sums[row], fittedAt: rect.x + 22, y: y, width: rect.width - 22, style: Style(.dim))
    }
  }

  /// The score's course, with its last value in the heading, its scale at the left and its days
  /// below where there is room.
  func drawScore(into canvas: inout Canvas, at rect: Rect) {
    heading(strings.score(input.scores.last), into: &canvas, at: rect)
    drawCurve(
      input.scores, top: strings.percent(1), bottom: strings.percent(0), into: &canvas, at: rect)
  }

  /// A course of values up to the last day under its heading, from `bottom` to `top`.
  func drawCurve(
    _ values: [Double], top: String, bottom lowest: String, into canvas: inout Canvas, at rect: Rect
  ) {
    let hasAxes = rect.width >= 30 && rect.height >= 5 && !values.isEmpty
    let labels = max(4, max(TerminalText.width(of: top), TerminalText.width(of: lowest)))
    let indent = hasAxes ? labels + 1 : 0
    let curve = Rect(
      x: rect.x + indent, y: rect.y + 1, width: rect.width - indent,
      height: rect.height - (hasAxes ? 2 : 1))
    ScoreCurve(values, glyphs: glyphs).draw(into: &canvas, at: curve)
    guard hasAxes else { return }
    let bottom = curve.y + curve.height
    for (label, y) in [(top, curve.y), (lowest, bottom - 1)] {
      canvas.put(label, before: rect.x + labels, y: y, width: labels, style: Style(.dim))
    }
    let first = strings.tinyTitle(of: input.lastDay - (values.count - 1))
    canvas.put(first, fittedAt: curve.x, y: bottom, width: curve.width / 2, style: Style(.dim))
    canvas.put(
      strings.tinyTitle(of: input.lastDay), before: curve.x + curve.width, y: bottom,
      width: curve.width / 2, style: Style(.dim))
  }
}

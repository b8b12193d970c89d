import SwiftCalCore

extension YearView {
  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var part = Canvas(rect.size, charset: canvas.charset)
    if YearView.showsMap(in: rect.size) {
      drawMap(into: &part)
    } else {
      drawMonths(into: &part)
    }
    canvas.paste(part, x: rect.x, y: rect.y)
  }

  private func drawMap(into canvas: inout Canvas) {
    let layout = Layout(input, in: canvas.size)
    if layout.top == 2 { drawTitle(into: &canvas) }
    if layout.top >= 1 { drawMonthNames(into: &canvas, layout) }
    for (row, weekday) in input.firstWeekday.week.enumerated() {
      let y = layout.top + row
      canvas.put(
        appearance.names.letters(weekday, charset: canvas.charset), x: 0, y: y,
        style: Style(.accent), width: 2)
      for week in layout.firstWeek..<(layout.firstWeek + layout.weekCount) {
        guard let index = input.index(week: week, row: row) else { continue }
        drawDay(index, into: &canvas, x: layout.x(ofWeek: week), y: y)
      }
    }
    if layout.columns == 2 { drawDecoration(into: &canvas, layout) }
    if canvas.size.height >= layout.top + 9 { drawLegend(into: &canvas, y: layout.top + 8) }
  }

  private func drawTitle(into canvas: inout Canvas) {
    let width = canvas.size.width
    let done = input.days.lazy.filter { $0.state == .done }.count
    let year = canvas.put(
      String(input.year), fittedAt: 3, y: 0, width: width - 3, style: Style(.heading))
    canvas.put(
      appearance.strings.doneDays(done, of: input.kind), fittedAt: 5 + year, y: 0,
      width: width - 5 - year,
      style: Style(.dim))
  }

  /// Each month's short name above the week of its first day, where it does not touch the last one.
  private func drawMonthNames(into canvas: inout Canvas, _ layout: Layout) {
    var free = 3
    for number in 1...12 {
      guard let month = Month(year: input.year, number: number),
        let week = input.week(of: month.firstDay), week >= layout.firstWeek,
        week < layout.firstWeek + layout.weekCount
      else { continue }
      let x = layout.x(ofWeek: week)
      let name = appearance.names.short(month)
      let width = TerminalText.width(of: name, charset: canvas.charset)
      guard x >= free, x + width <= canvas.size.width else { continue }
      canvas.put(name, x: x, y: layout.top - 1, style: Style(.dim))
      free = x + width + 1
    }
  }

  private func drawDay(_ index: Int, into canvas: inout Canvas, x: Int, y: Int) {
    let entry = input.days[index]
    let day = input.firstDay + index
    var style = Style(role(of: entry))
    if day == input.today { style.ground.insert(.today) }
    if day == input.cursor { style.ground.insert(.cursor) }
    if input.selection?.contains(day) == true { style.ground.insert(.selected) }
    // Among the shades of other days, today is the one with a state's mark.
    let glyph = day == input.today ? appearance.glyphs.mark(entry.state) : glyph(of: entry)
    canvas.put(glyph, x: x, y: y, style: style)
  }

  /// Today's ring and the cursor's brackets, which stand in the columns beside a day's cell; where
  /// the ring has one of them, the cursor has its ground alone.
  private func drawDecoration(into canvas: inout Canvas, _ layout: Layout) {
    let glyphs = appearance.glyphs
    let (today, cursor) = (place(of: input.today, layout), place(of: input.cursor, layout))
    if let (x, y) = today {
      let style = Style(.accent, on: .today)
      canvas.put(glyphs.ringStart(done: false), x: x - 1, y: y, style: style)
      canvas.put(glyphs.ringEnd(done: false), x: x + 1, y: y, style: style)
    }
    guard let (x, y) = cursor else { return }
    let isBesideRing = today.map { $0.y == y && abs($0.x - x) == 2 } ?? false
    if isBesideRing { return }
    if input.cursor != input.today {
      canvas.put(glyphs.cursorStart, x: x - 1, y: y)
      canvas.put(glyphs.cursorEnd, x: x + 1, y: y)
    }
    canvas.lay(.cursor, under: Rect(x: x - 1, y: y, width: 3, height: 1))
  }

  /// The column and row of a day's cell; nil where it is not shown.
  private func place(of day: Day?, _ layout: Layout) -> (x: Int, y: Int)? {
    guard let day, let week = input.week(of: day), week >= layout.firstWeek,
      week < layout.firstWeek + layout.weekCount
    else { return nil }
    let row = (day.weekday.index - input.firstWeekday.index + 7) % 7
    return (layout.x(ofWeek: week), layout.top + row)
  }

  func glyph(of entry: Entry) -> String {
    let glyphs = appearance.glyphs
    switch entry.state {
    case .done, .partial: return glyphs.shade(max(1, entry.level))
    case .missed, .pending: return glyphs.mark(entry.state)
    case .skipped, .frozen, .paused: return glyphs.thread
    case .notDue: return glyphs.shade(0)
    case .beforeStart, .afterEnd, .future: return " "
    }
  }

  func role(of entry: Entry) -> Role {
    switch entry.state {
    case .done, .partial: .number
    case .pending: .pending
    case .missed: .dim
    default: .dim
    }
  }

  /// On few rows: each month's name, a bar of its done days and their number.
  private func drawMonths(into canvas: inout Canvas) {
    let last = input.today ?? .last
    let anchor = (input.cursor ?? input.today).map { $0.month.number - 1 }
    let first = Scroll.first(count: 12, rows: canvas.size.height, anchor: anchor)
    for row in 0..<min(canvas.size.height, 12) {
      guard let month = Month(year: input.year, number: first + row + 1) else { continue }
      let days = (0..<month.length).map { month.firstDay - input.firstDay + $0 }
        .filter(input.days.indices.contains)
      let done = days.filter { input.days[$0].state == .done && input.firstDay + $0 <= last }.count
      let isCursor = month.number - 1 == anchor
      canvas.put(
        appearance.names.short(month), fittedAt: 0, y: row, width: min(4, canvas.size.width),
        style: Style(isCursor ? .accent : .text))
      let width = canvas.size.width - 8
      guard width > 0 else { continue }
      Bar(share: Double(done) / Double(month.length), glyphs: appearance.glyphs).draw(
        into: &canvas, at: Rect(x: 5, y: row, width: width, height: 1))
      canvas.put(String(done), before: canvas.size.width, y: row, width: 2)
    }
  }
}

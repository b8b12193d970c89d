import SwiftCalCore

extension BoardView {
  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var part = Canvas(rect.size, charset: canvas.charset)
    let layout = layout(in: rect)
    let bounds = part.bounds
    drawHead(into: &part, layout)
    let (window, top) = shown(in: bounds)
    if rows.isEmpty {
      part.put(
        appearance.strings.noHabit, fittedAt: 0, y: top, width: rect.width, style: Style(.dim))
    }
    for (offset, line) in window.shown.enumerated() {
      switch line {
      case .heading(let group):
        part.put(group, fittedAt: 0, y: top + offset, width: rect.width, style: Style(.dim))
      case .item(let index):
        drawRow(index, into: &part, y: top + offset, layout)
      }
    }
    if window.tellsRest {
      part.put(
        window.rest(appearance), fittedAt: 2, y: top + window.shown.count, width: rect.width - 2,
        style: Style(.dim))
    }
    canvas.paste(part, x: rect.x, y: rect.y)
  }

  /// The weekdays' letters above the days' numbers; on two rows alone the numbers.
  private func drawHead(into canvas: inout Canvas, _ layout: Layout) {
    let height = canvas.size.height
    guard height >= 2 else { return }
    let row = height >= 4 ? 1 : 0
    for index in 0..<layout.dayCount {
      let day = last - (layout.dayCount - 1 - index)
      let x = layout.x(ofDay: index)
      let number = day.civil.day
      if row == 1 {
        let letters = appearance.names.letters(day.weekday, charset: canvas.charset)
        canvas.put(letters, x: x, y: 0, style: Style(.accent), width: 2)
      }
      if number == 1, drawMonth(of: day, into: &canvas, x: x, y: row) { continue }
      canvas.put(
        number < 10 ? " \(number)" : "\(number)", x: x, y: row,
        style: Style(day == today ? .accent : .dim), width: 2)
    }
    canvas.put(
      monthsTitle(layout), fittedAt: 2, y: row, width: layout.nameWidth, style: Style(.heading))
  }

  /// The month's short name in the place of its first day's number; false where it has no room.
  private func drawMonth(of day: Day, into canvas: inout Canvas, x: Int, y: Int) -> Bool {
    let name = appearance.names.short(day.month)
    guard TerminalText.width(of: name, charset: canvas.charset) <= 3 else { return false }
    canvas.put(name, x: x, y: y, style: Style(day == today ? .accent : .heading), width: 3)
    return true
  }

  /// The months of the days shown; where there is no room for both, that of the first day, which the
  /// name stands before.
  private func monthsTitle(_ layout: Layout) -> String {
    let strings = appearance.strings
    let first = (last - max(0, layout.dayCount - 1)).month
    let title = strings.shortTitle(of: first, to: last.month)
    let fits = TerminalText.width(of: title) <= layout.nameWidth
    return fits ? title : strings.shortTitle(of: first)
  }

  private func drawRow(_ index: Int, into canvas: inout Canvas, y: Int, _ layout: Layout) {
    let row = rows[index]
    let isSelected = index == selected
    if isSelected {
      canvas.put(appearance.glyphs.pointer, x: 0, y: y, style: Style(.accent))
    }
    canvas.put(
      row.name, fittedAt: 2, y: y, width: layout.nameWidth,
      style: Style(isSelected ? .heading : .text))
    let days = row.days.suffix(layout.dayCount)
    let first = layout.dayCount - days.count
    for (offset, entry) in days.enumerated() {
      drawMark(
        entry, next: days.dropFirst(offset + 1).first, into: &canvas,
        x: layout.x(ofDay: first + offset), y: y)
    }
    drawDecoration(index, into: &canvas, y: y, layout)
    guard layout.showsStreak, let streak = row.streak else { return }
    canvas.put(
      String(streak), before: layout.end + 6, y: y, width: 5,
      style: Style(row.isAtRisk ? .warning : streak == 0 ? .dim : .text))
  }

  /// A day's mark and what joins it to the next day.
  private func drawMark(
    _ entry: MonthView.Entry, next: MonthView.Entry?, into canvas: inout Canvas, x: Int, y: Int
  ) {
    let glyphs = appearance.glyphs
    let isDone = entry.state == .done
    canvas.put(
      glyphs.mark(entry.state), x: x + 1, y: y,
      style: Style(HabitListView.role(entry.state), on: isDone ? .band : []))
    guard let next, isDone || entry.isBridge, next.state == .done || next.isBridge else { return }
    let isBand = isDone && next.state == .done
    for column in [x + 2, x + 3] {
      canvas.put(
        isBand ? glyphs.link : glyphs.thread, x: column, y: y,
        style: Style(.link, on: isBand ? .band : []))
    }
  }

  /// Today's ring and the cursor, each around one day's mark.
  private func drawDecoration(
    _ index: Int, into canvas: inout Canvas, y: Int, _ layout: Layout
  ) {
    let glyphs = appearance.glyphs
    if let x = x(of: today, layout), canvas.holds(x: x + 1, y: y) {
      let isDone = rows[index].days.last(before: last - today)?.state == .done
      let style = Style(.accent, on: isDone ? [.band, .today] : .today)
      canvas.put(glyphs.ringStart(done: isDone), x: x, y: y, style: style)
      canvas.put(glyphs.ringEnd(done: isDone), x: x + 2, y: y, style: style)
    }
    guard index == selected else { return }
    drawSelection(into: &canvas, y: y, layout)
    guard let cursor, let x = x(of: cursor, layout) else { return }
    for (column, bracket) in [(x, glyphs.cursorStart), (x + 2, glyphs.cursorEnd)]
    where canvas.holds(x: column, y: y) && !canvas[column, y].style.ground.contains(.today) {
      canvas.put(bracket, x: column, y: y)
    }
    canvas.lay(.cursor, under: Rect(x: x, y: y, width: 3, height: 1))
  }

  /// What lies under the selected days that are shown, and between them.
  private func drawSelection(into canvas: inout Canvas, y: Int, _ layout: Layout) {
    guard let selection, layout.dayCount > 0 else { return }
    let first = max(selection.lowerBound, last - (layout.dayCount - 1))
    guard let start = x(of: first, layout), let end = x(of: min(selection.upperBound, last), layout)
    else { return }
    canvas.lay(.selected, under: Rect(x: start, y: y, width: max(0, end + 3 - start), height: 1))
  }

  private func x(of day: Day, _ layout: Layout) -> Int? {
    let index = layout.dayCount - 1 - (last - day)
    return (0..<layout.dayCount).contains(index) ? layout.x(ofDay: index) : nil
  }
}

extension [MonthView.Entry] {
  /// The entry this many places before the last; nil where there is none.
  fileprivate func last(before count: Int) -> MonthView.Entry? {
    let index = self.count - 1 - count
    return indices.contains(index) ? self[index] : nil
  }
}

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Numbers of the month and the year shown and of the whole history.
  func drawStatistics(into canvas: inout Canvas, _ rect: Rect) {
    for (row, line) in statisticsLines(width: rect.width - 17).prefix(rect.height).enumerated() {
      canvas.put(line.name, fittedAt: rect.x, y: rect.y + row, width: 16, style: Style(.dim))
      canvas.put(
        line.value, fittedAt: rect.x + 17, y: rect.y + row, width: rect.width - 17)
    }
  }

  private func statisticsLines(width: Int) -> [(name: String, value: String)] {
    guard let history else { return [] }
    if history.habit.kind == .trackOnly { return recordLines(history, width: width) }
    let month = cursor.month
    let year = month.year
    let january = Month(year: year, number: 1) ?? month
    let december = Month(year: year, number: 12) ?? month
    var lines = [
      (strings.title(of: month), share(history, month.firstDay...month.lastDay)),
      (String(year), share(history, january.firstDay...december.lastDay)),
    ]
    if let longest = history.streak.longest {
      let span = strings.span(from: longest.start, through: longest.end)
      let isCut = TerminalText.width(of: span) > width
      lines.append((strings.longest(longest.length), isCut ? strings.end(longest.end) : span))
    }
    lines.append((strings.runs, String(history.runs.count)))
    lines.append((strings.score(nil), strings.tenths(ofPercent: history.score)))
    return lines
  }

  /// What is recorded of a habit that is only tracked in the month and the year shown and in all.
  private func recordLines(_ history: History, width: Int) -> [(name: String, value: String)] {
    let rows = history.records
    let (month, year) = (cursor.month, cursor.month.year)
    let unit = history.habit.unit(on: today)
    let spans: [(String, (Day) -> Bool)] = [
      (strings.title(of: month), { $0.month == month }), (String(year), { $0.month.year == year }),
      (strings.ever, { _ in true }),
    ]
    return spans.flatMap { name, isIn in
      let found = rows.filter { isIn($0.day) }
      let days = (name: name, value: strings.count(found.count, unit: .day))
      guard let amounts = AmountSpread(found.lazy.compactMap(\.amount)) else { return [days] }
      let spread = strings.spread(amounts, unit)
      let isCut = TerminalText.width(of: spread) > width
      return [days, (name: "", value: isCut ? strings.average(amounts) : spread)]
    }
  }

  /// How many of the days that were due are done.
  private func share(_ history: History, _ days: ClosedRange<Day>) -> String {
    var done = 0
    var due = 0
    for ordinal in days.lowerBound
      .ordinal...min(days.upperBound, max(today, days.lowerBound)).ordinal
    {
      switch Day(ordinal: ordinal).map(history.state(on:)) {
      case .done: (done, due) = (done + 1, due + 1)
      case .missed, .partial: due += 1
      default: break
      }
    }
    return strings.share(done, of: due)
  }
}

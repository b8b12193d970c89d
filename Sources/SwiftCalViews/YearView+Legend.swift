import SwiftCalCore

extension YearView {
  /// Explains the glyphs that the years show, as many as there is room for.
  func drawLegend(into canvas: inout Canvas, y: Int) {
    var x = 3
    for parts in legend {
      let width = parts.reduce(-1) { $0 + TerminalText.width(of: $1.text) + 1 }
      guard x + width <= canvas.size.width else { return }
      for part in parts {
        x += canvas.put(part.text, x: x, y: y, style: Style(part.role)) + 1
      }
      x += 2
    }
  }

  private typealias Part = (text: String, role: Role)

  private var legend: [[Part]] {
    let (glyphs, strings) = (appearance.glyphs, appearance.strings)
    // Today is told apart.
    let days = explained.flatMap { input in
      input.days.enumerated().filter { input.firstDay + $0.offset != input.today }.map(\.element)
    }
    var legend: [[Part]] = []
    let reached = days.filter { (entry: Entry) in entry.state == .done || entry.state == .partial }
    if reached.contains(where: { glyph(of: $0) != glyphs.shade(4) }) {
      let shades = (1...4).map { Part(glyphs.shade($0), .number) }
      legend.append([Part(strings.less, .dim)] + shades + [Part(strings.more, .dim)])
    } else if !reached.isEmpty {
      legend.append([(glyphs.shade(4), .number), (strings.state(.done, of: input.kind), .dim)])
    }
    for states in [[DayState.missed], [.skipped, .frozen, .paused], [.notDue]] {
      let shown = states.filter { state in days.contains { $0.state == state } }
      guard let first = shown.first else { continue }
      let names = shown.map { strings.state($0, of: input.kind) }.joined(separator: ", ")
      legend.append([(glyph(of: Entry(first)), .dim), (names, .dim)])
    }
    if let today = explained.lazy.compactMap(entryOfToday).first {
      legend.append([(glyphs.mark(today.state), role(of: today)), (strings.today, .dim)])
    }
    return legend
  }

  private func entryOfToday(_ input: Input) -> Entry? {
    guard let today = input.today, input.week(of: today) != nil else { return nil }
    return input.days[today - input.firstDay]
  }
}

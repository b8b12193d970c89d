import SwiftCalCore

/// The list of habits: today's mark, name and streak of each, under the headings of their groups.
package struct HabitListView: View {
  /// One habit of the list.
  package struct Item: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The group it stands in; empty for none.
    package var group: String
    /// Today's state.
    package var state: DayState
    /// The current streak's length; nil for a habit without streaks.
    package var streak: Int?
    /// What stands in the place of a streak, such as `3 in Nov`.
    package var tracked: String?
    /// Whether the streak breaks when the day ends.
    package var isAtRisk: Bool

    /// A habit of the list.
    package init(
      name: String, group: String = "", state: DayState, streak: Int?, tracked: String? = nil,
      isAtRisk: Bool = false
    ) {
      self.name = name
      self.group = group
      self.state = state
      self.streak = streak
      self.tracked = tracked
      self.isAtRisk = isAtRisk
    }
  }

  /// The habits in their order; those of a group follow each other.
  package let items: [Item]
  /// The index of the selected one.
  package let selected: Int?
  /// What it is dressed in.
  package let appearance: Appearance

  /// A list of habits.
  package init(_ items: [Item], selected: Int?, appearance: Appearance) {
    self.items = items
    self.selected = selected
    self.appearance = appearance
  }

  /// A line of the list: a group's heading or a habit's index.
  package enum Line: Hashable {
    case heading(String)
    case item(Int)
  }

  var lines: [Line] { HabitListView.lines(ofGroups: items.map(\.group)) }

  /// The lines of a list whose items stand in these groups.
  static func lines(ofGroups groups: [String]) -> [Line] {
    var lines: [Line] = []
    var last = ""
    for (index, group) in groups.enumerated() {
      if group != last, !group.isEmpty { lines.append(.heading(group)) }
      last = group
      lines.append(.item(index))
    }
    return lines
  }

  package var wantedSize: Size {
    let widest = items.map { TerminalText.width(of: $0.name) }.max() ?? 0
    return Size(min(widest, 30) + 10, max(1, lines.count))
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard !items.isEmpty else {
      canvas.put(
        appearance.strings.noHabit, fittedAt: rect.x, y: rect.y, width: rect.width,
        style: Style(.dim))
      return
    }
    let window = window(rows: rect.height)
    for (row, line) in window.shown.enumerated() {
      let y = rect.y + row
      switch line {
      case .heading(let group):
        canvas.put(group, fittedAt: rect.x, y: y, width: rect.width, style: Style(.dim))
      case .item(let index):
        draw(items[index], isSelected: index == selected, into: &canvas, at: rect, y: y)
      }
    }
    guard window.tellsRest else { return }
    canvas.put(
      window.rest(appearance), fittedAt: rect.x, y: rect.y + window.shown.count, width: rect.width,
      style: Style(.dim))
  }

  /// The habit at a row of a canvas on which the view was drawn into `rect`.
  package func index(y: Int, in rect: Rect) -> Int? {
    let shown = window(rows: rect.height).shown
    let line = shown.startIndex + y - rect.y
    guard shown.indices.contains(line), case .item(let index) = shown[line] else { return nil }
    return index
  }

  private func window(rows: Int) -> ListWindow {
    ListWindow(lines, rows: rows, around: selected.map { .item($0) }, least: 1)
  }

  private func draw(
    _ item: Item, isSelected: Bool, into canvas: inout Canvas, at rect: Rect, y: Int
  ) {
    let glyphs = appearance.glyphs
    if isSelected { canvas.put(glyphs.pointer, x: rect.x, y: y, style: Style(.accent)) }
    guard rect.width > 2 else { return }
    canvas.put(
      glyphs.mark(item.state), x: rect.x + 2, y: y, style: Style(HabitListView.role(item.state)))
    let number = item.streak.map { String($0) } ?? item.tracked ?? ""
    let (room, wanted) = (rect.width - 4, TerminalText.width(of: number))
    let tail = room >= wanted + (item.streak == nil ? 10 : 5) ? wanted + 1 : 0
    canvas.put(
      item.name, fittedAt: rect.x + 4, y: y, width: room - tail,
      style: Style(isSelected ? .heading : .text))
    guard tail > 0 else { return }
    canvas.put(
      number, before: rect.x + rect.width, y: y, width: tail,
      style: Style(item.isAtRisk ? .warning : item.streak ?? 0 == 0 ? .dim : .text))
  }

  /// The role in which a state's mark is drawn.
  package static func role(_ state: DayState) -> Role {
    switch state {
    case .done: .done
    case .partial: .partial
    case .missed: .missed
    case .pending: .pending
    case .skipped, .frozen, .paused: .bridged
    case .notDue, .beforeStart, .afterEnd, .future: .dim
    }
  }
}

import SwiftCalCore

/// The days with notes, the newest first, or those a search found.
package struct NotesView: View {
  /// One day with a note.
  package struct Item: Hashable, Sendable {
    /// The day.
    package var day: Day
    /// Its state.
    package var state: DayState
    /// The note.
    package var note: String

    /// A note of a day.
    package init(_ day: Day, _ state: DayState, note: String) {
      self.day = day
      self.state = state
      self.note = note
    }
  }

  /// The notes, the newest first.
  package let items: [Item]
  /// The index of the selected one.
  package let selected: Int?
  /// What was searched for; nil shows all.
  package let search: String?
  /// What it is dressed in.
  package let appearance: Appearance

  /// A list of these notes, which the search already went through.
  package init(_ items: [Item], selected: Int?, search: String? = nil, appearance: Appearance) {
    self.items = items
    self.selected = selected
    self.search = search
    self.appearance = appearance
  }

  private var strings: Strings { appearance.strings }

  /// The lines of the list: a year's heading before its first note.
  private var lines: [HabitListView.Line] {
    HabitListView.lines(ofGroups: items.map { String($0.day.civil.year) })
  }

  package var wantedSize: Size {
    let note = items.map { TerminalText.width(of: $0.note) }.max() ?? 0
    return Size(18 + max(note, 20), lines.count + (search == nil ? 0 : 1) + (items.isEmpty ? 1 : 0))
  }

  /// The note at a row of a canvas on which the view was drawn into `rect`.
  package func index(y: Int, in rect: Rect) -> Int? {
    let (window, top) = shown(in: rect)
    let lines = window.shown
    let line = lines.startIndex + y - top
    guard lines.indices.contains(line), case .item(let index) = lines[line] else { return nil }
    return index
  }

  private func shown(in rect: Rect) -> (window: ListWindow, y: Int) {
    let head = search == nil || rect.height < 2 ? 0 : 1
    let window = ListWindow(
      lines, rows: rect.height - head, around: selected.map { .item($0) }, least: 2)
    return (window, rect.y + head)
  }

  package func draw(into canvas: inout Canvas, at rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var part = Canvas(rect.size, charset: canvas.charset)
    let (window, top) = shown(in: part.bounds)
    if let search, top > 0 {
      part.put(
        strings.found(items.count, search), fittedAt: 0, y: 0, width: rect.width,
        style: Style(.heading))
    }
    if items.isEmpty {
      part.put(strings.noNotes, fittedAt: 0, y: top, width: rect.width, style: Style(.dim))
    }
    for (row, line) in window.shown.enumerated() {
      switch line {
      case .heading(let year): part.put(year, x: 0, y: top + row, style: Style(.accent))
      case .item(let index): drawItem(index, into: &part, y: top + row)
      }
    }
    if window.tellsRest {
      part.put(
        window.rest(appearance), fittedAt: 0, y: top + window.shown.count, width: rect.width,
        style: Style(.dim))
    }
    canvas.paste(part, x: rect.x, y: rect.y)
  }

  private func drawItem(_ index: Int, into canvas: inout Canvas, y: Int) {
    let item = items[index]
    let isSelected = index == selected
    let (glyphs, width) = (appearance.glyphs, canvas.size.width)
    if isSelected { canvas.put(glyphs.pointer, x: 0, y: y, style: Style(.accent)) }
    let isWide = width >= 40
    let date = isWide ? strings.shortTitle(of: item.day) : strings.tinyTitle(of: item.day)
    let dateWidth = isWide ? 11 : 6
    canvas.put(
      date, fittedAt: 2, y: y, width: min(dateWidth, width - 2),
      style: Style(isSelected ? .heading : .text))
    canvas.put(
      glyphs.mark(item.state), x: 3 + dateWidth, y: y,
      style: Style(HabitListView.role(item.state)), width: 1)
    canvas.put(
      item.note.onOneLine, fittedAt: 5 + dateWidth, y: y, width: width - 5 - dateWidth,
      style: Style(isSelected ? .heading : .text))
  }
}

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The fields of a form, those around the one with the cursor where not all fit.
  func draw(_ form: HabitForm, into canvas: inout Canvas, _ body: Rect) {
    let fields = form.fields
    let index = fields.firstIndex(of: form.field) ?? 0
    let window = ListWindow(
      fields.indices.map { .item($0) }, rows: body.height, around: .item(index), least: 2)
    for (row, field) in fields[window.shown.indices].enumerated() {
      draw(
        field, of: form, into: &canvas,
        Rect(x: body.x, y: body.y + row, width: body.width, height: 1))
    }
    guard window.tellsRest else { return }
    canvas.put(
      window.rest(options.appearance), fittedAt: body.x, y: body.y + window.shown.count,
      width: body.width, style: Style(.dim))
  }

  /// The column in which the values of a form stand: behind the longest label, and where there is
  /// room not close to it.
  private func valueColumn(of form: HabitForm, in width: Int) -> Int {
    let labels = form.fields.map { strings.label($0, isShort: isShort(width)) }
    let longest = labels.map { TerminalText.width(of: $0) }.max() ?? 0
    return max(longest + 3, min(18, width * 2 / 5))
  }

  private func isShort(_ width: Int) -> Bool { width < 30 }

  private func draw(
    _ field: HabitForm.Field, of form: HabitForm, into canvas: inout Canvas, _ rect: Rect
  ) {
    let isHere = field == form.field
    let label = valueColumn(of: form, in: rect.width)
    let glyphs = options.appearance.glyphs
    if isHere { canvas.put(glyphs.pointer, x: rect.x, y: rect.y, style: Style(.accent)) }
    canvas.put(
      strings.label(field, isShort: isShort(rect.width)), fittedAt: rect.x + 2, y: rect.y,
      width: label - 3,
      style: Style(isHere ? .heading : .dim))
    let x = rect.x + label
    let width = rect.width - label
    let isChoice = !form.choices(of: field).isEmpty
    guard isHere, let line = form.lines[field] else {
      let isWrong = problem(field, in: form) != nil
      canvas.put(
        form.text(field), fittedAt: x, y: rect.y, width: width,
        style: Style(isWrong ? .warning : .text))
      return
    }
    if isChoice {
      let choice = strings.choice(form.text(field))
      canvas.put(
        TerminalText.width(of: choice) <= width ? choice : form.text(field), fittedAt: x, y: rect.y,
        width: width, style: Style(.text, on: .cursor))
      return
    }
    let shown = PromptLine(line, width: width, charset: options.charset)
    canvas.put(shown.text, x: x, y: rect.y, width: width)
    let whole = min(TerminalText.width(of: shown.text, charset: options.charset), width)
    let (first, columns) = form.isReplaced ? (0, whole) : (shown.cursor, shown.cursorWidth)
    canvas.lay(.cursor, under: Rect(x: x + first, y: rect.y, width: columns, height: 1))
  }
}

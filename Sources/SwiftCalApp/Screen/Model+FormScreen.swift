import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The fields of a form, those around the one with the cursor where not all fit.
  func draw(_ form: HabitForm, into canvas: inout Canvas, _ body: Rect) {
    let fields = form.fields
    let index = fields.firstIndex(of: form.field) ?? 0
    let first = Scroll.first(count: fields.count, rows: body.height, anchor: index)
    for (row, field) in fields.dropFirst(first).prefix(body.height).enumerated() {
      draw(
        field, of: form, into: &canvas,
        Rect(x: body.x, y: body.y + row, width: body.width, height: 1))
    }
  }

  private func draw(
    _ field: HabitForm.Field, of form: HabitForm, into canvas: inout Canvas, _ rect: Rect
  ) {
    let isHere = field == form.field
    let label = min(18, rect.width * 2 / 5)
    let glyphs = options.appearance.glyphs
    if isHere { canvas.put(glyphs.pointer, x: rect.x, y: rect.y, style: Style(.accent)) }
    canvas.put(
      strings.label(field), fittedAt: rect.x + 2, y: rect.y, width: label - 3,
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
      canvas.put(
        strings.choice(form.text(field)), fittedAt: x, y: rect.y, width: width,
        style: Style(.text, on: .cursor))
      return
    }
    let shown = PromptLine(line, width: width, charset: options.charset)
    canvas.put(shown.text, x: x, y: rect.y, width: width)
    canvas.lay(
      .cursor, under: Rect(x: x + shown.cursor, y: rect.y, width: shown.cursorWidth, height: 1))
  }
}

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// A message in lines, and the rows in which they stand.
  typealias PlacedMessage = (lines: [String], rows: Range<Int>, role: Role)

  /// What was done, what is wrong with the line being typed, or the day: over the last line, and on a
  /// small screen in its place; nil where nothing is to be said beside what the canvas shows.
  func placedMessage(on canvas: Canvas, _ frame: ScreenFrame) -> PlacedMessage? {
    guard let message = message(frame) else { return nil }
    let lines = lines(of: message, frame)
    return (lines, rows(of: lines, canvas, frame), message.role)
  }

  func draw(_ message: PlacedMessage?, into canvas: inout Canvas, _ frame: ScreenFrame) {
    guard let (lines, rows, role) = message else { return }
    for (row, y) in rows.enumerated() {
      let rect = Rect(x: frame.footer.x, y: y, width: frame.footer.width, height: 1)
      canvas.fill(rect)
      let text = y == rows.last ? lines[row...].joined(separator: " ") : lines[row]
      canvas.put(text, fittedAt: rect.x, y: y, width: rect.width, style: Style(role))
    }
  }

  /// A message in lines: what is only a hint has one, which may be cut.
  private func lines(of message: Saying, _ frame: ScreenFrame) -> [String] {
    guard message.role != .dim else { return [message.text] }
    return TerminalText.wrapped(message.text, to: frame.footer.width, charset: options.charset)
  }

  /// The rows of a message: one has its own line; more take blank rows over it, else that of the
  /// keys, and leave the selected day to be seen.
  private func rows(of lines: [String], _ canvas: Canvas, _ frame: ScreenFrame) -> Range<Int> {
    if case .prompt = mode {
      let last = frame.message?.y ?? frame.footer.y - 1
      if frame.message == nil, !isWrong { return last..<last }
      return MessageRows(lines.count, through: last, cursor: cursorRows(canvas, frame)).shown
    }
    let own = frame.message?.y ?? frame.footer.y
    let isFree = isBlank(canvas, own - min(lines.count, MessageRows.most) + 1..<own)
    let takesFooter = lines.count > 1 && mode == .browsing && anchor == nil && !isFree
    return MessageRows(
      lines.count, through: takesFooter ? frame.footer.y : own, cursor: cursorRows(canvas, frame)
    ).shown
  }

  private func isBlank(_ canvas: Canvas, _ rows: Range<Int>) -> Bool {
    rows.lowerBound >= 0
      && rows.allSatisfy { y in (0..<canvas.size.width).allSatisfy { canvas[$0, y].text == " " } }
  }

  /// Whether the line being typed will not do.
  private var isWrong: Bool {
    if case .prompt(let prompt) = mode { prompt.problem != nil } else { false }
  }

  /// The rows in which the selected day, or the field with the cursor, is seen.
  private func cursorRows(_ canvas: Canvas, _ frame: ScreenFrame) -> ClosedRange<Int>? {
    let rows = (frame.body.y..<frame.body.y + frame.body.height).filter { y in
      (0..<canvas.size.width).contains { canvas[$0, y].style.ground.contains(.cursor) }
    }
    return rows.first.flatMap { first in rows.last.map { first...$0 } }
  }

  private typealias Saying = (text: String, role: Role)

  private func message(_ frame: ScreenFrame) -> Saying? {
    if case .prompt(let prompt) = mode {
      if let problem = prompt.problem { return (problem, .warning) }
      if !prompt.candidates.isEmpty {
        return (prompt.candidates.map(\.lastPart).joined(separator: "  "), .dim)
      }
      if prompt.kind == .firstHabit, prompt.line.isEmpty, let notice {
        return (notice.text, notice.kind.role)
      }
      if prompt.isCut { return (strings.cut(LineEditor.limit), .warning) }
      let hint = strings.promptHint(prompt.kind)
      let fits = TerminalText.width(of: hint, charset: options.charset) <= frame.footer.width
      return (fits ? hint : strings.shortPromptHint(prompt.kind), .dim)
    }
    if case .form(let form) = mode {
      if let notice { return (notice.text, notice.kind.role) }
      if let problem = problem(form.field, in: form) { return (problem, .warning) }
      return (hint(of: form), .dim)
    }
    guard case .browsing = mode else { return nil }
    if let count { return (strings.count(count, tabs.names), .accent) }
    if let notice, notice.kind == .warning { return (notice.text, notice.kind.role) }
    if anchor != nil {
      let days = selectedDays
      return (strings.selected(days.upperBound - days.lowerBound + 1), .accent)
    }
    if let notice { return (notice.text, notice.kind.role) }
    if view == .streaks {
      return lastScrollTop > 0 && !activeHabits.isEmpty ? (strings.scrollKeys, .dim) : nil
    }
    let hasDay = view == .month && MonthLayout(frame.body).day != nil
    return hasDay || activeHabits.isEmpty ? nil : (dayPhrase, .dim)
  }
}

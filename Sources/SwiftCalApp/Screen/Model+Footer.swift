import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The line over the last one: what was done, what is wrong with the line being typed, or the day.
  func drawMessage(into canvas: inout Canvas, _ frame: ScreenFrame) {
    guard let rect = frame.message, let notice = message(frame) else { return }
    canvas.put(
      notice.text, fittedAt: rect.x, y: rect.y, width: rect.width, style: Style(notice.role))
  }

  private func message(_ frame: ScreenFrame) -> (text: String, role: Role)? {
    if case .prompt(let prompt) = mode {
      if let problem = prompt.problem { return (problem, .warning) }
      if !prompt.candidates.isEmpty { return (prompt.candidates.joined(separator: "  "), .dim) }
      return (ScreenStrings.promptHint(prompt.kind), .dim)
    }
    guard case .browsing = mode else { return nil }
    if let count { return (ScreenStrings.count(count), .accent) }
    if anchor != nil {
      let days = selectedDays
      return (ScreenStrings.selected(days.upperBound - days.lowerBound + 1), .accent)
    }
    if let notice { return (notice.text, notice.kind.role) }
    let hasDay = view == .month && MonthLayout(frame.body).day != nil
    return hasDay || activeHabits.isEmpty ? nil : (dayPhrase, .dim)
  }

  /// The last line: the keys, or the line being typed; on a small screen also the message.
  func drawFooter(into canvas: inout Canvas, _ frame: ScreenFrame) {
    let rect = frame.footer
    if case .prompt(let prompt) = mode {
      draw(prompt, into: &canvas, rect)
      // Where there is no line for messages, what is wrong is more than the last row of days.
      if frame.message == nil, let problem = prompt.problem {
        let above = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
        canvas.fill(above)
        canvas.put(
          problem, fittedAt: above.x, y: above.y, width: above.width, style: Style(.warning))
      }
      return
    }
    if frame.message == nil, let message = message(frame) {
      canvas.put(
        message.text, fittedAt: rect.x, y: rect.y, width: rect.width, style: Style(message.role))
      return
    }
    HintBar(hints).draw(into: &canvas, at: rect)
  }

  private func draw(_ prompt: Prompt, into canvas: inout Canvas, _ rect: Rect) {
    let label = ScreenStrings.label(prompt.kind, habit?.name ?? "")
    let wanted = TerminalText.width(of: label, charset: options.charset)
    let labelWidth = min(wanted, max(1, rect.width / 2))
    canvas.put(label, fittedAt: rect.x, y: rect.y, width: labelWidth, style: Style(.accent))
    let line = PromptLine(prompt.line, width: rect.width - labelWidth - 1, charset: options.charset)
    let x = rect.x + labelWidth + 1
    canvas.put(line.text, x: x, y: rect.y, width: rect.width - labelWidth - 1)
    canvas.lay(
      .cursor, under: Rect(x: x + line.cursor, y: rect.y, width: line.cursorWidth, height: 1))
  }

  /// The keys that mean most where the person is.
  private var hints: [HintBar.Hint] {
    if case .page = mode { return ScreenStrings.pageHints.map { HintBar.Hint($0.0, $0.1) } }
    let actions: [Action] =
      activeHabits.isEmpty
      ? [.add, .command, .help, .quit]
      : anchor != nil
        ? [.toggle, .skip, .miss, .pause, .cancel]
        : [
          .toggle, .skip, .note, .nextHabit, .undo, .goto, .toToday, .select, .add, .explain,
          .help, .quit,
        ]
    return actions.compactMap { action in
      guard let key = Command.of(action).keys.first else { return nil }
      return HintBar.Hint(key.name, ScreenStrings.hint(action.rawValue))
    }
  }
}

extension Notice.Kind {
  /// How it is drawn.
  var role: Role {
    switch self {
    case .info: .text
    case .celebration: .accent
    case .warning: .warning
    }
  }
}

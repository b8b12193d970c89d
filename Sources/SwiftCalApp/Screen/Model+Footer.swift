import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The line over the last one: what was done, what is wrong with the line being typed, or the day.
  func drawMessage(into canvas: inout Canvas, _ frame: ScreenFrame) {
    guard let rect = frame.message, let message = message(frame) else { return }
    draw(message, into: &canvas, rect)
  }

  /// Writes a message into one line; what matters grows over the rows above where it is longer.
  private func draw(_ message: Saying, into canvas: inout Canvas, _ rect: Rect) {
    let width = TerminalText.width(of: message.text, charset: options.charset)
    guard width > rect.width, message.role != .dim else {
      canvas.put(
        message.text, fittedAt: rect.x, y: rect.y, width: rect.width, style: Style(message.role))
      return
    }
    let lines = TerminalText.wrapped(message.text, to: rect.width, charset: options.charset)
    let shown = lines.prefix(min(4, rect.y - 1))
    for (row, line) in shown.enumerated() {
      let y = rect.y - shown.count + 1 + row
      canvas.fill(Rect(x: rect.x, y: y, width: rect.width, height: 1))
      canvas.put(
        line, fittedAt: rect.x, y: y, width: rect.width, style: Style(message.role))
    }
  }

  private typealias Saying = (text: String, role: Role)

  private func message(_ frame: ScreenFrame) -> Saying? {
    if case .prompt(let prompt) = mode {
      if let problem = prompt.problem { return (problem, .warning) }
      if !prompt.candidates.isEmpty { return (prompt.candidates.joined(separator: "  "), .dim) }
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

  /// What the field with the cursor may hold, and from when on it will, where that is not today.
  private func hint(of form: HabitForm) -> String {
    let hint = strings.formHint(form.field)
    switch form.field {
    case .target, .unit, .period, .schedule:
      guard let begin = form.planBegin(from: form.planDay), begin > today else { return hint }
      return strings.holds(hint, from: phrase(begin, named: false))
    case .freezes: return form.freezeHint(strings) ?? hint
    default: return hint
    }
  }

  /// The last line: the keys, or the line being typed; on a small screen also the message.
  func drawFooter(into canvas: inout Canvas, _ frame: ScreenFrame) {
    let rect = frame.footer
    if case .prompt(let prompt) = mode {
      draw(prompt, into: &canvas, rect)
      if frame.message == nil, let problem = prompt.problem {
        let above = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
        canvas.fill(above)
        draw((problem, .warning), into: &canvas, above)
      }
      return
    }
    if frame.message == nil, let message = message(frame) {
      draw(message, into: &canvas, rect)
      return
    }
    HintBar(hints).draw(into: &canvas, at: rect)
  }

  private func draw(_ prompt: Prompt, into canvas: inout Canvas, _ rect: Rect) {
    var label = strings.label(prompt.kind, habit?.name ?? "")
    var wanted = TerminalText.width(of: label, charset: options.charset)
    if wanted > rect.width / 2 {
      label = strings.shortLabel(prompt.kind)
      wanted = TerminalText.width(of: label, charset: options.charset)
    }
    let labelWidth = min(wanted, max(1, rect.width / 2))
    canvas.put(label, fittedAt: rect.x, y: rect.y, width: labelWidth, style: Style(.accent))
    let line = PromptLine(prompt.line, width: rect.width - labelWidth - 1, charset: options.charset)
    let x = rect.x + labelWidth + 1
    canvas.put(line.text, x: x, y: rect.y, width: rect.width - labelWidth - 1)
    canvas.lay(
      .cursor, under: Rect(x: x + line.cursor, y: rect.y, width: line.cursorWidth, height: 1))
    let tail = tail(of: prompt)
    let end = x + TerminalText.width(of: line.text, charset: options.charset) + 2
    let tailWidth = TerminalText.width(of: tail, charset: options.charset)
    guard end + tailWidth <= rect.x + rect.width else { return }
    canvas.put(tail, x: end, y: rect.y, style: Style(.dim))
  }

  /// The keys that mean most where the person is.
  private var hints: [HintBar.Hint] {
    if case .page = mode { return strings.pageHints.map { HintBar.Hint($0.0, $0.1) } }
    if case .form = mode { return strings.formHints.map { HintBar.Hint($0.0, $0.1) } }
    let actions: [Action] =
      activeHabits.isEmpty
      ? [.add, .command, .help, .quit]
      : anchor != nil
        ? [.toggle, .skip, .miss, .pause, .cancel]
        : hints(of: view)
    return actions.compactMap { action in
      guard let key = Command.of(action).keys.first else { return nil }
      return HintBar.Hint(key.name, strings.hint(action.rawValue))
    }
  }
}

extension Model {
  /// What can be done in a view, the most important first.
  private func hints(of view: ScreenView) -> [Action] {
    switch view {
    case .month, .board, .year:
      [
        .toggle, .skip, .help, .quit, .add, .note, .command, .nextHabit, .undo, .goto, .toToday,
        .select, .explain,
      ]
    case .streaks: [.month, .help, .quit, .explain, .nextHabit, .command, .undo, .add]
    case .notes: [.month, .find, .note, .help, .quit, .nextHabit, .command, .undo, .add]
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

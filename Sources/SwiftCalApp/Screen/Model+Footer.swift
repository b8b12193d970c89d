import SwiftCalCore
import SwiftCalViews

extension Model {
  /// What the field with the cursor may hold, and from when on it will, where that is not today.
  func hint(of form: HabitForm) -> String {
    let hint = strings.formHint(form.field)
    switch form.field {
    case .target, .unit, .period, .schedule:
      guard let begin = form.planBegin(from: form.planDay), begin > today else { return hint }
      return strings.holds(hint, from: phrase(begin, named: false))
    case .freezes: return freezeHint(of: form)
    default: return hint
    }
  }

  /// How freezes are earned, and will be from a day to come on.
  private func freezeHint(of form: HabitForm) -> String {
    let hint = form.freezeHint(strings) ?? strings.formHint(.freezes)
    guard let later = form.freezesToCome else { return hint }
    let unit = form.habit.plan(on: later.from).unit(of: form.kind)
    return strings.freezesToCome(
      form.freezesNow.map { strings.freezeNumbers($0, form.unit) },
      strings.freezeNumbers(later, unit), from: phrase(later.from, named: false))
  }

  /// The last line: the keys, or the line being typed.
  func drawFooter(into canvas: inout Canvas, _ frame: ScreenFrame) {
    let rect = frame.footer
    if case .prompt(let prompt) = mode {
      draw(prompt, into: &canvas, rect)
      return
    }
    HintBar(hints).draw(into: &canvas, at: rect)
  }

  private func draw(_ prompt: Prompt, into canvas: inout Canvas, _ rect: Rect) {
    var label = strings.label(prompt.kind, habit?.name ?? "", days: prompt.days.count)
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
    let end = x + TerminalText.width(of: line.text, charset: options.charset)
    let cursor = x + line.cursor
    let whole = min(end, rect.x + rect.width) - x
    let (first, width) = prompt.isReplaced ? (x, whole) : (cursor, line.cursorWidth)
    canvas.lay(.cursor, under: Rect(x: first, y: rect.y, width: width, height: 1))
    let tail = tail(of: prompt)
    let tailWidth = TerminalText.width(of: tail, charset: options.charset)
    guard end + 2 + tailWidth <= rect.x + rect.width else { return }
    canvas.put(tail, x: end + 2, y: rect.y, style: Style(.dim))
  }

  /// The keys that mean most where the person is.
  private var hints: [HintBar.Hint] {
    if case .page = mode { return strings.pageHints.map { HintBar.Hint($0.0, $0.1) } }
    if case .form = mode { return strings.formHints.map { HintBar.Hint($0.0, $0.1) } }
    let actions: [Action] =
      activeHabits.isEmpty
      ? [.add, .command, .help, .quit]
      : anchor != nil
        ? [.toggle, isToAvoid ? .miss : .skip, isToAvoid ? .skip : .miss, .pause, .cancel]
        : hints(of: view)
    return actions.compactMap { action in
      guard let key = action.keys.first else { return nil }
      return HintBar.Hint(key.name, strings.hint(action.rawValue, of: habit?.kind ?? .yesNo))
    }
  }
}

extension Model {
  private var isToAvoid: Bool { habit?.kind == .avoid }

  /// What can be done in a view, the most important first.
  private func hints(of view: ScreenView) -> [Action] {
    switch view {
    case .month, .board, .year:
      [.toggle, isToAvoid ? .miss : .skip, .help, .quit, .add, .note, .command, .nextHabit]
        + (isToAvoid ? [.skip] : []) + [.undo, .goto, .toToday, .select, .explain]
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

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Takes pasted text: it is typed where a line is, and means nothing elsewhere.
  mutating func paste(_ text: String) -> [Effect] {
    if case .form(var form) = mode {
      if !form.insert(text) { notice = Notice(strings.cut(LineEditor.limit), .warning) }
      mode = .form(form)
    }
    guard case .prompt(var prompt) = mode else { return [] }
    prompt.makeRoom()
    prompt.isCut = !prompt.line.insert(text)
    return edited(prompt)
  }

  /// Takes a key while a line is being typed.
  mutating func type(_ key: Key, into prompt: Prompt) -> [Effect] {
    var prompt = prompt
    prompt.isCut = false
    switch key {
    case .escape, .control("c"), .control("g"): return cancel(prompt)
    case .enter: return submit(prompt)
    case .up, .control("p"): recall(by: 1, into: &prompt)
    case .down, .control("n"): recall(by: -1, into: &prompt)
    case .tab:
      let effects = complete(&prompt)
      return edited(prompt) + effects
    case .backspace where prompt.line.isEmpty && prompt.kind == .command: return cancel(prompt)
    default:
      if case .character = key { prompt.makeRoom() }
      guard prompt.line.handle(key) else { return [] }
      prompt.isReplaced = false
      prompt.candidates = []
    }
    return edited(prompt)
  }

  /// The line changed: what it says is checked, and a habit that is looked for is shown.
  private mutating func edited(_ prompt: Prompt) -> [Effect] {
    var prompt = prompt
    prompt.problem = prompt.line.isEmpty ? nil : problem(with: prompt)
    mode = .prompt(prompt)
    if prompt.kind == .searchNotes { noteSearch = prompt.line.text }
    guard prompt.kind == .find, let match = matches(prompt.line.text).first else { return [] }
    return select(match.id)
  }

  private mutating func cancel(_ prompt: Prompt) -> [Effect] {
    mode = .browsing
    if prompt.kind == .searchNotes { noteSearch = "" }
    guard prompt.kind == .find, let habit = prompt.habit else { return [] }
    return select(habit)
  }

  /// The habits whose name holds a text, those that begin with it first.
  func matches(_ text: String) -> [Habit] {
    let wanted = text.lowercased()
    let active = activeHabits
    guard !wanted.isEmpty else { return active.filter { $0.id == selected } }
    let first = active.filter { $0.name.lowercased().hasPrefix(wanted) }
    return first
      + active.filter {
        $0.name.lowercased().holds(wanted) && !$0.name.lowercased().hasPrefix(wanted)
      }
  }

  private mutating func submit(_ prompt: Prompt) -> [Effect] {
    var prompt = prompt
    prompt.problem = problem(with: prompt)
    guard prompt.problem == nil else {
      mode = .prompt(prompt)
      return []
    }
    mode = .browsing
    answering = .prompt(prompt)
    defer { answering = nil }
    return act(on: prompt)
  }

  /// Takes an answer as if it had been typed at a prompt of its own.
  mutating func answer(_ prompt: Prompt) -> [Effect] {
    if let problem = problem(with: prompt) {
      notice = Notice(problem, .warning)
      return []
    }
    return act(on: prompt)
  }

  /// Does what an answer without a problem asks for.
  private mutating func act(on prompt: Prompt) -> [Effect] {
    let text = prompt.line.text
    switch prompt.kind {
    case .firstHabit, .addHabit: return addHabit(named: text)
    case .rename: return change(prompt.habit, .name(text.trimmed))
    case .schedule: return reschedule(prompt)
    case .goTo:
      cursor = (try? DateExpression.parse(text, today: today)) ?? cursor
      return loadIfNeeded()
    case .note: return prompt.isChanged ? record(.note(text), prompt) : []
    case .amount:
      guard let habit = snapshot.habits.first(where: { $0.id == prompt.habit }) else { return [] }
      return record(.amount(Amount(text), of: habit), prompt)
    case .find: return matches(text).first.map { select($0.id) } ?? []
    case .searchNotes:
      noteSearch = text
      return []
    case .command: return runCommand(prompt)
    }
  }

  private mutating func addHabit(named name: String) -> [Effect] {
    give(.addHabit(Habit(id: HabitID(0), name: name.trimmed, added: today)))
  }

  private mutating func change(_ id: HabitID?, _ change: HabitChange) -> [Effect] {
    guard let id else { return [] }
    return give(.changeHabit(id, [change]))
  }

  private mutating func record(_ change: CheckInChange, _ prompt: Prompt) -> [Effect] {
    guard let id = prompt.habit, let day = prompt.day else { return [] }
    return give(.checkIn(id, on: prompt.days.isEmpty ? [day] : prompt.days, change))
  }

  /// Walks the lines typed before.
  private func recall(by step: Int, into prompt: inout Prompt) {
    guard prompt.kind == .command else { return }
    let index = min(max(0, prompt.historyIndex + step), commandHistory.count)
    guard index != prompt.historyIndex else { return }
    prompt.historyIndex = index
    prompt.line = LineEditor(index == 0 ? "" : commandHistory[commandHistory.count - index])
  }
}

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Does what a key asks for.
  mutating func perform(_ action: Action, count: Int?) -> [Effect] {
    if refusesHere(action) { return [] }
    if let effects = move(action, by: count ?? 1) { return effects }
    if let effects = checkIn(action, count: count) { return effects }
    if let effects = lookAtHabit(action, count: count) { return effects }
    return look(action)
  }

  /// Views, pages and the program.
  private mutating func look(_ action: Action) -> [Effect] {
    switch action {
    case .month, .board, .year, .streaks, .notes:
      return show(ScreenView(rawValue: action.rawValue) ?? view)
    case .explain: if habit != nil { mode = .page(Page(.explanation(min(cursor, today)))) }
    case .help: mode = .page(Page(.help))
    case .command: mode = .prompt(Prompt(.command))
    case .cancel:
      anchor = nil
      noteSearch = ""
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return quit()
    default: break
    }
    return []
  }

  /// Shows a view.
  mutating func show(_ view: ScreenView) -> [Effect] {
    self.view = view
    scrollTop = 0
    return loadIfNeeded()
  }

  private mutating func quit() -> [Effect] {
    guard !unsaved.isEmpty, !warnedOfUnsaved else { return [.quit] }
    warnedOfUnsaved = true
    notice = Notice(strings.quitUnsaved(unsaved.count), .warning)
    return []
  }

  /// Which habit is shown, and what is changed of it.
  private mutating func lookAtHabit(_ action: Action, count: Int?) -> [Effect]? {
    switch action {
    case .nextHabit: return stepHabit(by: 1, or: count)
    case .previousHabit: return stepHabit(by: -1, or: count)
    case .find:
      mode = .prompt(Prompt(view == .notes ? .searchNotes : .find, habit: selected))
    case .add: askToChange { Prompt(.addHabit, habit: $0.selected) }
    case .edit: openForm()
    case .schedule:
      askToChangeHabit { [self] habit in
        let plan = habit.plan(on: planDay(of: habit))
        return Prompt(.schedule, replacing: plan.schedule.phrase, habit: habit.id)
      }
    case .archive: return changeHabit { .archive($0.today) }
    case .freeze: return switchFreezes()
    case .moveUp: return moveHabit(by: -1)
    case .moveDown: return moveHabit(by: 1)
    case .rename: askToChangeHabit { Prompt(.rename, replacing: $0.name, habit: $0.id) }
    default: return nil
    }
    return []
  }

  /// Opens a prompt unless nothing can be changed.
  mutating func askToChange(_ prompt: (Model) -> Prompt) {
    guard !refusesChanges() else { return }
    mode = .prompt(prompt(self))
  }

  /// Opens a prompt about the habit shown unless it cannot be changed.
  mutating func askToChangeHabit(_ prompt: (Habit) -> Prompt) {
    guard let habit = changeableHabit() else { return }
    mode = .prompt(prompt(habit))
  }

  /// The habit shown, when it can be changed; else the notice says why not.
  mutating func changeableHabit() -> Habit? {
    guard !refusesChanges() else { return nil }
    guard let habit else {
      notice = Notice(
        snapshot.habits.isEmpty ? strings.noHabitYet : strings.allArchivedHere, .warning)
      return nil
    }
    return habit
  }

  /// Whether nothing can be changed; the notice then says why.
  mutating func refusesChanges() -> Bool {
    if let day = options.asOf {
      notice = Notice(strings.looksBack(strings.span(from: day, through: day)), .warning)
      return true
    }
    guard let reason = readOnlyReason else { return false }
    notice = Notice(strings.cannotChange(reason), .warning)
    return true
  }

  /// Switches freezes on from today on, or off.
  private mutating func switchFreezes() -> [Effect] {
    guard let habit = changeableHabit() else { return [] }
    var rule = habit.freezeRule(switchedOn: today)
    if habit.freezeRule(on: today) != nil { rule.every = 0 }
    return changeHabit { _ in .freeze(rule) }
  }

  /// Moves the habit shown among those that are not archived.
  private mutating func moveHabit(by step: Int) -> [Effect] {
    guard let habit = changeableHabit() else { return [] }
    let active = activeHabits
    guard let index = active.firstIndex(where: { $0.id == habit.id }),
      active.indices.contains(index + step), active[index + step].group == habit.group
    else {
      notice = Notice(strings.standsAtEnd(habit.name, isFirst: step < 0, group: habit.group))
      return []
    }
    return give(.moveHabit(habit.id, to: index + step))
  }

  /// Selects the next habit, or with a number the one with it, counted from 1.
  private mutating func stepHabit(by step: Int, or number: Int?) -> [Effect] {
    let habits = activeHabits
    guard !habits.isEmpty else { return [] }
    let index = habits.firstIndex { $0.id == selected } ?? 0
    let wanted = number.map { $0 - 1 } ?? (index + step + habits.count) % habits.count
    return select(habits[min(max(0, wanted), habits.count - 1)].id)
  }

  /// Shows a habit.
  mutating func select(_ id: HabitID) -> [Effect] {
    selected = id
    return loadIfNeeded()
  }
}

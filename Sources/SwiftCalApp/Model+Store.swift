import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Takes what was read of the store.
  mutating func take(_ snapshot: Snapshot, _ scope: LoadScope) -> [Effect] {
    let place = activeHabits.firstIndex { $0.id == selected } ?? 0
    let isFirst = self.scope == nil
    if notice?.passes == true { notice = nil }
    self.snapshot = snapshot
    self.scope = scope
    if almanacIsOld { almanacLine = nil }
    almanacIsOld = false
    turnDay()
    walkHistories()
    findReaching()
    reselect(near: place)
    leaveFirstPrompt()
    if isFirst { askForFirst() }
    celebrate()
    return wantedScope == scope ? [] : loadIfNeeded()
  }

  /// Asks for the almanac's text of the selected day where it is shown and not known.
  mutating func almanacIfNeeded() -> [Effect] {
    guard scope != nil, let day = wantedAlmanacDay else { return [] }
    // Until the answer comes there is no text; where none comes it is not asked for again.
    almanacLine = (day, nil)
    return [.loadAlmanac(day)]
  }

  /// The day whose text of the almanac is shown and not known.
  package var wantedAlmanacDay: Day? {
    guard view == .month, almanacLine?.day != cursor, options.readsAlmanac,
      snapshot.settings.showsAlmanac
    else { return nil }
    return cursor
  }

  /// Takes the almanac's text of a day that was read along with the habits.
  package mutating func takeAlmanac(_ text: String?, of day: Day?) {
    guard let day else { return }
    almanacLine = (day, text)
  }

  /// Keeps a habit selected: the one that was just added, the one shown, or its neighbour.
  private mutating func reselect(near place: Int) {
    let active = activeHabits
    if let awaited, active.contains(where: { $0.id == awaited }) { selected = awaited }
    awaited = nil
    guard !active.contains(where: { $0.id == selected }) else { return }
    selected = active.isEmpty ? nil : active[min(place, active.count - 1)].id
  }

  /// Asks for the first habit of a store that holds none.
  mutating func askForFirst() {
    guard snapshot.habits.isEmpty, canChange, mode == .browsing else { return }
    mode = .prompt(Prompt(.firstHabit))
  }

  /// Another program may have added the first habit meanwhile.
  private mutating func leaveFirstPrompt() {
    guard case .prompt(let prompt) = mode, prompt.kind == .firstHabit, !snapshot.habits.isEmpty
    else {
      return
    }
    mode = .browsing
  }

  /// An edit is in the store.
  mutating func performed(_ edit: Edit, _ result: Performed) -> [Effect] {
    if unsaved.first == edit { unsaved.removeFirst() }
    typed.removeAll { $0.edit == edit }
    if edit.listsHabit { awaited = result.habit }
    rememberLength(before: edit)
    rememberSkip(edit)
    notice = Notice(sentence(for: edit, changed: result.changed))
    if let problem = result.backupProblem {
      notice = Notice(strings.noBackup(problem), .warning)
    }
    if unsaved.isEmpty { return [.load(wantedScope)] }
    return [.load(wantedScope), .perform(unsaved[0])]
  }

  /// A step was taken back or made again; the day it was about is shown.
  mutating func stepped(_ step: StepSummary?, back: Bool) -> [Effect] {
    guard let step else {
      notice = Notice(back ? strings.nothingToUndo : strings.nothingToRedo)
      return []
    }
    if let habit = step.habit { awaited = habit }
    if let day = step.day, step.dayCount > 0 { cursor = day }
    notice = Notice(sentence(for: step, back: back))
    return [.load(wantedScope)]
  }

  /// The store refused.
  mutating func failed(_ error: StoreError, _ edit: Edit?) -> [Effect] {
    switch error {
    case .busy: return keep(edit)
    case .incomplete where edit != nil: return keep(edit)
    default: break
    }
    if let edit, unsaved.first == edit { unsaved.removeFirst() }
    notice = Notice(strings.failure(error), .warning)
    notice?.passes = edit == nil
    if let edit { reopen(edit, error) }
    return unsaved.first.map { [.perform($0)] } ?? []
  }

  /// Opens what was typed for an edit again, since the store has refused it.
  private mutating func reopen(_ edit: Edit, _ error: StoreError) {
    guard mode == .browsing, let index = typed.firstIndex(where: { $0.edit == edit }) else {
      return
    }
    mode = typed.remove(at: index).mode
    guard case .prompt(var prompt) = mode else { return }
    prompt.problem = strings.failure(error)
    mode = .prompt(prompt)
  }

  /// Opens the command line typed last again, since the store has refused what it asked for.
  private mutating func offerCommandAgain(why problem: String?) {
    guard mode == .browsing, let line = commandHistory.last else { return }
    var prompt = Prompt(.command, text: line)
    prompt.problem = problem
    mode = .prompt(prompt)
  }

  /// Keeps an edit that a busy store did not take, to give it again.
  private mutating func keep(_ edit: Edit?) -> [Effect] {
    if let edit, unsaved.first != edit { unsaved.insert(edit, at: 0) }
    notice = Notice(
      unsaved.isEmpty ? strings.storeBusy : strings.notSaved(unsaved.count), .warning)
    notice?.passes = unsaved.isEmpty
    return [.wake(.retry, milliseconds: 1000)]
  }

  /// Tries again what a busy store did not take.
  func retry() -> [Effect] {
    unsaved.first.map { [.perform($0)] } ?? [.load(wantedScope)]
  }

  /// Another file stands at the store's path now.
  mutating func replaced(readOnlyReason reason: String?) -> [Effect] {
    options.readOnlyReason = reason
    scope = nil
    almanacIsOld = true
    notice = Notice(strings.storeReplaced, .warning)
    return [.load(wantedScope)]
  }

  /// A command line was carried out.
  mutating func ran(_ outcome: CommandOutcome) -> [Effect] {
    almanacIsOld = true
    if let habit = outcome.habit { awaited = habit }
    if let day = outcome.day { cursor = day }
    if outcome.lines.count > 1, !outcome.failed {
      mode = .page(Page(.output(command: commandHistory.last ?? "", lines: outcome.lines)))
    } else if !outcome.lines.isEmpty {
      notice = Notice(
        outcome.lines.joined(separator: " "), outcome.failed ? .warning : .info)
    }
    if outcome.isRefused { offerCommandAgain(why: outcome.lines.first) }
    // Where nothing was changed, that the store cannot be read must not hide why.
    return outcome.failed ? [] : [.load(wantedScope)]
  }
}

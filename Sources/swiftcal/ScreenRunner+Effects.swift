import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

extension ScreenRunner {
  /// Gives the model a message and carries out what comes of it.
  func send(_ message: Message) { carryOut(model.update(message)) }

  /// Carries effects out, and those that come of their answers.
  func carryOut(_ effects: [Effect]) {
    var effects = effects[...]
    while let effect = effects.popFirst() {
      if let answer = answer(to: effect) { effects += model.update(answer) }
    }
  }

  private func answer(to effect: Effect) -> Message? {
    switch effect {
    case .perform(let edit): return perform(edit)
    case .undo: return step(back: true)
    case .redo: return step(back: false)
    case .load(let scope): return load(scope)
    case .loadAlmanac(let day):
      // The almanac is no reason to trouble anybody with a store that cannot be read.
      return try? .almanac(day, store.almanacText(on: day))
    case .listFiles(let beginning):
      let home = surroundings.environment.nonEmpty("HOME")
      return .files(beginning, FileNames(beginning, home: home).all)
    case .run(let request, let habit): return .ran(run(request, habit))
    case .wake(let wake, let milliseconds):
      wakes.set(.model(wake), inMilliseconds: milliseconds)
    case .redraw: redraw()
    case .suspend: suspend()
    case .quit: ending = ending ?? .left
    }
    return nil
  }

  private func perform(_ edit: Edit) -> Message {
    do {
      try requireSameFile()
      let done = try store.perform(edit, today: model.today, now: surroundings.clock.timestamp())
      if let habit = done.habit { touched?.append(habit) }
      return .performed(
        edit,
        SwiftCalApp.Performed(
          changed: done.changed, habit: done.habit, backupProblem: store.takeBackupProblem()))
    } catch {
      return .storeFailed(error, edit)
    }
  }

  private func step(back: Bool) -> Message {
    let now = surroundings.clock.timestamp()
    do {
      try requireSameFile()
      let entry =
        back
        ? try store.undo(today: model.today, now: now)
        : try store.redo(today: model.today, now: now)
      noteTouched(entry)
      let (habits, strings) = (model.snapshot.habits, surroundings.appearance.strings)
      let summary = entry.map {
        StepSummary($0, habits, strings) { model.phrase($0, named: false) }
      }
      return back ? .undone(summary) : .redone(summary)
    } catch {
      return .storeFailed(error, nil)
    }
  }

  /// Notes of which habit the check-ins are to be read again; a step of many changes them anywhere.
  private func noteTouched(_ entry: LogEntry?) {
    guard let entry else { return }
    if let habit = entry.habit { touched?.append(habit) } else { touched = nil }
  }

  private func load(_ scope: LoadScope) -> Message {
    do {
      // Asked before reading: what is written in between is then read once too often, never missed.
      let now = try store.changeToken()
      let snapshot = try read(scope, now)
      token = now
      loaded = (snapshot, scope)
      touched = []
      lastStep = try? store.lastStep()
      return .loaded(surroundings.applied(to: snapshot), scope)
    } catch {
      token = nil
      return .storeFailed(error, nil)
    }
  }

  /// Reads the store; where nobody else has written since it was read last, only the check-ins that
  /// the screen itself has changed and those of habits that are now wanted whole.
  private func read(_ scope: LoadScope, _ now: Int) throws(StoreError) -> Snapshot {
    guard now == token, let loaded, loaded.scope.from == scope.from, let touched else {
      return try store.snapshot(.recent(from: scope.from, whole: scope.whole))
    }
    let read = touched + scope.whole.filter { !loaded.scope.whole.contains($0) }
    var snapshot = try store.snapshot(.part(read, from: scope.from, whole: scope.whole))
    for habit in snapshot.habits where snapshot.checkIns[habit.id] == nil {
      snapshot.checkIns[habit.id] = loaded.snapshot.checkIns[habit.id]
    }
    return snapshot
  }

  private func requireFileOfCommand() throws(CommandError) {
    do { try requireSameFile() } catch { throw .store(error) }
  }

  private func run(_ request: Request, _ habit: HabitID?) -> CommandOutcome {
    touched = nil
    do {
      if !request.isAboutFile { try requireFileOfCommand() }
      var plain = surroundings.options
      plain.color = .never
      var commander = Commander(try Surroundings(plain))
      commander.openStore = store
      commander.selectedHabit = habit
      commander.selectedDay = model.cursor
      commander.pageWidth = model.pageWidth
      defer { followReplacement() }
      let report = try commander.run(request)
      let hint = commander.hint(for: request, report).map { [$0] } ?? []
      let lines = request.tellsPlaces ? report.lines.map(withShortHome) : report.lines
      return CommandOutcome(lines: lines + hint + report.warnings)
    } catch {
      var outcome = CommandOutcome(
        lines: [withShortHome(error.message(on: .screen))], failed: true)
      outcome.isRefused = request.writes && !request.isAboutFile && error.isOfStore
      return outcome
    }
  }

  /// A sentence whose paths begin with `~` where they lie in the person's own folder.
  private func withShortHome(_ text: String) -> String {
    guard let home = surroundings.environment.nonEmpty("HOME"), home.utf8.count > 1 else {
      return text
    }
    return text.split(separator: "'", omittingEmptySubsequences: false).map {
      $0.hasPrefix(home + "/") ? "~" + $0.dropFirst(home.count) : String($0)
    }.joined(separator: "'")
  }
}

extension Request {
  /// Whether it looks at whatever stands in the store's place or puts a store there, so that it needs
  /// none that is open.
  fileprivate var isAboutFile: Bool {
    switch self {
    case .doctor, .restore: true
    default: false
    }
  }
}

extension CommandError {
  /// Whether the store could not be read or written, which it may be later.
  fileprivate var isOfStore: Bool {
    switch self {
    case .store, .notSaved: true
    default: false
    }
  }
}

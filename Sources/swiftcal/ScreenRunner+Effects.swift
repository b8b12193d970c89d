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
      return .performed(
        edit, SwiftCalApp.Performed(changed: done.changed, habit: done.habit))
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
      let summary = entry.map {
        StepSummary(
          habit: $0.habit, habitName: $0.habitName, day: $0.day, dayCount: $0.dayCount)
      }
      return back ? .undone(summary) : .redone(summary)
    } catch {
      return .storeFailed(error, nil)
    }
  }

  private func load(_ scope: LoadScope) -> Message {
    do {
      // Asked before reading: what is written in between is then read once too often, never missed.
      token = try store.changeToken()
      var snapshot = try store.snapshot(.recent(from: scope.from, whole: scope.whole))
      snapshot.settings = surroundings.options.applied(to: snapshot.settings)
      return .loaded(snapshot, scope)
    } catch {
      return .storeFailed(error, nil)
    }
  }

  private func run(_ request: Request, _ habit: HabitID?) -> CommandOutcome {
    do {
      var plain = surroundings.options
      plain.color = .never
      var commander = Commander(try Surroundings(plain))
      commander.openStore = store
      commander.selectedHabit = habit
      commander.selectedDay = model.cursor
      let report = try commander.run(request)
      let hint = commander.hint(for: request, report).map { [$0] } ?? []
      return CommandOutcome(lines: report.lines + hint)
    } catch {
      return CommandOutcome(lines: [error.message], failed: true)
    }
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalViews

extension Commander {
  /// Makes the change that a request asks for, and says what it came to.
  func edit(_ request: Request) throws -> Report {
    // What needs a habit makes no store to find none in.
    if try isWithoutStore() {
      let nothing = try context(.habits, in: nil)
      _ = try request.settled(in: nothing).edit(in: nothing)
    }
    let store = try storeForWriting()
    let before = try context(request.asksCheckIns.map(scope) ?? .habits, in: store)
    let request = request.settled(in: before)
    guard request.writes else { return try look(request) }
    guard let edit = try request.edit(in: before) else { return Report([]) }
    return try perform(edit, before: before, in: store)
  }

  /// Gives an edit to the store, and says what it came to.
  func perform(
    _ edit: Edit, before: CommandContext, in store: HabitStore
  ) throws -> Report {
    let done = try store.perform(
      edit, today: before.today, now: surroundings.clock.timestamp())
    let after = try context(.picked { _ in done.habit }, in: store)
    let line = reporter(after).confirmation(
      of: edit, habit: done.habit, changed: done.changed, before: before.snapshot)
    return report(line, of: store)
  }

  /// Takes the last change back.
  func stepBack() throws -> Report {
    if try isWithoutStore() { throw CommandError.nothingToUndo }
    let store = try storeForWriting()
    let context = try context(.habits, in: store)
    let entry = try store.undo(today: context.today, now: surroundings.clock.timestamp())
    guard let entry else { throw CommandError.nothingToUndo }
    return report(
      try strings.undone(phrase(entry, context)) + first(after: context, in: store), of: store)
  }

  /// Makes the last change again that was taken back.
  func stepForward() throws -> Report {
    if try isWithoutStore() { throw CommandError.nothingToRedo }
    let store = try storeForWriting()
    let context = try context(.habits, in: store)
    let entry = try store.redo(today: context.today, now: surroundings.clock.timestamp())
    guard let entry else { throw CommandError.nothingToRedo }
    return report(
      try strings.redone(phrase(entry, context)) + first(after: context, in: store), of: store)
  }

  /// Which habit is the first now, where another one was before.
  private func first(after before: CommandContext, in store: HabitStore) throws -> String {
    reporter(try context(.habits, in: store)).firstTail(before: before.snapshot.habits)
  }

  /// The edit that a step of undo or redo was about.
  private func phrase(_ entry: LogEntry, _ context: CommandContext) -> String {
    let step = StepSummary(entry, context.snapshot.habits, strings)
    return strings.step(
      step.habitName, step.text, day: step.day.map { strings.onDay($0.iso) },
      dayCount: step.dayCount)
  }

  /// Whether there is no store yet.
  private func isWithoutStore() throws -> Bool {
    guard openStore == nil else { return false }
    return StoreFile.isMissing(try surroundings.storePath())
  }

  /// What was done, and that the backup before it was not made, if so.
  private func report(_ line: String, of store: HabitStore) -> Report {
    var report = Report([TerminalText.safe(line)])
    if let problem = store.takeBackupProblem() {
      report.warnings = [strings.noBackup(problem)]
    }
    return report
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalStore

extension Commander {
  /// Makes the report that a request asks for.
  func look(_ request: Request) throws -> Report {
    let store = try storeForReading()
    switch request {
    case .habits(let format, let archived):
      return reporter(try context(.habits, in: store)).habits(format, archived: archived)
    case .showConfig(let key): return reporter(try context(.habits, in: store)).config(key)
    case .today(let json): return reporter(try context(.all, in: store)).today(json: json)
    default: break
    }
    guard let subject = request.subject else { return Report([]) }
    if case .stats(Subject(), let json) = request {
      return reporter(try context(.all, in: store)).stats(of: nil, json: json)
    }
    let context = try context(scope(for: subject), in: store)
    let (habit, day) = try context.resolve(subject)
    return try report(request, of: habit, on: day, reporter(context))
  }

  /// The steps of the change log.
  func log(limit: Int?, json: Bool) throws -> Report {
    let store = try storeForReading()
    let context = try context(.habits, in: store)
    let changes =
      try store?.log(limit: limit).map { Change($0, context.snapshot.habits, strings) } ?? []
    return reporter(context).log(changes, json: json)
  }

  private func report(
    _ request: Request, of habit: Habit, on day: Day, _ reporter: Reporter
  ) throws -> Report {
    switch request {
    case .streak(_, let json): reporter.streak(of: habit, json: json)
    case .show(_, let month):
      reporter.month(
        of: habit, try month.map(reporter.context.month), theme: surroundings.theme(habit))
    case .days(_, let from, let to, let json):
      try reporter.days(of: habit, from: from, to: to, json: json)
    case .showNote: reporter.note(of: habit, on: day)
    case .explain: try reporter.explain(habit, on: day)
    case .stats(_, let json): reporter.stats(of: habit, json: json)
    default: Report([])
    }
  }

  /// Reads the history of the habit meant only, together with all habits in one transaction.
  func scope(for subject: Subject) -> SnapshotScope {
    guard !subject.isAll else { return .all }
    return .picked { habits in
      // A word that is a date is one on every day.
      var context = CommandContext(Snapshot(habits: habits), today: surroundings.clock.now().day)
      context.selectedHabit = selectedHabit
      return try? context.habit(subject).id
    }
  }
}

extension Request {
  /// The habit that a report is about.
  fileprivate var subject: Subject? {
    switch self {
    case .streak(let subject, _), .show(let subject, _), .days(let subject, _, _, _),
      .stats(let subject, _), .explain(let subject), .showNote(let subject):
      subject
    default: nil
    }
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

/// Carries requests out on the store, for the command line and for the line typed on the screen.
struct Commander {
  /// Options, clock and locale.
  let surroundings: Surroundings
  /// The open store of the screen; nil to open it for each request.
  var openStore: HabitStore?
  /// The habit meant without words.
  var selectedHabit: HabitID?
  /// The day meant without words.
  var selectedDay: Day?

  /// The columns of the page on which the screen shows what is printed; nil for a usual terminal's.
  var pageWidth: Int?

  /// A commander that opens the store itself.
  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Carries a request out.
  func run(_ request: Request) throws(CommandError) -> Report {
    do {
      switch request {
      case .undo: return try stepBack()
      case .redo: return try stepForward()
      case .log(let limit, let json): return try log(limit: limit, json: json)
      case .backup(let file): return try backUp(to: file.map(expanded))
      case .restore(let file):
        let file = expanded(file)
        return try source(file, .restore) { try restore(from: file) }
      case .doctor(let repairs, let json):
        return repairs ? try repair(json: json) : try examine(json: json)
      case .export(let format, let file): return try export(format, to: file.map(expanded))
      case .almanac(let request): return try almanac(request)
      case .importing(let file, let timezone):
        let file = try input(file)
        return try source(file, .importing) { try takeIn(file, timezone) }
      case .merge(let file, let timezone):
        let file = expanded(file)
        return try source(file, .merge) { try merge(file, timezone) }
      default: return request.writes ? try edit(request) : try look(request)
      }
    } catch let error as StoreError {
      if case .busy = error, request.writes { throw .notSaved(error) }
      throw .store(error)
    } catch let error as CommandError {
      throw error
    } catch {
      preconditionFailure("no other error is thrown")
    }
  }

  /// A path as a shell, which the screen has not, would give it.
  func expanded(_ file: String) -> String {
    guard place == .screen, file.hasPrefix("~/"),
      let home = surroundings.environment.nonEmpty("HOME")
    else { return file }
    return home + file.dropFirst()
  }

  /// What to say about a report that has nothing to show; nil when it has.
  func hint(for request: Request, _ report: Report) -> String? {
    guard report.lines.isEmpty else { return nil }
    switch request {
    case .habits(.table, archived: true): return "The archive is empty."
    case .habits(.table, _), .stats(Subject(), _):
      let context = try? context(.habits, in: storeForReading())
      return (context?.lackOfHabits ?? .noHabits).message(on: place)
    case .today: return "Nothing is due today."
    case .log: return "Nothing was changed yet."
    case .almanac(.text): return "The almanac has no line for that day."
    default: return nil
    }
  }

  /// What to say where the store is gone and its backups are there; nil for what looks after that
  /// itself.
  func lossOfStore(_ request: Request) -> String? {
    switch request {
    case .restore: return nil
    default: break
    }
    guard let path = try? surroundings.storePath(), StoreFile.isMissing(path) else { return nil }
    return HabitStore.newestBackup(of: path).map { strings.lostStore(path, backup: $0) }
  }

  /// Where requests are typed.
  var place: Command.Places { openStore == nil ? .commandLine : .screen }

  /// The texts.
  var strings: Strings { surroundings.appearance.strings }

  /// The habits, and the check-ins that a request needs.
  func context(_ scope: SnapshotScope, in store: HabitStore?) throws -> CommandContext {
    var snapshot = try store?.snapshot(scope) ?? Snapshot()
    snapshot.settings = surroundings.options.applied(to: snapshot.settings)
    return try context(of: snapshot)
  }

  private func context(of snapshot: Snapshot) throws(CommandError) -> CommandContext {
    var context = CommandContext(
      snapshot, today: try surroundings.today(snapshot.settings),
      firstWeekday: surroundings.appearance.names.firstWeekday)
    context.selectedHabit = selectedHabit
    context.selectedDay = selectedDay
    return context
  }

  /// A reporter for a context.
  func reporter(_ context: CommandContext) -> Reporter {
    var reporter = Reporter(
      context, appearance: surroundings.appearance, charset: surroundings.charset)
    reporter.isOnScreen = openStore != nil
    if let pageWidth { reporter.pageWidth = pageWidth }
    return reporter
  }

  /// The store for reading; nil where there is none yet.
  func storeForReading() throws -> HabitStore? {
    if let openStore { return openStore }
    do {
      return try HabitStore(path: try surroundings.storePath(), access: .readOnly)
    } catch StoreError.missing {
      return nil
    }
  }

  /// The store for writing, made where there is none.
  func storeForWriting() throws -> HabitStore {
    if let openStore { return openStore }
    return try HabitStore(
      path: try surroundings.storePath(), access: .readWrite, device: hostName())
  }
}

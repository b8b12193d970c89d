import Glibc
import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalTerminal
import SwiftCalViews

extension ScreenRunner {
  /// Shows the screen until it is left.
  static func run(_ surroundings: Surroundings) throws(CommandError) -> ExitStatus {
    do {
      try CursesSession.requireTerminal(type: surroundings.environment["TERM"])
      let news = try surroundings.settleOlderStore(for: .screen)
      // From here on signals wait until they can be answered.
      return try ScreenRunner(surroundings, try EventLoop(), notice: news?.notice).run()
    } catch let error as TerminalError {
      Program.complain(error.message)
      return .unavailable
    } catch let error as SystemError {
      Program.complain("The system refused '\(error.call)': \(error.reason).")
      return .systemError
    } catch let error as StoreError {
      throw .store(error)
    } catch let error as CommandError {
      throw error
    } catch {
      preconditionFailure("no other error is thrown")
    }
  }

  /// Opens the store and takes the terminal.
  convenience init(
    _ surroundings: Surroundings, _ loop: EventLoop, notice: Notice?
  ) throws {
    let path = try surroundings.storePath()
    let store = try ScreenRunner.openStore(path, patience: 8)
    let token = try store.changeToken()
    let now = surroundings.clock.now()
    var options = try ScreenRunner.options(surroundings, store)
    options.notice = notice
    var loaded: LoadScope?
    var almanacDay: Day?
    let snapshot = try store.snapshot(
      .decided { habits in
        let habits = surroundings.applied(to: habits)
        // The settings tell when a day starts, and so which day 'yesterday' is.
        if options.asOf != nil { options.asOf = try? surroundings.today(habits.settings) }
        let wanted = Model(
          snapshot: habits, now: now, secondsLeft: 0, size: Size(80, 24),
          options: options
        )
        let scope = wanted.wantedScope
        loaded = scope
        almanacDay = wanted.wantedAlmanacDay
        return .recent(from: scope.from, whole: scope.whole)
      }, almanacOn: { _ in almanacDay })
    options.notice = options.notice ?? ScreenRunner.notice(ofLoss: snapshot, path, surroundings)
    try ScreenRunner.requireHabit(options.habit, in: snapshot, options.asOf ?? now.day)
    loop.watcher = FileWatcher(path: path)
    let session = try CursesSession(type: surroundings.environment["TERM"])
    var model = Model(
      snapshot: surroundings.applied(to: snapshot), scope: loaded, now: now, secondsLeft: 0,
      size: session.size, options: options)
    model.takeAlmanac(snapshot.almanacText, of: almanacDay)
    self.init(
      surroundings: surroundings, loop: loop, store: store, session: session, model: model)
    self.token = token
    self.loaded = loaded.map { (snapshot, $0) }
  }

  /// Tells of the backups of a store that holds nothing.
  private static func notice(
    ofLoss snapshot: Snapshot, _ path: String, _ surroundings: Surroundings
  ) -> Notice? {
    guard snapshot.habits.isEmpty, let backup = HabitStore.newestBackup(of: path) else {
      return nil
    }
    return Notice(surroundings.appearance.strings.lostStoreHere(backup: backup), .warning)
  }

  /// Refuses the name of a habit that cannot be shown, as each command does.
  private static func requireHabit(
    _ name: String?, in snapshot: Snapshot, _ today: Day
  ) throws(CommandError) {
    guard let name else { return }
    let habit = try CommandContext(snapshot, today: today).habit(Subject(habit: name))
    guard habit.isArchived else { return }
    throw .unfit(
      habit.name, advice: "is in the archive; 'swiftcal unarchive HABIT' takes it back")
  }

  /// Opens the store for a screen, which must not stand still for long when another process holds it.
  ///
  /// - Parameters:
  ///   - patience: how often to try.
  ///   - makes: whether a store is made where there is none.
  static func openStore(
    _ path: String, patience: Int, makes: Bool = true
  ) throws(StoreError) -> HabitStore {
    for _ in 1..<patience {
      do throws(StoreError) {
        return try open(path, makes: makes)
      } catch {
        guard error.exitStatus == .temporary else { throw error }
      }
    }
    return try open(path, makes: makes)
  }

  private static func open(_ path: String, makes: Bool) throws(StoreError) -> HabitStore {
    try HabitStore(
      path: path, access: .readWrite, busyMilliseconds: 250, device: hostName(), makes: makes)
  }

  private static func options(
    _ surroundings: Surroundings, _ store: HabitStore
  ) throws -> ScreenOptions {
    let options = surroundings.options
    var result = ScreenOptions(
      habit: options.habit, view: options.view ?? .month,
      localeFirstWeekday: surroundings.appearance.names.firstWeekday,
      asOf: options.asOf == nil ? nil : try surroundings.today(Settings()),
      readOnlyReason: store.readOnlyReason)
    result.appearance = surroundings.appearance
    result.charset = surroundings.charset
    result.readsAlmanac = options.almanac == nil
    result.almanac = try options.almanac.map { path throws(StoreError) in
      try AlmanacFile(path).almanac()
    }
    return result
  }
}

extension Surroundings {
  /// Whether the screen may use colours.
  var wantsColors: Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: environment.nonEmpty("NO_COLOR") == nil
    }
  }
}

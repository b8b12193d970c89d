import Glibc
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

/// The widget: reads the store and draws one habit, as often as it is asked.
struct Widget {
  /// What one look at the store gives.
  struct Frame {
    /// What is shown; never empty, and ends with a line break.
    var text: String
    /// The seconds until it has to be drawn again though nothing was written.
    var lifetime: Int
    /// What went wrong, told on standard error where someone may read it.
    var problem: (message: String, status: ExitStatus)?
  }

  /// How long a busy store is waited for in all, in milliseconds.
  private static let patience = 120

  let format: Format
  let clock: SystemClock
  let isUTF8: Bool
  /// Where the store is; nil where that is not known.
  let location: StoreLocation?
  let options: Options
  private let environment: Environment
  /// Why it is not known where the store is.
  private let placeless: StoreError?

  /// A widget of these options.
  init(_ options: Options, environment: Environment) throws(UsageError) {
    self.options = options
    self.environment = environment
    do {
      clock = try SystemClock(environment: environment)
    } catch {
      throw UsageError(message: error.message)
    }
    format = options.format ?? (isTerminal(STDOUT_FILENO) ? .ansi : .plain)
    isUTF8 = SystemLocale.adoptCharacterSet()
    do {
      location = try StoreLocation.resolve(
        option: options.store, environment: environment.value, passwdHome: passwdHome())
      placeless = nil
    } catch {
      location = nil
      placeless = error
    }
  }

  var family: Family {
    options.family
      ?? (options.format == nil && isTerminal(STDOUT_FILENO) ? .medium : .inline)
  }

  /// Looks at the store and draws what is there.
  func frame() -> Frame {
    let strings = Strings()
    guard let location else { return failure(placeless) }
    do {
      let store = try HabitStore(
        path: location.path, access: .readOnly, busyMilliseconds: Widget.patience,
        waitsInAll: true)
      return try frame(of: store)
    } catch StoreError.missing {
      if let older = location.older, Migration.isNeeded(from: older) {
        return failure(strings.olderStore, strings.olderStore(older), .success)
      }
      // A fresh machine is no fault.
      return welcome(strings.noStore, bundledAlmanac())
    } catch let error as StoreError {
      return failure(error)
    } catch let error as HabitMatchError {
      return failure(strings.mark(of: error), error.message, error.exitStatus)
    } catch {
      return failure(strings.unreadable, "\(error)", .inputOutput)
    }
  }

  private var charset: Charset { isUTF8 && !options.ascii ? .unicode : .ascii }

  private func pick(among habits: [Habit]) -> Habit? {
    guard let name = options.habit else { return habits.firstListed }
    guard case .one(let habit) = HabitMatch.find(name, in: habits) else { return nil }
    return habit
  }

  /// Reads the last year of the habit, and all only where the run may reach that far back.
  private func frame(of store: HabitStore) throws -> Frame {
    if let frame = try frameOfLastYear(store) { return frame }
    let snapshot = try store.snapshot(.picked { pick(among: $0)?.id }, almanacOn: almanacDay)
    guard let frame = try frame(of: snapshot, from: nil) else {
      preconditionFailure("a whole history reaches back to nothing")
    }
    return frame
  }

  private func frameOfLastYear(_ store: HabitStore) throws -> Frame? {
    var start: Day?
    let recent = try store.snapshot(
      .decided { snapshot in
        guard let habit = pick(among: snapshot.habits) else { return .habits }
        // Freezes are earned, and what is only tracked is counted, from the beginning on.
        let isWhole = !habit.freezeRules.isEmpty || habit.kind == .trackOnly
        start = isWhole ? nil : today(options.applied(to: snapshot.settings)) - 400
        return .part([habit.id], from: start ?? .first, whole: [])
      }, almanacOn: almanacDay)
    return try frame(of: recent, from: start)
  }

  /// - Returns: nil when the run may have begun before `start`, from which on check-ins were read.
  private func frame(of snapshot: Snapshot, from start: Day?) throws -> Frame? {
    guard let habit = pick(among: snapshot.habits) else {
      if let name = options.habit {
        _ = try HabitMatch.habit(named: name, in: snapshot.habits)
      }
      let strings = Strings()
      guard !snapshot.habits.isEmpty else { return welcome(strings.noHabit, almanac(snapshot)) }
      return welcome(
        strings.allArchived, almanac(snapshot), advice: strings.allArchivedAdvice)
    }
    let settings = options.applied(to: snapshot.settings)
    let dayClock = DayClock(dayStart: settings.dayStart)
    let today = today(settings)
    let secondsLeft = clock.secondsUntilTurn(of: dayClock)
    // Reading the locale's names takes longer than all the rest; the line needs none of them.
    let needsLocale = family == .medium || habit.followsWeeks
    let names = needsLocale ? SystemLocale.adopt().names : .english
    let firstWeekday = settings.firstWeekday ?? names.firstWeekday
    let history = History(
      of: habit, checkIns: snapshot.checkIns[habit.id] ?? [], today: today,
      firstWeekday: firstWeekday)
    if let start, history.mayReachBack(before: start) { return nil }
    var state = WidgetState(
      of: habit, history: history, today: today, firstWeekday: firstWeekday,
      secondsLeft: secondsLeft, notice: habit.isArchived(on: today) ? Strings().archivedLabel : nil)
    let almanac = almanac(snapshot)
    state.almanac = almanac.text
    return Frame(
      text: draw(state, strings: Strings(names: names)),
      lifetime: Strings.secondsUntilLeftChanges(secondsLeft),
      problem: almanac.problem)
  }

  /// The day it is, by the settings' start of the day.
  func today(_ settings: Settings) -> Day {
    DayClock(dayStart: settings.dayStart).today(at: clock.now())
  }

  private func draw(_ state: WidgetState, strings: Strings) -> String {
    let glyphs: GlyphSet = options.ascii || !isUTF8 ? .ascii : .unicode
    let appearance = Appearance(glyphs, strings: strings)
    let view: any View =
      switch family {
      case .inline: InlineWidget(state, appearance: appearance, showsName: options.showsName)
      case .medium: MediumWidget(state, appearance: appearance)
      }
    var canvas = Canvas(size(of: view), charset: charset)
    view.draw(into: &canvas, at: canvas.bounds)
    return line(canvas.text(encoding, theme: Theme(depth, accent: state.color, on: backdrop)))
  }

  /// A short mark in the place of the widget.
  private func failure(_ mark: String, _ message: String?, _ status: ExitStatus) -> Frame {
    var canvas = Canvas(Size(min(options.width ?? 80, TerminalText.width(of: mark)), 1))
    canvas.put(mark, x: 0, y: 0, style: Style(status == .success ? .dim : .warning))
    return Frame(
      text: line(canvas.text(encoding, theme: Theme(depth))), lifetime: 60,
      problem: message.map { ($0, status) })
  }

  private func failure(_ error: StoreError?) -> Frame {
    guard let error else { preconditionFailure("without a place there is a reason") }
    return failure(Strings().mark(of: error), error.message, error.exitStatus)
  }

  /// What is shown where there is no habit to show, which is no fault.
  private func welcome(
    _ mark: String, _ almanac: AlmanacLine, advice: String? = nil
  ) -> Frame {
    var frame = failure(mark, advice, .success)
    frame.problem = almanac.problem ?? frame.problem
    guard let text = almanac.text, options.height ?? 3 >= 3 else { return frame }
    let view = AlmanacView(text)
    let width = options.width ?? 80
    let height = 2 + view.lines(Size(width, 2), charset: charset).count
    var canvas = Canvas(Size(width, min(height, options.height ?? height)), charset: charset)
    canvas.put(mark, fittedAt: 0, y: 0, width: canvas.size.width, style: Style(.dim))
    view.draw(
      into: &canvas,
      at: Rect(x: 0, y: 2, width: canvas.size.width, height: canvas.size.height - 2))
    frame.text = line(canvas.text(encoding, theme: Theme(depth)))
    return frame
  }

  private func line(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

  private func size(of view: any View) -> Size {
    var size = view.wantedSize
    if family == .medium, isTerminal(STDOUT_FILENO), let window = WindowSize.of(STDOUT_FILENO) {
      // The last line stays free, so that a prompt behind it does not scroll the widget away.
      size = Size(window.columns, min(size.height, max(1, window.rows - (options.follows ? 0 : 1))))
    }
    return Size(
      options.width ?? size.width,
      family == .inline ? 1 : min(size.height, options.height ?? size.height))
  }

  private var encoding: Encoding {
    switch format {
    case .plain: .plain
    case .ansi: .ansi
    case .tmux: .tmux
    }
  }

  /// What is known of the terminal's background.
  private var backdrop: Backdrop { Backdrop(colorFGBG: environment["COLORFGBG"]) }

  /// The colours there are, told without terminfo.
  private var depth: ColorDepth {
    if options.color == .never { return .mono }
    if options.color == .auto, environment.nonEmpty("NO_COLOR") != nil { return .mono }
    if format == .tmux { return .indexed }
    return ColorDepth(
      term: environment["TERM"], colorterm: environment["COLORTERM"])
  }
}

extension Habit {
  /// Whether the first day of the week matters to its streak.
  fileprivate var followsWeeks: Bool {
    plans.contains { plan in
      if case .times(_, per: .week) = plan.schedule { return true }
      return plan.target?.period == .week
    }
  }
}

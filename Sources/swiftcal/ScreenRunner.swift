import Glibc
import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalTerminal
import SwiftCalViews

/// Runs the screen: what happens goes to the model as messages, what the model wants is done, and
/// what it shows is drawn.
final class ScreenRunner {
  /// How the screen ends.
  enum Ending {
    case left
    case killed(Int32)
  }

  /// Options, clock and locale.
  let surroundings: Surroundings
  /// The store; another one after the file was replaced.
  var store: HabitStore
  /// The store's change token when it was read last.
  var token: Int?
  /// What was read of the store last.
  var loaded: (snapshot: Snapshot, scope: LoadScope)?
  /// The newest step of the change log when the store was read last; nil where that is not known.
  var lastStep: Int64?
  /// The habits whose check-ins the screen itself has changed since; nil where that is not known.
  var touched: [HabitID]? = []
  /// What the screen knows and shows.
  var model: Model
  /// When the model wants to be woken.
  var wakes = WakeList()
  /// Since when the store's file is gone, by the time since the machine's start.
  var goneSince: WallInstant?
  /// Whether the screen said that the store's file is gone.
  var isGoneTold = false
  /// How many changes the store did not take before the end.
  var lost = 0
  /// Set when the screen is to end.
  var ending: Ending?

  let loop: EventLoop
  let session: CursesSession
  private let depth: ColorDepth
  private let painter: Painter
  private var keys = KeyDecoder()
  private var shown: Canvas?
  private var accent: HabitColor?

  init(
    surroundings: Surroundings, loop: EventLoop, store: HabitStore, session: CursesSession,
    model: Model
  ) {
    self.surroundings = surroundings
    self.loop = loop
    self.store = store
    self.session = session
    self.model = model
    depth = ColorDepth(of: session, isColored: surroundings.wantsColors)
    painter = Painter(theme: Theme(depth, on: surroundings.backdrop))
  }

  /// Shows the screen until it is left.
  func run() -> ExitStatus {
    carryOut(model.start())
    tellTime()
    draw()
    lastStep = try? store.lastStep()
    while ending == nil {
      do {
        respond(to: try loop.wait(until: nextInstant()))
      } catch {
        session.end()
        Program.complain("The system refused '\(error.call)': \(error.reason).")
        return .systemError
      }
    }
    return finish()
  }

  private func respond(to happenings: [SwiftCalSystem.Wake]) {
    // A key acts on the day that was shown when it was pressed: before the clock is asked.
    happenings.filter { $0 == .input }.forEach(respond)
    happenings.filter { $0 != .input }.forEach(respond)
    guard ending == nil else { return }
    for wake in wakes.takeDue() { respond(to: wake) }
    tellTime()
    draw()
  }

  private func respond(to happening: SwiftCalSystem.Wake) {
    switch happening {
    case .input: readInput()
    case .hangup: ending = ending ?? .killed(SIGHUP)
    // ^C closes what is open before it ends the program.
    case .terminate(SIGINT) where model.isAsking: send(.key(.escape))
    case .terminate(let signal): ending = ending ?? .killed(signal)
    case .resize: takeSize()
    case .stop: suspend()
    case .continue:
      session.resume()
      takeSize()
    case .files: lookAtStore()
    case .clock, .timer: break
    }
  }

  private func respond(to wake: WakeList.Purpose) {
    switch wake {
    case .model(let wake): send(.woken(wake))
    case .store:
      loop.watcher?.renew()
      lookAtStore()
    }
  }

  private func readInput() {
    for input in keys.read() where ending == nil {
      switch input {
      case .key(let key): send(.key(key))
      case .paste(let text): send(.paste(text))
      }
    }
  }

  /// Takes the window's size and draws it whole, also if it is the one known: of changes that follow
  /// each other only the last is seen, and in between the terminal may have lost what it showed.
  private func takeSize() {
    session.resize()
    if session.size != model.size { send(.resized(session.size)) }
    redraw()
  }

  /// Stops the process until it is continued.
  func suspend() {
    session.suspend { ProcessSignals.stop() }
    takeSize()
  }

  /// Draws every cell anew.
  func redraw() {
    session.redraw()
    shown = nil
  }

  private func draw() {
    let canvas = model.screen()
    if let color = model.habit?.color, color != accent {
      painter.theme = Theme(depth, accent: color, on: surroundings.backdrop)
      accent = color
      shown = nil
    }
    guard canvas != shown else { return }
    painter.paint(canvas)
    shown = canvas
  }
}

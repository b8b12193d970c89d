import CNcurses
import CPlatform
import Glibc
import SwiftCalViews

/// The terminal while a screen is shown on it: entered by `init`, left by `end`.
///
/// There can be one at a time. On each way out the terminal is as it was; a fatal signal restores
/// it too. Signals are not its business: who owns it tells it of resizes and stops.
package final class CursesSession {
  private let screen: OpaquePointer
  private let input: Int32
  private let output: Int32
  private var settings: termios
  private let speaksXterm: Bool
  private var isShown = true

  /// The colours the terminal itself can show.
  package let colors: Int
  /// Whether colours are told to it as red, green and blue.
  package let hasDirectColor: Bool

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - type: the value of `TERM`.
  ///   - mouse: whether clicks and the wheel are wanted.
  ///   - input: the terminal that is read, by its file descriptor.
  ///   - output: the terminal that is written to.
  package init(
    type: String?, mouse: Bool = true, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) {
    let type = try Self.requireTerminal(type: type, input: input, output: output)
    self.input = input
    self.output = output
    settings = termios()
    tcgetattr(input, &settings)
    // The size comes from the terminal, whatever LINES and COLUMNS of an older shell say.
    use_env(false)
    use_tioctl(true)
    set_escdelay(25)
    let writer = output == STDOUT_FILENO ? swiftcal_stdout() : fdopen(output, "w")
    let reader = input == STDIN_FILENO ? swiftcal_stdin() : fdopen(input, "r")
    guard let screen = newterm(type, writer, reader) else { throw .unknown(type) }
    self.screen = screen
    speaksXterm = mouse && Capabilities.string("kmous") != nil
    colors = Capabilities.number("colors") ?? 0
    hasDirectColor = colors > 256 && Capabilities.flag("RGB")
    guard Capabilities.string("cup") != nil, Capabilities.string("clear") != nil else {
      // Nothing was sent yet, and what 'endwin' sends, such a terminal would show.
      tcsetattr(input, TCSADRAIN, &settings)
      delscreen(screen)
      throw .incapable(type)
    }
    gatherOutput()
    configure()
    show()
  }

  /// Has curses send an update whole. Until a terminal was given back and taken again, it sends what
  /// it has at each move of the cursor; so that is done once, where nobody sees it.
  private func gatherOutput() {
    // No delay, but before one curses sends what it has, which is what took the terminal.
    delay_output(0)
    let kept = fcntl(output, F_DUPFD_CLOEXEC, 0)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if kept >= 0, nowhere >= 0, dup2(nowhere, output) == output {
      endwin()
      doupdate()
      dup2(kept, output)
      redraw()
    }
    close(nowhere)
    close(kept)
  }

  /// Refuses what cannot be a screen, as far as that is known without looking the type up.
  ///
  /// - Returns: the terminal's type.
  @discardableResult
  package static func requireTerminal(
    type: String?, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) -> String {
    guard isatty(input) == 1 else { throw .notATerminal(.input) }
    guard isatty(output) == 1 else { throw .notATerminal(.output) }
    guard let type, !type.isEmpty else { throw .unnamed }
    return type
  }

  /// The window's size as the terminal tells it now.
  package var size: Size {
    let window = swiftcal_stdscr()
    return Size(Int(getmaxx(window)), Int(getmaxy(window)))
  }

  /// Takes the window's new size from the terminal.
  package func resize() {
    var (columns, rows) = (Int32(0), Int32(0))
    guard swiftcal_window_size(output, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return
    }
    if is_term_resized(rows, columns) { resizeterm(rows, columns) }
  }

  /// Gives the terminal back, runs what stops the process, and takes the terminal again.
  package func suspend(_ stop: () -> Void) {
    hide()
    stop()
    tcgetattr(input, &settings)
    def_shell_mode()
    resume()
  }

  /// Takes the terminal again after the process was stopped in some other way.
  package func resume() {
    reset_prog_mode()
    // Otherwise curses asks for the keys' codes as late as it reads the first key.
    keypad(swiftcal_stdscr(), true)
    if !isShown { show() }
    clearok(swiftcal_curscr(), true)
    resize()
  }

  /// Draws every cell anew with the next update.
  package func redraw() { clearok(swiftcal_curscr(), true) }

  /// Gives the terminal back for good.
  package func end() {
    guard isShown else { return }
    hide()
    delscreen(screen)
  }

  private func configure() {
    let window = swiftcal_stdscr()
    cbreak()
    noecho()
    nonl()
    intrflush(window, false)
    keypad(window, true)
    meta(window, true)
    nodelay(window, true)
    // The cursor is not shown: it may stay where the last byte left it.
    leaveok(window, true)
    curs_set(0)
    // Looking for typed keys in the midst of an update costs a call per line.
    typeahead(-1)
    mouseinterval(0)
    if colors >= 8 {
      start_color()
      use_default_colors()
    }
  }

  private func show() {
    isShown = true
    let restore = farewell
    swiftcal_crash_arm(output, restore, restore.count, &settings)
    guard speaksXterm else { return }
    mousemask(swiftcal_press | swiftcal_wheel_up | swiftcal_wheel_down, nil)
    send(ReportModes.on)
  }

  private func hide() {
    isShown = false
    if speaksXterm {
      mousemask(0, nil)
      send(ReportModes.off)
    }
    endwin()
    swiftcal_crash_disarm()
  }

  /// What a crash sends: the terminal's modes as shells expect them.
  private var farewell: [CChar] {
    let parts = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].map { Capabilities.string($0) ?? [] }
    let bytes = (speaksXterm ? ReportModes.allOff : []) + parts.joined()
    return bytes.map { CChar(bitPattern: $0) }
  }

  private func send(_ bytes: [UInt8]) { _ = write(output, bytes, bytes.count) }
}

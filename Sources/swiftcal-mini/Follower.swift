import Glibc
import SwiftCalCore
import SwiftCalSystem

/// Draws the widget again on every change of the store, of the clock and of the window.
struct Follower {
  private let widget: Widget
  private let isOnTerminal = isTerminal(STDOUT_FILENO)
  private let quiet = QuietKeys(terminal: STDOUT_FILENO)

  init(_ widget: Widget) { self.widget = widget }

  /// Draws until a signal, the end of the terminal or of the reader.
  func run() -> ExitStatus {
    do {
      let path = widget.location?.path
      // A terminal or a reader that is gone is told of by the stream that is written to.
      let loop = try EventLoop(
        input: STDOUT_FILENO, reads: false, watcher: FileWatcher(path: path))
      try enter()
      defer { leave() }
      return try follow(loop)
    } catch let error as OutputError {
      return error == .closed ? .success : .inputOutput
    } catch {
      return .systemError
    }
  }

  private func follow(_ loop: EventLoop) throws -> ExitStatus {
    var shown = ""
    while true {
      let frame = widget.frame()
      if frame.text != shown {
        try OutputStream.standard.write(isOnTerminal ? placed(frame.text) : frame.text)
        shown = frame.text
      }
      // A folder that cannot be watched is looked at every second.
      let seconds = loop.watcher?.isReliable == true ? frame.lifetime : 1
      for wake in try loop.wait(until: widget.clock.instant(inSeconds: max(1, seconds))) {
        switch wake {
        case .terminate, .hangup: return .success
        case .resize: shown = ""
        case .stop:
          leave()
          raise(SIGSTOP)
        case .continue:
          try enter()
          shown = ""
        case .files: loop.watcher?.renew()
        default: break
        }
      }
    }
  }

  /// The frame from the top left corner on, with what was there before wiped out.
  private func placed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return "\u{1b}[H" + lines.joined(separator: "\u{1b}[K\r\n") + "\u{1b}[K\u{1b}[J"
  }

  private func enter() throws(OutputError) {
    guard isOnTerminal else { return }
    CrashGuard.arm(terminal: STDOUT_FILENO, farewell: Self.farewell)
    quiet.begin()
    try OutputStream.standard.write("\u{1b}[?25l\u{1b}[2J")
  }

  private func leave() {
    guard isOnTerminal else { return }
    CrashGuard.disarm()
    quiet.end()
    try? OutputStream.standard.write(Self.farewell)
  }

  /// Shows the cursor, below what was drawn.
  private static let farewell = "\u{1b}[?25h\r\n"
}

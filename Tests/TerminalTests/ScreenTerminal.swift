import Foundation
import TestSupport

/// A pseudo-terminal inside the test process; what is sent to it is kept.
final class ScreenTerminal: @unchecked Sendable {
  /// The end that a program holds.
  let terminal: Int32
  private let master: Int32
  private let lock = NSLock()
  private var received: [UInt8] = []

  /// Makes one of this size.
  init(columns: Int, rows: Int) throws {
    var (master, terminal) = (Int32(0), Int32(0))
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &terminal, nil, nil, &size) == 0 else { throw TimedOut("no pty") }
    self.master = master
    self.terminal = terminal
    // What is not read stops the program that writes it.
    let reader = Thread { [self] in collect() }
    reader.start()
  }

  /// Types bytes.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// What was sent until now since the last call.
  func take() throws -> String {
    let mark = "\u{1}mark\u{1}"
    _ = write(terminal, mark, mark.utf8.count)
    var text = ""
    try waitUntil("the terminal's bytes") {
      text = lock.withLock { String(decoding: received, as: UTF8.self) }
      return text.hasSuffix(mark)
    }
    lock.withLock { received = [] }
    return String(text.dropLast(mark.count))
  }

  /// The terminal's settings as one value.
  var settings: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Gives the terminal a new size.
  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the program's end, which ends the reading.
  func finish() { close(terminal) }

  private func collect() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &buffer, buffer.count), count > 0 {
      lock.withLock { received += buffer[..<count] }
    }
    close(master)
  }
}

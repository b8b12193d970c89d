import Foundation

/// A program on a pseudo-terminal whose other end the test holds: what a terminal would get, byte for byte.
package final class Pty {
  /// The program.
  package let child: Child
  private var master: Int32
  private let name: String

  /// Starts a program on a new terminal of this size, as leader of its own session.
  package init(_ arguments: [String], in home: Home, columns: Int = 80, rows: Int = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // TIOCSPTLCK and TIOCGPTN: Swift's import of the C library leaves out grantpt and ptsname.
    var locked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &locked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw TimedOut("no pseudo-terminal: \(String(cString: strerror(errno)))") }
    let path = "/dev/pts/\(number)"
    name = path
    let terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    child = try Child(arguments, environment: home.environment, ownSession: true) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }

  deinit {
    hangUp()
  }

  /// Types bytes.
  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Gives the terminal another size.
  package func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// How many typed bytes the program has not read yet.
  package var unread: Int {
    let terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    var count: Int32 = 0
    return ioctl(terminal, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Closes the terminal's end, as a terminal window that is closed does.
  package func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }

  /// What the program sends until it has sent nothing for a while.
  package func output(quietFor quiet: Double = 0.3, within seconds: Double = 10) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let limit = MonotonicTime.now + seconds
    while MonotonicTime.now < limit {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(quiet * 1000)) > 0 else { break }
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Waits until the program has sent something, and reads it.
  package func firstByte(within seconds: Double = 10) throws {
    guard !output(quietFor: seconds, within: 0.001).isEmpty else {
      throw TimedOut("the program sent nothing")
    }
  }

  /// What the program sends until the text has come; throws when it does not.
  @discardableResult
  package func output(until text: String, within seconds: Double = 10) throws -> String {
    var all = ""
    let limit = MonotonicTime.now + seconds
    while MonotonicTime.now < limit {
      let ended = child.poll() != nil
      all += String(decoding: output(quietFor: 0.05, within: 0.05), as: UTF8.self)
      if all.contains(text) { return all }
      if ended { break }
    }
    throw TimedOut("'\(text)' did not come; what came:\n\(all.debugDescription)")
  }

  /// The terminal's modes, as `stty -a` prints them.
  package func modes(in home: Home) throws -> String {
    try Program.run(["stty", "-a", "-F", name], in: home).output
  }
}

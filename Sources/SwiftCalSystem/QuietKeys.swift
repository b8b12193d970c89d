import Glibc

/// Keeps keys that nobody reads from being shown on a terminal, and from being taken for a command
/// afterwards.
package final class QuietKeys {
  private let terminal: Int32
  private var before: termios?

  /// Of the terminal behind a file descriptor, which is left as it is for now.
  package init(terminal: Int32) { self.terminal = terminal }

  /// From here on keys are not shown; in the background, where a terminal is not a program's to
  /// change, nothing is done.
  package func begin() {
    var settings = termios()
    guard before == nil, tcgetpgrp(terminal) == getpgrp(), tcgetattr(terminal, &settings) == 0
    else { return }
    before = settings
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    tcsetattr(terminal, TCSANOW, &settings)
  }

  /// Leaves the terminal as it was, without what was typed meanwhile.
  package func end() {
    guard var settings = before else { return }
    before = nil
    guard tcgetpgrp(terminal) == getpgrp() else { return }
    tcsetattr(terminal, TCSAFLUSH, &settings)
  }
}

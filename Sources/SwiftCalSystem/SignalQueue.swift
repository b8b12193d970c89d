import CPlatform
import Glibc

/// The signals a screen answers, taken from a queue instead of by interruption.
final class SignalQueue {
  /// Readable when a signal has come.
  let descriptor: Int32
  private let previousMask: sigset_t

  /// Signals that ask a program to end, and those that would end it without leaving the screen.
  static let terminating = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGIO, SIGPWR,
  ]
  private static let all = terminating + [SIGWINCH, SIGTSTP, SIGCONT]

  init() throws(SystemError) {
    var mask = Self.set(of: Self.all)
    var previous = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &previous)
    previousMask = previous
    // A caller may have left them ignored, as nohup does; a screen has to go with its terminal.
    Self.all.forEach { signal($0, SIG_DFL) }
    descriptor = signalfd(-1, &mask, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("signalfd") }
  }

  deinit {
    close(descriptor)
    var mask = previousMask
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Takes all signals that have come.
  func take() -> [Wake] {
    var wakes: [Wake] = []
    var info = signalfd_siginfo()
    while read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      wakes.append(Self.wake(for: Int32(info.ssi_signo)))
    }
    return wakes
  }

  static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    signals.forEach { sigaddset(&set, $0) }
    return set
  }

  private static func wake(for signal: Int32) -> Wake {
    switch signal {
    case SIGWINCH: .resize
    case SIGTSTP: .stop
    case SIGCONT: .continue
    default: .terminate(signal)
    }
  }
}

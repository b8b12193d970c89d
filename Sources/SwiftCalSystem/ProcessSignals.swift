import Glibc

/// What a program does with itself by signals.
package enum ProcessSignals {
  /// Stops this process as `^Z` would and returns when it was continued, or at once where nobody
  /// could continue it.
  package static func stop() {
    perform(SIGTSTP)
    // The signal that continued it is known by this return.
    var continued = SignalQueue.set(of: [SIGCONT])
    var atOnce = timespec()
    sigtimedwait(&continued, nil, &atOnce)
  }

  /// Ends this process by a signal, so that its caller learns of it; returns only if that fails.
  package static func end(by signal: Int32) { perform(signal) }

  private static func perform(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
    var mask = SignalQueue.set(of: [number])
    var previous = sigset_t()
    sigprocmask(SIG_UNBLOCK, &mask, &previous)
    sigprocmask(SIG_SETMASK, &previous, nil)
  }
}

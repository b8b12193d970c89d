import CPlatform
import Glibc

/// Waits for whatever a screen has to answer: keys, signals, files, the clock.
///
/// While it lives, the signals it knows are blocked and told as wakes. Nothing wakes the process
/// before one of these happens.
package final class EventLoop {
  private let input: pollfd
  private let signals: SignalQueue
  private let timer: WallTimer
  private var armed: WallInstant??

  /// What watches the store and the zone, if anything can be watched.
  package var watcher: FileWatcher?

  /// A loop over a file descriptor (-1 for none), signals and the watched files.
  ///
  /// - Parameter reads: whether what can be read is told; otherwise only that the other end is gone.
  package init(
    input: Int32 = STDIN_FILENO, reads: Bool = true, watcher: FileWatcher? = nil
  ) throws(SystemError) {
    self.input = pollfd(fd: input, events: reads ? Int16(POLLIN) : 0, revents: 0)
    self.watcher = watcher
    signals = try SignalQueue()
    timer = try WallTimer()
  }

  /// Waits until something happens or the instant has come, and tells all that happened.
  package func wait(until instant: WallInstant?) throws(SystemError) -> [Wake] {
    if armed != .some(instant) { timer.arm(instant) }
    armed = .some(instant)
    while true {
      let wakes = try poll(milliseconds: -1)
      if !wakes.isEmpty { return wakes }
    }
  }

  /// Tells what has happened already, without waiting.
  package func pending() throws(SystemError) -> [Wake] { try poll(milliseconds: 0) }

  private func poll(milliseconds: Int32) throws(SystemError) -> [Wake] {
    var requests = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: timer.descriptor, events: Int16(POLLIN), revents: 0),
      input,
      pollfd(fd: watcher?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard Glibc.poll(&requests, nfds_t(requests.count), milliseconds) >= 0 else {
      if errno == EINTR { return [] }
      throw SystemError("poll")
    }
    var wakes: [Wake] = []
    if requests[0].revents != 0 { wakes += signals.take() }
    if requests[1].revents != 0, let wake = timer.take() {
      armed = nil
      wakes.append(wake)
    }
    if requests[2].revents != 0 { wakes.append(inputWake(requests[2].revents)) }
    if requests[3].revents != 0 { wakes += watcher?.take() ?? [] }
    return wakes
  }

  /// Input that is ready with nothing to read has ended: waiting for it again would spin.
  private func inputWake(_ events: Int16) -> Wake {
    if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .hangup }
    return swiftcal_unread_bytes(input.fd) > 0 ? .input : .hangup
  }
}

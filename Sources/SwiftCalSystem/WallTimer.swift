import CPlatform
import Glibc

/// A timer on the clock that people set; setting the clock fires it too.
final class WallTimer {
  /// Readable when it fires.
  let descriptor: Int32

  init() throws(SystemError) {
    descriptor = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("timerfd_create") }
  }

  deinit { close(descriptor) }

  /// Fires at an instant; without one, only when the clock is set.
  func arm(_ instant: WallInstant?) {
    var setting = itimerspec()
    setting.it_value = timespec(
      tv_sec: instant?.seconds ?? Int(Int32.max) * 64, tv_nsec: instant?.nanoseconds ?? 0)
    if timerfd_settime(descriptor, Self.onceAtOrWhenSet, &setting, nil) == 0 { return }
    // What cannot tell of a set clock can still tell the time.
    timerfd_settime(descriptor, Self.onceAt, &setting, nil)
  }

  /// Tells why it is readable, nil if it is not.
  func take() -> Wake? {
    var count: UInt64 = 0
    if read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 { return .timer }
    return errno == ECANCELED ? .clock : nil
  }

  // TFD_TIMER_ABSTIME, and with it TFD_TIMER_CANCEL_ON_SET.
  private static let onceAt: Int32 = 1
  private static let onceAtOrWhenSet: Int32 = 3
}

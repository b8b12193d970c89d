import Glibc

/// An instant on one of the system's clocks.
package struct WallInstant: Hashable, Comparable, Sendable {
  /// Whole seconds since the clock's epoch.
  package let seconds: Int
  /// 0…999 999 999.
  package let nanoseconds: Int

  /// The instant with these parts.
  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The present on the clock that people set.
  package static func now() -> WallInstant { read(CLOCK_REALTIME) }

  /// The time since the start of the machine, its sleep included.
  package static func sinceBoot() -> WallInstant { read(CLOCK_BOOTTIME) }

  /// The instant this many nanoseconds later.
  package func adding(nanoseconds more: Int) -> WallInstant {
    let sum = nanoseconds + more
    let carry = sum >= 0 ? sum / 1_000_000_000 : -((999_999_999 - sum) / 1_000_000_000)
    return WallInstant(seconds: seconds + carry, nanoseconds: sum - carry * 1_000_000_000)
  }

  /// The instant this many milliseconds later.
  package func adding(milliseconds more: Int) -> WallInstant {
    adding(nanoseconds: more * 1_000_000)
  }

  /// Nanoseconds from an earlier instant of the same clock to this one.
  package func nanoseconds(since earlier: WallInstant) -> Int {
    (seconds - earlier.seconds) * 1_000_000_000 + nanoseconds - earlier.nanoseconds
  }

  package static func < (left: WallInstant, right: WallInstant) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  private static func read(_ clock: clockid_t) -> WallInstant {
    var time = timespec()
    clock_gettime(clock, &time)
    return WallInstant(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}

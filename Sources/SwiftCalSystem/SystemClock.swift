import Glibc
import SwiftCalCore

/// The local clock, or the one that `SWIFTCAL_NOW` puts in its place.
///
/// The zone is looked up at each question, so that a changed zone file is noticed.
package struct SystemClock: Sendable {
  private enum Source {
    case system
    case fixed(LocalTime)
    case running(start: Int, since: WallInstant)
  }

  private let source: Source

  /// The system's clock, or the pinned one.
  package init(pinned: PinnedClock?) {
    switch pinned {
    case nil: source = .system
    case .fixed(let day):
      source = .fixed(LocalTime(day: day, time: ClockTime(hour: 12, minute: 0)))
    case .running(let start):
      tzset()
      source = .running(start: Zone.epoch(of: start), since: WallInstant.sinceBoot())
    }
  }

  /// The system's clock, or the one that `SWIFTCAL_NOW` pins.
  package init(environment: Environment) throws(ClockError) {
    guard let text = environment.nonEmpty("SWIFTCAL_NOW") else {
      self.init(pinned: nil)
      return
    }
    guard let pinned = PinnedClock(text) else { throw ClockError(text: text) }
    self.init(pinned: pinned)
  }

  /// The local civil date and time.
  package func now() -> LocalTime {
    if case .fixed(let moment) = source { return moment }
    tzset()
    return Zone.local(epoch())
  }

  /// The real seconds until the clock first shows this moment or a later one, 0 if it does now.
  ///
  /// A moment that the zone leaves out is reached when the clock jumps over it.
  package func secondsUntil(_ moment: LocalTime) -> Int {
    tzset()
    let now = epoch()
    let apart = Zone.naive(moment) - Zone.naive(Zone.local(now))
    return Zone.seconds(from: now, skipping: apart - 2 * 86_400) { Zone.local($0) >= moment }
  }

  /// The real seconds until another day begins to be today (over a change of the clock that may
  /// also be the day before), at least 1.
  package func secondsUntilTurn(of clock: DayClock) -> Int {
    tzset()
    let now = epoch()
    let local = Zone.local(now)
    let today = clock.today(at: local)
    // No day follows the calendar's last, so nothing on the clock shows its end.
    guard today < .last else {
      return max(1, 86_400 + clock.dayStart.seconds - local.time.seconds)
    }
    return Zone.seconds(from: now, skipping: 0) { clock.today(at: Zone.local($0)) != today }
  }

  /// The real seconds until today is over by its own clock, however the clock is changed after.
  package func secondsLeft(of clock: DayClock) -> Int {
    let now = now()
    guard clock.today(at: now) < .last else { return secondsUntilTurn(of: clock) }
    return secondsUntil(clock.turn(after: now))
  }

  /// The instant that lies a number of whole ticks of this clock's seconds ahead, nil if it stands still.
  package func instant(inSeconds seconds: Int) -> WallInstant? {
    let now = WallInstant.now()
    switch source {
    case .fixed: return nil
    case .system: return WallInstant(seconds: now.seconds + seconds, nanoseconds: 0)
    case .running(_, let since):
      let elapsed = WallInstant.sinceBoot().nanoseconds(since: since)
      return now.adding(nanoseconds: seconds * 1_000_000_000 - elapsed % 1_000_000_000)
    }
  }

  /// The local date and time with its offset from UTC, as ISO 8601 writes it.
  package func timestamp() -> String {
    tzset()
    return Zone.timestamp(epoch())
  }

  private func epoch() -> Int {
    switch source {
    case .system: WallInstant.now().seconds
    case .fixed(let moment): Zone.epoch(of: moment)
    case .running(let start, let since):
      start + WallInstant.sinceBoot().nanoseconds(since: since) / 1_000_000_000
    }
  }
}

/// A `SWIFTCAL_NOW` that is no moment.
package struct ClockError: Error, Hashable, Sendable {
  /// What it says.
  package let text: String

  /// A sentence that says what is wrong and what to do about it.
  package var message: String {
    "SWIFTCAL_NOW is \(text.quoted); write 2026-11-30 or 2026-11-30T23:59:50, or unset it."
  }
}

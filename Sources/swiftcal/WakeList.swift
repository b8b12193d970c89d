import SwiftCalApp
import SwiftCalSystem

/// What has to be done after some time, told by a clock that nobody sets.
struct WakeList {
  /// What for.
  enum Purpose: Hashable {
    /// The model wants to go on.
    case model(SwiftCalApp.Wake)
    /// The store is to be looked at.
    case store
  }

  private var deadlines: [Purpose: WallInstant] = [:]

  /// Asks for a purpose to come due, unless it does so earlier already.
  mutating func set(_ purpose: Purpose, inMilliseconds milliseconds: Int) {
    let deadline = WallInstant.sinceBoot().adding(milliseconds: milliseconds)
    deadlines[purpose] = min(deadline, deadlines[purpose] ?? deadline)
  }

  /// The next instant at which something comes due, on the clock of the event loop.
  var next: WallInstant? {
    guard let first = deadlines.values.min() else { return nil }
    let wait = first.nanoseconds(since: .sinceBoot())
    return WallInstant.now().adding(nanoseconds: max(0, wait))
  }

  /// Takes out what has come due.
  mutating func takeDue() -> [Purpose] {
    let now = WallInstant.sinceBoot()
    let due = deadlines.filter { $0.value <= now }.sorted { $0.value < $1.value }.map(\.key)
    due.forEach { deadlines[$0] = nil }
    return due
  }
}

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

  private var deadlines: [(purpose: Purpose, at: WallInstant)] = []

  /// Asks for a purpose to come due, unless it does so earlier already.
  mutating func set(_ purpose: Purpose, inMilliseconds milliseconds: Int) {
    let deadline = WallInstant.sinceBoot().adding(milliseconds: milliseconds)
    if deadlines.contains(where: { $0.purpose == purpose && $0.at <= deadline }) { return }
    deadlines.removeAll { $0.purpose == purpose }
    deadlines.append((purpose, deadline))
  }

  /// The next instant at which something comes due, on the clock of the event loop.
  var next: WallInstant? {
    guard let first = deadlines.map(\.at).min() else { return nil }
    let wait = first.nanoseconds(since: .sinceBoot())
    return WallInstant.now().adding(nanoseconds: max(0, wait))
  }

  /// Takes out what has come due, the earliest first.
  mutating func takeDue() -> [Purpose] {
    let now = WallInstant.sinceBoot()
    let due = deadlines.filter { $0.at <= now }.sorted { $0.at < $1.at }.map(\.purpose)
    deadlines.removeAll { $0.at <= now }
    return due
  }
}

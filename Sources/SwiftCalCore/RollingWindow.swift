/// The last counted days of a rolling schedule, and which of them were done.
struct RollingWindow {
  /// The days' ordinals, -1 for those not done, in a ring.
  private var ring: [Int]
  private var position = 0
  /// How many of the days were done.
  private(set) var done = 0

  /// A window of `days` days, of which none was done.
  init(days: Int) { ring = Array(repeating: -1, count: max(1, days)) }

  /// How many days it holds.
  var size: Int { ring.count }

  /// How many of the days will be done once a day that was not done is added.
  var doneAfterMiss: Int { ring[position] >= 0 ? done - 1 : done }

  /// Adds the next counted day, -1 if it was not done; the oldest day leaves.
  mutating func push(_ day: Int) {
    if ring[position] >= 0 { done -= 1 }
    if day >= 0 { done += 1 }
    ring[position] = day
    position = position + 1 == ring.count ? 0 : position + 1
  }

  /// The done days after `day`, oldest first.
  func doneDays(after day: Int) -> [Int] {
    (ring[position...] + ring[..<position]).filter { $0 > day && $0 >= 0 }
  }
}

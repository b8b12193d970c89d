import Foundation

/// What a test waited for did not come in time.
package struct TimedOut: Error, CustomStringConvertible {
  /// What was waited for, and what was there instead.
  package let description: String

  /// A failure to wait, told in words.
  package init(_ description: String) {
    self.description = description
  }
}

/// Asks again and again until the condition holds; throws when it does not within the limit.
package func waitUntil(
  _ what: String, within seconds: Double = 10, _ condition: () throws -> Bool
) throws {
  let limit = MonotonicTime.now + seconds
  while try !condition() {
    guard MonotonicTime.now < limit else {
      throw TimedOut("waited \(seconds) s for \(what)")
    }
    usleep(10_000)
  }
}

/// Seconds on a clock that nobody sets.
package enum MonotonicTime {
  /// The present moment.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many seconds the work took, and what it gave.
  package static func measure<Value>(_ work: () throws -> Value) rethrows -> (Double, Value) {
    let start = now
    let value = try work()
    return (now - start, value)
  }
}

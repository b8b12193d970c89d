import Foundation
import Testing

/// Tests that change what belongs to the whole process, the zone and the locale, one after another.
@Suite("The process", .serialized)
struct ProcessWide {
  /// Does some work in a time zone.
  static func within<Value>(_ zone: String, _ work: () throws -> Value) rethrows -> Value {
    setenv("TZ", zone, 1)
    tzset()
    defer {
      setenv("TZ", "UTC", 1)
      tzset()
    }
    return try work()
  }
}

import SwiftCalCore

/// What has to be known to take in what another program, or an older layout, has recorded.
package struct Intake {
  /// The time zones there are.
  package let zones: TimeZones
  /// The zone that a person says the days were recorded in; nil to find it.
  package let timezone: String?
  /// The day it is.
  package let today: Day
  /// The moment for the change log, as ISO 8601 text.
  package let now: String

  /// What is known.
  package init(
    zones: TimeZones, timezone: String? = nil, today: Day, now: String
  ) {
    self.zones = zones
    self.timezone = timezone
    self.today = today
    self.now = now
  }

  /// Refuses a zone for a file whose days have none.
  func requireNoTimezone(_ path: String) throws(StoreError) {
    guard timezone != nil else { return }
    throw .invalid(
      "The days in \(path.quoted) have no time zone, since they are no times; leave out"
        + " '--timezone', which is for stores of the iOS app.")
  }
}

/// Tells the civil days whose beginnings instants are, where the zone they are of was not recorded.
package struct Midnights {
  /// Days, and the clocks they are of.
  package struct Found: Hashable, Sendable {
    /// The zone as a person has said it, else the offsets that were found: `UTC-05:00 and UTC-04:00`.
    package let zone: String
    /// The days of the instants that were asked about, each once, in order.
    package let days: [Day]
    /// How many of the instants begin no day in the zone; they are of the nearest day.
    package var offMidnight = 0
  }

  private let wanted: [Int]
  private let all: [Int]

  /// A search.
  ///
  /// - Parameters:
  ///   - wanted: the instants whose days are asked for, in seconds since 1970.
  ///   - others: further instants that are beginnings of days in the same zone.
  package init(of wanted: [Int], among others: [Int] = []) {
    self.wanted = wanted
    all = Set(wanted + others).sorted()
  }

  /// The days as of the zone that a person says. Where no zone at all begins its days at all of the
  /// instants, as after a journey, they are the days whose beginning is nearest.
  package func days(in zone: String, of zones: TimeZones) throws(TimeZoneError) -> Found {
    let offset = try zones.zone(zone)
    if !fits(offset), let other = candidates(zones).first(where: { fits($0.offset) }) {
      throw .other(said: zone, fits: other.name)
    }
    return Found(
      zone: zone, days: days(offset), offMidnight: wanted.count { !Midnights.begins($0, offset) })
  }

  /// The days, if every zone in which all instants begin a day gives the same ones.
  ///
  /// Asks for an offset or two per zone and instant, and for hardly any of a zone that does not fit.
  package func days(of zones: TimeZones) throws(TimeZoneError) -> Found {
    guard !wanted.isEmpty else { return Found(zone: "UTC", days: []) }
    var found: (name: String, zone: String, days: [Day])?
    for candidate in candidates(zones) where fits(candidate.offset) {
      let days = days(candidate.offset)
      if let found, found.days != days { throw .several([found.name, candidate.name]) }
      found = found ?? (candidate.name, offsets(candidate.offset), days)
    }
    guard let found else { throw .none }
    return Found(zone: found.zone, days: found.days)
  }

  private typealias Candidate = (name: String, offset: TimeZones.Offset)

  /// The zones that people live in or, if none of these fits, those of one offset.
  private func candidates(_ zones: TimeZones) -> [Candidate] {
    let named = zones.names.compactMap { name -> Candidate? in
      (try? zones.zone(name)).map { (name, $0) }
    }
    if named.contains(where: { fits($0.offset) }) { return named }
    // Every offset in use since clocks follow zones is a multiple of a quarter of an hour.
    return (-48...56).map { quarters in
      (TimeZones.text(ofFixed: quarters * 900), { (_: Int) in quarters * 900 })
    }
  }

  private func offsets(_ offset: TimeZones.Offset) -> String {
    Set(wanted.map(offset)).sorted().map { "UTC" + TimeZones.text(ofFixed: $0) }
      .joined(separator: " and ")
  }

  /// Whether each instant is the first of a day; where clocks jump over 00:00, that is a later time.
  private func fits(_ offset: TimeZones.Offset) -> Bool {
    all.allSatisfy { Midnights.begins($0, offset) }
  }

  private static func begins(_ instant: Int, _ offset: TimeZones.Offset) -> Bool {
    ordinal(instant, offset) != ordinal(instant - 1, offset)
  }

  private func days(_ offset: TimeZones.Offset) -> [Day] {
    // Half a day later it is the same day for what is a midnight, and for what lies near one.
    let ordinals = Set(wanted.map { Midnights.ordinal($0 + 43_200, offset) })
    return ordinals.sorted().compactMap(Day.init(ordinal:))
  }

  /// The civil day of an instant, counted from 0001-01-01.
  private static func ordinal(_ instant: Int, _ offset: TimeZones.Offset) -> Int {
    let local = instant + offset(instant)
    // 1970-01-01 is this many days after 0001-01-01.
    return 719_162 + (local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
  }
}

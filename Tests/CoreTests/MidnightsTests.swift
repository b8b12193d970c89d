import TestSupport
import Testing

@testable import SwiftCalCore

@Suite("The days of midnights without a zone")
struct MidnightsTests {
  /// Zones that change by half a year: an offset in the first, another in the second.
  private static let rules: [String: (first: Int, second: Int)] = [
    "Seoul": (9, 9), "Tokyo": (9, 9), "Berlin": (1, 2), "Lagos": (1, 1), "Auckland": (13, 12),
    "Pago_Pago": (-11, -11),
  ]
  /// 2026-07-01T00:00:00Z.
  private static let turn = 1_782_864_000

  private let zones = TimeZones(names: MidnightsTests.rules.keys.sorted()) { name in
    MidnightsTests.rules[name].map { rule in
      { ($0 < MidnightsTests.turn ? rule.first : rule.second) * 3600 }
    }
  }

  /// The beginning of a day with clocks some hours ahead of UTC.
  private func midnight(_ day: Day, _ hours: Int) -> Int {
    (day.ordinal - 719_162) * 86_400 - hours * 3600
  }

  @Test("are found where one zone fits, or several that give the same days")
  func decided() throws {
    let days: [Day] = ["2026-03-05", "2026-03-06"]
    let found = try Midnights(of: days.map { midnight($0, 9) }).days(of: zones)
    #expect(found == Midnights.Found(zone: "UTC+09:00", days: days))
    #expect(try Midnights(of: []).days(of: zones).days == [])
  }

  @Test("are found over a change of the clocks, which rules the other zones out")
  func change() throws {
    let days: [Day] = ["2026-06-30", "2026-07-02"]
    let instants = [midnight(days[0], 1), midnight(days[1], 2)]
    #expect(
      try Midnights(of: instants).days(of: zones)
        == .init(zone: "UTC+01:00 and UTC+02:00", days: days))
    // The rows of other days tell as well.
    let one = Midnights(of: [instants[1]], among: instants)
    #expect(try one.days(of: zones) == .init(zone: "UTC+02:00", days: [days[1]]))
  }

  @Test("are asked for where zones that give other days fit as well")
  func several() throws {
    let search = Midnights(of: [midnight("2026-01-05", 13)])
    #expect(throws: TimeZoneError.several(["Auckland", "Pago_Pago"])) {
      try search.days(of: zones)
    }
    #expect(try search.days(in: "auckland", of: zones).days == ["2026-01-05"])
    #expect(try search.days(in: "Pago_Pago", of: zones).days == ["2026-01-04"])
  }

  @Test("are asked for where no zone fits; who says one gets the nearest midnights")
  func none() throws {
    let instants = [midnight("2026-01-05", 9), midnight("2026-01-06", 1)]
    #expect(throws: TimeZoneError.none) { try Midnights(of: instants).days(of: zones) }
    let found = try Midnights(of: instants).days(in: "Berlin", of: zones)
    #expect(found.days == ["2026-01-05", "2026-01-06"])
    #expect(found.offMidnight == 1)
  }

  @Test("are not those of a zone that does not fit where another does")
  func other() throws {
    let search = Midnights(of: [midnight("2026-01-05", 9)])
    #expect(throws: TimeZoneError.other(said: "Berlin", fits: "Seoul")) {
      try search.days(in: "Berlin", of: zones)
    }
    #expect(throws: TimeZoneError.other(said: "UTC", fits: "+09:00")) {
      try search.days(in: "UTC", of: .none)
    }
  }

  @Test("are found by an offset where no zone is known, if there is only one")
  func offsets() throws {
    let found = try Midnights(of: [midnight("2026-01-05", 9)]).days(of: .none)
    #expect(found == Midnights.Found(zone: "UTC+09:00", days: ["2026-01-05"]))
    #expect(throws: TimeZoneError.several(["-12:00", "+12:00"])) {
      try Midnights(of: [midnight("2026-01-05", 12)]).days(of: .none)
    }
  }

  @Test("begin at the first instant there is, where clocks jump over 00:00")
  func noMidnight() throws {
    let gap = midnight("2026-09-06", -4)
    let zone = TimeZones(names: ["Santiago"]) { _ in { $0 < gap ? -4 * 3600 : -3 * 3600 } }
    let days: [Day] = ["2026-09-05", "2026-09-06", "2026-09-07"]
    let instants = [midnight(days[0], -4), gap, midnight(days[2], -3)]
    #expect(
      try Midnights(of: instants).days(of: zone)
        == .init(zone: "UTC-04:00 and UTC-03:00", days: days))
  }

  @Test(
    "are told for what a person writes as an offset",
    arguments: [
      ("UTC", 0), ("z", 0), ("+09:00", 32_400), ("-0330", -12_600), ("+05", 18_000),
      ("+15:00", nil),
      ("+1", nil), ("9", nil), ("+1a", nil), ("", nil), ("+01:75", nil), ("Mars/Base", nil),
    ] as [(String, Int?)])
  func written(text: String, seconds: Int?) throws {
    guard let seconds else {
      #expect(throws: TimeZoneError.unknown(text)) { try zones.zone(text) }
      return
    }
    #expect(try zones.zone(text)(0) == seconds)
  }
}

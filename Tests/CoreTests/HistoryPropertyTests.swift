import SwiftCalCore
import Testing

@Suite("Random habits of every kind and schedule")
struct HistoryPropertyTests {
  /// The seeds of a block; several blocks run beside each other. The last block holds seeds that
  /// once told the walk and the slow reading apart.
  static let blocks =
    (0..<6).map { Array(UInt64($0) * 100..<UInt64($0 + 1) * 100) } + [[9688, 19272]]

  @Test("The walk agrees with a slow day-by-day reading of the rules", arguments: blocks)
  func slowReading(_ seeds: [UInt64]) {
    for seed in seeds {
      let random = RandomHabit(seed: seed)
      let differences = Self.differences(random.history, random.slow)
      #expect(differences.isEmpty, "seed \(seed)")
    }
  }

  private static func differences(_ history: History, _ slow: SlowHistory) -> [String] {
    var found: [String] = []
    func compare(_ name: String, _ fast: some Equatable, _ slow: some Equatable) {
      if "\(fast)" != "\(slow)" { found.append("\(name): \(fast), slowly \(slow)") }
    }
    compare("unit", history.streak.unit, slow.unitToday)
    compare("current", history.streak.current.shown, slow.current.shown)
    compare("longest", history.streak.longest.shown, slow.longest.shown)
    compare("runs", history.runs.map(\.shown), slow.runs.map { slow.told($0).shown })
    compare("at risk", history.streak.isAtRisk, slow.isAtRisk)
    compare("earned", history.freezes.earned, slow.earned)
    compare("held", history.freezes.held, slow.held)
    compare("uses", history.freezes.uses, slow.uses)
    if abs(history.score - slow.score) > 1e-9 { compare("score", history.score, slow.score) }
    for offset in -160...8 {
      let day = history.today + offset
      compare("\(day)", history.state(on: day), slow.state(on: day))
    }
    return found
  }
}

extension Run {
  /// The run as a short text.
  var shown: String { "\(start)…\(end): \(length)" }
}

extension Run? {
  var shown: String { map(\.shown) ?? "none" }
}

import SwiftCalCore
import TestSupport
import Testing

@Suite("The rotation of backups keeps")
struct BackupRotationTests {
  private let rotation = BackupRotation()

  private func kept(of days: some Sequence<Day>) -> Set<Day> {
    Set(rotation.kept(of: days.map { BackupStamp($0) }).map(\.day))
  }

  @Test("the newest ten and the first of the newest day, and of other days the newest one")
  func severalOfADay() {
    let today = (10...22).map { BackupStamp("2026-11-30", "T\($0)0000") }
    let before = (10...22).map { BackupStamp("2026-11-29", "T\($0)0000-before-import") }
    #expect(
      rotation.kept(of: (before + today.reversed()))
        == Set(today.prefix(1) + today.suffix(10) + before.suffix(1)))
  }

  @Test("the newest, even where no number is set, and what the numbers ask for")
  func numbers() {
    var rotation = BackupRotation()
    (rotation.daily, rotation.weekly, rotation.monthly) = (0, 0, 0)
    let all =
      (0..<60).map { BackupStamp(Day("2026-11-30") - $0) } + [BackupStamp("2026-11-30", "T1")]
    #expect(rotation.isOff && rotation.kept(of: all) == [BackupStamp("2026-11-30", "T1")])
    #expect(rotation.kept(of: []).isEmpty)
    rotation.monthly = 2
    #expect(
      rotation.kept(of: all) == [BackupStamp("2026-11-30", "T1"), BackupStamp("2026-10-31")])
  }

  static let tables: [([Day], [Day])] = [
    ([], []),
    (["2026-11-30"], ["2026-11-30"]),
    // Eight days of which the oldest is not the newest of its week or month.
    (
      [
        "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25",
        "2026-11-26", "2026-11-27",
      ],
      [
        "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26",
        "2026-11-27",
      ]
    ),
    // A gap of years is no reason to let go.
    (["2019-02-03", "2026-11-30"], ["2019-02-03", "2026-11-30"]),
  ]

  @Test("the days of a table", arguments: tables)
  func table(days: [Day], kept: [Day]) {
    #expect(self.kept(of: days) == Set(kept))
  }

  @Test("seven days, five weeks and twelve months of two years without a gap")
  func twoYears() {
    let last: Day = "2026-11-30"
    let kept = kept(of: (0..<730).map { last - $0 })
    let days = (0..<7).map { last - $0 }
    let weeks: [Day] = ["2026-11-22", "2026-11-15", "2026-11-08"]
    let months: [Day] = [
      "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31",
      "2026-04-30", "2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31",
    ]
    #expect(kept == Set(days + weeks + months))
  }

  @Test("as much when done each day as when done once at the end", arguments: UInt64(0)..<20)
  func properties(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let first: Day = "2024-01-01"
    let days = (0..<900).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.map {
      first + $0
    }
    var kept: Set<Day> = []
    for day in days {
      kept = self.kept(of: kept.union([day]))
      #expect(kept.contains(day) && kept.count <= 24)
    }
    #expect(kept == self.kept(of: days.shuffled(using: &random)))
    #expect(self.kept(of: kept) == kept)
    #expect(Set(days.suffix(7)).isSubset(of: kept))
  }
}

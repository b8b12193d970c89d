import Foundation
import SwiftCalCore
import SwiftCalViews
import Testing

@testable import SwiftCalApp

@Suite("Tables that are wider than the screen")
struct FoldedTablesTests {
  // The widths of characters are asked of the C library, which knows them by the locale.
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let habits: [Habit] = {
    var stretch = Habit(
      id: HabitID(1), name: "Stretch before going to bed", added: "2026-11-01")
    stretch.freezeRules = [FreezeRule(from: "2026-11-01", every: 5, cap: 2)]
    let weight = Habit(
      id: HabitID(2), name: "Weight", kind: .trackOnly, added: "2026-11-01",
      plans: [Plan(target: Target(.zero, unit: "kg"))])
    let gym = Habit(
      id: HabitID(3), name: "Gym", added: "2026-11-01",
      plans: [Plan(schedule: .times(3, per: .week))])
    return [stretch, weight, gym]
  }()

  private static func reporter(_ width: Int, isOnScreen: Bool = true) -> Reporter {
    let amounts = [
      CheckIn("2026-11-20", amount: Amount(80)), CheckIn("2026-11-27", amount: Amount(82)),
    ]
    let done = (1...20).map { CheckIn(Day("2026-10-31") + $0, mark: .done) }
    let snapshot = Snapshot(
      habits: habits, checkIns: [HabitID(1): done, HabitID(2): amounts])
    var reporter = Reporter(CommandContext(snapshot, today: "2026-11-30"))
    reporter.isOnScreen = isOnScreen
    reporter.pageWidth = width
    return reporter
  }

  @Test("The last column of one that has no room for it goes on under its row, set in")
  func folded() {
    let lines = Self.reporter(58).habits(.table).lines
    #expect(
      lines == [
        "Stretch before going to bed  yes or no   daily",
        "    a freeze every 5 days, up to 2",
        "Weight                       track only  daily   kg",
        "Gym                          yes or no   3/week",
      ])
    let today = Self.reporter(60).today(json: false).lines
    #expect(today.contains("○  Gym                          open  0 weeks"), "\(today)")
    #expect(today.contains("    0 of 3 this week, 3 more by Sun 6 Dec"), "\(today)")
  }

  @Test("The last column is broken within itself where it has room")
  func hanging() {
    let lines = Self.reporter(78).today(json: false).lines
    let row = lines.firstIndex { $0.contains("Gym") } ?? 0
    #expect(lines[row].hasSuffix("0 of 3 this week, 3 more by Sun"), "\(lines)")
    #expect(lines[row + 1] == String(repeating: " ", count: 47) + "6 Dec", "\(lines)")
  }

  @Test("No line is wider than the screen, and no word is lost", arguments: [18, 38, 58, 76, 116])
  func widths(_ width: Int) {
    let reporter = Self.reporter(width)
    let lines =
      reporter.habits(.table).lines + reporter.today(json: false).lines
      + reporter.stats(of: nil, json: false).lines
    #expect(lines.filter { TerminalText.width(of: $0) > width } == [])
    let words = Set(lines.joined(separator: " ").split { " ,".contains($0) })
    let wanted = ["freeze", "every", "week", "more", "Dec", "kg", "3/week", "average", "81"]
    #expect(wanted.filter { !words.contains(Substring($0)) } == [], "\(lines)")
  }

  @Test(
    "Where the columns themselves have no room, each row stands under its name with their heads")
  func stacked() {
    let lines = Self.reporter(38).stats(of: nil, json: false).lines
    let row = lines.firstIndex { $0 == "Gym" } ?? 0
    #expect(lines.contains("Weight") && lines.contains("Gym"), "\(lines)")
    #expect(lines[row + 1].hasPrefix("    current 0 weeks, longest 0 weeks,"), "\(lines)")
    #expect(lines.first != "habit", "\(lines)")
  }

  @Test("A name is cut where that is all that its row lacks, and what follows stands under it")
  func cut() {
    let lines = Self.reporter(74).stats(of: nil, json: false).lines
    #expect(lines[0].hasPrefix("habit ") && lines[0].hasSuffix("skipped  frozen"), "\(lines)")
    let row = lines.firstIndex { $0.hasPrefix("Weight") } ?? 0
    #expect(lines[row + 1] == "    amounts last 82 kg, average 81, 80 to 82 kg", "\(lines)")
    #expect(Self.reporter(72).stats(of: nil, json: false).lines[1].hasPrefix("Stretch before"))
  }

  @Test("The command line prints tables whole")
  func whole() {
    let lines = Self.reporter(20, isOnScreen: false).habits(.table).lines
    #expect(
      lines.first
        == "Stretch before going to bed  yes or no   daily         a freeze every 5 days, up to 2")
  }

  @Test("The frozen days of a habit have a column in the counts, where there are any")
  func frozen() {
    let lines = Self.reporter(200).stats(of: nil, json: false).lines
    #expect(lines[0].contains("missed  skipped  frozen"), "\(lines)")
    var plain = Self.reporter(200)
    plain.context.snapshot.habits.removeFirst()
    #expect(!plain.stats(of: nil, json: false).lines[0].contains("frozen"))
  }
}

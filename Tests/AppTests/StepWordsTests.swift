import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("What a step changed of a habit")
struct StepWordsTests {
  private static let kind = ChangedValue(.kind, before: "yes-no", after: "at-least")
  private static let target = ChangedValue(.schedule, before: "daily", after: "daily, 5 km/day")

  @Test(
    "is told in a sentence, each value once and none that stays",
    arguments: [
      ([kind], "was changed from yes-no to at-least"),
      (
        [
          kind,
          ChangedValue(
            .schedule, from: "2026-11-30", before: "daily, 5 km/day", after: "daily, 5 km/day"),
          target,
        ], "was changed from yes-no to at-least; target from none to 5 km/day"
      ),
      (
        [
          kind, target,
          ChangedValue(.schedule, from: "2026-11-30", before: "daily", after: "daily, 5 km/day"),
        ],
        "was changed from yes-no to at-least; target from none to 5 km/day"
      ),
      (
        [
          ChangedValue(
            .schedule, from: "2026-12-01", before: "daily, 5 km/day", after: "3/week, 5 km/day")
        ],
        "was changed: schedule from daily, 5 km/day to 3/week, 5 km/day, from 2026-12-01 on"
      ),
      (
        [ChangedValue(.schedule, before: "every 3 days, 5/day", after: "every 3 days, 6/day")],
        "was changed: target from 5/day to 6/day"
      ),
      (
        [
          ChangedValue(.color, before: "orange", after: "red"),
          ChangedValue(.start, before: nil, after: "2026-11-01"),
        ],
        "was changed: color from orange to red; start from none to 2026-11-01"
      ),
      ([ChangedValue(.skips, before: nil, after: "2")], "was changed: skips from none to 2"),
      (
        [ChangedValue(.question, before: nil, after: "Did you?")],
        "was changed: question from none to 'Did you?'"
      ),
    ] as [([ChangedValue], String)])
  func words(_ values: [ChangedValue], _ text: String) {
    #expect(Strings().wasChanged(values) == text)
  }
}

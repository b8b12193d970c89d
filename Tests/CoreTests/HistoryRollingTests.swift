import SwiftCalCore
import Testing

@Suite("Streaks of rolling schedules")
struct HistoryRollingTests {
  struct RollingCase: CustomTestStringConvertible, Sendable {
    let need: Int
    let days: Int
    let letters: String
    let current: Int
    let longest: Int
    let states: String
    var isAtRisk = false

    var testDescription: String { "\(need)/\(days)d \(letters)" }
  }

  @Test(
    "A day is kept while the days that end with it hold enough done days",
    arguments: [
      RollingCase(need: 3, days: 4, letters: "YNYY", current: 4, longest: 4, states: "YxYY"),
      RollingCase(need: 3, days: 4, letters: "NYYY", current: 3, longest: 3, states: "xYYY"),
      RollingCase(need: 1, days: 3, letters: "Y..Y..Y", current: 7, longest: 7, states: "Y--Y--Y"),
      RollingCase(need: 1, days: 3, letters: "Y..", current: 1, longest: 1, states: "Y--"),
      RollingCase(
        need: 1, days: 3, letters: "Y...", current: 1, longest: 1, states: "Y--?", isAtRisk: true),
      RollingCase(need: 1, days: 3, letters: "Y...Y", current: 1, longest: 1, states: "Y--xY"),
      // A skipped day is not counted among the days of the window.
      RollingCase(need: 1, days: 3, letters: "Y.S.", current: 1, longest: 1, states: "Y-s-"),
      RollingCase(
        need: 1, days: 3, letters: "Y.S..", current: 1, longest: 1, states: "Y-s-?", isAtRisk: true),
      RollingCase(need: 2, days: 7, letters: "Y.S.Y", current: 5, longest: 5, states: "YxsxY"),
      RollingCase(need: 2, days: 5, letters: "YY...Y", current: 6, longest: 6, states: "YY---Y"),
      RollingCase(need: 2, days: 5, letters: "YY....Y", current: 0, longest: 2, states: "YY---xY"),
      // No credit before the first done day after a break.
      RollingCase(
        need: 3, days: 7, letters: "YY.......Y", current: 0, longest: 0, states: "YYxxxxxxxY"),
      RollingCase(
        need: 3, days: 5, letters: "Y..YY.Y", current: 1, longest: 5, states: "YxxYYxY"),
    ])
  func windows(_ expected: RollingCase) {
    let schedule = Schedule.rolling(expected.need, days: expected.days)
    let history = history(expected.letters, habit(schedule))
    #expect(history.streak.unit == .day)
    #expect(history.current == expected.current)
    #expect(history.longest == expected.longest)
    #expect(history.states(expected.states.count) == expected.states)
    #expect(history.streak.isAtRisk == expected.isAtRisk)
  }
}

import SwiftCalCore
import Testing

/// What is expected of a history, told with the letters of `HistorySupport`.
struct StreakCase: CustomTestStringConvertible, Sendable {
  let letters: String
  let current: Int
  let longest: Int
  let states: String
  var isAtRisk = false

  var testDescription: String { letters }
}

@Suite("Streaks of habits judged by the day")
struct HistoryDaysTests {
  @Test("What is set ahead is shown of a day to come, and does not count")
  func setAhead() {
    var habit = habit()
    habit.pauses = [Pause(from: monday + 4, through: monday + 5)]
    let history = history("YY.SS..", habit, today: monday + 1)
    let shown = (0..<7).map { history.shownState(on: monday + $0) }
    #expect(shown == [.done, .done, .future, .skipped, .skipped, .paused, .future])
    #expect(history.states(7) == "YY+++++")
    #expect(history.current == 2)
  }

  @Test(
    "An every-day habit counts its done days; skips bridge, misses break, today is open",
    arguments: [
      StreakCase(letters: "YYY", current: 3, longest: 3, states: "YYY"),
      StreakCase(letters: "YYY.", current: 3, longest: 3, states: "YYY?", isAtRisk: true),
      StreakCase(letters: "YYY..", current: 0, longest: 3, states: "YYYx?"),
      StreakCase(letters: "YYYS", current: 3, longest: 3, states: "YYYs"),
      StreakCase(letters: "YYYN", current: 0, longest: 3, states: "YYYx"),
      StreakCase(letters: "SSSYSSS", current: 1, longest: 1, states: "sssYsss"),
      StreakCase(letters: "YSY", current: 2, longest: 2, states: "YsY"),
      StreakCase(letters: "YSNSY", current: 1, longest: 1, states: "YsxsY"),
      StreakCase(letters: "NSY", current: 1, longest: 1, states: "xsY"),
      StreakCase(letters: "YNSS", current: 0, longest: 1, states: "Yxss"),
      StreakCase(letters: "YYnY", current: 1, longest: 2, states: "YYxY"),
      StreakCase(letters: "Y5Y", current: 1, longest: 1, states: "YxY"),
      StreakCase(
        letters: "YYYYY.YY..YYY.", current: 3, longest: 5, states: "YYYYYxYYxxYYY?",
        isAtRisk: true),
      StreakCase(letters: ".", current: 0, longest: 0, states: "?"),
    ])
  func everyDay(_ expected: StreakCase) {
    let history = history(expected.letters)
    #expect(history.current == expected.current)
    #expect(history.longest == expected.longest)
    #expect(history.states(expected.states.count) == expected.states)
    #expect(history.streak.isAtRisk == expected.isAtRisk)
  }

  @Test(
    "A habit of chosen weekdays is bridged by the others, on which a done day counts too",
    arguments: [
      StreakCase(letters: "YYYYY..Y", current: 6, longest: 6, states: "YYYYY--Y"),
      StreakCase(letters: "YYYYY..", current: 5, longest: 5, states: "YYYYY--"),
      StreakCase(letters: "YYYYY...", current: 5, longest: 5, states: "YYYYY--?", isAtRisk: true),
      StreakCase(letters: "YYYYYY.Y", current: 7, longest: 7, states: "YYYYYY-Y"),
      StreakCase(letters: "YYYYYN.Y", current: 1, longest: 5, states: "YYYYYx-Y"),
      StreakCase(letters: "YYYYS..Y", current: 5, longest: 5, states: "YYYYs--Y"),
      StreakCase(letters: "YYYY...Y", current: 1, longest: 4, states: "YYYYx--Y"),
    ])
  func weekdays(_ expected: StreakCase) {
    let history = history(expected.letters, habit(.weekdays(.workdays)))
    #expect(history.current == expected.current)
    #expect(history.longest == expected.longest)
    #expect(history.states(expected.states.count) == expected.states)
    #expect(history.streak.isAtRisk == expected.isAtRisk)
  }
}

import Foundation
import SwiftCalCore
import Testing

@Suite("Score")
struct ScoreTests {
  private func percent(_ score: Double) -> Double { (score * 1000).rounded() / 10 }

  @Test(
    "Perfect days of an every-day habit",
    arguments: [(13, 50.0), (30, 79.8), (60, 95.9), (90, 99.2)])
  func perfectDays(_ days: Int, _ expected: Double) {
    #expect(percent(history(String(repeating: "Y", count: days)).score) == expected)
  }

  @Test("Misses after full strength", arguments: [(1, 94.8), (3, 85.2), (7, 68.9)])
  func misses(_ days: Int, _ expected: Double) {
    let letters = String(repeating: ".", count: 2) + String(repeating: "N", count: days)
    #expect(percent(history(letters, habit(kind: .avoid)).score) == expected)
    let done = String(repeating: "Y", count: 1000) + String(repeating: ".", count: days) + "."
    #expect(percent(history(done).score) == expected)
  }

  @Test("Today is charged once it is done or missed; skipped, paused and frozen days never are")
  func absentDays() {
    let whole = history("YYY").score
    #expect(history("YYY.").score == whole)
    #expect(history("YYYS").score == whole)
    #expect(history("YYYN").score < whole)
    #expect(history("YSYY").score == whole)
    var paused = habit()
    paused.pauses = [Pause(from: monday + 1, through: monday + 1)]
    #expect(history("Y.YY", paused).score == whole)
    var frozen = habit()
    frozen.freezeRules = [FreezeRule(from: monday, every: 1, cap: 1)]
    #expect(history("YYN", frozen).score == history("YY").score)
  }

  @Test("A part of the target is a part of the value")
  func shares() {
    let run = habit(kind: .atLeast, target: Target(Amount(5)))
    let expected = 0.4 * (1 - pow(0.5, 1.0 / 13))
    #expect(abs(history("2.", run).score - expected) < 1e-12)
    #expect(history("2", run).score == 0)
  }

  @Test("Fewer due days are each worth more: m = 0.5^(√f/13)")
  func weekdays() {
    let monWed = habit(.weekdays(WeekdaySet([.monday, .wednesday])))
    let m = pow(0.5, (2.0 / 7).squareRoot() / 13)
    #expect(abs(history("Y.Y", monWed).score - (1 - m * m)) < 1e-12)
  }

  @Test("A week steps once, when it is over")
  func weeks() {
    let three = habit(.times(3, per: .week))
    #expect(history("YYY....", three).score == 0)
    let m = pow(0.5, (3.0 / 7).squareRoot() * 7 / 13)
    #expect(abs(history("YYY.... .", three).score - (1 - m)) < 1e-12)
    #expect(abs(history("YY..... .", three).score - (1 - m) * 2 / 3) < 1e-12)
  }

  @Test("A rolling schedule steps each day by what its window holds")
  func rolling() {
    let m = pow(0.5, (1.0 / 3).squareRoot() / 13)
    #expect(abs(history("Y..", habit(.rolling(1, days: 3))).score - (1 - m * m)) < 1e-12)
    #expect(abs(history("Y...", habit(.rolling(1, days: 3))).score - (1 - m * m * m)) < 1e-12)
  }

  @Test("The half-life is a setting")
  func halfLife() {
    let days = checkIns(String(repeating: "Y", count: 20))
    let history = History(
      of: habit(), checkIns: days, today: monday + 19, firstWeekday: .monday, halfLife: 20)
    #expect(percent(history.score) == 50)
    #expect(history.scoreAccount.full == 20)
  }

  @Test("The curve passes through the score of each day")
  func curve() {
    let letters = "YYYYYN.YYS.YYYYYYYY....YYYYYY"
    let whole = history(letters)
    let curve = whole.scoreCurve(from: monday - 2, through: monday + 60)
    #expect(curve.count == letters.count + 2)
    #expect(curve.last?.day == whole.today)
    #expect(curve.last?.value == whole.score)
    for point in curve where point.day >= monday && point.day < whole.today {
      // Seen from the day after, with that day left open, the day is over and charged.
      let past = checkIns(letters).filter { $0.day <= point.day }
      let then = History(
        of: habit(), checkIns: past, today: point.day + 1, firstWeekday: .monday)
      #expect(abs(point.value - then.score) < 1e-12)
    }
  }
}

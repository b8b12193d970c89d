import SwiftCalCore
import Testing

@Suite("Freezes")
struct HistoryFreezeTests {
  /// A habit on which freezes are on.
  private func freezing(
    _ schedule: Schedule = .everyDay, every: Int = 3, cap: Int = 2, from: Day = monday,
    kind: HabitKind = .yesNo
  ) -> Habit {
    var freezing = habit(schedule, kind: kind)
    freezing.freezeRules = [FreezeRule(from: from, every: every, cap: cap)]
    return freezing
  }

  @Test("A freeze earned in a run keeps a miss from breaking it")
  func use() {
    let history = history("YYY.Y", freezing())
    #expect(history.states(5) == "YYYfY")
    #expect(history.current == 4)
    #expect(history.freezes.earned == [monday + 2])
    #expect(
      history.freezes.uses
        == [FreezeUse(from: monday + 3, through: monday + 3, earned: monday + 2)])
    #expect(history.freezes.held.isEmpty)
    #expect(history.freezes.gathered == 1)
  }

  @Test("Without a freeze the run ends and the count starts again; what was earned stays")
  func end() {
    #expect(history("YY.YY.Y", freezing()).states(7) == "YYxYYxY")
    #expect(history("YY.YY.Y", freezing()).freezes.earned.isEmpty)
    let twice = history("YYY..Y", freezing())
    #expect(twice.states(6) == "YYYfxY")
    #expect(twice.current == 1)
    let kept = history("YYYYYYYN.Y", freezing(cap: 1))
    #expect(kept.states(10) == "YYYYYYYfxY")
  }

  @Test("No more are held than the cap allows; what is earned at the cap is lost")
  func cap() {
    let history = history("YYYYYYYYYYY", freezing())
    #expect(history.freezes.held == [monday + 2, monday + 5])
    #expect(history.freezes.gathered == 2)
    #expect(perfect(12).freezes.earned.count == 2)
    #expect(perfect(12).freezes.gathered == 0)
  }

  /// The history of so many done days.
  private func perfect(_ days: Int) -> History {
    history(String(repeating: "Y", count: days), freezing())
  }

  @Test("Days before freezes were switched on earn none, and their misses are not frozen")
  func switchedOn() {
    let later = freezing(from: monday + 5)
    #expect(history("YYYYYYY", later).freezes.earned.isEmpty)
    #expect(history("YYYYYYYY", later).freezes.earned == [monday + 7])
    #expect(history("YYY.YYYY", later).states(8) == "YYYxYYYY")
    var off = freezing()
    off.freezeRules.append(FreezeRule(from: monday + 4, every: 0, cap: 2))
    #expect(history("YYYYY.Y", off).states(7) == "YYYYYxY")
    #expect(history("YYYYY.Y", off).freezes.held == [monday + 2])
  }

  @Test("A held freeze takes the risk from today")
  func risk() {
    #expect(!history("YYY.", freezing()).streak.isAtRisk)
    #expect(history("YYY.", freezing()).explanation.isCovered)
    #expect(history("YY.", freezing()).streak.isAtRisk)
    #expect(!history("YY.", freezing()).explanation.isCovered)
  }

  @Test("A mark of missed and a slip are misses that a freeze covers, today too")
  func marked() {
    #expect(history("YYYN", freezing()).states(4) == "YYYf")
    #expect(history("YYYN", freezing()).current == 3)
    #expect(history("...2.", freezing(kind: .avoid)).states(5) == "YYYf?")
  }

  @Test("A missed week is frozen whole, and its done days stay in the run")
  func weeks() {
    let history = history("Y...... Y...... ....... Y", freezing(.times(1, per: .week), every: 2))
    #expect(history.states(22) == "Y------Y------fffffffY")
    #expect(history.current == 3)
    #expect(history.freezes.uses.first?.from == monday + 14)
    #expect(history.freezes.uses.first?.through == monday + 20)
  }

  @Test("Two parts of a cut week are one counted unit, and earn as one")
  func cutWeek() {
    var read = freezing(.times(1, per: .week), every: 2)
    read.plans.append(Plan(from: monday + 2, schedule: .times(2, per: .week)))
    read.plans.append(Plan(from: monday + 4, schedule: .times(1, per: .week)))
    let cut = history("Y.YYY.. .......", read)
    #expect(cut.freezes.earned.isEmpty)
    #expect(cut.freezes.gathered == 1)
    #expect(history("Y.YYY.. Y", read).freezes.earned == [monday + 7])
    // A new run counts its own part of the week.
    #expect(history("..YYY..", read).freezes.gathered == 1)
    var sober = read
    sober.kind = .avoid
    #expect(history(".......", sober, today: monday + 7).freezes.gathered == 1)
  }

  @Test("A frozen day is not counted among the days of a window")
  func rolling() {
    let history = history("Y..Y...Y", freezing(.rolling(1, days: 3), every: 4))
    #expect(history.states(8) == "Y--Y--fY")
    #expect(history.current == 8)
  }

  @Test("A new rule keeps what was gathered, and a lower cap drops the newest freezes")
  func ruleChange() {
    var changing = freezing()
    changing.freezeRules.append(FreezeRule(from: monday + 7, every: 2, cap: 1))
    let history = history("YYYYYYYY", changing)
    #expect(history.freezes.earned == [monday + 2, monday + 5])
    #expect(history.freezes.held == [monday + 2])
    #expect(history.freezes.rule?.every == 2)
  }
}

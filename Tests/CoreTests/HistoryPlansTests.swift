import SwiftCalCore
import Testing

@Suite("Changes of plan, pauses, starts and ends")
struct HistoryPlansTests {
  /// A habit whose plan changes to `schedule` on `from`.
  private func changing(
    from first: Schedule, to schedule: Schedule, on from: Day, kind: HabitKind = .yesNo
  ) -> Habit {
    var changed = habit(first, kind: kind)
    changed.plans.append(Plan(from: from, schedule: schedule))
    return changed
  }

  @Test("Days before a change of schedule are judged by the old one")
  func earlierDays() {
    let read = changing(from: .everyDay, to: .weekdays(.workdays), on: monday + 7)
    let history = history("YYYYYY. YYYYY..", read)
    #expect(history.states(14) == "YYYYYYxYYYYY--")
    #expect(history.current == 5)
    #expect(history.longest == 6)
  }

  @Test("A change of unit does not break a run, which is told in today's unit")
  func unitChange() {
    let toWeeks = changing(from: .everyDay, to: .times(2, per: .week), on: monday + 14)
    #expect(history("YYYYYYY YYYYYYY Y..Y...", toWeeks).streak.unit == .week)
    #expect(history("YYYYYYY YYYYYYY Y..Y...", toWeeks).current == 3)
    let toDays = changing(from: .times(2, per: .week), to: .everyDay, on: monday + 14)
    #expect(history("Y..Y... YYY.... YYY", toDays).streak.unit == .day)
    #expect(history("Y..Y... YYY.... YYY", toDays).current == 8)
    let toMonths = changing(
      from: .times(1, per: .week), to: .times(4, per: .month), on: day("2026-04-01"))
    let letters = "Y...... Y...... Y...... Y...... .YYYYY"
    #expect(history(letters, toMonths).streak.unit == .month)
    #expect(history(letters, toMonths).current == 2)
  }

  @Test("A week cut by a change of schedule counts once, and needs no more than its days")
  func cutWeek() {
    let read = changing(from: .times(3, per: .week), to: .times(4, per: .week), on: monday + 9)
    // Monday and Tuesday of the second week need two, Wednesday to Sunday four.
    #expect(history("YYY.... YYYYYY.", read).current == 2)
    #expect(history("YYY.... Y.YYYY.", read).current == 1)
    #expect(history("YYY.... Y.YYYY.", read).streak.current?.start == monday + 9)
  }

  @Test("A version that asks the same cuts nothing, such as one with another unit's name")
  func sameAgain() {
    var run = habit(kind: .atLeast, target: Target(Amount(10), unit: "km", per: .week))
    run.plans.append(
      Plan(from: monday + 3, target: Target(Amount(10), unit: "Kilometer", per: .week)))
    #expect(history("5...5..", run).current == 1)
  }

  @Test("A version to come cuts the running week: what is needed, and until when")
  func versionToCome() {
    let read = changing(from: .times(5, per: .week), to: .times(3, per: .week), on: monday + 15)
    let weeks = "YYYYY.. YYYYY.."
    let open = history(weeks + ".", read)
    #expect(open.current == 2)
    #expect(open.streak.isAtRisk)
    #expect(open.left == .times(1, through: monday + 14))
    #expect(open.states(1, from: monday + 14) == "?")
    #expect(history(weeks + "..", read).current == 0)
    let done = history(weeks + "Y", read)
    #expect(done.current == 3)
    #expect(done.left == .nothing)
    #expect(history(weeks + "Y.", read).current == 3)
    #expect(history(weeks + "Y.", read).left == .times(3, through: monday + 20))
  }

  @Test("The streak is told in today's unit, whatever a version to come counts in")
  func unitToCome() {
    let read = changing(from: .times(3, per: .week), to: .everyDay, on: monday + 2)
    #expect(history("YY", read).streak.unit == .week)
    #expect(history("YY", read).current == 1)
    #expect(history("Y", read).left == .times(1, through: monday + 1))
    #expect(history("YYY", read).streak.unit == .day)
    #expect(history("YYY", read).current == 3)
  }

  @Test("A version to come cuts a month and the sum of a week too, but no limit")
  func amountsToCome() {
    var run = habit(kind: .atLeast, target: Target(Amount(70), unit: "km", per: .week))
    run.plans.append(Plan(from: monday + 2, target: Target(Amount(35), unit: "km", per: .week)))
    #expect(history("5", run).left == .amount(Amount(15), through: monday + 1))
    #expect(history("55", run).streak.isAtRisk == false)
    #expect(history("99", run).left == .amount(Amount(2), through: monday + 1))
    #expect(history("99 .", run).current == 0)
    let read = changing(from: .times(20, per: .month), to: .everyDay, on: day("2026-03-04"))
    #expect(history("Y", read).left == .times(1, through: monday + 1))
    var beer = habit(kind: .atMost, target: Target(Amount(7), per: .week))
    beer.plans.append(Plan(from: monday + 2, target: Target(Amount(3), per: .week)))
    #expect(history("2", beer).left == .within(Amount(5), through: monday + 1))
  }

  @Test("A last day to come cuts the running week in the same way")
  func endToCome() {
    var read = habit(.times(5, per: .week))
    read.end = monday + 8
    #expect(history("YYYYY.. .", read).left == .times(2, through: monday + 8))
    #expect(history("YYYYY.. .", read).streak.isAtRisk)
    #expect(history("YYYYY.. Y", read).left == .times(1, through: monday + 8))
    #expect(history("YYYYY.. YY", read).current == 2)
  }

  @Test("A pause bridges unless a day of it is marked")
  func pauses() {
    var read = habit()
    read.pauses = [Pause(from: monday + 2, through: monday + 4)]
    #expect(history("YY...YY", read).states(7) == "YY===YY")
    #expect(history("YY...YY", read).current == 4)
    #expect(history("YY.Y.YY", read).current == 5)
    #expect(history("YY.N.YY", read).current == 2)
    read.pauses = [Pause(from: monday + 2)]
    #expect(history("YY.....", read).current == 2)
    #expect(!history("YY.....", read).streak.isAtRisk)
  }

  @Test("After its end a habit keeps the run that reached it, and nothing is open")
  func end() {
    var read = habit()
    read.end = monday + 2
    #expect(history("YYY....", read).current == 3)
    #expect(history("YYY....", read).states(7) == "YYY>>>>")
    #expect(history("YY.....", read).current == 0)
    #expect(history("YYYY", read).current == 3)
    #expect(!history("YYY....", read).isOpen)
  }

  @Test("The day of archiving is not charged; what is marked on it counts")
  func archive() {
    var read = habit()
    read.archived = monday + 3
    #expect(history("YYY....", read).current == 3)
    #expect(history("YYY....", read).states(7) == "YYY>>>>")
    #expect(history("YYYY...", read).current == 4)
    #expect(history("YYYY...", read).states(7) == "YYYY>>>")
    #expect(history("YYYN...", read).current == 0)
    #expect(history("YYYN...", read).longest == 3)
    read.pauses = [Pause(from: monday + 3)]
    #expect(history("YYY....", read).states(7) == "YYY=>>>")
  }

  @Test("Without a start a habit begins on the day it was added or its first mark; a note is none")
  func start() {
    var read = habit(start: nil)
    read.added = monday + 3
    #expect(history("n.Y....", read).states(7) == "<<Yxxx?")
    #expect(history("n......", read).states(7) == "<<<xxx?")
    read.start = monday + 5
    #expect(history("n.Y..Y.", read).states(7) == "<<<<<Y?")
    #expect(history("n.YYYYY", read).current == 2)
  }

  @Test("Marks of days to come are kept and do not count")
  func futureMarks() {
    let history = history("YYY..YY", habit(), today: monday + 2)
    #expect(history.current == 3)
    #expect(history.states(7) == "YYY++++")
    #expect(history.checkIn(on: monday + 5)?.mark == .done)
    let skips = threeAWeek("Y.Y....", "...SSSS")
    #expect(skips.streak.isAtRisk == false)
  }

  /// A 3-a-week habit seen on Wednesday, with marks of the days after it.
  private func threeAWeek(_ letters: String, _ later: String) -> History {
    let marks = (checkIns(letters) + checkIns(later)).sorted { $0.day < $1.day }
    return History(
      of: habit(.times(3, per: .week)), checkIns: marks, today: monday + 2, firstWeekday: .monday)
  }

  @Test("The leap day is a day as others are, and a clock change is none")
  func leapDay() {
    let from = day("2028-02-27")
    #expect(history("YYYY", habit(start: from), from: from).current == 4)
    #expect(
      history("YYYY", habit(start: from), from: from).streak.current?.end == day("2028-03-01"))
    let spring = day("2026-03-25")
    #expect(history("YYYYYYYYYYY", habit(start: spring), from: spring).current == 11)
  }

  @Test("Open today neither adds nor breaks, whichever day is looked at")
  func openToday() {
    #expect(history("YYYYY.").current == 5)
    #expect(history("YYYY..").current == 0)
    #expect(history("YYYYYS").current == 5)
  }

  @Test("Check-ins that come twice or out of order are no reason to hang")
  func disorder() {
    let days = [2, 0, 0, 3, 1].map { CheckIn(monday + $0, mark: .done) }
    for schedule in [Schedule.everyDay, .times(2, per: .week), .rolling(1, days: 2)] {
      let history = History(
        of: habit(schedule), checkIns: days, today: monday + 9, firstWeekday: .monday)
      #expect(history.current <= 10)
    }
  }

  @Test(
    "A plan without a day of its own cuts no week or month that has begun",
    arguments: [
      (Plan(), 3, 3), (Plan(schedule: .rolling(1, days: 3)), 3, 3),
      (Plan(schedule: .times(3, per: .week)), 7, 7), (Plan(schedule: .times(3, per: .week)), 8, 14),
      (Plan(schedule: .times(3, per: .week)), 13, 14),
      (Plan(schedule: .times(3, per: .week)), 1, 1),
      (Plan(target: Target(Amount(20), per: .week)), 9, 9),
    ])
  func planDay(plan: Plan, today: Int, wanted: Int) {
    var changed = habit(start: monday + 1)
    changed.plans = [plan]
    #expect(changed.planDay(today: monday + today, firstWeekday: .monday) == monday + wanted)
    if changed.kind == .yesNo, case .times = plan.schedule {
      changed.plans.append(Plan(from: monday + today, schedule: .times(4, per: .week)))
      #expect(changed.planDay(today: monday + today, firstWeekday: .monday) == monday + today)
    }
  }

  @Test("A plan takes the place of one before which nothing is recorded")
  func planBegin() {
    var changed = Habit(id: HabitID(1), name: "New", added: monday)
    let rows = [CheckIn(monday + 3, mark: .done)]
    #expect(changed.planBegin(from: monday + 3, checkIns: []) == nil)
    #expect(changed.planBegin(from: monday + 3, checkIns: rows) == nil)
    #expect(changed.planBegin(from: monday + 4, checkIns: rows) == monday + 4)
    changed.plans.append(Plan(from: monday + 1, schedule: .times(2, per: .week)))
    #expect(changed.planBegin(from: monday + 3, checkIns: rows) == monday + 1)
    changed.kind = .avoid
    #expect(changed.planBegin(from: monday + 3, checkIns: []) == monday + 3)
    changed.start = monday + 3
    #expect(changed.planBegin(from: monday + 3, checkIns: []) == monday + 1)
  }

  @Test("An amount of a week or month is not cut either")
  func planDayOfSums() {
    var run = habit(kind: .atLeast, target: Target(Amount(20), per: .week), start: monday)
    #expect(run.planDay(today: monday + 9, firstWeekday: .monday) == monday + 14)
    #expect(run.planDay(today: monday + 6, firstWeekday: .sunday) == monday + 6)
    run.plans = [Plan(target: Target(Amount(20), per: .month))]
    let today = (monday + 40).month.day(5)
    #expect(run.planDay(today: today, firstWeekday: .monday) == today.month.lastDay + 1)
  }
}

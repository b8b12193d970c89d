import SwiftCalCore
import Testing

@Suite("The schedule grammar") struct ScheduleTextTests {
  @Test(
    "A schedule is read, and written in its canonical form",
    arguments: [
      ("daily", Schedule.everyDay, "daily"),
      (" Daily ", .everyDay, "daily"),
      ("every day", .everyDay, "daily"),
      ("everyday", .everyDay, "daily"),
      ("every 1 day", .everyDay, "daily"),
      ("5/5d", .everyDay, "daily"),
      ("1/day", .everyDay, "daily"),
      ("mon-sun", .everyDay, "daily"),
      ("weekdays", .weekdays(.workdays), "weekdays"),
      ("Workdays", .weekdays(.workdays), "weekdays"),
      ("mon-fri", .weekdays(.workdays), "weekdays"),
      ("weekend", .weekdays(.weekend), "weekend"),
      ("sun sat", .weekdays(.weekend), "weekend"),
      ("mon,wed,fri", .on(.monday, .wednesday, .friday), "mon,wed,fri"),
      ("Friday , MON,wednesday", .on(.monday, .wednesday, .friday), "mon,wed,fri"),
      ("every tuesday and thursday", .on(.tuesday, .thursday), "tue,thu"),
      ("sat-mon,wed", .on(.saturday, .sunday, .monday, .wednesday), "mon,wed,sat,sun"),
      ("mon,mon", .on(.monday), "mon"),
      ("3/week", .times(3, per: .week), "3/week"),
      ("3 / Week", .times(3, per: .week), "3/week"),
      ("3/w", .times(3, per: .week), "3/week"),
      ("3 per week", .times(3, per: .week), "3/week"),
      ("3 times a week", .times(3, per: .week), "3/week"),
      ("3x/week", .times(3, per: .week), "3/week"),
      ("7/week", .times(7, per: .week), "7/week"),
      ("weekly", .times(1, per: .week), "1/week"),
      ("every week", .times(1, per: .week), "1/week"),
      ("10/month", .times(10, per: .month), "10/month"),
      ("31/month", .times(31, per: .month), "31/month"),
      ("monthly", .times(1, per: .month), "1/month"),
      ("2/5d", .rolling(2, days: 5), "2/5d"),
      ("2 in 5 days", .rolling(2, days: 5), "2/5d"),
      ("02/05d", .rolling(2, days: 5), "2/5d"),
      ("every 3 days", .rolling(1, days: 3), "1/3d"),
      ("every 3d", .rolling(1, days: 3), "1/3d"),
      ("every other day", .rolling(1, days: 2), "1/2d"),
      ("1/366d", .rolling(1, days: 366), "1/366d"),
    ] as [(String, Schedule, String)])
  func good(text: String, schedule: Schedule, canonical: String) throws {
    #expect(try Schedule(text: text) == schedule)
    #expect(schedule.text == canonical)
    #expect(try Schedule(text: canonical) == schedule)
  }

  @Test(
    "An error names the part that is wrong",
    arguments: [
      ("", ScheduleError.empty), ("  ", .empty),
      ("sometimes", .unknown("sometimes")), ("mon,foo", .unknown("foo")),
      ("mo,tue", .unknown("mo")), (",mon", .unknown(",")), ("mon,,tue", .unknown(",")),
      ("mon-", .unfinished("mon-")), ("mon,", .unfinished("mon,")), ("mon-x", .unknown("x")),
      ("every", .unfinished("every")), ("every other", .unfinished("every other")),
      ("every x days", .unknown("x")), ("every 3", .unfinished("every 3")),
      ("every 3 weeks", .unknown("weeks")), ("every day daily", .unknown("daily")),
      ("daily daily", .unknown("daily")), ("3", .unfinished("3")), ("3/", .unfinished("3/")),
      ("3/year", .unknown("year")), ("3-week", .unknown("-")), ("3/week/2", .unknown("/")),
      ("-1/week", .unknown("-")), ("1.5/week", .unknown(".")), ("٣/week", .unknown("٣")),
      ("0/week", .count("0", limit: 7, per: .week)), ("8/week", .count("8", limit: 7, per: .week)),
      ("0/month", .count("0", limit: 31, per: .month)),
      ("32/month", .count("32", limit: 31, per: .month)),
      ("99999999999999999999/week", .count("99999999999999999999", limit: 7, per: .week)),
      ("0/5d", .rolling("0", days: 5)), ("6/5d", .rolling("6", days: 5)),
      ("3/day", .rolling("3", days: 1)), ("1/0d", .days("0")), ("1/367d", .days("367")),
      ("every 0 days", .days("0")), ("2/99999999999999999999d", .days("99999999999999999999")),
    ])
  func bad(text: String, error: ScheduleError) {
    #expect(throws: error) { try Schedule(text: text) }
    #expect(error.message.hasSuffix("."))
    #expect(!error.message.contains("\n"))
  }

  @Test("Messages say what is accepted")
  func messages() {
    let use = "use daily, weekdays, weekend, mon,wed,fri, 3/week, 10/month, 2/5d or 'every 3 days'."
    #expect(ScheduleError.empty.message == "The schedule is empty; \(use)")
    #expect(ScheduleError.unknown("x").message == "'x' is not understood in a schedule; \(use)")
    #expect(
      ScheduleError.count("8", limit: 7, per: .week).message
        == "'8' is not a possible number of times a week; use 1 to 7.")
    #expect(
      ScheduleError.rolling("6", days: 5).message
        == "'6' is not a possible number of times in 5 days; use 1 to 5.")
    #expect(
      ScheduleError.days("0").message == "'0' is not a possible number of days; use 1 to 366.")
  }

  @Test("Every schedule there can be is read back from its text")
  func allSchedules() throws {
    var schedules = (1...127).map { Schedule.weekdays(WeekdaySet(rawValue: $0)) }
    schedules += (1...7).map { Schedule.times($0, per: .week) }
    schedules += (1...31).map { Schedule.times($0, per: .month) }
    for days in [2, 3, 5, 7, 30, 365, 366] {
      schedules += (1..<days).map { Schedule.rolling($0, days: days) }
    }
    for schedule in schedules {
      #expect(try Schedule(text: schedule.text) == schedule)
    }
    #expect(Set(schedules.map(\.text)).count == schedules.count)
  }
}

extension Schedule {
  fileprivate static func on(_ list: Weekday...) -> Schedule { .weekdays(WeekdaySet(list)) }
}

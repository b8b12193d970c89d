import SwiftCalCore
import TestSupport
import Testing

@Suite("Weekdays") struct WeekdayTests {
  @Test(
    "Known days have their weekdays",
    arguments: [
      ("0001-01-01", Weekday.monday), ("1970-01-01", .thursday), ("2000-02-29", .tuesday),
      ("2026-03-29", .sunday), ("2026-11-30", .monday), ("9999-12-31", .friday),
    ] as [(Day, Weekday)])
  func known(day: Day, weekday: Weekday) {
    #expect(day.weekday == weekday)
  }

  @Test(
    "A name is read from three letters on, in any case",
    arguments: [
      ("mon", Weekday.monday), ("MON", .monday), ("Monday", .monday), ("tue", .tuesday),
      ("Tues", .tuesday), ("weDnes", .wednesday), ("thu", .thursday), ("thurs", .thursday),
      ("fri", .friday), ("sat", .saturday), ("sun", .sunday), ("SUNDAY", .sunday),
    ])
  func names(name: String, weekday: Weekday) {
    #expect(Weekday(name: name) == weekday)
  }

  @Test(
    "What is not a name or too short to tell is refused",
    arguments: ["", "m", "mo", "t", "tu", "th", "s", "sa", "su", "xyz", "mondayx", "mon ", "monn"])
  func noNames(name: String) {
    #expect(Weekday(name: name) == nil)
  }

  @Test("A short name is read back", arguments: Weekday.allCases)
  func shortNames(weekday: Weekday) {
    #expect(Weekday(name: weekday.shortName) == weekday)
    #expect(weekday.shortName.count == 3)
  }

  @Test("A week has seven weekdays in order from its first", arguments: Weekday.allCases)
  func weeks(first: Weekday) {
    #expect(first.week.first == first)
    #expect(Set(first.week).count == 7)
    for (left, right) in zip(first.week, first.week.dropFirst()) {
      #expect(right.index == (left.index + 1) % 7)
    }
  }

  @Test("An index counts from Monday and wraps", arguments: [-8, -7, -1, 0, 6, 7, 13])
  func indices(index: Int) {
    let weekday = Weekday(index: index)
    #expect((weekday.index - index) % 7 == 0)
  }

  @Test("A set holds what was put in, from Monday")
  func sets() {
    let set = WeekdaySet([.sunday, .monday, .friday])
    #expect(set.weekdays == [.monday, .friday, .sunday])
    #expect(set.contains(.friday) && !set.contains(.saturday))
    #expect(WeekdaySet(rawValue: 0xff) == .all)
    #expect(WeekdaySet.workdays.union(.weekend) == .all)
    #expect(WeekdaySet.workdays.isDisjoint(with: .weekend))
  }

  @Test("A range of weekdays goes over the week's end")
  func ranges() {
    #expect(WeekdaySet.from(.monday, through: .friday) == .workdays)
    #expect(WeekdaySet.from(.saturday, through: .monday).weekdays == [.monday, .saturday, .sunday])
    #expect(WeekdaySet.from(.wednesday, through: .wednesday).weekdays == [.wednesday])
    #expect(WeekdaySet.from(.tuesday, through: .monday) == .all)
  }
}

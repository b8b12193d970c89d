import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport

extension Session {
  /// A screen over five habits with three months behind them, as of Monday 30 November 2026.
  static func sample(
    _ size: Size = Size(80, 24), glyphs: GlyphSet = .unicode, charset: Charset = .unicode,
    view: ScreenView = .month
  ) -> Session {
    var habits = [Habit.reading, .running, .smoking]
    for index in habits.indices { habits[index].added = "2026-08-31" }
    habits.append(Habit(id: HabitID(4), name: "朝の運動", added: "2026-10-01"))
    var tidy = Habit(id: HabitID(5), name: "Tidy the kitchen before bed", added: "2026-10-01")
    tidy.group = "Home"
    tidy.plans = [Plan(schedule: .times(3, per: .week))]
    habits.append(tidy)
    var options = ScreenOptions(view: view)
    options.appearance = Appearance(glyphs)
    options.charset = charset
    options.almanac = Almanac([
      Almanac.Entry(month: 11, day: 30, text: "Put the book where the phone usually lies.")
    ])
    return Session(habits, checkIns: sampleCheckIns, size: size, options: options)
  }

  private static var sampleCheckIns: CheckInsByHabit {
    var rows = CheckInsByHabit()
    for offset in stride(from: -90, through: -1, by: 1) {
      let day = Day("2026-11-30") + offset
      switch (offset + 90) % 29 {
      case 7: rows[HabitID(1), default: []].append(CheckIn(day, mark: .skipped, note: "travel"))
      case 17 where offset < -30: rows[HabitID(1), default: []].append(CheckIn(day, mark: .missed))
      default: rows[HabitID(1), default: []].append(CheckIn(day, mark: .done))
      }
      if offset % 3 != 0 {
        rows[HabitID(2), default: []].append(CheckIn(day, amount: Amount(3 + -offset % 4)))
      }
      if offset % 2 == 0 { rows[HabitID(5), default: []].append(CheckIn(day, mark: .done)) }
    }
    rows[HabitID(4)] = [CheckIn("2026-11-29", mark: .done), CheckIn("2026-11-30", mark: .done)]
    return rows
  }
}

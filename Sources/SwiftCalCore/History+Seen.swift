/// A history as it was on an earlier day, with what is known of it now.
extension History {
  /// The same history, seen from a day.
  package func seen(from day: Day) -> History {
    guard day != today else { return self }
    return History(
      of: habit, checkIns: checkIns, today: day, firstWeekday: Weekday(index: frame.firstWeekday),
      halfLife: halfLife)
  }

  /// The streak as it was when the day it is seen from was over, in the unit of that day.
  package var streakWhenOver: Streak {
    let next = History(
      of: habit, checkIns: Array(checkIns.prefix { $0.day <= today }), today: today + 1,
      firstWeekday: Weekday(index: frame.firstWeekday), halfLife: halfLife
    ).streak
    guard next.unit != streak.unit else { return next }
    return Streak(
      unit: streak.unit, current: next.current == nil ? nil : streak.current,
      longest: streak.longest)
  }
}

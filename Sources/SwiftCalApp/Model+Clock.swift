import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Takes the time; on the turn of the day the screen turns too and says so.
  mutating func tell(_ now: LocalTime, secondsLeft: Int) -> [Effect] {
    self.now = now
    self.secondsLeft = max(0, secondsLeft)
    guard turnDay() else { return [] }
    walkHistories()
    return loadIfNeeded()
  }

  /// Brings `today` to what the clock says; false when it was that already.
  @discardableResult
  mutating func turnDay() -> Bool {
    let day = options.asOf ?? dayClock.today(at: now)
    guard day != today else { return false }
    let old = today
    today = day
    // A range is being chosen: its end must not move by itself.
    if cursor == old, anchor == nil { cursor = day }
    notice = Notice(
      day > old
        ? strings.newDay(phrase(day, named: false))
        : strings.dayIs(phrase(day, named: false)))
    return true
  }

  /// The seconds left in the day as they are shown; nil as of another day, which is over or to come.
  var shownSecondsLeft: Int? { options.asOf == nil ? secondsLeft : nil }

  /// The seconds until what is shown of the time left changes.
  package var secondsUntilTick: Int { Strings.secondsUntilLeftChanges(secondsLeft) }
}

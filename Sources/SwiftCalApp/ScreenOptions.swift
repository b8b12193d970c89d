import SwiftCalCore
import SwiftCalViews

/// What the screen is started with and does not change.
package struct ScreenOptions: Sendable {
  /// The name of the habit to begin with, or the beginning of one; nil for the first.
  package var habit: String?
  /// The view to begin with.
  package var view: ScreenView
  /// The locale's first weekday, for stores that set none.
  package var localeFirstWeekday: Weekday
  /// The first weekday asked for at the start, over the store's.
  package var firstWeekday: Weekday?
  /// The day start asked for at the start, over the store's.
  package var dayStart: ClockTime?
  /// A day to look at the habits as of; nothing can be changed then.
  package var asOf: Day?
  /// Why the store can only be read; nil when it can be written.
  package var readOnlyReason: String?

  /// What the message line says at first.
  package var notice: Notice?
  /// Its glyphs and texts.
  package var appearance = Appearance()
  /// The characters that the terminal can show.
  package var charset = Charset.unicode
  /// A line of text for each day of the year that stands in the place of the store's.
  package var almanac: Almanac?
  /// Whether the store's almanac is shown.
  package var readsAlmanac = false

  /// The screen as it starts without any option.
  package init(
    habit: String? = nil, view: ScreenView = .month, localeFirstWeekday: Weekday = .monday,
    firstWeekday: Weekday? = nil, dayStart: ClockTime? = nil, asOf: Day? = nil,
    readOnlyReason: String? = nil
  ) {
    self.habit = habit
    self.view = view
    self.localeFirstWeekday = localeFirstWeekday
    self.firstWeekday = firstWeekday
    self.dayStart = dayStart
    self.asOf = asOf
    self.readOnlyReason = readOnlyReason
  }
}

import SwiftCalCore

/// What the options of the program say, those of the commands aside.
package struct GlobalOptions: Hashable, Sendable {
  /// The store's path.
  package var store: String?
  /// The habit meant, as typed.
  package var habit: String?
  /// The view that the screen begins with.
  package var view: ScreenView?
  /// The first day of the week, instead of the setting's.
  package var firstWeekday: Weekday?
  /// The clock time at which a day begins, instead of the setting's.
  package var dayStart: ClockTime?
  /// Whether output is coloured.
  package var color = ColorChoice.auto
  /// Whether only ASCII characters are shown.
  package var ascii = false
  /// The day as of which the habits are looked at, as typed.
  package var asOf: String?

  /// The options that are meant without words.
  package init() {}

  /// The settings of a store with what the options say instead.
  package func applied(to settings: Settings) -> Settings {
    var settings = settings
    if let firstWeekday { settings.firstWeekday = firstWeekday }
    if let dayStart { settings.dayStart = dayStart }
    return settings
  }
}

/// What a whole command line asks for.
package struct Invocation: Hashable, Sendable {
  /// The options of the program.
  package var options: GlobalOptions
  /// What it asks for.
  package var request: Request
}

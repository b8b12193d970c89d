import SwiftCalCore

/// What the options of the program say, those of the commands aside.
package struct GlobalOptions: Hashable, Sendable {
  /// The store's path.
  package var store: String?
  /// The path of a database with an almanac to show instead of the store's.
  package var almanac: String?
  /// The habit meant, as typed.
  package var habit: String?
  /// The view that the screen begins with.
  package var view: ScreenView?
  /// The texts of settings that hold instead of the store's.
  package var settings: [SettingKey: String] = [:]
  /// Whether output is coloured.
  package var color = ColorChoice.auto
  /// Whether only ASCII characters are shown.
  package var ascii = false
  /// The day as of which the habits are looked at, as typed.
  package var asOf: String?

  /// The options that are meant without words.
  package init() {}

  /// The settings of a store with what the options say instead.
  package func applied(to stored: Settings) -> Settings {
    var result = stored
    for (key, text) in settings {
      var changed = result
      // A text that is refused was refused when the options were read.
      if (try? changed.set(key, text)) != nil { result = changed }
    }
    return result
  }
}

/// What a whole command line asks for.
package struct Invocation: Hashable, Sendable {
  /// The options of the program.
  package var options: GlobalOptions
  /// What it asks for.
  package var request: Request
}

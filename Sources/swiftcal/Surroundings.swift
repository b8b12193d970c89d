import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

/// What the program finds around it: options, environment, clock, locale.
struct Surroundings {
  /// The options of the program.
  let options: GlobalOptions
  /// The environment.
  let environment: Environment
  /// The clock.
  let clock: SystemClock
  /// The glyphs and texts.
  let appearance: Appearance
  /// The characters that can be shown.
  let charset: Charset

  /// Looks around.
  init(_ options: GlobalOptions) throws(CommandError) {
    self.options = options
    environment = .process
    do {
      clock = try SystemClock(environment: environment)
    } catch {
      throw .environment(error.message)
    }
    let locale = SystemLocale.adopt()
    charset = options.ascii || !locale.isUTF8 ? .ascii : .unicode
    appearance = Appearance(
      charset == .ascii ? .ascii : .unicode, strings: Strings(names: locale.names))
  }

  /// The day it is by these settings.
  func realToday(_ settings: Settings) -> Day {
    DayClock(dayStart: settings.dayStart).today(at: clock.now())
  }

  /// The day as of which the habits are looked at, today without `--as-of`.
  func today(_ settings: Settings) throws(CommandError) -> Day {
    let today = realToday(settings)
    guard let text = options.asOf else { return today }
    do { return try DateExpression.parse(text, today: today) } catch { throw .date(error) }
  }

  /// A snapshot with what the options say instead of its settings.
  func applied(to snapshot: Snapshot) -> Snapshot {
    var result = snapshot
    result.settings = options.applied(to: snapshot.settings)
    return result
  }

  /// The path of the store.
  func storePath() throws(CommandError) -> String { try storeLocation().path }

  /// The place of the store, and the one it had in the older layout.
  func storeLocation() throws(CommandError) -> StoreLocation {
    do {
      return try StoreLocation.resolve(
        option: options.store, environment: environment.value, passwdHome: passwdHome())
    } catch {
      // A home that does not exist is a fault of the surroundings, not of what was typed.
      throw .store(error)
    }
  }

  /// What is known of the terminal's background.
  var backdrop: Backdrop { Backdrop(colorFGBG: environment["COLORFGBG"]) }

  /// The theme for text on standard output; nil where it is to be plain.
  func theme(_ habit: Habit) -> Theme? {
    let depth = ColorDepth(
      term: environment["TERM"], colorterm: environment["COLORTERM"])
    switch options.color {
    case .never: return nil
    case .always: return Theme(max(depth, .eight), accent: habit.color, on: backdrop)
    case .auto:
      let isPlain = environment.nonEmpty("NO_COLOR") != nil || !isTerminal(1) || depth == .mono
      return isPlain ? nil : Theme(depth, accent: habit.color, on: backdrop)
    }
  }
}

private func max(_ left: ColorDepth, _ right: ColorDepth) -> ColorDepth {
  left.rawValue < right.rawValue ? right : left
}

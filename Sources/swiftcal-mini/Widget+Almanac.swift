import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem

extension Widget {
  /// The almanac's text of today, or why it cannot be read.
  typealias AlmanacLine = (text: String?, problem: (message: String, status: ExitStatus)?)

  /// The day whose text is read of the store; nil where the widget has no room for it.
  func almanacDay(_ settings: Settings) -> Day? {
    options.almanac == nil ? almanacDay(of: settings) : nil
  }

  /// The text that goes with what was read of the store: its own, or that of the person's file.
  func almanac(_ snapshot: Snapshot) -> AlmanacLine {
    guard let path = options.almanac, let day = almanacDay(of: snapshot.settings) else {
      return (snapshot.almanacText, nil)
    }
    do {
      return (try AlmanacFile(path).text(on: day), nil)
    } catch {
      return (nil, (error.message, error.exitStatus))
    }
  }

  /// The text where there is no store.
  func bundledAlmanac() -> AlmanacLine {
    var nothing = Snapshot()
    nothing.almanacText = almanacDay(Settings()).flatMap { try? BundledAlmanac.text(on: $0) }
    return almanac(nothing)
  }

  private func almanacDay(of settings: Settings) -> Day? {
    let settings = options.applied(to: settings)
    guard family == .medium, settings.showsAlmanac else { return nil }
    return today(settings)
  }
}

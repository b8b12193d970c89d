import SwiftCalCore

extension Reporter {
  /// The almanac's text of a day: what `almanac` prints.
  package func almanac(_ text: String?, on day: Day, json: Bool) -> Report {
    if json { return Report(["day": .day(day), "text": .string(text)]) }
    return Report(text.map { [safe(Almanac.onOneLine($0))] } ?? [])
  }
}

import SwiftCalCore
import SwiftCalViews

extension Strings {
  /// Which of the rests of all habits going on with `day` ended or dropped, or that there is none.
  func allRestsEnded(_ pauses: [Pause], on day: Day, _ phrase: (Day) -> String) -> String {
    guard let pause = pauses.filter(\.isForAll).ending(on: day).first else {
      return noRestOfAll(on: phrase(day))
    }
    return pause.from < day
      ? allRestEnds(from: phrase(pause.from), last: phrase(day - 1))
      : allRestDropped(from: phrase(pause.from), through: pause.through.map(phrase))
  }

  /// Which of a habit's own rests going on with `day` ended or dropped.
  ///
  /// - Parameters:
  ///   - pauses: the pauses before.
  ///   - phrase: how a day is told.
  func restsEnded(
    _ name: String, _ pauses: [Pause], on day: Day, _ phrase: (Day) -> String
  ) -> String {
    let ended = pauses.filter { !$0.isForAll }.ending(on: day)
    guard !ended.isEmpty else { return resumed(name) }
    return ended.map { pause in
      pause.from < day
        ? restEnds(name, from: phrase(pause.from), last: phrase(day - 1))
        : restDropped(name, from: phrase(pause.from), through: pause.through.map(phrase))
    }.joined(separator: " ")
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalSystem
import SwiftCalViews

/// What there is to tell of the store of the older layout.
struct OlderStoreNews {
  /// A sentence for standard error.
  let sentence: String
  /// A shorter one for the screen.
  let notice: Notice
}

extension Surroundings {
  /// Moves a store of the older layout to the shared place, unless the request is about that very
  /// file; nil where there is nothing to tell.
  func settleOlderStore(for request: Request) throws(CommandError) -> OlderStoreNews? {
    let location = try storeLocation()
    guard let older = location.older, Migration.isNeeded(from: older), !request.takesIn(older)
    else { return nil }
    var timezone: String?
    while true {
      do throws(StoreError) {
        return news(try migrate(older, to: location.path, timezone), older, location.path)
      } catch {
        if case .notAStore = error { return only(appearance.strings.noOlderStore(older)) }
        guard case .unknownZone = error, let answer = ask(error) else { throw .store(error) }
        timezone = answer
      }
    }
  }

  private func migrate(
    _ older: String, to path: String, _ timezone: String?
  ) throws(StoreError) -> Migration.Outcome {
    try withIntake(timezone) { intake throws(StoreError) in
      try Migration(from: older, to: path, intake).run()
    }
  }

  private func news(
    _ outcome: Migration.Outcome, _ older: String, _ path: String
  ) -> OlderStoreNews? {
    let strings = appearance.strings
    switch outcome {
    case .nothing: return nil
    case .both: return only(strings.twoStores(older))
    case .moved(let moved):
      let contents = strings.contents(
        habits: moved.contents.habits, checkIns: moved.contents.checkIns)
      let stays = moved.stays.map { strings.staysBehind(older, $0) }
      if moved.kept == nil, let stays { return only(stays) }
      let zone = moved.zone.map { " " + strings.daysOf(zone: $0) } ?? ""
      return OlderStoreNews(
        sentence: strings.migrated(from: older, to: path, contents) + zone
          + (moved.kept.map { " " + strings.keptBefore($0) } ?? "")
          + (stays.map { " " + $0 } ?? ""),
        notice: Notice(strings.migratedHere(contents) + zone))
    }
  }

  private func only(_ sentence: String) -> OlderStoreNews {
    OlderStoreNews(sentence: sentence, notice: Notice(sentence, .warning))
  }

  /// Asks for the time zone where somebody can answer; nil where nobody does.
  private func ask(_ error: StoreError) -> String? {
    guard isTerminal(0), isTerminal(2) else { return nil }
    Program.complain(error.message)
    // Where standard error takes nothing, there is nobody to ask.
    guard (try? OutputStream.error.write(appearance.strings.whichZone + " ")) != nil,
      let answer = readLine()?.trimmed, !answer.isEmpty
    else { return nil }
    return answer
  }

  /// Does some work that has to know what is known when something is taken in.
  func withIntake<Result>(
    _ timezone: String?, _ body: (Intake) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let (today, now) = (realToday(Settings()), clock.timestamp())
    return try ZoneDatabase(environment: environment).using { zones throws(StoreError) in
      try body(
        Intake(
          zones: zones, timezone: timezone, today: today, now: now))
    }
  }
}

extension Request {
  /// Whether it takes in the file at `path`.
  fileprivate func takesIn(_ path: String) -> Bool {
    switch self {
    case .importing(let file, _), .merge(let file, _): Migration.isSame(file, path)
    default: false
    }
  }
}

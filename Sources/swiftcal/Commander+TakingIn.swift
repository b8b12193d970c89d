import SwiftCalApp
import SwiftCalCore
import SwiftCalStore

extension Commander {
  /// Runs what reads a file; one that is not there or of another kind is told of as what it is, since
  /// it is not the store that the person has.
  func source(_ file: String, _ action: Action, _ body: () throws -> Report) throws -> Report {
    guard !StoreFile.isMissing(file) else { throw CommandError.noFile(file) }
    do {
      return try body()
    } catch StoreError.notAStore(let path) where path == file {
      throw CommandError.notSource(file, of: action)
    } catch StoreError.damaged(let path, let reason) where path == file {
      throw CommandError.damagedSource(file, reason, of: action)
    }
  }

  /// The path of a file that is taken in: `-` stands for standard input, of which the screen reads
  /// its keys.
  func input(_ file: String) throws(CommandError) -> String {
    guard file == "-" else { return expanded(file) }
    guard place != .screen else {
      throw .badValue(file, of: "a file here", wanted: "name the file that is to be read")
    }
    return StoreFile.standardInput
  }

  /// Takes an export or another store in, and says what was new of it.
  func takeIn(_ file: String, _ timezone: String?) throws -> Report {
    let (imported, kept, stays) = try takingAway(file, timezone) {
      store, intake throws(StoreError) in
      try store.importFile(file, intake)
    }
    let strings = surroundings.appearance.strings
    var new: [String] = []
    if imported.habits + imported.checkIns > 0 {
      let contents = strings.contents(habits: imported.habits, checkIns: imported.checkIns)
      new.append(strings.imported(contents, withHistory: imported.hasHistory, on: place))
    }
    if imported.almanac { new.append(strings.almanacNew) }
    if imported.isEmpty { new.append(strings.nothingNew) }
    let before = imported.kept.map { [strings.keptBefore($0.path)] } ?? []
    return report(new + zone(imported.zone) + before + tookAway(file, kept, stays))
  }

  /// Unites the store with another one, and says what was changed.
  func merge(_ file: String, _ timezone: String?) throws -> Report {
    let (merged, kept, stays) = try takingAway(file, timezone) { store, intake throws(StoreError) in
      try store.merge(file, intake)
    }
    let strings = surroundings.appearance.strings
    let new =
      merged.isEmpty
      ? strings.nothingNew
      : strings.merged(
        habits: merged.habits, days: merged.days, changed: merged.changed,
        pausesForAll: merged.pausesForAll, on: place)
    let twins = merged.twins.map { strings.twins(added: $0.added, known: $0.known) }
    let before = merged.kept.map { [strings.keptBefore($0.path)] } ?? []
    return report([new] + twins + zone(merged.zone) + before + tookAway(file, kept, stays))
  }

  /// Takes a file in. One that stands in the place of the older layout is of no more use then, and
  /// would be told of at each start.
  private func takingAway<Result>(
    _ file: String, _ timezone: String?,
    _ takeIn: (HabitStore, Intake) throws(StoreError) -> Result
  ) throws -> (Result, kept: String?, stays: String?) {
    let location = try surroundings.storeLocation()
    // Where there is no store yet a file that will not do leaves none behind.
    if openStore == nil, StoreFile.isMissing(location.path), StoreFile.isOrdinary(file) {
      try surroundings.withIntake(timezone) { intake throws(StoreError) in
        _ = try takeIn(HabitStore.inMemory(sampleAsOf: nil), intake)
      }
    }
    let store = try storeForWriting()
    return try surroundings.withIntake(timezone) { intake throws(StoreError) in
      guard let older = location.older, Migration.isSame(file, older) else {
        return (try takeIn(store, intake), nil, nil)
      }
      let migration = Migration(from: older, to: location.path, intake)
      return try migration.retire { () throws(StoreError) in try takeIn(store, intake) }
    }
  }

  private func zone(_ zone: String?) -> [String] {
    zone.map { [surroundings.appearance.strings.daysOf(zone: $0)] } ?? []
  }

  private func tookAway(_ file: String, _ kept: String?, _ stays: String?) -> [String] {
    let strings = surroundings.appearance.strings
    if let stays { return [strings.staysBehind(file, stays)] }
    return kept.map { [strings.tookAway(file, copy: $0)] } ?? []
  }
}

import SwiftCalApp
import SwiftCalCore
import SwiftCalStore
import SwiftCalViews

extension Commander {
  /// Prints the almanac, takes one in, or writes it to a file.
  func almanac(_ request: AlmanacRequest) throws -> Report {
    switch request {
    case .text(let word, let json):
      let store = try storeForReading()
      let context = try context(.habits, in: store)
      let day = try word.map(context.dayOfYear) ?? context.selectedDay ?? context.today
      return reporter(context).almanac(try text(on: day, in: store), on: day, json: json)
    case .importing(let file): return try takeAlmanac(file)
    case .export(let file): return try exportAlmanac(to: file)
    }
  }

  private func text(on day: Day, in store: HabitStore?) throws -> String? {
    if let path = surroundings.options.almanac { return try AlmanacFile(path).text(on: day) }
    guard let store else { return try BundledAlmanac.text(on: day) }
    return try store.almanacText(on: day)
  }

  /// Takes the lines of a file in, or those of the program again.
  private func takeAlmanac(_ file: String?) throws -> Report {
    let almanac =
      try file.map { try AlmanacFile(input($0)).csv() } ?? BundledAlmanac.almanac()
    let store = try storeForWriting()
    let kept = try store.importAlmanac(almanac, now: surroundings.clock.timestamp())
    let place = kept.map { [strings.keptBefore($0.path)] } ?? []
    let isShown = try context(.habits, in: store).snapshot.settings.showsAlmanac
    return report(
      [strings.almanacTaken(almanac.entries.count)]
        + (file == nil ? [] : [strings.almanacStays(on: self.place)])
        + (isShown ? [] : [strings.almanacIsOff(on: self.place)])
        + place)
  }

  private func exportAlmanac(to file: String?) throws -> Report {
    let csv = try wholeAlmanac().csv
    guard let file else { return Report([String(csv.dropLast())]) }
    try StoreFile.write(csv, to: file)
    return report([strings.almanacWritten(to: file)])
  }

  private func wholeAlmanac() throws -> Almanac {
    if let path = surroundings.options.almanac { return try AlmanacFile(path).almanac() }
    return try storeForReading()?.almanac() ?? BundledAlmanac.almanac()
  }
}

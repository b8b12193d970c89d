import SwiftCalCore

/// Unites what two stores know of the same habit: the newest change of each value stays.
struct MergedHabit {
  private let theirs: MergeSide
  private let ours: MergeSide
  private var pair: (theirs: Int64, ours: Int64) = (0, 0)

  /// What unites the habits of two stores.
  init(theirs: MergeSide, ours: MergeSide) {
    self.theirs = theirs
    self.ours = ours
  }

  /// The habit `mine` of this store with what is newer of `habit` of the other one.
  func united(_ habit: Habit, _ mine: Habit) -> Habit {
    var of = self
    of.pair = (habit.id.rawValue, mine.id.rawValue)
    var result = mine
    of.takeValues(habit, &result)
    of.takeFrame(habit, &result)
    result.freezeRules = of.parts(.freezeRule, habit.freezeRules, mine.freezeRules) { $0.from.iso }
    let isOwn = { (pause: Pause) in !pause.isForAll }
    let own = of.parts(.pause, habit.pauses.filter(isOwn), mine.pauses.filter(isOwn)) {
      $0.from.iso
    }
    // Their order with those of all habits is that of their days, which nothing here asks for.
    if own != mine.pauses.filter(isOwn) { result.pauses = mine.pauses.filter(\.isForAll) + own }
    return result
  }

  /// The rows of a table, of each day the one that was changed last.
  func parts<Part: Equatable>(
    _ table: LoggedTable, _ theirParts: [Part], _ ourParts: [Part], key: (Part) -> String
  ) -> [Part] {
    let their = Dictionary(theirParts.map { (key($0), $0) }) { $1 }
    let our = Dictionary(ourParts.map { (key($0), $0) }) { $1 }
    return Set(their.keys).union(our.keys).sorted().compactMap { key in
      let isNewer = isNewer(table, key, (their[key] != nil, our[key] != nil))
      return their[key] != our[key] && isNewer ? their[key] : our[key]
    }
  }

  private func takeValues(_ habit: Habit, _ result: inout Habit) {
    take(\.name, "name", habit, &result)
    take(\.archived, "archived", habit, &result)
    take(\.skipBudget, "skip_budget", habit, &result)
    take(\.group, "section", habit, &result)
    take(\.color, "color", habit, &result)
    take(\.question, "question", habit, &result)
  }

  /// Takes what has to fit together: the kind with its targets, and the start with the end.
  private func takeFrame(_ habit: Habit, _ result: inout Habit) {
    let mine = result
    take(\.kind, "kind", habit, &result)
    take(\.start, "start", habit, &result)
    take(\.end, "end", habit, &result)
    result.plans = parts(.plan, habit.plans, mine.plans) { $0.from?.iso ?? "" }
    if let checked = try? result.checked() {
      result = checked
      return
    }
    let isTheirs = isNewer(.habit, "kind") || isNewer(.habit, "start") || isNewer(.habit, "end")
    let whole = isTheirs ? habit : mine
    result.kind = whole.kind
    result.start = whole.start
    result.end = whole.end
    result.plans = whole.plans
  }

  private func take<Value: Equatable>(
    _ value: WritableKeyPath<Habit, Value>, _ column: String, _ habit: Habit,
    _ result: inout Habit
  ) {
    guard habit[keyPath: value] != result[keyPath: value], isNewer(.habit, column) else { return }
    result[keyPath: value] = habit[keyPath: value]
  }

  private func isNewer(
    _ table: LoggedTable, _ key: String, _ isThere: (theirs: Bool, ours: Bool) = (true, true)
  ) -> Bool {
    let their = MergeSide.Subject(habit: pair.theirs, table: table, key: key)
    let our = MergeSide.Subject(habit: pair.ours, table: table, key: key)
    return theirs.time(their, isThere: isThere.theirs) > ours.time(our, isThere: isThere.ours)
  }
}

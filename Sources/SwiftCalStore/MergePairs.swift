import SwiftCalCore

/// Which habits of two stores are the same.
struct MergePairs {
  /// The habits of this store by those of the other one.
  private(set) var mine: [HabitID: Habit] = [:]
  private var taken: Set<HabitID> = []

  /// The pairs of habits that were added in the same step, else those of the same name, else those
  /// of which one was renamed.
  init(of theirs: MergeSide, and ours: MergeSide) {
    pair(theirs, ours, MergePairs.origin, MergePairs.origin)
    pair(theirs, ours, MergePairs.name, MergePairs.name)
    pair(theirs, ours, MergePairs.formerNames, MergePairs.name)
    pair(theirs, ours, MergePairs.name, MergePairs.formerNames)
  }

  /// Whether a habit of this store has one of the other for itself.
  func isPaired(_ habit: HabitID) -> Bool { taken.contains(habit) }

  private static func origin(_ side: MergeSide, _ habit: Habit) -> [String?] {
    [side.origins[habit.id]]
  }

  private static func name(_ side: MergeSide, _ habit: Habit) -> [String?] {
    [HabitName.key(of: habit.name)]
  }

  private static func formerNames(_ side: MergeSide, _ habit: Habit) -> [String?] {
    side.formerNames[habit.id, default: []].sorted()
  }

  private mutating func pair(
    _ theirs: MergeSide, _ ours: MergeSide, _ their: (MergeSide, Habit) -> [String?],
    _ our: (MergeSide, Habit) -> [String?]
  ) {
    var known: [String: Habit] = [:]
    for habit in ours.habits where !taken.contains(habit.id) {
      for key in our(ours, habit).compactMap({ $0 }) { known[key] = habit }
    }
    for habit in theirs.habits where mine[habit.id] == nil {
      let found = their(theirs, habit).lazy.compactMap { $0.flatMap { known[$0] } }
        .first { !taken.contains($0.id) }
      guard let found else { continue }
      mine[habit.id] = found
      taken.insert(found.id)
    }
  }
}

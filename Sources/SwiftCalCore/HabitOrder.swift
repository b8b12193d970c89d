/// The order in which every list, report and view has the habits.
extension [Habit] {
  /// Those that are not archived: first those without a group, then group after group, each where
  /// its first habit stands.
  package var listed: [Habit] {
    let habits = filter { !$0.isArchived }
    guard habits.contains(where: { !$0.group.isEmpty }) else { return habits }
    var groups = [""]
    for habit in habits where !groups.contains(habit.group) { groups.append(habit.group) }
    return groups.flatMap { group in habits.filter { $0.group == group } }
  }

  /// The same, and behind them those that are archived.
  package var listedWithArchived: [Habit] { listed + filter(\.isArchived) }

  /// The first of `listed`, which is meant where no habit is named; found without making the list.
  package var firstListed: Habit? {
    first { !$0.isArchived && $0.group.isEmpty } ?? first { !$0.isArchived }
  }

  /// The habits in the order that gives one of them a place in `listed`, counted from 0, or the nearest
  /// that its group allows. Those of its group change places among themselves, so that the groups stay
  /// where they are; a place beyond the group takes the group there.
  package func moving(_ id: HabitID, to place: Int) -> [Habit] {
    guard let habit = first(where: { $0.id == id }) else { return self }
    let list = listed
    let place = allowed(place, for: habit, in: list)
    guard let old = list.firstIndex(where: { $0.id == id }), list[place].group == habit.group else {
      return moving(habit, beyondGroupTo: place)
    }
    var group = list.filter { $0.group == habit.group }
    let first = list.firstIndex { $0.group == habit.group } ?? 0
    group.insert(group.remove(at: old - first), at: place - first)
    var members = group.makeIterator()
    return map { isListed($0, with: habit) ? members.next() ?? $0 : $0 }
  }

  private func isListed(_ other: Habit, with habit: Habit) -> Bool {
    !other.isArchived && other.group == habit.group
  }

  /// The place that is nearest to one: those without a group stand before all others.
  private func allowed(_ place: Int, for habit: Habit, in list: [Habit]) -> Int {
    let ungrouped = list.count { $0.group.isEmpty }
    let isListed = list.contains { $0.id == habit.id }
    let last = habit.group.isEmpty && isListed ? ungrouped - 1 : list.count - 1
    return Swift.max(
      0, Swift.min(Swift.max(place, habit.group.isEmpty ? 0 : ungrouped), last))
  }

  private func moving(_ habit: Habit, beyondGroupTo place: Int) -> [Habit] {
    var others = filter { $0.id != habit.id }
    let list = others.listed
    guard !list.isEmpty else { return self }
    let place = Swift.min(place, list.count)
    let follows = place == list.count || place > 0 && list[place - 1].group == habit.group
    let neighbour = list[follows ? place - 1 : place].id
    let index = (others.firstIndex { $0.id == neighbour } ?? 0) + (follows ? 1 : 0)
    others.insert(habit, at: index)
    return others
  }
}

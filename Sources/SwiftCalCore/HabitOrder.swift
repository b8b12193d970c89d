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

  /// The index among the others, archived ones included, at which a habit has the place `number` of
  /// `listed`, counted from 1, or the nearest that its group allows.
  package func index(of id: HabitID, atPlace number: Int) -> Int {
    let others = filter { $0.id != id }
    let list = others.listed
    guard let group = first(where: { $0.id == id })?.group, !list.isEmpty else { return number - 1 }
    let ungrouped = list.count { $0.group.isEmpty }
    let allowed = group.isEmpty ? 0...ungrouped : ungrouped...list.count
    let place = Swift.min(Swift.max(number - 1, allowed.lowerBound), allowed.upperBound)
    let follows = place == list.count || place > 0 && list[place - 1].group == group
    let neighbour = list[follows ? place - 1 : place].id
    return (others.firstIndex { $0.id == neighbour } ?? 0) + (follows ? 1 : 0)
  }
}

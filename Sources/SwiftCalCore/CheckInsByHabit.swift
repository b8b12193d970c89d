/// The check-ins of each habit that was asked for, by day, oldest first.
///
/// A list and no dictionary: a person has few habits, and the first dictionary that a program makes
/// costs a widget as much as drawing itself does.
package struct CheckInsByHabit: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private struct Entry: Equatable, Sendable {
    let habit: HabitID
    var checkIns: [CheckIn]
  }

  private var entries: [Entry] = []

  /// Nobody's check-ins.
  package init() {}

  /// The check-ins of these habits, each named once.
  package init(dictionaryLiteral elements: (HabitID, [CheckIn])...) {
    entries = elements.map { Entry(habit: $0.0, checkIns: $0.1) }
  }

  /// The check-ins of one habit, nil when they were not asked for; found in steps that grow with
  /// the number of habits.
  package subscript(habit: HabitID) -> [CheckIn]? {
    get { entries.first { $0.habit == habit }?.checkIns }
    set {
      let place = entries.firstIndex { $0.habit == habit }
      switch (place, newValue) {
      case (let place?, let checkIns?): entries[place].checkIns = checkIns
      case (let place?, nil): entries.remove(at: place)
      case (nil, let checkIns?): entries.append(Entry(habit: habit, checkIns: checkIns))
      case (nil, nil): break
      }
    }
  }

  /// The check-ins of one habit, those given when they were not asked for.
  package subscript(habit: HabitID, default none: [CheckIn]) -> [CheckIn] {
    get { self[habit] ?? none }
    set { self[habit] = newValue }
  }

  /// How many check-ins there are in all.
  package var total: Int { entries.reduce(0) { $0 + $1.checkIns.count } }
}

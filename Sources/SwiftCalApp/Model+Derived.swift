import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Answers which day it is.
  package var dayClock: DayClock {
    DayClock(dayStart: options.dayStart ?? snapshot.settings.dayStart)
  }

  /// The first day of the week.
  package var firstWeekday: Weekday {
    options.firstWeekday ?? snapshot.settings.firstWeekday ?? options.localeFirstWeekday
  }

  /// Why nothing can be changed; nil when it can.
  package var readOnlyReason: String? { options.readOnlyReason }

  /// Whether anything can be changed: not in a store that can only be read, nor as of another day.
  var canChange: Bool { readOnlyReason == nil && options.asOf == nil }

  /// The habits that are not archived, in the order of lists.
  package var activeHabits: [Habit] { snapshot.habits.listed }

  /// The habit shown.
  package var habit: Habit? { snapshot.habits.first { $0.id == selected } }

  /// The walk over the habit shown.
  package var history: History? { selected.flatMap { histories[$0] } }

  /// The selected days, in order: the range, or the day the cursor is on.
  package var selectedDays: ClosedRange<Day> {
    let other = anchor ?? cursor
    return min(cursor, other)...max(cursor, other)
  }

  /// What is recorded on a day, with the edits that are not saved yet.
  package func checkIn(of id: HabitID, on day: Day) -> CheckIn {
    unsaved.reduce(savedCheckIn(of: id, on: day)) { checkIn, edit in
      guard case .checkIn(id, let days, let change) = edit, days.contains(day) else {
        return checkIn
      }
      return change.applied(to: checkIn)
    }
  }

  /// The days with edits of the habit that are not saved yet.
  package func unsavedDays(of id: HabitID) -> Set<Day> {
    unsaved.reduce(into: []) { days, edit in
      if case .checkIn(id, let more, _) = edit { days.formUnion(more) }
    }
  }

  /// What the store holds of a day, found by bisection.
  func savedCheckIn(of id: HabitID, on day: Day) -> CheckIn {
    let rows = snapshot.checkIns[id] ?? []
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].day == day ? rows[low] : CheckIn(day)
  }

  /// How much of the store what is shown needs.
  package var wantedScope: LoadScope {
    let habits = activeHabits
    let span = min(habits.map(\.longestWindow).max() ?? 0, 1000)
    var from = today - (History.margin + max(62, span))
    // A freeze is earned by what lies before the days shown.
    let whole = listedHabits.filter {
      $0.id == selected || !$0.freezeRules.isEmpty || reaching.contains($0.id)
    }
    if view == .board {
      // A wide board reaches further back than half a year.
      let shown = boardDays(width: ScreenFrame(size).body.width)
      let first = cursor.month.firstDay - (shown + History.margin)
      from = min(from, first, cursor.month.adding(-7).firstDay)
    }
    return LoadScope(from: from, whole: whole.map(\.id))
  }

  /// The habits that a list as high as the screen can show around the selected one: only their runs
  /// are told, however many habits there are.
  private var listedHabits: ArraySlice<Habit> {
    let habits = activeHabits
    let anchor = habits.firstIndex { $0.id == selected }
    let first = Scroll.first(count: habits.count, rows: size.height, anchor: anchor)
    return habits[first..<min(habits.count, first + max(0, size.height))]
  }

  /// Reads the store when it holds more that is needed than was read.
  func loadIfNeeded() -> [Effect] {
    let wanted = wantedScope
    guard scope?.covers(wanted) != true else { return [] }
    return [.load(wanted)]
  }

  /// Finds the habits whose current run may have begun before what was read of them, so that its
  /// length is told only once all of it was read.
  mutating func findReaching() {
    let habits = activeHabits.filter { habit in
      guard let scope, let history = histories[habit.id] else { return false }
      return !scope.whole.contains(habit.id) && history.mayReachBack(before: scope.from)
    }
    reaching.formUnion(habits.map(\.id))
    reaching.formIntersection(activeHabits.map(\.id))
  }

  /// Walks every habit's history again.
  mutating func walkHistories() {
    statistics = nil
    histories = activeHabits.map { habit in
      History(
        of: habit, checkIns: snapshot.checkIns[habit.id] ?? [], today: today,
        firstWeekday: firstWeekday, halfLife: snapshot.settings.halfLife)
    }
  }

  /// Selects the habit asked for at the start, or the first.
  mutating func selectFirst() {
    let active = activeHabits
    selected = active.first?.id
    guard let name = options.habit, case .one(let habit) = HabitMatch.find(name, in: active) else {
      return
    }
    selected = habit.id
  }
}

/// A list and no dictionary: a person has few habits, and the first dictionary that a program makes
/// costs a start as much as drawing itself does.
extension [History] {
  /// The walk over a habit that is held, found in steps that grow with the number of habits.
  subscript(habit: HabitID) -> History? { first { $0.habit.id == habit } }
}

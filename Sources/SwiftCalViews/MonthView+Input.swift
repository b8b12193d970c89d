import SwiftCalCore

extension MonthView {
  /// What a day is on the grid.
  package struct Entry: Hashable, Sendable {
    /// Its state.
    package var state: DayState
    /// Whether it lies inside a run without being done: the chain goes on over it.
    package var isBridge: Bool
    /// Whether it has a note.
    package var hasNote: Bool

    /// A day of this state.
    package init(_ state: DayState, isBridge: Bool = false, hasNote: Bool = false) {
      self.state = state
      self.isBridge = isBridge
      self.hasNote = hasNote
    }
  }

  /// What a month shows.
  package struct Input: Hashable, Sendable {
    /// The month.
    package var month: Month
    /// The weekday of the first column.
    package var firstWeekday: Weekday
    /// One entry for each day from the day before the month to the day after it.
    package var entries: [Entry]
    /// Today, ringed where it is on the grid.
    package var today: Day?
    /// The cursor's day.
    package var cursor: Day?
    /// A selected range.
    package var selection: ClosedRange<Day>?

    /// A month whose days all have the state `everyDay`.
    package init(_ month: Month, firstWeekday: Weekday, everyDay: DayState = .notDue) {
      self.month = month
      self.firstWeekday = firstWeekday
      entries = Array(repeating: Entry(everyDay), count: month.length + 2)
    }

    /// A month of a habit's history.
    package init(
      _ month: Month, firstWeekday: Weekday, history: History, notes: Set<Day> = [],
      today: Day? = nil, cursor: Day? = nil, selection: ClosedRange<Day>? = nil
    ) {
      self.init(month, firstWeekday: firstWeekday)
      self.today = today
      self.cursor = cursor
      self.selection = selection
      let first = month.firstDay.ordinal - 1
      for index in entries.indices {
        guard let day = Day(ordinal: first + index) else { continue }
        entries[index] = history.entry(on: day, hasNote: notes.contains(day))
      }
    }

    /// The entry of a day of the month or next to it; a day that is not due elsewhere.
    package subscript(day: Day) -> Entry {
      get {
        let index = day.ordinal - month.firstDay.ordinal + 1
        return entries.indices.contains(index) ? entries[index] : Entry(.notDue)
      }
      set {
        let index = day.ordinal - month.firstDay.ordinal + 1
        if entries.indices.contains(index) { entries[index] = newValue }
      }
    }
  }
}

extension History {
  /// A day as grids show it.
  package func entry(on day: Day, hasNote: Bool = false) -> MonthView.Entry {
    let state = shownState(on: day)
    return MonthView.Entry(
      state, isBridge: state != .done && run(around: day) != nil, hasNote: hasNote)
  }

  /// The run that holds a day strictly inside of it, found by halving: O(log runs).
  func run(around day: Day) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= day { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].start < day else { return nil }
    return runs[low]
  }
}

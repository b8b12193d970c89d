import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Moves the cursor; nil for actions that do not move.
  mutating func move(_ action: Action, by count: Int) -> [Effect]? {
    switch action {
    case .left, .right, .up, .down: return step(action, by: count)
    case .previousMonth: cursor = cursor.addingMonths(-count)
    case .nextMonth: cursor = cursor.addingMonths(count)
    case .previousYear: cursor = cursor.addingMonths(-12 * count)
    case .nextYear: cursor = cursor.addingMonths(12 * count)
    case .weekStart: cursor = cursor.weekStart(firstWeekday: firstWeekday)
    case .weekEnd: cursor = cursor.weekStart(firstWeekday: firstWeekday) + 6
    case .monthStart: cursor = cursor.month.firstDay
    case .monthEnd: cursor = cursor.month.lastDay
    case .toToday: cursor = today
    case .goto: mode = .prompt(Prompt(.goTo))
    default: return nil
    }
    return loadIfNeeded()
  }

  /// Moves by the view's own rows and columns.
  private mutating func step(_ action: Action, by count: Int) -> [Effect] {
    let sign = action == .left || action == .up ? -1 : 1
    let sideways = action == .left || action == .right
    switch view {
    case .month: cursor = cursor + sign * count * (sideways ? 1 : 7)
    case .streaks:
      guard sideways else {
        scroll(by: sign * count)
        return []
      }
      cursor = cursor + sign * count
    case .year: cursor = cursor + sign * count * (sideways ? 7 : 1)
    case .board:
      guard sideways else { return stepRow(by: sign * count) }
      cursor = cursor + sign * count
    case .notes: stepNote(by: sign * count)
    }
    return loadIfNeeded()
  }

  /// Moves the rows of a view that is higher than its screen.
  mutating func scroll(by rows: Int) {
    scrollTop = min(max(0, scrollTop + rows), lastScrollTop)
  }

  /// The first row shown at the end of a view that is higher than its screen; 0 where all is shown.
  var lastScrollTop: Int {
    let body = ScreenFrame(size).body
    guard view == .streaks, let all = streaksView?.rowCount(in: body.size) else { return 0 }
    return max(0, all - body.height)
  }

  /// How far the keys that turn pages elsewhere move the rows of a view without days.
  func rowsToScroll(for key: Key) -> Int? {
    let page = max(1, ScreenFrame(size).body.height - 1)
    switch key {
    case .pageUp: return -page
    case .pageDown: return page
    case .home: return -scrollTop
    case .end: return lastScrollTop
    default: return nil
    }
  }

  private mutating func stepRow(by count: Int) -> [Effect] {
    let habits = activeHabits
    guard !habits.isEmpty else { return [] }
    let index = habits.firstIndex { $0.id == selected } ?? 0
    return select(habits[min(max(0, index + count), habits.count - 1)].id)
  }

  /// Moves to another day with a note, the newest being at the top.
  private mutating func stepNote(by count: Int) {
    let days = notes.map(\.day)
    guard !days.isEmpty else { return }
    let index = days.firstIndex { $0 <= cursor } ?? days.count - 1
    let step = days[index] == cursor ? count : count > 0 ? count - 1 : count
    cursor = days[min(max(0, index + step), days.count - 1)]
  }

  /// The check-ins with a note of the habit shown that hold what is searched for, newest first.
  package var notes: [CheckIn] {
    let wanted = noteSearch.lowercased()
    let rows = selected.flatMap { snapshot.checkIns[$0] } ?? []
    return rows.reversed().filter { row in
      guard let note = row.note else { return false }
      return wanted.isEmpty || note.lowercased().holds(wanted)
    }
  }
}

import SwiftCalCore
import SwiftCalViews

extension Model {
  /// Takes a mouse action: a click selects, a click on what is selected checks in, the wheel turns.
  mutating func mouse(_ action: MouseAction, x: Int, y: Int) -> [Effect] {
    guard size.width >= ScreenFrame.smallest.width, size.height >= ScreenFrame.smallest.height
    else { return [] }
    switch mode {
    case .page(let page):
      return turn(page, action == .wheelUp ? .up : action == .wheelDown ? .down : .function(0))
    case .browsing: break
    default: return []
    }
    notice = nil
    count = nil
    switch action {
    case .wheelUp: return wheel(-1)
    case .wheelDown: return wheel(1)
    case .press: return click(x: x, y: y)
    }
  }

  private mutating func wheel(_ sign: Int) -> [Effect] {
    switch view {
    case .month: return perform(sign < 0 ? .previousMonth : .nextMonth, count: nil)
    case .year: return perform(sign < 0 ? .previousYear : .nextYear, count: nil)
    case .board, .streaks, .notes: return perform(sign < 0 ? .up : .down, count: nil)
    }
  }

  private mutating func click(x: Int, y: Int) -> [Effect] {
    let frame = ScreenFrame(size)
    if let rect = tabsRect(frame), rect.contains(x: x, y: y) {
      guard let index = tabs.index(x: x, in: rect), ScreenView.allCases.indices.contains(index)
      else { return [] }
      return show(ScreenView.allCases[index])
    }
    guard frame.body.contains(x: x, y: y), !activeHabits.isEmpty else { return [] }
    switch view {
    case .month: return clickMonth(x: x, y: y, frame.body)
    case .board: return clickBoard(x: x, y: y, frame.body)
    case .year: return clickYear(x: x, y: y, frame.body)
    case .notes:
      guard let index = notesView.index(y: y, in: frame.body) else { return [] }
      cursor = notes[index].day
    case .streaks: break
    }
    return []
  }

  private mutating func clickMonth(x: Int, y: Int, _ body: Rect) -> [Effect] {
    let layout = MonthLayout(body)
    if let rect = layout.list, rect.contains(x: x, y: y) {
      let active = activeHabits
      guard let index = habitList.index(y: y, in: rect), active.indices.contains(index) else {
        return []
      }
      return select(active[index].id)
    }
    if let day = monthView(layout).day(x: x, y: y, in: layout.month) { return click(day) }
    for (rect, month) in zip(layout.earlier, earlierMonths) {
      if let day = earlierView(month).day(x: x, y: y, in: rect) { return click(day) }
    }
    return []
  }

  private mutating func clickBoard(x: Int, y: Int, _ body: Rect) -> [Effect] {
    let active = activeHabits
    guard let place = boardView(in: body).place(x: x, y: y, in: body),
      active.indices.contains(place.index)
    else { return [] }
    let id = active[place.index].id
    guard let day = place.day else { return select(id) }
    guard id != selected else { return click(day) }
    cursor = day
    return select(id)
  }

  private mutating func clickYear(x: Int, y: Int, _ body: Rect) -> [Effect] {
    for (year, rect) in years(body) {
      if let day = yearView(year)?.day(x: x, y: y, in: rect) { return click(day) }
    }
    return []
  }

  /// Selects a day, or checks the selected one in or out.
  private mutating func click(_ day: Day) -> [Effect] {
    guard day != cursor else { return perform(.toggle, count: nil) }
    cursor = day
    return loadIfNeeded()
  }
}

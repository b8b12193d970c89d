import SwiftCalCore

extension MonthView {
  /// Draws one week: first the numbers, then what stands between and beside them.
  func drawWeek(_ week: Int, into canvas: inout Canvas, y: Int, layout: Layout) {
    let grid = grid
    for column in 0..<7 {
      guard let day = grid.day(week: week, column: column) else { continue }
      drawNumber(of: day, into: &canvas, x: layout.x(ofColumn: column), y: y)
    }
    for column in 0...7 {
      let joint = Joint(
        left: grid.day(week: week, column: column - 1),
        right: grid.day(week: week, column: column), start: layout.x(ofColumn: column - 1) + 2,
        gap: layout.gap, isRowStart: column == 0, isRowEnd: column == 7)
      drawJoint(joint, into: &canvas, y: y)
    }
    drawBrackets(inWeek: week, into: &canvas, y: y, layout: layout)
  }

  private func drawNumber(of day: Day, into canvas: inout Canvas, x: Int, y: Int) {
    let number = day.civil.day
    let text = number < 10 ? " \(number)" : "\(number)"
    guard isInMonth(day) else {
      if showsNeighbours { canvas.put(text, x: x, y: y, style: Style(.dim), width: 2) }
      return
    }
    canvas.put(text, x: x, y: y, style: numberStyle(of: day), width: 2)
  }

  func numberStyle(of day: Day) -> Style {
    let state = input[day].state
    var ground: Style.Ground = state == .done ? [.band] : []
    if day == input.today { ground.insert(.today) }
    if day == input.cursor { ground.insert(.cursor) }
    if input.selection?.contains(day) == true { ground.insert(.selected) }
    let role: Role =
      switch state {
      case .done: .done
      case .partial: .partial
      case .pending: .pending
      case .skipped, .frozen, .paused: .bridged
      case .future: .text
      case .missed: .text
      case .notDue, .beforeStart, .afterEnd: .dim
      }
    return Style(role, on: ground)
  }

  func isInMonth(_ day: Day?) -> Bool {
    guard let day else { return false }
    return input.month.firstDay <= day && day <= input.month.lastDay
  }
}

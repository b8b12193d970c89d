import SwiftCalCore

/// Today's ring and the cursor's brackets, of which both halves are drawn, and the marks of days.
///
/// The ring has its columns before all else. A mark that has none then stands in the place of its
/// day's number, which is told by those beside it: before a single digit, or as if crossed out.
extension MonthView {
  /// The mark of the day left of a joint.
  func drawMark(of left: Day, _ joint: Joint, into canvas: inout Canvas, y: Int) {
    guard let mark = appearance.glyphs.sideMark(input[left].state) else { return }
    let isRinged = left == input.today && (joint.gap == 1 || joint.isRowEnd)
    let isBesideRing = joint.isShared && joint.right == input.today && isInMonth(joint.right)
    guard isRinged || isBesideRing || !canvas.holds(x: joint.afterLeft, y: y) else {
      canvas.put(mark, x: joint.afterLeft, y: y, style: Style(markRole(input[left].state)))
      return
    }
    crossOut(left, with: mark, into: &canvas, x: joint.start - 2, y: y)
  }

  /// The halves of today's ring that lie in a joint, filled once the day is done.
  func drawRing(_ joint: Joint, left: Day?, right: Day?, into canvas: inout Canvas, y: Int) {
    if let right, right == input.today {
      if joint.isShared, let left, isLost(left, in: canvas, joint, y) {
        crossOut(
          left, with: appearance.glyphs.mark(.done), into: &canvas, x: joint.start - 2, y: y)
      }
      drawRingStart(of: right, number: joint.beforeRight + 1, into: &canvas, y: y)
    }
    if let left, left == input.today {
      let isMarked = appearance.glyphs.sideMark(input[left].state) != nil
      let isMoved = isMarked && joint.gap > 1 && !joint.isRowEnd
      drawRingEnd(
        of: left, number: joint.start - 2, x: joint.afterLeft + (isMoved ? 1 : 0), into: &canvas,
        y: y)
    }
  }

  /// Before the first column of a grid without free columns the ring takes that of the tens; a number
  /// that has tens gives way to the day's mark.
  private func drawRingStart(of day: Day, number: Int, into canvas: inout Canvas, y: Int) {
    let x = canvas.holds(x: number - 1, y: y) ? number - 1 : number
    if x == number, day.civil.day > 9 {
      put(appearance.glyphs.mark(input[day].state), of: day, x: x + 1, into: &canvas, y: y)
    }
    ring(isStart: true, of: day, x: x, into: &canvas, y: y)
  }

  private func drawRingEnd(of day: Day, number: Int, x: Int, into canvas: inout Canvas, y: Int) {
    guard !canvas.holds(x: x, y: y) else {
      return ring(isStart: false, of: day, x: x, into: &canvas, y: y)
    }
    let state = input[day].state
    let isMarked = appearance.glyphs.sideMark(state) != nil || day.civil.day > 9
    put(
      isMarked ? appearance.glyphs.mark(state) : String(day.civil.day), of: day, x: number,
      into: &canvas, y: y)
    ring(isStart: false, of: day, x: number + 1, into: &canvas, y: y)
  }

  /// The band reaches under the ring of a done day, which is its edge.
  private func ring(isStart: Bool, of day: Day, x: Int, into canvas: inout Canvas, y: Int) {
    let glyphs = appearance.glyphs
    let done = input[day].state == .done
    let glyph = isStart ? glyphs.ringStart(done: done) : glyphs.ringEnd(done: done)
    canvas.put(glyph, x: x, y: y, style: Style(.accent, on: done ? [.band, .today] : .today))
  }

  /// Whether a done day shows that it is one only in the column that it shares with today.
  private func isLost(_ day: Day, in canvas: Canvas, _ joint: Joint, _ y: Int) -> Bool {
    let glyphs = appearance.glyphs
    guard input[day].state == .done, canvas.holds(x: joint.start, y: y),
      [glyphs.link, glyphs.chainEnd].contains(canvas[joint.start, y].text)
    else { return false }
    let before = joint.start - 3
    guard canvas.holds(x: before, y: y) else { return true }
    return ![glyphs.link, glyphs.chainStart].contains(canvas[before, y].text)
  }

  /// Puts a mark before the single digit of a day's number, or in the place of two.
  private func crossOut(
    _ day: Day, with mark: String, into canvas: inout Canvas, x: Int, y: Int
  ) {
    guard canvas.holds(x: x, y: y) else { return }
    let hasTens = day.civil.day > 9 || canvas[x, y].text != " "
    // Today's ring may have the place of the tens.
    if day.civil.day > 9, canvas[x, y].style.role != .accent {
      put(" ", of: day, x: x, into: &canvas, y: y)
    }
    put(mark, of: day, x: hasTens ? x + 1 : x, into: &canvas, y: y)
  }

  private func put(_ text: String, of day: Day, x: Int, into canvas: inout Canvas, y: Int) {
    var style = numberStyle(of: day)
    if appearance.glyphs.sideMark(input[day].state) != nil {
      style.role = markRole(input[day].state)
    }
    canvas.put(text, x: x, y: y, style: style, width: 1)
  }

  private func markRole(_ state: DayState) -> Role {
    switch state {
    case .missed: .missed
    case .partial: .partial
    default: .link
    }
  }

  /// The cursor's brackets, where the columns at both sides of its day are free.
  func drawBrackets(inWeek week: Int, into canvas: inout Canvas, y: Int, layout: Layout) {
    guard let cursor = input.cursor, isInMonth(cursor), let place = grid.position(of: cursor),
      place.week == week
    else { return }
    let x = layout.x(ofColumn: place.column)
    for column in [x - 1, x + 2] {
      guard canvas.holds(x: column, y: y), canvas[column, y].text == " " else { return }
    }
    let glyphs = appearance.glyphs
    canvas.put(glyphs.cursorStart, x: x - 1, y: y, style: Style(.text, on: .cursor))
    canvas.put(glyphs.cursorEnd, x: x + 2, y: y, style: Style(.text, on: .cursor))
  }
}

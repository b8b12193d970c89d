import SwiftCalCore

extension MonthView {
  /// The columns between the numbers of two days that follow each other.
  ///
  /// Before a row's first day and after its last only the column beside the number belongs to it.
  struct Joint {
    let left: Day?
    let right: Day?
    let start: Int
    let gap: Int
    let isRowStart: Bool
    let isRowEnd: Bool

    /// The column right of the left day's number.
    var afterLeft: Int { start }
    /// The column left of the right day's number; with a gap of one it is the same column.
    var beforeRight: Int { start + gap - 1 }
    /// The columns that are drawn.
    var columns: Range<Int> {
      isRowStart ? beforeRight..<start + gap : isRowEnd ? start..<start + 1 : start..<start + gap
    }
    /// Whether both days share their only column.
    var isShared: Bool { gap == 1 && !isRowStart && !isRowEnd }
  }

  func drawJoint(_ joint: Joint, into canvas: inout Canvas, y: Int) {
    let left = isInMonth(joint.left) && !joint.isRowStart ? joint.left : nil
    let right = isInMonth(joint.right) && !joint.isRowEnd ? joint.right : nil
    guard left != nil || right != nil else { return }
    drawChain(joint, left: left, right: right, into: &canvas, y: y)
    if let left, let mark = appearance.glyphs.sideMark(input[left].state) {
      canvas.put(mark, x: joint.afterLeft, y: y, style: Style(markRole(input[left].state)))
    }
    drawRing(joint, left: left, right: right, into: &canvas, y: y)
    drawNote(joint, left: left, into: &canvas, y: y)
    drawGrounds(joint, left: left, right: right, into: &canvas, y: y)
  }

  /// The band over two done days, the thread over a bridged one, or the ends of bands.
  private func drawChain(
    _ joint: Joint, left: Day?, right: Day?, into canvas: inout Canvas, y: Int
  ) {
    let glyphs = appearance.glyphs
    let (before, after) = (joint.left.map { input[$0] }, joint.right.map { input[$0] })
    let (leftDone, rightDone) = (before?.state == .done, after?.state == .done)
    let (leftKept, rightKept) = (
      leftDone || before?.isBridge == true, rightDone || after?.isBridge == true
    )
    if leftDone && rightDone {
      for x in joint.columns { canvas.put(glyphs.link, x: x, y: y, style: Style(.link, on: .band)) }
    } else if leftKept && rightKept {
      for x in joint.columns { canvas.put(glyphs.thread, x: x, y: y, style: Style(.link)) }
    } else {
      if left != nil, leftDone {
        canvas.put(glyphs.chainEnd, x: joint.afterLeft, y: y, style: Style(.edge))
      }
      if right != nil, rightDone {
        canvas.put(glyphs.chainStart, x: joint.beforeRight, y: y, style: Style(.edge))
      }
    }
  }

  private func markRole(_ state: DayState) -> Role {
    switch state {
    case .missed: .missed
    case .partial: .partial
    default: .link
    }
  }

  /// Today's ring, filled once the day is done. In a shared column the mark of the day before wins.
  private func drawRing(
    _ joint: Joint, left: Day?, right: Day?, into canvas: inout Canvas, y: Int
  ) {
    let glyphs = appearance.glyphs
    if let right, right == input.today, !(joint.isShared && isNeeded(left, in: canvas, joint, y)) {
      ring(
        isStart: true, done: input[right].state == .done, x: joint.beforeRight, into: &canvas, y: y)
    }
    if let left, left == input.today {
      let isMarked = glyphs.sideMark(input[left].state) != nil
      guard !isMarked || joint.gap == 3 && !joint.isRowEnd else { return }
      ring(
        isStart: false, done: input[left].state == .done,
        x: joint.afterLeft + (isMarked ? 1 : 0), into: &canvas, y: y)
    }
  }

  /// The band reaches under the ring of a done day, which is its edge.
  private func ring(isStart: Bool, done: Bool, x: Int, into canvas: inout Canvas, y: Int) {
    let glyphs = appearance.glyphs
    let glyph = isStart ? glyphs.ringStart(done: done) : glyphs.ringEnd(done: done)
    canvas.put(glyph, x: x, y: y, style: Style(.accent, on: done ? [.band, .today] : .today))
  }

  /// Whether the shared column after a day is the only place that shows its state.
  private func isNeeded(_ day: Day?, in canvas: Canvas, _ joint: Joint, _ y: Int) -> Bool {
    guard let day else { return false }
    let glyphs = appearance.glyphs
    guard input[day].state == .done else { return glyphs.sideMark(input[day].state) != nil }
    let x = joint.start - 3
    guard canvas.holds(x: x, y: y) else { return true }
    return canvas[x, y].text != glyphs.link && canvas[x, y].text != glyphs.chainStart
  }

  private func drawNote(_ joint: Joint, left: Day?, into canvas: inout Canvas, y: Int) {
    guard let left, input[left].hasNote, joint.gap > 1, canvas.holds(x: joint.afterLeft, y: y),
      canvas[joint.afterLeft, y].text == " "
    else { return }
    canvas.put(appearance.glyphs.note, x: joint.afterLeft, y: y, style: Style(.dim))
  }

  /// The cursor's brackets where the columns beside it are free, and a selected range's ground.
  private func drawGrounds(
    _ joint: Joint, left: Day?, right: Day?, into canvas: inout Canvas, y: Int
  ) {
    if let right, right == input.cursor {
      bracket(appearance.glyphs.cursorStart, x: joint.beforeRight, joint, into: &canvas, y: y)
    }
    if let left, left == input.cursor {
      bracket(appearance.glyphs.cursorEnd, x: joint.afterLeft, joint, into: &canvas, y: y)
    }
    guard let range = input.selection, let left, let right, range.contains(left),
      range.contains(right)
    else { return }
    canvas.lay(
      .selected, under: Rect(x: joint.columns.lowerBound, y: y, width: joint.gap, height: 1))
  }

  private func bracket(
    _ glyph: String, x: Int, _ joint: Joint, into canvas: inout Canvas, y: Int
  ) {
    guard canvas.holds(x: x, y: y) else { return }
    if canvas[x, y].text == " " {
      canvas.put(glyph, x: x, y: y, style: Style(.text, on: .cursor))
    }
  }
}

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
    if let left { drawMark(of: left, joint, into: &canvas, y: y) }
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

  private func drawNote(_ joint: Joint, left: Day?, into canvas: inout Canvas, y: Int) {
    guard let left, input[left].hasNote, joint.gap > 1, canvas.holds(x: joint.afterLeft, y: y),
      canvas[joint.afterLeft, y].text == " "
    else { return }
    canvas.put(appearance.glyphs.note, x: joint.afterLeft, y: y, style: Style(.dim))
  }

  /// A selected range's ground.
  private func drawGrounds(
    _ joint: Joint, left: Day?, right: Day?, into canvas: inout Canvas, y: Int
  ) {
    guard let range = input.selection, let left, let right, range.contains(left),
      range.contains(right)
    else { return }
    canvas.lay(
      .selected, under: Rect(x: joint.columns.lowerBound, y: y, width: joint.gap, height: 1))
  }
}

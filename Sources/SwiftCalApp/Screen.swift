import SwiftCalCore
import SwiftCalViews

extension Model {
  /// What the terminal shall show: a canvas of exactly its size.
  package func screen() -> Canvas {
    var canvas = Canvas(size)
    canvas.put(cursor.iso, x: 0, y: 0, style: Style(.heading))
    canvas.put(habit?.name ?? "", x: 0, y: 1)
    canvas.put(notice?.text ?? "", x: 0, y: max(0, size.height - 1))
    return canvas
  }
}

import SwiftCalViews

/// How the month's view is composed in a body of some size.
struct MonthLayout: Equatable {
  /// The month with the cursor.
  var month = Rect(width: 0, height: 0)
  /// Columns from one day's number to the next.
  var pitch = 3
  /// Blank rows between two weeks.
  var rowGap = 0
  /// The streak as a large number.
  var counter: Rect?
  /// The list of habits.
  var list: Rect?
  /// The selected day in words.
  var day: Rect?
  /// Numbers of the month, the year and the whole history.
  var statistics: Rect?
  /// The months before, the latest first.
  var earlier: [Rect] = []

  /// The composition for a body.
  init(_ body: Rect) {
    if body.width >= 102, body.height >= 24 {
      layLarge(body)
    } else if body.width >= 60, body.height >= 14 {
      layMedium(body)
    } else if body.width >= 36, body.height >= 6 {
      laySmall(body)
    } else if body.height >= 18 {
      layTall(body)
    } else {
      month = body
    }
  }

  /// The month's rows with a title and six weeks.
  private var monthHeight: Int { 8 + 5 * rowGap }

  private var monthWidth: Int { MonthView.gridWidth(pitch: pitch) + 2 }

  /// Counter at the left, month at the right, and whatever rows are left for the list.
  private mutating func laySmall(_ body: Rect) {
    pitch = body.width >= 54 ? 4 : 3
    let x = body.x + body.width - monthWidth
    let left = Rect(x: body.x, y: body.y, width: x - body.x - 2, height: body.height)
    month = Rect(x: x, y: body.y, width: monthWidth, height: min(body.height, monthHeight))
    let hasList = body.height >= monthHeight + 4
    counter = hasList ? left.first(rows: monthHeight) : left
    if hasList {
      let rest = body.dropping(rows: monthHeight + 1)
      day = rest.first(rows: 2)
      list = rest.dropping(rows: 3)
    }
  }

  /// Counter and list at the left; the month, with rows between its weeks where they fit, at the
  /// right, and the day under it.
  private mutating func layMedium(_ body: Rect) {
    pitch = body.width >= 72 ? 5 : 4
    rowGap = body.height >= 16 ? 1 : 0
    let leftWidth = min(40, body.width - monthWidth - 4)
    let indent = (body.width - leftWidth - monthWidth - 4) / 2
    let left = Rect(x: body.x + indent, y: body.y, width: leftWidth, height: body.height)
    counter = left.first(rows: 9)
    list = left.dropping(rows: 10)
    let right = Rect(
      x: left.x + leftWidth + 4, y: body.y, width: monthWidth, height: body.height)
    month = right.first(rows: monthHeight)
    if body.height > monthHeight + 1 { day = right.dropping(rows: monthHeight + 1) }
  }

  /// Three columns: counter and list; month, day and statistics; the months before.
  private mutating func layLarge(_ body: Rect) {
    pitch = 5
    rowGap = 1
    let small = MonthView.gridWidth(pitch: 3) + 2
    let columns = min(4, (body.width - 32 - monthWidth - 8) / (small + 3))
    let rows = min(12 / max(1, columns), (body.height + 1) / 9)
    let used = 32 + 4 + monthWidth + (columns > 0 ? 5 + columns * (small + 3) - 3 : 0)
    let indent = max(0, body.width - used) / 2
    let left = Rect(x: body.x + indent, y: body.y, width: 32, height: body.height)
    counter = left.first(rows: 9)
    list = left.dropping(rows: 10)
    let middle = Rect(x: left.x + 36, y: body.y, width: monthWidth, height: body.height)
    month = middle.first(rows: monthHeight)
    day = middle.dropping(rows: monthHeight + 1).first(rows: 6)
    statistics = middle.dropping(rows: monthHeight + 8)
    for row in 0..<rows {
      for column in 0..<columns {
        earlier.append(
          Rect(
            x: middle.x + monthWidth + 5 + column * (small + 3), y: body.y + row * 9,
            width: small, height: 8))
      }
    }
  }

  /// One above the other, for a narrow and high screen.
  private mutating func layTall(_ body: Rect) {
    counter = body.first(rows: 7)
    month = body.dropping(rows: 8).first(rows: monthHeight)
    let rest = body.dropping(rows: 9 + monthHeight)
    if rest.height > 0 { list = rest }
  }
}

import SwiftCalCore
import SwiftCalViews

extension StreaksView.Input.Records {
  /// The months that are counted.
  private static let monthCount = 12
  /// The days over which the course of the amounts is told.
  private static let courseDays = 182

  /// What is recorded in a history of what is only tracked, up to its today; nil for other kinds.
  init?(of history: History) {
    guard history.habit.kind == .trackOnly else { return nil }
    let today = history.today
    let rows = history.records
    let months = (0..<Self.monthCount).map { today.month.adding(-$0) }
    let spans: [(Day) -> Bool] = [
      { $0.month == today.month }, { $0.civil.year == today.civil.year }, { _ in true },
    ]
    self.init(
      months: months, days: months.map { month in rows.count { $0.day.month == month } },
      spreads: spans.map { isIn in
        AmountSpread(rows.lazy.filter { isIn($0.day) }.compactMap(\.amount))
      }, unit: history.habit.unit(on: today),
      course: Self.course(of: rows, today: today))
  }

  /// The amount last recorded by each day, from the first that has one on.
  private static func course(of rows: [CheckIn], today: Day) -> [Amount] {
    var course: [Amount] = []
    var last: Amount?
    var rest = rows[...]
    for back in stride(from: courseDays - 1, through: 0, by: -1) {
      while let row = rest.first, row.day <= today - back {
        last = row.amount ?? last
        rest.removeFirst()
      }
      if let last { course.append(last) }
    }
    return course
  }
}

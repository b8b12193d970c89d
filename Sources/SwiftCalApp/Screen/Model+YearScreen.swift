import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The rows of a year with a blank one under it.
  static let yearRows = 12

  /// The years shown and where: the cursor's, and under it those before, as many as fit.
  func years(_ body: Rect) -> [(year: Int, rect: Rect)] {
    let year = cursor.civil.year
    let count = max(1, (body.height + 1) / Model.yearRows)
    return (0..<count).compactMap { index in
      guard year - index >= 1 else { return nil }
      let rest = body.dropping(rows: index * Model.yearRows)
      return (year - index, count == 1 ? rest : rest.first(rows: Model.yearRows - 1))
    }
  }

  /// The heat map of a year of the habit shown.
  func yearView(_ year: Int) -> YearView? {
    guard let history, let habit else { return nil }
    let top = habit.kind == .trackOnly ? largestAmount(of: habit.id) : nil
    let input = YearView.Input(
      year: year, firstWeekday: firstWeekday, history: history, cursor: cursor
    ) { day in
      level(savedCheckIn(of: habit.id, on: day), habit, top: top)
    }
    return YearView(input, appearance: options.appearance)
  }

  func drawYear(into canvas: inout Canvas, _ body: Rect) {
    for (year, rect) in years(body) { yearView(year)?.draw(into: &canvas, at: rect) }
  }

  /// How much of its target, or of the largest amount, a day reached, from 0 to 4; nil by its state.
  private func level(_ checkIn: CheckIn, _ habit: Habit, top: Amount?) -> Int? {
    guard checkIn.mark == nil, let amount = checkIn.amount, amount > .zero else { return nil }
    let target = habit.kind == .atLeast ? habit.plan(on: checkIn.day).target?.amount : top
    guard let target, target > .zero else { return nil }
    guard amount < target else { return 4 }
    return max(1, Int(amount.millionths * 4 / target.millionths))
  }

  private func largestAmount(of id: HabitID) -> Amount? {
    snapshot.checkIns[id]?.compactMap(\.amount).max()
  }
}

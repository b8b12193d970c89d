import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The rows of a year with a blank one under it.
  static let yearRows = 12

  /// The years shown and where: the cursor's, and under it those before since the habit's first, as
  /// many as fit.
  func years(_ body: Rect) -> [(year: Int, rect: Rect)] {
    let year = cursor.civil.year
    let count = max(1, (body.height + 1) / Model.yearRows)
    return (0..<count).compactMap { index in
      guard index == 0 || year - index >= firstYear else { return nil }
      let rest = body.dropping(rows: index * Model.yearRows)
      return (year - index, count == 1 ? rest : rest.first(rows: Model.yearRows - 1))
    }
  }

  /// The year in which the habit shown begins, or was checked in first.
  private var firstYear: Int {
    guard let habit else { return cursor.civil.year }
    let begun = habit.start ?? habit.added
    return min(begun, snapshot.checkIns[habit.id]?.first?.day ?? begun).civil.year
  }

  /// The heat map of a year of the habit shown.
  func yearView(_ year: Int) -> YearView? {
    guard let history, let habit else { return nil }
    let sums = habit.plans.contains { $0.target?.period ?? .day != .day }
    let isScaled = habit.kind == .trackOnly || habit.kind == .atLeast && sums
    let top = isScaled ? largestAmount(of: habit.id) : nil
    var input = YearView.Input(
      year: year, firstWeekday: firstWeekday, history: history, cursor: cursor
    ) { day in
      level(savedCheckIn(of: habit.id, on: day), habit, top: top)
    }
    if anchor != nil { input.selection = selectedDays }
    return YearView(input, appearance: options.appearance)
  }

  func drawYear(into canvas: inout Canvas, _ body: Rect) {
    // The legend stands under the last of them, for all.
    let years = years(body)
    let views = years.compactMap { yearView($0.year) }
    for (index, (view, place)) in zip(views, years).enumerated() {
      let explained = index == years.count - 1 ? views.map(\.input) : []
      YearView(view.input, appearance: view.appearance, explained: explained)
        .draw(into: &canvas, at: place.rect)
    }
  }

  /// How much of its target a day reached, or where weeks or months add amounts up or nothing is
  /// wanted, of the largest amount, from 0 to 4; nil by its state.
  private func level(_ checkIn: CheckIn, _ habit: Habit, top: Amount?) -> Int? {
    guard checkIn.mark == nil, let amount = checkIn.amount, amount > .zero else { return nil }
    guard let target = habit.dayTarget(on: checkIn.day) ?? top, target > .zero else { return nil }
    guard amount < target else { return 4 }
    return max(1, Int(amount.millionths * 4 / target.millionths))
  }

  private func largestAmount(of id: HabitID) -> Amount? {
    snapshot.checkIns[id]?.compactMap(\.amount).max()
  }
}

import SwiftCalCore

/// A year as a heat map: a column for each of its 53 weeks, a row for each weekday.
///
/// Where not all weeks fit, those around the cursor are shown; on few rows each month is a bar.
package struct YearView: View {
  /// A day of the map.
  package struct Entry: Hashable, Sendable {
    /// Its state.
    package var state: DayState
    /// How much of the target or of the largest amount, 0 for nothing to 4 for all.
    package var level: Int

    /// A day of this state; done is all of it unless told otherwise.
    package init(_ state: DayState, level: Int? = nil) {
      self.state = state
      self.level = level ?? (state == .done ? 4 : state == .partial ? 2 : 0)
    }
  }

  /// What a year shows.
  package struct Input: Hashable, Sendable {
    /// How the days are judged.
    package var kind = HabitKind.yesNo
    /// The year, 1…9999.
    package var year: Int
    /// The weekday of the first row.
    package var firstWeekday: Weekday
    /// The days from 1 January on.
    package var days: [Entry]
    /// Today.
    package var today: Day?
    /// The cursor's day.
    package var cursor: Day?
    /// The selected range of days.
    package var selection: ClosedRange<Day>?

    /// A year of these days.
    package init(
      year: Int, firstWeekday: Weekday, days: [Entry], today: Day? = nil, cursor: Day? = nil
    ) {
      self.year = min(max(year, 1), 9999)
      self.firstWeekday = firstWeekday
      self.days = days
      self.today = today
      self.cursor = cursor
    }

    /// A year of a history; `level` tells how much a day reached, from 0 to 4, nil by its state.
    package init(
      year: Int, firstWeekday: Weekday, history: History, cursor: Day? = nil,
      level: (Day) -> Int? = { _ in nil }
    ) {
      self.init(year: year, firstWeekday: firstWeekday, days: [], cursor: cursor)
      kind = history.habit.kind
      today = history.today
      days = (0..<(Month.isLeap(self.year) ? 366 : 365)).map {
        let day = firstDay + $0
        return Entry(history.shownState(on: day), level: level(day))
      }
    }

    /// 1 January.
    var firstDay: Day { (Month(year: year, number: 1) ?? Day.first.month).firstDay }
    /// The number of days of the first week that lie in the year before.
    var leading: Int { (firstDay.weekday.index - firstWeekday.index + 7) % 7 }
    /// The number of weeks, 53 or 54.
    var weekCount: Int { (leading + days.count + 6) / 7 }
    /// The week of a day of the year; nil for others.
    func week(of day: Day?) -> Int? {
      guard let day, day >= firstDay, day - firstDay < days.count else { return nil }
      return (leading + (day - firstDay)) / 7
    }
    /// The index of the day in a cell; nil for the days of other years.
    func index(week: Int, row: Int) -> Int? {
      let index = week * 7 + row - leading
      return days.indices.contains(index) ? index : nil
    }
  }

  /// What it shows.
  package let input: Input
  /// What it is dressed in.
  package let appearance: Appearance
  /// The years whose glyphs the legend explains; none for no legend.
  package let explained: [Input]

  /// A view of this year, with a legend for it unless told otherwise.
  package init(_ input: Input, appearance: Appearance, explained: [Input]? = nil) {
    self.input = input
    self.appearance = appearance
    self.explained = explained ?? [input]
  }

  package var wantedSize: Size { Size(3 + 2 * input.weekCount, 11) }

  /// Where the weeks stand.
  struct Layout {
    let columns: Int
    let firstWeek: Int
    let weekCount: Int
    let top: Int

    init(_ input: Input, in size: Size) {
      columns = size.width >= 3 + 2 * input.weekCount || size.width < 40 ? 2 : 1
      let room = max(0, (size.width - 3) / columns)
      weekCount = min(room, input.weekCount)
      firstWeek = Scroll.first(
        count: input.weekCount, rows: room, anchor: input.week(of: input.cursor ?? input.today))
      top = size.height >= 9 ? 2 : size.height >= 8 ? 1 : 0
    }

    /// The first column of a week.
    func x(ofWeek week: Int) -> Int { 3 + (week - firstWeek) * columns }
  }

  /// Whether a size has room for seven rows of weekdays.
  static func showsMap(in size: Size) -> Bool { size.height >= 7 && size.width >= 12 }

  /// The day at a column and row of a view drawn into `rect`.
  package func day(x: Int, y: Int, in rect: Rect) -> Day? {
    guard YearView.showsMap(in: rect.size) else { return nil }
    let layout = Layout(input, in: rect.size)
    let (column, row) = (x - rect.x - 3, y - rect.y - layout.top)
    guard column >= 0, (0..<7).contains(row), column / layout.columns < layout.weekCount,
      let index = input.index(week: layout.firstWeek + column / layout.columns, row: row)
    else { return nil }
    return input.firstDay + index
  }
}

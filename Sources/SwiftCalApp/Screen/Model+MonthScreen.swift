import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The month of the habit shown.
  func drawMonth(into canvas: inout Canvas, _ body: Rect) {
    let layout = MonthLayout(body)
    monthView(layout).draw(into: &canvas, at: layout.month)
    if let rect = layout.counter, let history {
      CounterView(
        CounterView.Input(
          history.streak, tracked: history.tracked, secondsLeft: shownSecondsLeft,
          skips: history.skipShare, freezes: freezesHeld),
        appearance: options.appearance
      ).draw(into: &canvas, at: rect)
    }
    if let rect = layout.list { habitList.draw(into: &canvas, at: rect) }
    if let rect = layout.day { drawDay(into: &canvas, rect) }
    if let rect = layout.statistics { drawStatistics(into: &canvas, rect) }
    for (rect, month) in zip(layout.earlier, earlierMonths) {
      earlierView(month).draw(into: &canvas, at: rect)
    }
  }

  /// The month with the cursor, as a layout wants it.
  func monthView(_ layout: MonthLayout) -> MonthView {
    MonthView(
      input(of: cursor.month), appearance: options.appearance, pitch: layout.pitch,
      rowGap: layout.rowGap)
  }

  /// One of the months before.
  func earlierView(_ month: Month) -> MonthView {
    MonthView(input(of: month), appearance: options.appearance, pitch: 3)
  }

  /// The months before the one with the cursor, the latest first.
  var earlierMonths: [Month] {
    let index = cursor.month
    return (1...12).map { index.adding(-$0) }.filter { $0 < index }
  }

  /// What a month shows.
  private func input(of month: Month) -> MonthView.Input {
    guard let history, let selected else {
      var input = MonthView.Input(month, firstWeekday: firstWeekday)
      input.today = today
      input.cursor = cursor
      return input
    }
    let rows = snapshot.checkIns[selected] ?? []
    let notes = rows.filter { $0.note != nil && $0.day.month == month }.map(\.day)
    return MonthView.Input(
      month, firstWeekday: firstWeekday, history: history, notes: Set(notes), today: today,
      cursor: cursor, selection: anchor == nil ? nil : selectedDays)
  }

  /// The list of habits.
  var habitList: HabitListView {
    let active = activeHabits
    let items = active.map { habit in
      let history = histories[habit.id]
      return HabitListView.Item(
        name: habit.name, group: habit.group, state: history?.state(on: today) ?? .notDue,
        streak: habit.kind == .trackOnly ? nil : history?.streak.current?.length ?? 0,
        tracked: history?.tracked.map { strings.days($0.days, in: today.month) },
        isAtRisk: history?.streak.isInDanger ?? false)
    }
    return HabitListView(
      items, selected: active.firstIndex { $0.id == selected }, appearance: options.appearance)
  }

  /// The selected day in words, with its amount and note.
  private func drawDay(into canvas: inout Canvas, _ rect: Rect) {
    for (row, line) in dayLines(width: rect.width, rows: rect.height).prefix(rect.height)
      .enumerated()
    {
      var x = rect.x
      for part in line {
        x += canvas.put(
          part.text, fittedAt: x, y: rect.y + row, width: rect.x + rect.width - x,
          style: part.style)
      }
    }
  }

  private func dayLines(width: Int, rows: Int) -> [[StyledText]] {
    guard let habit, let history else { return [] }
    let checkIn = checkIn(of: habit.id, on: cursor)
    let state = history.shownState(on: cursor)
    let separator = " \(options.appearance.glyphs.separator) "
    var first = [
      StyledText(strings.shortTitle(of: cursor), Style(.heading)),
      StyledText(separator, Style(.dim)),
      StyledText(stateText(state, checkIn, habit), Style(HabitListView.role(state))),
    ]
    var lines: [[StyledText]] = []
    if let amount = amountPhrase(checkIn, habit) {
      let parts = [StyledText(separator, Style(.dim)), StyledText(amount, Style(.text))]
      if rows > 1, (first + parts).width(charset: options.charset) > width {
        lines = AlmanacView.lines(of: amount, Size(width, rows - 1), charset: options.charset)
          .map { [StyledText($0, Style(.text))] }
      } else {
        first += parts
      }
    }
    lines.insert(first, at: 0)
    if let note = checkIn.note {
      lines += AlmanacView.lines(
        of: note, Size(width, rows - lines.count), charset: options.charset
      ).map { [StyledText($0, Style(.text))] }
    }
    return lines + almanacLines(Size(width, rows - lines.count))
  }

  /// The almanac's text of the selected day in the rows that are left, apart from what is over it
  /// where there are enough.
  private func almanacLines(_ size: Size) -> [[StyledText]] {
    guard size.height > 0, snapshot.settings.showsAlmanac,
      let text = options.almanac?.text(on: cursor) ?? storedAlmanacText
    else { return [] }
    let view = AlmanacView(text)
    let apart = size.height > 1 ? [[StyledText]()] : []
    return apart
      + view.lines(Size(size.width, size.height - apart.count), charset: options.charset)
      .map { [StyledText($0, Style(.dim))] }
  }

  private var storedAlmanacText: String? {
    guard let almanacLine, almanacLine.day == cursor, options.readsAlmanac else { return nil }
    return almanacLine.text
  }

  /// The selected day on one line, for screens without room under the month.
  var dayPhrase: String {
    guard let habit, let history else { return strings.shortTitle(of: cursor) }
    let checkIn = checkIn(of: habit.id, on: cursor)
    let parts = [
      strings.shortTitle(of: cursor),
      stateText(history.shownState(on: cursor), checkIn, habit),
      amountPhrase(checkIn, habit), checkIn.note?.onOneLine,
      // The month tells it beside the number.
      view == .board ? freezesHeld.map(strings.freezesHeld) : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " \(options.appearance.glyphs.separator) ")
  }

  private func stateText(_ state: DayState, _ checkIn: CheckIn, _ habit: Habit) -> String {
    strings.dayParts(
      state, of: habit.kind, amount: checkIn.amount, unit: habit.unit(on: checkIn.day)
    ).state
  }

  /// How many days of its week or month are done, of those asked for; nil where none are counted.
  private func timesPhrase(on day: Day) -> String? {
    guard let history, case .times = history.habit.plan(on: day).schedule else { return nil }
    return PeriodShare(of: history, on: day).map(strings.times)
  }

  /// How many freezes are held; nil while they are off.
  private var freezesHeld: Int? {
    history.flatMap { $0.freezes.rule == nil ? nil : $0.freezes.held.count }
  }

  /// What is recorded of the day, and how far its week or month has come.
  private func amountPhrase(_ checkIn: CheckIn, _ habit: Habit) -> String? {
    let parts = [recordedPhrase(checkIn, habit), timesPhrase(on: checkIn.day)].compactMap { $0 }
    return parts.isEmpty
      ? nil : parts.joined(separator: " \(options.appearance.glyphs.separator) ")
  }

  /// The day's amount, and how far its week or month has come where that adds amounts up.
  private func recordedPhrase(_ checkIn: CheckIn, _ habit: Habit) -> String? {
    let target = habit.plan(on: checkIn.day).target
    let amount = checkIn.amount.map {
      strings.amount($0.text, target?.unit ?? "", of: habit.kind)
    }
    guard habit.kind.isMeasured, let target else {
      let state = history?.shownState(on: checkIn.day) ?? .future
      return strings.dayParts(
        state, of: habit.kind, amount: checkIn.amount, unit: target?.unit ?? ""
      ).amount
    }
    if target.period != .day {
      let sum = history.flatMap { Remaining(of: $0, on: checkIn.day) }.map { strings.left($0) }
      let parts = [amount, sum].compactMap { $0 }
      return parts.isEmpty
        ? nil : parts.joined(separator: " \(options.appearance.glyphs.separator) ")
    }
    guard let amount = checkIn.amount else { return nil }
    return strings.amount(amount.text, of: target.amount.text, target.unit)
  }
}

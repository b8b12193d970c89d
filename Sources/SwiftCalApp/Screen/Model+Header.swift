import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The names of the tabs.
  var tabs: TabBar {
    TabBar(
      ScreenView.allCases.map(strings.tab),
      chosen: ScreenView.allCases.firstIndex(of: view) ?? 0)
  }

  /// Where the tabs stand, when the screen is wide enough for them.
  func tabsRect(_ frame: ScreenFrame) -> Rect? {
    let header = frame.header
    guard header.width >= 36, mode.showsTabs, !activeHabits.isEmpty else { return nil }
    let wanted = tabs.wantedSize.width
    let name = TerminalText.width(of: habit?.name ?? "", charset: options.charset)
    let width = wanted <= header.width - min(24, name) - 4 ? wanted : tabs.numbersWidth
    return Rect(x: header.x + header.width - width, y: header.y, width: width, height: 1)
  }

  /// The first line: what is shown, what is wrong with it, and the tabs.
  func drawHeader(into canvas: inout Canvas, _ frame: ScreenFrame) {
    let tabsRect = tabsRect(frame)
    var title = frame.header
    if let tabsRect {
      tabs.draw(into: &canvas, at: tabsRect)
      title.size.width = tabsRect.x - title.x - 2
    }
    if case .page(let page) = mode {
      canvas.put(
        pageStrings.title(of: page.content, habit: habit?.name ?? ""), fittedAt: title.x, y: 0,
        width: title.width, style: Style(.heading))
      return
    }
    if case .form(let form) = mode {
      canvas.put(
        strings.formTitle(form.habit.name), fittedAt: title.x, y: 0, width: title.width,
        style: Style(.heading))
      return
    }
    drawMarks(into: &canvas, &title)
    guard let habit else { return }
    if tabsRect == nil, let history, view == .month {
      InlineWidget(
        WidgetState(
          of: habit, history: history, today: today, firstWeekday: firstWeekday,
          secondsLeft: shownSecondsLeft), appearance: options.appearance, showsName: true
      ).draw(into: &canvas, at: title)
      return
    }
    drawName(view == .board ? date(in: title.width) : habit.name, into: &canvas, title, frame)
  }

  /// What the habit asks, on the row under its name, where there is room for it.
  func drawQuestion(into canvas: inout Canvas, _ frame: ScreenFrame) {
    guard size.width >= 80, size.height >= 24, mode.showsTabs, view != .board, let habit,
      !habit.question.isEmpty
    else { return }
    canvas.put(
      habit.question, fittedAt: frame.header.x, y: frame.header.y + 1, width: frame.header.width,
      style: Style(.dim))
  }

  /// The name, and behind it the month where the grid has no row for it.
  private func drawName(
    _ name: String, into canvas: inout Canvas, _ title: Rect, _ frame: ScreenFrame
  ) {
    let month = lostMonth(frame).map { " \(options.appearance.glyphs.separator) \($0)" } ?? ""
    let wanted = TerminalText.width(of: month, charset: options.charset)
    let room = title.width - wanted
    let isShown = room >= 6
    let used = canvas.put(
      name, fittedAt: title.x, y: 0, width: isShown ? room : title.width, style: Style(.heading))
    guard isShown else { return }
    canvas.put(month, fittedAt: title.x + used, y: 0, width: wanted, style: Style(.text))
  }

  /// The name of the month shown where its view has no row for it; nil where it has.
  private func lostMonth(_ frame: ScreenFrame) -> String? {
    guard view == .month else { return nil }
    let layout = MonthLayout(frame.body)
    guard !monthView(layout).hasTitle(in: layout.month.size) else { return nil }
    return strings.shortTitle(of: cursor.month)
  }

  /// Today's date, short where the columns are few.
  private func date(in width: Int) -> String {
    let long = strings.title(of: today)
    let fits = TerminalText.width(of: long, charset: options.charset) <= width
    return fits ? long : strings.shortTitle(of: today)
  }

  /// What is out of the ordinary: a day looked back at, a store that can only be read, edits that are not saved.
  private func drawMarks(into canvas: inout Canvas, _ title: inout Rect) {
    var marks: [String] = []
    if let day = options.asOf {
      marks.append(strings.asOf(strings.span(from: day, through: day)))
    }
    if readOnlyReason != nil { marks.append(strings.readOnly) }
    if !unsaved.isEmpty { marks.append(strings.unsavedMark(unsaved.count)) }
    guard !marks.isEmpty else { return }
    let text = marks.joined(separator: " \(options.appearance.glyphs.separator) ")
    let width = TerminalText.width(of: text, charset: options.charset)
    guard width > 0, width + 6 <= title.width else { return }
    canvas.put(
      text, before: title.x + title.width, y: title.y, width: width, style: Style(.warning))
    title.size.width -= width + 2
  }
}

extension Mode {
  /// Whether the views can be changed.
  var showsTabs: Bool {
    switch self {
    case .browsing, .prompt: true
    case .page, .form: false
    }
  }
}

extension TabBar {
  /// The columns it takes with no more than the chosen tab's name.
  var numbersWidth: Int { names.count * 4 + TerminalText.width(of: names[chosen]) - 2 }
}

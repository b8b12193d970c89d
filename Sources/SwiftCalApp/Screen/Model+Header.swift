import SwiftCalCore
import SwiftCalViews

extension Model {
  /// The names of the tabs.
  var tabs: TabBar {
    TabBar(
      ScreenView.allCases.map(ScreenStrings.tab),
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
        ScreenStrings.title(of: page.content, habit: habit?.name ?? ""), fittedAt: title.x, y: 0,
        width: title.width, style: Style(.heading))
      return
    }
    if case .form(let form) = mode {
      canvas.put(
        ScreenStrings.formTitle(form.habit.name), fittedAt: title.x, y: 0, width: title.width,
        style: Style(.heading))
      return
    }
    drawMarks(into: &canvas, &title)
    guard let habit else { return }
    if tabsRect == nil, let history, view == .month {
      InlineWidget(
        WidgetState(
          of: habit, history: history, today: today, firstWeekday: firstWeekday,
          secondsLeft: secondsLeft), appearance: options.appearance, showsName: true
      ).draw(into: &canvas, at: title)
      return
    }
    canvas.put(
      view == .board ? date(in: title.width) : habit.name, fittedAt: title.x, y: 0,
      width: title.width, style: Style(.heading))
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
      marks.append(ScreenStrings.asOf(strings.span(from: day, through: day)))
    }
    if readOnlyReason != nil { marks.append(strings.readOnly) }
    if !unsaved.isEmpty { marks.append(ScreenStrings.unsavedMark(unsaved.count)) }
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

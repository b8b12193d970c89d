import SwiftCalCore
import SwiftCalViews

/// A line of a page.
package struct PageLine: Hashable, Sendable {
  /// What stands at its left, such as keys.
  package var lead: String
  /// How that is drawn.
  package var leadStyle: Style
  /// The text.
  package var text: String
  /// How the text is drawn.
  package var role: Role

  /// A line of text, perhaps with something at its left.
  package init(
    _ text: String = "", lead: String = "", _ role: Role = .text,
    leadStyle: Style = Style(.heading)
  ) {
    self.lead = lead
    self.leadStyle = leadStyle
    self.text = text
    self.role = role
  }
}

extension Model {
  /// The columns of what stands at the left of a page's lines: keys, or days.
  private var leadWidth: Int {
    guard size.width >= 36 else { return 0 }
    if case .page(let page) = mode, case .explanation = page.content, size.width >= 70 { return 26 }
    return size.width >= 60 ? 16 : 12
  }

  /// The rows of a page that are shown at once.
  var pageRows: Int { max(1, ScreenFrame(size).body.height) }

  func draw(_ page: Page, into canvas: inout Canvas, _ body: Rect) {
    let lines = lines(of: page)
    let top = min(max(0, page.top), max(0, lines.count - body.height))
    for (row, line) in lines.dropFirst(top).prefix(body.height).enumerated() {
      let y = body.y + row
      canvas.put(line.lead, fittedAt: body.x, y: y, width: leadWidth - 1, style: line.leadStyle)
      canvas.put(
        line.text, fittedAt: body.x + (line.role == .text ? leadWidth : 0), y: y,
        width: body.width - (line.role == .text ? leadWidth : 0), style: Style(line.role))
    }
    let glyphs = options.appearance.glyphs
    let right = body.x + body.width - 1
    if top > 0 { canvas.put(glyphs.moreAbove, x: right, y: body.y, style: Style(.accent)) }
    if top + body.height < lines.count {
      canvas.put(glyphs.moreBelow, x: right, y: body.y + body.height - 1, style: Style(.accent))
    }
  }

  /// The lines of a page, broken to the screen's width.
  package func lines(of page: Page) -> [PageLine] {
    guard size.width > 0 else { return [] }
    switch page.content {
    case .help: return helpLines
    case .explanation(let day): return explanationLines(on: day)
    case .commandHelp(let action):
      return broken(HelpText.lines(for: action, isOnScreen: true, width: pageWidth))
    case .output(_, let lines): return broken(lines)
    }
  }

  /// Lines broken where they are too long; the blanks of a table are its columns.
  private func broken(_ lines: [String]) -> [PageLine] {
    lines.flatMap { line in
      TerminalText.broken(line, to: pageWidth, charset: options.charset)
        .map { PageLine($0, .heading) }
    }
  }

  /// The columns of a page's lines.
  package var pageWidth: Int { max(1, ScreenFrame(size).body.width - 2) }

  private var textWidth: Int { ScreenFrame(size).body.width - leadWidth - 2 }

  private func wrapped(_ text: String, lead: String = "", _ role: Role) -> [PageLine] {
    if TerminalText.width(of: lead, charset: options.charset) >= max(1, leadWidth) {
      return [PageLine(lead, .heading)] + wrapped(text, role)
    }
    let width = role == .text ? textWidth : textWidth + leadWidth
    let lines = TerminalText.wrapped(text, to: max(1, width), charset: options.charset)
    return lines.enumerated().map { PageLine($1, lead: $0 == 0 ? lead : "", role) }
  }

  /// The keys and commands, from the table of commands.
  private var helpLines: [PageLine] {
    var lines: [PageLine] = []
    for section in Command.Section.allCases {
      let commands = Command.table.filter {
        $0.section == section && $0.places.contains(.screen)
      }
      guard !commands.isEmpty else { continue }
      if !lines.isEmpty { lines.append(PageLine()) }
      lines.append(PageLine(section.rawValue, .accent))
      lines += commands.flatMap(helpLines)
      if section == .checkingIn {
        lines += [PageLine(), PageLine(strings.signs, .accent)] + signLines
      }
    }
    return lines + [PageLine()] + strings.helpNotes.flatMap { wrapped($0, .dim) }
  }

  private func helpLines(for command: Command) -> [PageLine] {
    let lead = command.keys.isEmpty ? ":\(command.name)" : command.keyNames
    return wrapped(command.help, lead: lead, .text)
  }

  /// What each sign of a day means, as it is drawn.
  private var signLines: [PageLine] {
    let (glyphs, strings) = (options.appearance.glyphs, strings)
    let states: [DayState] = [
      .done, .partial, .pending, .missed, .skipped, .frozen, .paused, .notDue,
    ]
    let signs: [(String, Style, String)] =
      states.map { (glyphs.mark($0), Style(HabitListView.role($0)), strings.sign(of: $0)) } + [
        ("1\(glyphs.link)\(glyphs.link)2", Style(.link, on: .band), strings.chainSign),
        ("1\(glyphs.thread)\(glyphs.thread)3", Style(.link), strings.threadSign),
        (
          glyphs.ringStart(done: false) + "1" + glyphs.ringEnd(done: false),
          Style(.accent, on: .today), strings.todaySign
        ),
        (
          glyphs.cursorStart + "1" + glyphs.cursorEnd, Style(.text, on: .cursor),
          strings.cursorSign
        ),
        (glyphs.note, Style(.dim), strings.noteSign),
        ((1...4).map(glyphs.shade).joined(), Style(.number), strings.shadeSign),
      ]
    return signs.flatMap { sign, style, text in
      let lead = leadWidth > 0 ? sign : ""
      var lines = wrapped(leadWidth > 0 ? text : "\(sign) \(text)", lead: lead, .text)
      if leadWidth > 0, !lines.isEmpty { lines[0].leadStyle = style }
      return lines
    }
  }

  /// Why the numbers of the habit shown are what they are, seen from a day.
  private func explanationLines(on day: Day) -> [PageLine] {
    guard let history else { return [] }
    let text = ExplanationText(of: day, in: history, strings: pageStrings)
    let head = wrapped(text.headline, .accent) + [PageLine()]
    return (text.hasNumbers ? head : [])
      + text.rows.flatMap { wrapped($0.text, lead: $0.days, .text) }
  }
}

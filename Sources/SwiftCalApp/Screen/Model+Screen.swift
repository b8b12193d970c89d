import SwiftCalCore
import SwiftCalViews

extension Model {
  /// What the terminal shall show: a canvas of exactly its size.
  package func screen() -> Canvas {
    var canvas = Canvas(size, charset: options.charset)
    guard size.width >= ScreenFrame.smallest.width, size.height >= ScreenFrame.smallest.height
    else {
      drawTooSmall(into: &canvas)
      return canvas
    }
    let frame = ScreenFrame(size)
    drawHeader(into: &canvas, frame)
    drawQuestion(into: &canvas, frame)
    drawBody(into: &canvas, frame)
    let message = placedMessage(on: canvas, frame)
    draw(message, into: &canvas, frame)
    if message?.rows.contains(frame.footer.y) != true { drawFooter(into: &canvas, frame) }
    return canvas
  }

  /// The texts of views, with the locale's names.
  var strings: Strings { options.appearance.strings }

  /// The same for pages, in whose sentences days are named as everywhere on the screen.
  var pageStrings: Strings { strings.namingDays(from: today) }

  private func drawTooSmall(into canvas: inout Canvas) {
    let smallest = ScreenFrame.smallest
    let wanted = strings.needed(smallest.width, smallest.height)
    let lines = [strings.tooSmall, wanted].flatMap {
      TerminalText.wrapped($0, to: size.width, charset: options.charset)
    }
    for (y, line) in lines.enumerated() {
      canvas.put(line, fittedAt: 0, y: y, width: size.width, style: Style(.warning))
    }
  }

  private func drawBody(into canvas: inout Canvas, _ frame: ScreenFrame) {
    switch mode {
    case .page(let page): return draw(page, into: &canvas, frame.body)
    case .form(let form): return draw(form, into: &canvas, frame.body)
    case .browsing, .prompt: break
    }
    if activeHabits.isEmpty {
      drawWelcome(into: &canvas, frame.body)
      return
    }
    switch view {
    case .month: drawMonth(into: &canvas, frame.body)
    case .board: drawBoard(into: &canvas, frame.body)
    case .year: drawYear(into: &canvas, frame.body)
    case .streaks:
      var rect = frame.body
      // The last column is that of the marks that it goes on.
      if lastScrollTop > 0 { rect.size.width -= 2 }
      streaksView?.draw(into: &canvas, at: rect)
      markScrolling(into: &canvas, frame.body)
    case .notes: notesView.draw(into: &canvas, at: frame.body)
    }
  }

  /// Marks at the right that a view goes on above or below.
  private func markScrolling(into canvas: inout Canvas, _ body: Rect) {
    let (glyphs, x, last) = (options.appearance.glyphs, body.x + body.width - 1, lastScrollTop)
    if last > 0, scrollTop > 0 {
      canvas.put(glyphs.moreAbove, x: x, y: body.y, style: Style(.accent))
    }
    if scrollTop < last {
      canvas.put(glyphs.moreBelow, x: x, y: body.y + body.height - 1, style: Style(.accent))
    }
  }

  /// What a person sees where there is no habit to show: the longest of the texts that fits.
  private func drawWelcome(into canvas: inout Canvas, _ body: Rect) {
    let texts = emptyTexts.map { text in
      text.flatMap {
        TerminalText.wrapped($0, to: min(60, body.width), charset: options.charset)
      }
    }
    guard let lines = texts.first(where: { $0.count <= body.height }) ?? texts.last else { return }
    let top = body.y + max(0, body.height - lines.count) / 3
    for (row, line) in lines.prefix(body.height).enumerated() {
      canvas.put(
        line, centeredAt: body.x, y: top + row, width: body.width,
        style: Style(row == 0 ? .accent : .text))
    }
  }

  private var emptyTexts: [[String]] {
    if !snapshot.habits.isEmpty { return strings.archiveWelcome }
    guard canChange else { return strings.emptyReadOnly }
    return mode == .browsing ? strings.welcomeLater : strings.welcome
  }
}

import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("Pages of text")
struct PageTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static let sizes = [Size(80, 24), Size(40, 12), Size(20, 6), Size(120, 40)]

  private func lines(_ session: Session) -> [PageLine] {
    if case .page(let page) = session.model.mode { session.model.lines(of: page) } else { [] }
  }

  @Test("give way to a command that is typed over them", arguments: ["?", "e", ":help check\n"])
  func command(open: String) {
    var session = Session()
    for character in open { session.press(character == "\n" ? .enter : .character(character)) }
    #expect(!lines(session).isEmpty)
    session.type(":year")
    session.press(.enter)
    #expect(session.model.view == .year && session.model.mode == .browsing)
  }

  @Test("The help of a command is broken once, for the page it stands on", arguments: sizes)
  func commandHelp(size: Size) {
    var session = Session(size: size)
    session.type(":help check")
    session.press(.enter)
    let shown = lines(session)
    let width = session.model.pageWidth
    #expect(shown.allSatisfy { TerminalText.width(of: $0.text) <= width })
    let made = HelpText.lines(for: .check, isOnScreen: true, width: width)
    let fitting = made.filter { TerminalText.width(of: $0) <= width }
    // Only the sentences that are made as one line are broken here.
    #expect(made.count - fitting.count <= 3, "\(made)")
    session.send(.resized(Size(60, 24)))
    #expect(lines(session).map(\.text) != shown.map(\.text))
  }

  @Test("An explanation is broken to the columns it is asked for", arguments: [20, 36, 76, 110])
  func explanation(width: Int) throws {
    let rows = (1...9).map { CheckIn(Day("2026-11-30") - $0, mark: .done) }.reversed()
    var reporter = Reporter(
      CommandContext(
        Snapshot(habits: [.reading], checkIns: [HabitID(1): Array(rows)]), today: "2026-11-30"))
    reporter.pageWidth = width
    let lines = try reporter.explain(.reading, on: "2026-11-30").lines.dropFirst()
    #expect(lines.allSatisfy { TerminalText.width(of: $0) <= width }, "\(lines)")
  }

  @Test("The help tells each sign as it is drawn", arguments: [GlyphSet.unicode, .ascii])
  func signs(glyphs: GlyphSet) {
    for width in [80, 40, 20] {
      var session = Session.sample(Size(width, 400), glyphs: glyphs)
      session.type("?")
      let lines = lines(session)
      for state in [
        DayState.done, .partial, .pending, .missed, .skipped, .frozen, .paused, .notDue,
      ] {
        let text = Strings().sign(of: state).prefix(7)
        let line = lines.first { $0.text.contains(text) }
        let sign = width >= 36 ? line?.lead : line?.text
        #expect(sign?.hasPrefix(glyphs.mark(state)) == true, "\(state) at \(width)")
        if width >= 36 { #expect(line?.leadStyle.role == HabitListView.role(state)) }
      }
    }
  }
}

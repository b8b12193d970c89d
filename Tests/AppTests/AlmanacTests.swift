import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("The almanac on the screen")
struct AlmanacTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func session(
    _ text: String, size: Size = Size(80, 24), note: String? = nil
  ) -> Session {
    var options = ScreenOptions()
    options.almanac = Almanac([Almanac.Entry(month: 11, day: 30, text: text)])
    let rows = [CheckIn("2026-11-30", mark: .done, note: note)]
    return Session(checkIns: [HabitID(1): rows], size: size, options: options)
  }

  private func rows(_ session: Session) -> [Substring] { session.screenText.split(separator: "\n") }

  @Test("is under the month, for the selected day", arguments: [Size(80, 24), Size(120, 40)])
  func line(size: Size) {
    var session = session("A line of the day", size: size)
    let canvas = session.model.screen()
    let row = rows(session).firstIndex { $0.contains("A line of the day") }
    let grid = rows(session).lastIndex { $0.contains("30▐") }
    #expect(grid ?? 99 < row ?? 0)
    let x = (0..<size.width).first {
      canvas[$0, row ?? 0].text == "A" && canvas[$0 + 1, row ?? 0].text == " "
    }
    #expect(canvas[x ?? 0, row ?? 0].style.role == .dim)
    session.press(.left)
    #expect(!session.screenText.contains("A line of the day"))
  }

  @Test("is on one line where it has several, and harmless")
  func hostile() {
    let text = session("One\n\ntwo \u{1b}[31m \u{202e}x\u{9b}").screenText
    #expect(text.contains("One two \\x1b[31m"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" || $0 == "\u{9b}" })
  }

  @Test("pushes nothing out", arguments: [Size(80, 24), Size(120, 40), Size(40, 12), Size(60, 18)])
  func room(size: Size) {
    let note = String(repeating: "note ", count: 60)
    let long = String(repeating: "word ", count: 90).trimmed
    for note in [nil, "short", note] {
      let (with, without) = (
        session(long, size: size, note: note), session("", size: size, note: note)
      )
      var almanac = ""
      for (one, other) in zip(rows(with), rows(without)) where one != other { almanac += one }
      // What differs is the almanac's own: nothing that is there without it is gone.
      for (one, other) in zip(rows(with), rows(without)) {
        for (x, y) in zip(one, other) where y != " " { #expect(x == y) }
      }
      #expect(almanac.isEmpty || almanac.contains("word"))
      if size == Size(80, 24), note == nil { #expect(almanac.contains("…")) }
    }
  }

  @Test("is not shown where it is switched off")
  func off() {
    var session = session("A line of the day")
    session.stored.settings.showsAlmanac = false
    session.send(.storeChanged)
    #expect(!session.screenText.contains("A line of the day"))
  }

  @Test("is read once for a day, and again when the store may have changed")
  func reading() {
    var options = ScreenOptions()
    options.readsAlmanac = true
    var session = Session(options: options)
    func count() -> Int {
      session.effects.count { if case .loadAlmanac = $0 { true } else { false } }
    }
    #expect(count() == 1)
    session.press(.character(" "))
    #expect(count() == 1)
    session.press(.left, .character(" "))
    #expect(count() == 2)
    session.almanac = Almanac([Almanac.Entry(month: 11, day: 29, text: "Of the store")])
    session.send(.storeChanged)
    #expect(count() == 3)
    #expect(session.screenText.contains("Of the store"))
    session.send(.ran(CommandOutcome()))
    session.send(.storeReplaced(readOnlyReason: nil))
    #expect(count() == 5)
    session.stored.settings.showsAlmanac = false
    session.send(.storeChanged)
    #expect(count() == 5)
  }

  static let requests: [(String, Request)] = [
    ("almanac", .almanac(.text(nil, json: false))),
    ("almanac mon --json", .almanac(.text("mon", json: true))),
    ("almanac import 'a b.csv'", .almanac(.importing("a b.csv"))),
    ("almanac export", .almanac(.export(nil))), ("alm export x", .almanac(.export("x"))),
    ("almanac off", .config(.almanac, "off")), ("almanac on", .config(.almanac, "on")),
  ]

  @Test("has commands", arguments: requests)
  func commands(line: String, request: Request) throws {
    #expect(try Invocation(line: line).request == request)
  }

  static let faults: [(String, CommandError)] = [
    ("almanac import", .missingOperand("FILE", of: .almanac)),
    ("almanac mon tue", .unwantedOperand("tue", of: .almanac)),
    ("almanac off now", .unwantedOperand("now", of: .almanac)),
    ("almanac import a b", .unwantedOperand("b", of: .almanac)),
    ("almanac export --json", .conflict("'--json'", "'export'")),
  ]

  @Test("refuses words it does not know", arguments: faults)
  func refusals(line: String, error: CommandError) {
    #expect(throws: error) { try Invocation(line: line) }
  }

  @Test("of a file that is named is shown also where the store's is switched off")
  func named() throws {
    let options = try Invocation(words: ["--almanac", "mine.sqlite"]).options
    #expect(options.almanac == "mine.sqlite")
    var settings = Settings()
    settings.showsAlmanac = false
    #expect(options.applied(to: settings).showsAlmanac)
  }

  @Test("is printed on one line, or as JSON")
  func report() {
    let reporter = Reporter(CommandContext(Snapshot(), today: "2026-11-30"))
    #expect(reporter.almanac("a\nb\u{1b}", on: "2026-11-30", json: false).lines == ["a b\\x1b"])
    #expect(reporter.almanac(nil, on: "2026-11-30", json: false).lines.isEmpty)
    #expect(
      reporter.almanac("a\nb", on: "2026-11-30", json: true).lines
        == [#"{"day":"2026-11-30","text":"a\nb"}"#])
    #expect(
      reporter.almanac(nil, on: "2026-11-30", json: true).lines
        == [#"{"day":"2026-11-30","text":null}"#])
  }
}

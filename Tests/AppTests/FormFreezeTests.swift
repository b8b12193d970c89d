import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("The form of a habit on small screens, and its freezes")
struct FormFreezeTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func session(
    _ rules: [FreezeRule] = [], _ size: Size = Size(80, 24), _ options: ScreenOptions = .init()
  ) -> Session {
    var habit = Habit.reading
    habit.freezeRules = rules
    var session = Session([habit], size: size, options: options)
    session.type("E")
    return session
  }

  private func go(to field: String, in session: inout Session) {
    for _ in 0..<20 where form(session)?.field.rawValue != field { session.press(.tab) }
  }

  private func form(_ session: Session) -> HabitForm? {
    if case .form(let form) = session.model.mode { form } else { nil }
  }

  @Test("It shows how freezes are earned and how many are kept, and tells the rule")
  func shows() {
    var session = session([FreezeRule(from: "2026-11-10", every: 5, cap: 1)])
    #expect(session.screenText.contains(#/every +5 *\|/#))
    #expect(session.screenText.contains(#/cap +1 *\|/#))
    go(to: "freezes", in: &session)
    #expect(session.screenText.contains("5 days of a run earn one, at most 1 is kept."))
    session.press(.left)
    #expect(!session.screenText.contains(#/every +5/#))
    session.press(.left)
    #expect(session.screenText.contains(#/every +5/#))
    session.press(.enter)
    #expect(session.model.notice?.text == "It was so already.")
  }

  @Test("Its numbers are changed, and what is no number is told while it is typed")
  func changes() {
    var session = session([FreezeRule(from: "2026-11-10", every: 5, cap: 1)])
    go(to: "every", in: &session)
    session.press(.backspace)
    for text in ["", "0", "x", "1001"] {
      session.press(.control("u"))
      session.type(text)
      #expect(session.screenText.contains("use 1 to 1000"), "\(text)")
    }
    session.press(.control("u"))
    session.type("3")
    go(to: "cap", in: &session)
    session.press(.control("u"))
    session.type("4")
    session.press(.enter)
    #expect(
      session.stored.habits[0].freezeRules.last
        == FreezeRule(from: "2026-11-30", every: 3, cap: 4))
  }

  @Test("Switched off and on again they are earned as before", arguments: ["form", "key"])
  func offAndOn(_ way: String) {
    var session = session([
      FreezeRule(from: "2026-11-10", every: 5, cap: 1),
      FreezeRule(from: "2026-11-20", every: 0, cap: 1),
    ])
    if way == "form" {
      go(to: "freezes", in: &session)
      session.press(.right, .enter)
    } else {
      session.press(.escape)
      session.type("F")
    }
    #expect(
      session.stored.habits[0].freezeRules.last
        == FreezeRule(from: "2026-11-30", every: 5, cap: 1))
  }

  @Test(
    "Fields above and below are told where not all fit",
    arguments: [Size(40, 12), Size(30, 8), Size(20, 6), Size(80, 10)], GlyphSet.allCases)
  func moreFields(_ size: Size, _ glyphs: GlyphSet) {
    var options = ScreenOptions()
    options.appearance = Appearance(glyphs)
    options.charset = glyphs == .ascii ? .ascii : .unicode
    var session = session([FreezeRule(from: "2026-11-10")], size, options)
    let (up, down) = ("\(glyphs.moreAbove) ", "\(glyphs.moreBelow) ")
    func rest() -> Substring {
      session.screenText.split(separator: "\n").last { $0.contains(" more ") } ?? ""
    }
    #expect(rest().contains(down) && !rest().contains(up), "\(session.screenText)")
    for _ in 0..<6 { session.press(.down) }
    #expect(rest().contains(down) && rest().contains(up), "\(session.screenText)")
    go(to: "cap", in: &session)
    #expect(rest().contains(up) && !rest().contains(down), "\(session.screenText)")
  }

  @Test("All fields that fit are shown without a sign of more")
  func allFields() {
    #expect(!session([FreezeRule(from: "2026-11-10")]).screenText.contains(" more "))
  }

  @Test(
    "Its labels are whole at every size",
    arguments: [Size(20, 6), Size(30, 8), Size(40, 12), Size(80, 24)])
  func labels(_ size: Size) {
    var session = session([], size)
    session.press(.down, .right)
    for field in form(session)?.fields ?? [] {
      go(to: field.rawValue, in: &session)
      let row = session.screenText.split(separator: "\n").first { $0.contains("▸") } ?? ""
      let label = field == .period ? "per" : field.rawValue
      #expect(row.contains("▸ \(label) "), "\(row)")
    }
  }

  @Test("An empty target asks for one")
  func emptyTarget() {
    var session = session()
    session.press(.down, .right, .enter)
    #expect(form(session)?.field == .target)
    #expect(session.screenText.contains("How much is wanted? Type a number such as 5 or 5.2."))
    #expect(!session.screenText.contains("''"))
  }
}

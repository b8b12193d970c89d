import Foundation
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalApp

@Suite("A habit to avoid")
struct AvoidWordsTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func session(_ view: ScreenView = .month, _ size: Size = Size(80, 24)) -> Session {
    let rows = [CheckIn("2026-11-26", mark: .missed)]
    return Session(
      [.smoking], checkIns: [HabitID(3): rows], size: size, options: ScreenOptions(view: view))
  }

  @Test(
    "has slips and clean days in every view, and is missed in none", arguments: ScreenView.allCases)
  func views(view: ScreenView) {
    var session = session(view)
    for _ in 0..<4 where view != .streaks && view != .notes { session.press(.left) }
    let text = session.screenText.lowercased()
    for word in ["missed", "you miss", "done"] { #expect(!text.contains(word), "\(word): \(text)") }
    switch view {
    case .month, .board: #expect(text.contains("a slip"))
    case .year: #expect(text.contains("29 days clean") || text.contains("28 days clean"))
    case .streaks:
      #expect(text.contains("clean days") && text.contains("by weekday"))
    case .notes: break
    }
  }

  @Test(
    "has the key of a slip among the hints", arguments: [Size(80, 24), Size(40, 12)])
  func hints(size: Size) {
    var session = session(.month, size)
    #expect(session.screenText.contains("m slip"))
    session.type("v")
    #expect(session.screenText.contains("m slip"))
    var other = Session([.reading], size: size)
    other.press(.escape)
    #expect(!other.screenText.contains("slip"))
  }

  @Test("tells a day as clean, not as done")
  func told() {
    var session = session()
    session.press(.character(" "))
    #expect(session.model.notice?.text == "Smoke: clean, today.")
  }
}

import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("A selected range of days")
struct SelectionTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func selectedCells(_ session: Session) -> Int {
    session.model.screen().cells.count { $0.style.ground.contains(.selected) }
  }

  @Test("is seen in every view with days", arguments: ["1", "2", "3"])
  func seen(_ tab: String) {
    var session = Session([.reading, .running], size: Size(80, 24))
    session.type(tab)
    session.send(.woken(.digits(1)))
    let before = selectedCells(session)
    session.type("vhh")
    #expect(session.screenText.contains("days selected"))
    #expect(selectedCells(session) >= before + 3)
    session.press(.escape)
    #expect(selectedCells(session) == before)
  }
}

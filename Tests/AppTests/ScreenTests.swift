import Foundation
import SwiftCalApp
import SwiftCalCore
import SwiftCalViews
import TestSupport
import Testing

@Suite("Screens")
struct ScreenTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  static let sizes = [
    Size(20, 6), Size(20, 30), Size(40, 12), Size(60, 20), Size(80, 10), Size(80, 24),
    Size(120, 40), Size(200, 50),
  ]

  @Test("Each view at every size", arguments: ScreenView.allCases)
  func views(_ view: ScreenView) throws {
    var golden = Golden("\(view)")
    for size in ScreenTests.sizes {
      golden.add("Unicode", Session.sample(size, view: view).model.screen())
    }
    for size in [Size(20, 6), Size(40, 12), Size(80, 24)] {
      let session = Session.sample(size, glyphs: .ascii, charset: .ascii, view: view)
      golden.add("ASCII", session.model.screen())
    }
    #expect(try golden.difference() == nil)
  }

  @Test("In eighty columns the hints name how to add a habit, type a command and get help")
  func hints() {
    let text = Session(size: Size(80, 24)).screenText
    for hint in ["a add", ": command", "? help", "q quit"] { #expect(text.contains(hint)) }
  }

  @Test("Prompts, pages and notices")
  func overlays() throws {
    var golden = Golden("overlays")
    for size in [Size(20, 6), Size(40, 12), Size(80, 24)] {
      for keys in [
        "?", "?  ", "e", "E", "EjjS", "ggarbage", "n朝の運動 and a long note that goes on", "vk", "l ",
        "3", ":st\t",
      ] {
        var session = Session.sample(size)
        keys.forEach { session.press($0 == "\t" ? .tab : .character($0)) }
        golden.add("after \(keys.debugDescription)", session.model.screen())
      }
      golden.add("first start", Session([], size: size).model.screen())
      var busy = Session.sample(size)
      busy.refusal = .busy(path: "/store")
      busy.type(" ")
      golden.add("busy", busy.model.screen())
      let reason = "the folder can only be read"
      let readOnly = Session(size: size, options: ScreenOptions(readOnlyReason: reason))
      golden.add("read-only", readOnly.model.screen())
    }
    #expect(try golden.difference() == nil)
  }

  @Test(
    "A window that is too small says so, as far as there is room",
    arguments: [
      (Size(0, 0), ""), (Size(1, 1), "|W|\n"),
      (Size(10, 3), "|Window too|\n|small     |\n|It needs  |\n"),
      (
        Size(19, 6),
        "|Window too small   |\n|It needs 20 columns|\n|and 6 rows.        |\n"
          + "|                   |\n|                   |\n|                   |\n"
      ),
    ])
  func small(_ size: Size, _ text: String) {
    let canvas = Session.sample(size).model.screen()
    #expect(canvas.size == size)
    #expect(Golden.characters(canvas) == text)
  }

  @Test("A window that is wide and low says so too")
  func low() {
    let canvas = Session.sample(Size(200, 2)).model.screen()
    #expect(Golden.characters(canvas).contains("Window too small"))
  }
}

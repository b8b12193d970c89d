import SwiftCalViews
import Testing

@Suite("The canvas")
struct CanvasTests {
  init() { #expect(utf8Locale) }

  private func row(_ canvas: Canvas) -> String {
    (0..<canvas.size.width).map { canvas[$0, 0].text.isEmpty ? "_" : canvas[$0, 0].text }.joined()
  }

  @Test(
    "Writing over half of a wide grapheme blanks its other half",
    arguments: [(0, "x 運_"), (1, " x運_"), (2, "朝_x "), (3, "朝_ x")])
  func halves(_ x: Int, _ wanted: String) {
    var canvas = Canvas(Size(4, 1))
    canvas.put("朝運", x: 0, y: 0)
    canvas.put("x", x: x, y: 0)
    #expect(row(canvas) == wanted)
  }

  @Test("A wide grapheme over two halves of others blanks both")
  func overTwo() {
    var canvas = Canvas(Size(6, 1))
    canvas.put("朝の運", x: 0, y: 0)
    canvas.put("長", x: 1, y: 0)
    #expect(row(canvas) == " 長_ 運_")
  }

  @Test("A grapheme that does not fit leaves a blank, also over older text")
  func cutWide() {
    var canvas = Canvas(Size(5, 1))
    canvas.put("xxxxx", x: 0, y: 0)
    #expect(canvas.put("朝運動", x: 0, y: 0, width: 3) == 2)
    #expect(row(canvas) == "朝_ xx")
  }

  @Test("What lies outside is cut at every edge")
  func outside() {
    var canvas = Canvas(Size(4, 2))
    canvas.put("朝abcdef", x: -1, y: 0)
    canvas.put("x", x: 0, y: 2)
    canvas.put("x", x: 0, y: -1)
    canvas.fill(Rect(x: 3, y: 1, width: 9, height: 9), with: "#")
    #expect(canvas.text(.plain) == " abc\n   #\n")
  }

  @Test("Text is set at the left, the middle or the right of its columns")
  func alignment() {
    var canvas = Canvas(Size(9, 3))
    canvas.put("朝x", centeredAt: 0, y: 0, width: 9)
    canvas.put("朝x", before: 9, y: 1, width: 9)
    canvas.put("朝のxyz長", fittedAt: 1, y: 2, width: 6)
    #expect(canvas.text(.plain) == "   朝x\n      朝x\n 朝のx…\n")
  }

  @Test("Pasting keeps wide graphemes whole or blanks them")
  func paste() {
    var part = Canvas(Size(4, 1))
    part.put("朝運", x: 0, y: 0)
    for (x, wanted) in [(-1, " 運_ "), (0, "朝_運_"), (1, " 朝_ "), (3, "   ")] {
      var canvas = Canvas(Size(4, 1))
      canvas.paste(part, x: x, y: 0)
      #expect(row(canvas).hasPrefix(wanted), "at \(x): \(row(canvas))")
    }
  }

  @Test("Pasting blanks what is cut of a grapheme of three columns")
  func pasteThree() {
    var part = Canvas(Size(4, 1))
    part.put("กำ\u{E33}x", x: 0, y: 0)
    for (x, wanted) in [(-1, "  x "), (0, "กำ\u{E33}x"), (2, "    "), (1, " กำ\u{E33}")] {
      var canvas = Canvas(Size(4, 1))
      canvas.paste(part, x: x, y: 0)
      let row = (0..<4).map { canvas[$0, 0].text }.joined()
      #expect(row == wanted, "at \(x): \(row)")
    }
  }
}

import Foundation
import Testing

@testable import SwiftCalTerminal

@Suite("Cells")
struct CellTextTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  /// The cells, with a bar between them.
  private func shown(_ text: String, _ columns: Int) -> String {
    var cells: [String] = []
    CellText.forEachCell(of: text, columns: columns) { scalars in
      #expect(scalars[scalars.count - 1] == 0, "curses looks for the end")
      let end = scalars.indices.first { scalars[$0] == 0 } ?? scalars.count
      let shown = (0..<end).compactMap { Unicode.Scalar(UInt32(scalars[$0])) }
      cells.append(String(String.UnicodeScalarView(shown)))
    }
    return cells.joined(separator: "|")
  }

  @Test(
    "A grapheme is sent whole, each character that takes columns in a cell of its own",
    arguments: [
      ("a", 1, "a"), ("", 1, " "), ("朝", 2, "朝"), ("朝", 1, "?"), ("a", 2, "a| "),
      ("e\u{301}", 1, "e\u{301}"), ("👨‍👩‍👧", 2, "👨"), ("❤\u{FE0F}", 1, "❤"),
      ("\u{301}", 1, "?"), ("\u{1B}", 1, "?"), ("\u{9B}", 1, "?"), ("\u{7F}", 1, "?"),
      ("กำ", 2, "ก|\u{E33}"), ("हि", 2, "ह|\u{93F}"), ("क्ष", 2, "क\u{94D}|ष"),
      ("🇩🇪", 2, "\u{1F1E9}|\u{1F1EA}"), ("朝", 3, "朝| "), ("กำ", 1, "ก"),
    ])
  func pieces(text: String, columns: Int, expected: String) {
    #expect(shown(text, columns) == expected)
  }
}

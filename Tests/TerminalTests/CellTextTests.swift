import Foundation
import Testing

@testable import SwiftCalTerminal

@Suite("Cells")
struct CellTextTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func shown(_ cell: CellText) -> String {
    let scalars = (0..<cell.count).compactMap { Unicode.Scalar(UInt32(cell.scalars[$0])) }
    return String(String.UnicodeScalarView(scalars)) + String(repeating: " ", count: cell.padding)
  }

  @Test(
    "A cell is sent as one character and what combines with it, of exactly its width",
    arguments: [
      ("a", 1, "a"), ("", 1, " "), ("朝", 2, "朝"), ("朝", 1, "?"), ("a", 2, "a "),
      ("e\u{301}", 1, "e\u{301}"), ("👨‍👩‍👧", 2, "👨"), ("❤\u{FE0F}", 1, "❤"),
      ("\u{301}", 1, "?"), ("\u{1B}", 1, "?"), ("\u{9B}", 1, "?"), ("\u{7F}", 1, "?"),
    ])
  func pieces(text: String, columns: Int, expected: String) {
    let cell = CellText(text, columns: columns)
    #expect(shown(cell) == expected)
    #expect(cell.scalars[cell.count] == 0)
  }
}

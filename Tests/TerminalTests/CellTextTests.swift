import Foundation
import Testing

@testable import SwiftCalTerminal

@Suite("Cells")
struct CellTextTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func scalars(_ cell: [wchar_t]) -> String {
    String(String.UnicodeScalarView(cell.dropLast().compactMap { Unicode.Scalar(UInt32($0)) }))
  }

  @Test(
    "A cell is sent as one character and what combines with it, of exactly its width",
    arguments: [
      ("a", 1, ["a"]), ("", 1, [" "]), ("朝", 2, ["朝"]), ("朝", 1, ["?"]), ("a", 2, ["a", " "]),
      ("e\u{301}", 1, ["e\u{301}"]), ("👨‍👩‍👧", 2, ["👨"]), ("❤\u{FE0F}", 1, ["❤"]),
      ("\u{301}", 1, ["?"]), ("\u{1B}", 1, ["?"]), ("\u{9B}", 1, ["?"]), ("\u{7F}", 1, ["?"]),
    ])
  func pieces(text: String, columns: Int, expected: [String]) {
    let pieces = CellText.pieces(of: text, columns: columns)
    #expect(pieces.map(scalars) == expected)
    #expect(pieces.allSatisfy { $0.last == 0 && $0.count <= 6 })
  }
}

import SwiftCalViews

/// One line of text being typed, with a cursor between its graphemes.
package struct LineEditor: Hashable, Sendable {
  /// The graphemes typed so far.
  package private(set) var graphemes: [Character]
  /// How many of them stand before the cursor.
  package private(set) var cursor: Int

  /// The most graphemes a line takes by typing; more is left out. What it begins with stays whole.
  package static let limit = 1000

  /// A line that holds `text`, with the cursor behind it.
  package init(_ text: String = "") {
    graphemes = Array(LineEditor.clean(text))
    cursor = graphemes.count
  }

  /// What was typed.
  package var text: String { String(graphemes) }

  /// The part before the cursor.
  package var textBeforeCursor: String { String(graphemes[..<cursor]) }

  /// Whether nothing was typed.
  package var isEmpty: Bool { graphemes.isEmpty }

  /// Puts text in at the cursor; line breaks and tabs become spaces, other controls are left out.
  /// False where not all of it had room.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    // What cannot have room is not even looked at: a paste may be of any length.
    let taken = text.prefix(max(0, LineEditor.limit - graphemes.count))
    // A combining mark joins the grapheme before it, so the line is read anew as a whole.
    let head = Array(textBeforeCursor + LineEditor.clean(String(taken)))
    graphemes = Array(String(head) + String(graphemes[cursor...]))
    cursor = min(head.count, graphemes.count)
    return taken.endIndex == text.endIndex
  }

  /// Takes a key that edits the line; false when the key means nothing to it.
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(graphemes.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = graphemes.count
    case .backspace, .control("h"): deleteBackward()
    case .delete, .control("d"): deleteForward()
    case .control("u"): remove(0..<cursor)
    case .control("k"): remove(cursor..<graphemes.count)
    case .control("w"): remove(wordStart..<cursor)
    default: return false
    }
    return true
  }

  private mutating func deleteBackward() {
    guard cursor > 0 else { return }
    remove((cursor - 1)..<cursor)
  }

  private mutating func deleteForward() {
    guard cursor < graphemes.count else { return }
    remove(cursor..<(cursor + 1))
  }

  private mutating func remove(_ range: Range<Int>) {
    let after = String(graphemes[range.upperBound...])
    let before = String(graphemes[..<range.lowerBound])
    // What met across the gap may have become one grapheme.
    graphemes = Array(before + after)
    cursor = min(Array(before).count, graphemes.count)
  }

  private var wordStart: Int {
    var start = cursor
    while start > 0, graphemes[start - 1].isWhitespace { start -= 1 }
    while start > 0, !graphemes[start - 1].isWhitespace { start -= 1 }
    return start
  }

  private static func clean(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          switch scalar.value {
          case 0x09, 0x0a, 0x0d, 0x85, 0x2028, 0x2029: " "
          case 0..<0x20, 0x7f..<0xa0: nil
          default: scalar
          }
        }))
  }
}

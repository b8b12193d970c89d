import SwiftCalViews
import TestSupport
import Testing

@Suite("Text in cells")
struct TerminalTextTests {
  init() { #expect(utf8Locale) }

  @Test(
    "Text is shown safely and measured in cells",
    arguments: [
      ("Run", "Run", 3), ("朝の運動", "朝の運動", 8), ("🏃 run", "🏃 run", 6),
      ("cafe\u{301}", "cafe\u{301}", 4),
      ("👨‍👩‍👧", "👨", 2), ("❤️", "❤", 1), ("👍🏽", "👍", 2), ("🏽", "\u{fffd}", 1), ("1️⃣", "1", 1),
      ("ไทย", "ไทย", 3), ("กำ", "กำ", 2), ("हिन्दी", "हिन्दी", 5), ("தமிழ்", "தமிழ்", 4),
      ("ខ្មែរ", "ខ្មែរ", 4), ("မြန်မာ", "မြန်မာ", 5), ("🇩🇪", "🇩🇪", 2), ("क्\u{200d}ष", "क्ष", 2),
      ("र्त्स्न्य", "र्त्स्न्य", 5), ("👨‍⚕️", "👨", 2), ("\u{1100}\u{1101}", "\u{1100}\u{1101}", 4),
      ("\u{1b}[31mred", "\\x1b[31mred", 11), ("a\r\nb", "a\\x0d\\x0ab", 10), ("a\tb", "a\\x09b", 6),
      ("\u{7}", "\\x07", 4), ("\u{9b}31m", "\\x9b31m", 7), ("\u{7f}", "\\x7f", 4),
      ("a\u{202e}b", "a\\u{202e}b", 10), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}", 17),
      ("\u{200f}", "\\u{200f}", 8), ("a\u{2028}b", "a\\u{2028}b", 10), ("\0", "\\x00", 4),
      ("a\u{200b}b", "ab", 2), ("\u{feff}a", "a", 1), ("\u{301}", "\u{25cc}\u{301}", 1),
      ("\u{d7cf}\u{1161}", "\u{fffd}\u{fffd}", 2),
      ("\u{e0041}a", "a", 1), ("a\u{200d}b", "ab", 2), ("", "", 0),
    ])
  func shown(_ text: String, _ safe: String, _ width: Int) {
    #expect(TerminalText.safe(text) == safe)
    #expect(TerminalText.width(of: text) == width)
    #expect(TerminalText.safe(safe) == safe, "showing it again changes nothing")
  }

  @Test("Where only ASCII can be shown, every other grapheme is a question mark")
  func ascii() {
    #expect(TerminalText.safe("朝の運動 é 👨‍👩‍👧!", charset: .ascii) == "???? ? ?!")
    #expect(TerminalText.safe("\u{202e}", charset: .ascii) == "\\u{202e}")
  }

  @Test("A cell holds at most five scalars")
  func pile() {
    let pile = "e" + String(repeating: "\u{301}", count: 40)
    #expect(TerminalText.safe(pile).unicodeScalars.count == 5)
    #expect(TerminalText.width(of: pile) == 1)
  }

  @Test(
    "A text is cut at a grapheme and ends with an ellipsis",
    arguments: [
      ("Reading", 7, "Reading"), ("Reading", 6, "Readi…"), ("朝の運動", 8, "朝の運動"), ("朝の運動", 7, "朝の運…"),
      ("朝の運動", 6, "朝の…"), ("朝", 1, ""), ("ab", 1, "a"), ("ab", 0, ""),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func fitted(_ text: String, _ width: Int, _ wanted: String) {
    #expect(TerminalText.fitted(text, to: width) == wanted)
  }

  @Test(
    "A text is wrapped at blanks, word by word",
    arguments: [
      ("Close the month: mark", 9, ["Close the", "month:", "mark"]), ("ab cd", 5, ["ab cd"]),
      ("ab cd", 4, ["ab", "cd"]), ("ab  cd ", 9, ["ab cd"]),
      ("abcdef gh", 4, ["abcd", "ef", "gh"]),
      ("a\nb c", 3, ["a", "b c"]), ("朝の 運動", 5, ["朝の", "運動"]), (" ab", 2, ["ab"]),
      ("", 3, [""]), ("a b", 1, ["a", "b"]), ("abc", 0, []),
    ])
  func wrapped(_ text: String, _ width: Int, _ wanted: [String]) {
    #expect(TerminalText.wrapped(text, to: width) == wanted)
  }

  @Test("Plain text is wrapped as the same text is with letters that take more thought")
  func wrappedPlain() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...9, using: &random))
      }
      let plain = words.joined(separator: " ")
      let width = Int.random(in: 1...20, using: &random)
      let other = plain.replacing("x", with: "é")
      let wanted = TerminalText.wrapped(other, to: width).map { $0.replacing("é", with: "x") }
      #expect(TerminalText.wrapped(plain, to: width) == wanted, "'\(plain)' in \(width)")
    }
  }

  @Test(
    "A line that is too wide is broken at blanks, and keeps all others",
    arguments: [
      ("a   b", 5, ["a   b"]), ("  a   b c", 8, ["  a   b", "c"]), ("abcdef", 4, ["abcd", "ef"]),
      ("a   bcd", 5, ["a  ", "bcd"]), ("朝の 運動", 5, ["朝の", "運動"]), ("ab  ", 2, ["ab"]),
      ("", 3, [""]),
      ("    abc", 5, ["    a", "bc"]), ("abc", 0, []),
    ])
  func broken(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(TerminalText.broken(text, to: width) == lines)
  }

  @Test(
    "A text is never wider than it was fitted to", arguments: wideNames, [Charset.unicode, .ascii])
  func neverWider(_ name: String, _ charset: Charset) {
    for width in 0...30 {
      let shown = TerminalText.fitted(name, to: width, charset: charset)
      #expect(TerminalText.width(of: shown, charset: charset) <= width)
      let padded = TerminalText.padded(name, to: width, charset: charset)
      #expect(TerminalText.width(of: padded, charset: charset) == width)
    }
  }
}

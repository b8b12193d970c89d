import SwiftCalCore
import TestSupport
import Testing

@Suite("Habit names") struct HabitNameTests {
  @Test(
    "A name is kept but for white space at its ends",
    arguments: [
      ("Read", "Read"), ("  Read a book \t", "Read a book"), ("朝の運動", "朝の運動"),
      ("👨‍👩‍👧 walk", "👨‍👩‍👧 walk"), ("50% less #sugar", "50% less #sugar"), ("ไทย", "ไทย"),
      ("e\u{301}tude", "e\u{301}tude"), ("\u{3000}x\u{a0}", "x"), ("Run\n", "Run"),
    ])
  func good(text: String, name: String) throws {
    let validated = try HabitName.validated(text)
    #expect(Array(validated.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test(
    "A name that cannot be seen is refused", arguments: ["", "  ", "\u{200b}", "\u{200d}\u{feff} "])
  func empty(text: String) {
    #expect(throws: NameError.empty) { try HabitName.validated(text) }
  }

  @Test(
    "Line breaks and control characters are refused",
    arguments: [
      "a\nb", "a\r\nb", "a\tb", "a\u{0}b", "a\u{1b}[2J", "a\u{9b}31m", "a\u{7f}", "a\u{2028}b",
    ])
  func control(text: String) {
    #expect(throws: NameError.control(text)) { try HabitName.validated(text) }
  }

  @Test("A name has at most 200 characters and a bounded size")
  func length() throws {
    let longest = String(repeating: "é", count: 200)
    #expect(try HabitName.validated(longest) == longest)
    let longer = longest + "x"
    #expect(throws: NameError.tooLong(longer)) { try HabitName.validated(longer) }
    let oneCharacter = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(throws: NameError.tooLong(oneCharacter)) { try HabitName.validated(oneCharacter) }
  }

  @Test(
    "Names that differ only in case, white space at the ends or composition have one key",
    arguments: [
      ("Read", "rEAD"), ("Read ", "Read"), ("é", "e\u{301}"), ("ÉTUDE", "e\u{301}tude"),
      ("Straße", "STRASSE"), ("ΟΔΟΣ", "οδος"), ("οδός", "ΟΔΌΣ"), ("Ǆ", "ǆ"),
    ])
  func keys(left: String, right: String) {
    #expect(HabitName.key(of: left) == HabitName.key(of: right))
  }

  @Test("Other names have other keys", arguments: [("Read", "Reads"), ("e", "é"), ("a b", "ab")])
  func otherKeys(left: String, right: String) {
    #expect(HabitName.key(of: left) != HabitName.key(of: right))
  }

  @Test("Messages are sentences")
  func messages() {
    #expect(NameError.empty.message == "The name is empty; give the habit a name that can be seen.")
    #expect(
      NameError.tooLong("x").message == "The name 'x' is too long; use at most 200 characters.")
    #expect(
      NameError.control("x").message
        == "The name 'x' holds a line break or a control character; leave it out.")
  }
}

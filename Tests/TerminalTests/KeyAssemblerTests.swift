import SwiftCalViews
import Testing

@testable import SwiftCalTerminal

@Suite("Keys from bytes")
struct KeyAssemblerTests {
  /// What comes of bytes that arrive together, with nothing after them.
  private func inputs(_ bytes: [UInt8]) -> [TerminalInput] {
    var assembler = KeyAssembler()
    let taken = bytes.compactMap { assembler.take($0) }
    return taken + [assembler.pause()].compactMap { $0 }
  }

  private func inputs(_ text: String) -> [TerminalInput] { inputs(Array(text.utf8)) }

  @Test(
    "Each character is a key",
    arguments: [
      ("j", Key.character("j")), (" ", .character(" ")), ("ä", .character("ä")),
      ("朝", .character("朝")), ("🏃", .character("🏃")), ("\t", .tab), ("\r", .enter),
      ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{12}", .control("r")),
      ("\u{1}", .control("a")), ("\u{1A}", .control("z")), ("\u{1B}", .escape),
    ])
  func single(text: String, key: Key) {
    #expect(inputs(text) == [.key(key)])
  }

  @Test(
    "Sequences that nobody knows and keys with Alt are swallowed whole",
    arguments: [
      "\u{1B}[1;5A", "\u{1B}[15;2~", "\u{1B}Oz", "\u{1B}x", "\u{1B}[I", "\u{1B}[<35;10;10M",
    ])
  func unknown(text: String) {
    #expect(inputs(text) == [])
    #expect(inputs(text + "j") == [.key(.character("j"))])
  }

  @Test("A sequence that breaks off is forgotten", arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;"])
  func brokenOff(text: String) {
    #expect(inputs(text) == [])
  }

  @Test("Bytes that are no UTF-8 are ignored, and what follows them is not")
  func invalid() {
    #expect(inputs([0xFF, 0x6A]) == [.key(.character("j"))])
    #expect(inputs([0xC3, 0x6A]) == [.key(.character("j"))])
    #expect(inputs([0xE2, 0x82, 0x6A]) == [.key(.character("j"))])
    #expect(inputs([0xED, 0xA0, 0x80, 0x6A]) == [.key(.character("j"))])
    #expect(inputs([0x80, 0xC2, 0x9B, 0x6A]) == [.key(.character("j"))])
    #expect(inputs([0xC0, 0xAF]) == [])
  }

  @Test("A character whose bytes come apart is one key")
  func splitCharacter() {
    var assembler = KeyAssembler()
    #expect(assembler.take(0xC3) == nil)
    #expect(assembler.pause() == nil)
    #expect(assembler.take(0xA4) == .key(.character("ä")))
  }

  @Test("Escape before a pause is told apart from Alt with a key")
  func escape() {
    var assembler = KeyAssembler()
    #expect(assembler.take(0x1B) == nil)
    #expect(assembler.pause() == .key(.escape))
    #expect(assembler.take(0x6A) == .key(.character("j")))
    #expect(assembler.take(0x1B) == nil)
    #expect(assembler.take(Key.up) == nil)
    #expect(assembler.take(Key.up) == .key(.up))
  }

  @Test("A paste is one input, whatever is in it")
  func paste() {
    let text = "a\r\nb\rq\u{1B}[1mä"
    #expect(
      inputs("x\u{1B}[200~\(text)\u{1B}[201~y")
        == [.key(.character("x")), .paste("a\nb\nq\u{1B}[1mä"), .key(.character("y"))])
  }

  @Test("A megabyte that is pasted is read as fast as it comes, and a key after it is one")
  func hugePaste() {
    var assembler = KeyAssembler()
    let start = ContinuousClock.now
    for byte in Array("\u{1B}[200~".utf8) { _ = assembler.take(byte) }
    for _ in 0..<1_000_000 { _ = assembler.take(0x61) }
    var taken: [TerminalInput] = []
    for byte in Array("\u{1B}\u{1B}[201~j".utf8) {
      taken += [assembler.take(byte)].compactMap { $0 }
    }
    #expect(taken.last == .key(.character("j")))
    #expect(taken.count == 2)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("A paste may come in pieces, and only its beginning is kept when it is endless")
  func longPaste() {
    var assembler = KeyAssembler()
    var taken: [TerminalInput] = []
    for byte in Array("\u{1B}[200~".utf8) { taken += [assembler.take(byte)].compactMap { $0 } }
    for _ in 0..<100_000 {
      taken += [assembler.take(0x61), assembler.pause()].compactMap { $0 }
    }
    for byte in Array("\u{1B}[201~".utf8) { taken += [assembler.take(byte)].compactMap { $0 } }
    #expect(taken == [.paste(String(repeating: "a", count: 16_384))])
  }
}

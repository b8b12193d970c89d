import Foundation
import SwiftCalViews
import TestSupport
import Testing

@testable import SwiftCalTerminal

extension CursesSessionTests {
  /// Bytes of xterm with the keys they stand for.
  static let keys: [(String, [TerminalInput])] = [
    ("\u{1B}OA", [.key(.up)]), ("\u{1B}OD\u{1B}OC", [.key(.left), .key(.right)]),
    ("\u{1B}OH", [.key(.home)]), ("\u{1B}OF", [.key(.end)]), ("\u{1B}[5~", [.key(.pageUp)]),
    ("\u{1B}[6~", [.key(.pageDown)]), ("\u{1B}[3~", [.key(.delete)]),
    ("\u{1B}[Z", [.key(.backTab)]), ("\u{1B}OP", [.key(.function(1))]),
    ("\u{1B}[24~", [.key(.function(12))]), ("\u{7F}", [.key(.backspace)]),
    ("3j", [.key(.character("3")), .key(.character("j"))]), ("\u{1B}", [.key(.escape)]),
    ("朝\u{12}", [.key(.character("朝")), .key(.control("r"))]),
    ("\u{1B}[<0;1;1M", [.key(.mouse(.press, x: 0, y: 0))]),
    ("\u{1B}[<0;1;1M\u{1B}[<0;1;1mj", [.key(.mouse(.press, x: 0, y: 0)), .key(.character("j"))]),
    ("\u{1B}[<64;10;5M", [.key(.mouse(.wheelUp, x: 9, y: 4))]),
    ("\u{1B}[<65;10;5M", [.key(.mouse(.wheelDown, x: 9, y: 4))]),
    ("\u{1B}[200~q\u{1B}[201~", [.paste("q")]),
  ]

  @Test("Keys come as the terminal's entry sends them", arguments: keys)
  func decode(bytes: String, expected: [TerminalInput]) throws {
    try expect(expected, from: bytes, type: "xterm-256color")
  }

  @Test("Mouse actions come in the older form too")
  func olderMouse() throws {
    let expected = [Key.mouse(.press, x: 0, y: 0), .mouse(.wheelUp, x: 9, y: 4)]
    try expect(
      expected.map { .key($0) }, from: "\u{1B}[M !!\u{1B}[M`*%", type: "tmux-256color")
  }

  private func expect(_ expected: [TerminalInput], from bytes: String, type: String) throws {
    defer { terminal.finish() }
    let session = try session(type)
    defer { session.end() }
    var decoder = KeyDecoder()
    #expect(decoder.read() == [])
    terminal.type(bytes)
    var inputs: [TerminalInput] = []
    try waitUntil("the keys", within: 3) {
      inputs += decoder.read()
      return inputs.count >= expected.count
    }
    #expect(inputs == expected)
  }
}

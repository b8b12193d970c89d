import SwiftCalViews

/// Puts the bytes that are not known keys together: characters, escape sequences, pastes.
///
/// A sequence nobody knows is swallowed whole, so that its end is not taken for keys, and so is a
/// key typed together with Alt.
struct KeyAssembler {
  private enum State {
    case ground
    case escape
    case sequence([UInt8])
    case keypad
    case character([UInt8], missing: Int)
    case paste
  }

  private var state = State.ground
  /// What was pasted so far, as much of it as is kept.
  private var pasted: [UInt8] = []
  /// How many bytes of the paste's end were read last.
  private var pasteEndRead = 0

  /// Takes a byte and tells what it completes.
  mutating func take(_ byte: UInt8) -> TerminalInput? {
    switch state {
    case .ground: return begin(byte)
    case .escape: afterEscape(byte)
    case .sequence(let bytes): extend(bytes, with: byte)
    case .keypad: state = .ground
    case .character(let bytes, let missing): return extend(bytes, missing: missing, with: byte)
    case .paste: return paste(byte)
    }
    return nil
  }

  /// Takes a key that was recognized as a whole.
  mutating func take(_ key: Key) -> TerminalInput? {
    switch state {
    case .paste: return nil
    case .escape:
      state = .ground
      return nil
    default:
      state = .ground
      return .key(key)
    }
  }

  /// Tells what is complete because nothing follows it.
  mutating func pause() -> TerminalInput? {
    switch state {
    case .escape:
      state = .ground
      return .key(.escape)
    case .sequence, .keypad:
      state = .ground
      return nil
    case .ground, .character, .paste: return nil
    }
  }

  private mutating func begin(_ byte: UInt8) -> TerminalInput? {
    switch byte {
    case 0x1B: state = .escape
    case 0x09: return .key(.tab)
    case 0x0A, 0x0D: return .key(.enter)
    case 0x08, 0x7F: return .key(.backspace)
    case 0x01...0x1A: return .key(.control(Character(UnicodeScalar(byte + 0x60))))
    case 0x20..<0x7F: return .key(.character(Character(UnicodeScalar(byte))))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .keypad
    case 0x1B: state = .escape
    default: state = .ground
    }
  }

  private mutating func extend(_ bytes: [UInt8], with byte: UInt8) {
    switch byte {
    case 0x20...0x3F where bytes.count < 64: state = .sequence(bytes + [byte])
    case UInt8(ascii: "~") where bytes == Array("200".utf8): state = .paste
    case 0x1B: state = .escape
    default: state = .ground
    }
  }

  private mutating func extend(
    _ bytes: [UInt8], missing: Int, with byte: UInt8
  ) -> TerminalInput? {
    guard (0x80...0xBF).contains(byte) else {
      state = .ground
      return begin(byte)
    }
    guard missing == 1 else {
      state = .character(bytes + [byte], missing: missing - 1)
      return nil
    }
    state = .ground
    guard let text = String(validating: bytes + [byte], as: UTF8.self), let character = text.first,
      character.unicodeScalars.allSatisfy({ !(0x80..<0xA0).contains($0.value) })
    else { return nil }
    return .key(.character(character))
  }

  /// Takes a byte of a paste; of a long one what lies behind the limit is dropped as it arrives.
  private mutating func paste(_ byte: UInt8) -> TerminalInput? {
    if byte == Self.pasteEnd[pasteEndRead] {
      pasteEndRead += 1
    } else {
      pasteEndRead = byte == Self.pasteEnd[0] ? 1 : 0
    }
    if pasted.count < Self.longestPaste + Self.pasteEnd.count { pasted.append(byte) }
    guard pasteEndRead == Self.pasteEnd.count else { return nil }
    let isWhole = pasted.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
    let bytes = isWhole ? pasted.dropLast(Self.pasteEnd.count) : pasted[...]
    (state, pasteEndRead, pasted) = (.ground, 0, [])
    return .paste(Self.text(of: bytes.prefix(Self.longestPaste)))
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    String(String(decoding: bytes, as: UTF8.self).map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The bytes kept of a paste, more than any line takes.
  private static let longestPaste = 16_384
}

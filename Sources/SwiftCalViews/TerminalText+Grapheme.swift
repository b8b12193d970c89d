import CPlatform

extension TerminalText {
  /// The text whole, but for what acts on a terminal, which is escaped: for programs that read it.
  package static func harmless(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// The most marks that stand on one character: ncurses keeps no more in a cell.
  private static let mostMarks = 4
  /// The most scalars of one grapheme, more than any that is written has.
  private static let mostScalars = 16

  /// Hands over what is shown for one grapheme; false when `body` wants no more.
  static func show(
    _ character: Character, charset: Charset, _ body: (String, Int) -> Bool
  ) -> Bool {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return true }
    if base.isASCII, scalars.count == 1, base.value >= 0x20, base.value != 0x7f {
      return body(String(character), 1)
    }
    if scalars.contains(where: isUnsafe) { return showEach(scalars, charset: charset, body) }
    guard !isIgnored(base) else { return true }
    guard charset == .unicode else { return body("?", 1) }
    let (text, columns) = reduced(scalars, base: base)
    return body(text, columns)
  }

  /// A grapheme's base with the marks a terminal keeps, and the sum of their own widths.
  ///
  /// The emoji that a joiner adds, skin tones and variation selectors are left out: terminals
  /// disagree on how wide they make an emoji, but all agree on the width of the base alone.
  private static func reduced(
    _ scalars: Character.UnicodeScalarView, base: Unicode.Scalar
  ) -> (String, Int) {
    var width = Int(swiftcal_wcwidth(base.value))
    // A skin tone alone would join whatever stands before it.
    guard width >= 0, !isModifier(base) else { return ("\u{fffd}", 1) }
    var text = String.UnicodeScalarView()
    if width == 0 {
      // A mark with nothing to stand on gets the circle that Unicode sets under such marks, but for
      // those that join letters of their own script only.
      guard "\u{25cc}\(base)".count == 1 else { return ("\u{fffd}", 1) }
      text.append("\u{25cc}")
      width = 1
    }
    text.append(base)
    var marks = text.count - 1
    var isJoined = false
    for scalar in scalars.dropFirst() {
      if text.count == mostScalars || isJoined && scalar.properties.isEmoji { break }
      isJoined = scalar.value == 0x200d
      let own = Int(swiftcal_wcwidth(scalar.value))
      guard own >= 0, !isIgnored(scalar), !isModifier(scalar) else { continue }
      marks = own > 0 ? 0 : marks + 1
      guard marks <= mostMarks else { continue }
      text.append(scalar)
      width += own
    }
    return (String(text), width)
  }

  private static func showEach(
    _ scalars: Character.UnicodeScalarView, charset: Charset, _ body: (String, Int) -> Bool
  ) -> Bool {
    for scalar in scalars {
      guard isUnsafe(scalar) else {
        guard show(Character(scalar), charset: charset, body) else { return false }
        continue
      }
      for unit in escape(scalar).unicodeScalars where !body(String(Character(unit)), 1) {
        return false
      }
    }
    return true
  }

  /// `\x1b` for one byte's controls, `\u{202e}` for the others.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    guard scalar.value > 0xff else { return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits }
    return "\\u{" + digits + "}"
  }

  /// Controls, line and paragraph separators, and what turns the direction of writing: shown
  /// escaped.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x206f,
      0xfff9...0xfffb:
      true
    default: false
    }
  }

  /// What has no shape of its own and is left out: zero-width spaces and joiners, variation
  /// selectors, tags, the keycap's frame.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200b...0x200d, 0x2060...0x2065, 0xfe00...0xfe0f, 0xfeff, 0x20e3, 0xe0000...0xe0fff: true
    default: false
    }
  }

  /// The skin tones of emoji.
  private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    (0x1f3fb...0x1f3ff).contains(scalar.value)
  }
}

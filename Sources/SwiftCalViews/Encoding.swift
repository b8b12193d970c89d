/// How a canvas becomes text.
package enum Encoding: Hashable, Sendable {
  /// Characters alone.
  case plain
  /// Characters with the escape sequences of terminals.
  case ansi
  /// One line for tmux's status line: `#[…]` for looks, `#` doubled.
  case tmux
}

extension Canvas {
  /// The canvas as text. Trailing blanks are left out; each line ends with a line break, but for
  /// tmux, which gets one line: the rows that hold something, set one after the other.
  package func text(_ encoding: Encoding, theme: Theme = Theme(.mono)) -> String {
    switch encoding {
    case .plain: plainText
    case .ansi: ansiText(theme: theme)
    case .tmux: tmuxText(theme: theme)
    }
  }

  private var plainText: String {
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<inkEnd(ofRow: y, theme: nil) { bytes.add(self[x, y].text) }
      bytes.add("\n")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func ansiText(theme: Theme) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.width * size.height * 2)
    for y in 0..<size.height {
      encode(row: y, theme: theme, start: { $0.sgr }, end: "\u{1b}[0m", into: &bytes)
      bytes.add("\n")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func tmuxText(theme: Theme) -> String {
    var bytes: [UInt8] = []
    for y in 0..<size.height where inkEnd(ofRow: y, theme: nil) > 0 {
      if !bytes.isEmpty { bytes.add(" ") }
      encode(
        row: y, theme: theme, start: { $0.tmuxStyle }, end: "#[default]", sign: TmuxText.sign,
        into: &bytes)
    }
    return TmuxText.doublingSigns(
      in: String(decoding: bytes, as: UTF8.self), other: charset == .ascii ? "+" : "♯")
  }

  /// The column after the last that shows something; with a theme, a coloured ground shows too.
  private func inkEnd(ofRow y: Int, theme: Theme?) -> Int {
    var end = size.width
    while end > 0, self[end - 1, y].text == " " {
      if let theme, theme.look(of: self[end - 1, y].style).showsOnBlank { break }
      end -= 1
    }
    return end
  }

  /// Adds a row's text with the codes of its looks; `sign` stands for a `#` where it is special.
  private func encode(
    row y: Int, theme: Theme, start: (Look) -> String, end: String, sign: String = "#",
    into bytes: inout [UInt8]
  ) {
    var style = Style()
    var look = Look()
    var hidesGlyph = false
    for x in 0..<inkEnd(ofRow: y, theme: theme) {
      let cell = self[x, y]
      if cell.style != style {
        style = cell.style
        var next = theme.look(of: style)
        hidesGlyph = next.hidesGlyph
        next.hidesGlyph = false
        if next != look {
          bytes.add(next == Look() ? end : start(next))
          look = next
        }
      }
      let text = hidesGlyph ? " " : cell.text
      guard text.utf8.first == UInt8(ascii: "#") else {
        bytes.add(text)
        continue
      }
      // Marks may stand on it.
      bytes.add(sign)
      bytes += text.utf8.dropFirst()
    }
    if look != Look() { bytes.add(end) }
  }
}

extension [UInt8] {
  /// Adds a text's bytes; many times faster for a cell's few than adding to a string.
  fileprivate mutating func add(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }
}

extension Look {
  /// Whether a blank in this look differs from the terminal's own.
  var showsOnBlank: Bool { background != nil || reverse || underline }

  /// The escape sequence that sets exactly this look.
  package var sgr: String {
    var codes = "\u{1b}[0"
    if bold { codes += ";1" }
    if dim { codes += ";2" }
    if italic { codes += ";3" }
    if underline { codes += ";4" }
    if reverse { codes += ";7" }
    if let foreground { codes += ";" + foreground.sgr(base: 30) }
    if let background { codes += ";" + background.sgr(base: 40) }
    return codes + "m"
  }

  /// The style that makes tmux draw exactly this look.
  package var tmuxStyle: String {
    var parts = "#[default"
    if bold { parts += ",bold" }
    if dim { parts += ",dim" }
    if italic { parts += ",italics" }
    if underline { parts += ",underscore" }
    if reverse { parts += ",reverse" }
    if let foreground { parts += ",fg=" + foreground.tmuxName }
    if let background { parts += ",bg=" + background.tmuxName }
    return parts + "]"
  }
}

extension Ink {
  /// The codes of an escape sequence; `base` is 30 for the glyph, 40 for the ground.
  func sgr(base: Int) -> String {
    switch self {
    case .palette(let index) where index < 8: "\(base + Int(index))"
    case .palette(let index) where index < 16: "\(base + 52 + Int(index))"
    case .palette(let index): "\(base + 8);5;\(index)"
    case .rgb(let color): "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }

  /// The colour's name in tmux.
  var tmuxName: String {
    switch self {
    case .palette(let index): "colour\(index)"
    case .rgb(let color): color.hex
    }
  }
}

extension Color {
  /// `#rrggbb`.
  package var hex: String {
    let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
    return "#" + String(String(number + 0x1000000, radix: 16).dropFirst())
  }
}

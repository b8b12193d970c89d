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
    var text = ""
    for y in 0..<size.height {
      for x in 0..<inkEnd(ofRow: y, theme: nil) { text += self[x, y].text }
      text += "\n"
    }
    return text
  }

  private func ansiText(theme: Theme) -> String {
    var text = ""
    for y in 0..<size.height {
      text += encoded(row: y, theme: theme, start: { $0.sgr }, end: "\u{1b}[0m") { $0 }
      text += "\n"
    }
    return text
  }

  private func tmuxText(theme: Theme) -> String {
    var lines: [String] = []
    for y in 0..<size.height where inkEnd(ofRow: y, theme: nil) > 0 {
      lines.append(
        encoded(row: y, theme: theme, start: { $0.tmuxStyle }, end: "#[default]") {
          $0 == "#" ? TmuxText.sign : $0
        })
    }
    return TmuxText.doublingSigns(in: lines.joined(separator: " "))
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

  private func encoded(
    row y: Int, theme: Theme, start: (Look) -> String, end: String, _ escape: (String) -> String
  ) -> String {
    var text = ""
    var style = Style()
    var look = Look()
    for x in 0..<inkEnd(ofRow: y, theme: theme) {
      let cell = self[x, y]
      if cell.style != style {
        style = cell.style
        let next = theme.look(of: style)
        if next != look {
          text += next == Look() ? end : start(next)
          look = next
        }
      }
      text += escape(cell.text)
    }
    return look == Look() ? text : text + end
  }
}

extension Look {
  /// Whether a blank in this look differs from the terminal's own.
  var showsOnBlank: Bool { background != nil || reverse || underline }

  /// The escape sequence that sets exactly this look.
  package var sgr: String {
    var codes = "0"
    for (isOn, code) in [(bold, 1), (dim, 2), (italic, 3), (underline, 4), (reverse, 7)] where isOn
    {
      codes += ";\(code)"
    }
    if let foreground { codes += ";" + foreground.sgr(base: 30) }
    if let background { codes += ";" + background.sgr(base: 40) }
    return "\u{1b}[\(codes)m"
  }

  /// The style that makes tmux draw exactly this look.
  package var tmuxStyle: String {
    var parts = ["default"]
    for (isOn, name) in [
      (bold, "bold"), (dim, "dim"), (italic, "italics"), (underline, "underscore"),
      (reverse, "reverse"),
    ] where isOn {
      parts.append(name)
    }
    if let foreground { parts.append("fg=" + foreground.tmuxName) }
    if let background { parts.append("bg=" + background.tmuxName) }
    return "#[" + parts.joined(separator: ",") + "]"
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

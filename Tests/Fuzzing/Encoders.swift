import Glibc
import SwiftCalCore
import SwiftCalViews

/// A canvas with any text on it is harmless in every encoding, and says the same in all of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  setlocale(LC_ALL, "C.UTF-8")
  var input = FuzzInput(start, count)
  let charset: Charset = input.byte() & 1 == 0 ? .unicode : .ascii
  var canvas = Canvas(
    Size(input.number(below: 40), input.number(below: 4)), charset: charset)
  let depth = ColorDepth.allCases[input.number(below: ColorDepth.allCases.count)]
  let style = Style(
    Role.allCases[input.number(below: Role.allCases.count)],
    on: Style.Ground(rawValue: input.byte() & 15))
  let (x, y) = (input.number(below: 44) - 4, input.number(below: 4))
  let text = input.text()
  for (row, line) in text.split(separator: "\n").enumerated() {
    canvas.put(String(line), x: x, y: (y + row) % 4, style: row.isMultiple(of: 2) ? style : Style())
  }
  check(canvas, Theme(depth))
  check(text, charset, width: canvas.size.width)
  return 0
}

private func check(_ canvas: Canvas, _ theme: Theme) {
  let plain = canvas.text(.plain)
  require(isHarmless(plain), "plain text with a control")
  let ansi = canvas.text(.ansi, theme: theme)
  let shown = ansi.replacing(/\u{1b}\[[0-9;]*m/, with: "")
  require(isHarmless(shown), "a sequence that is no color")
  let trimmed = shown.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
  require(
    trimmed.joined(separator: "\n") == expected(canvas, theme), "colors change the text")
  require(expected(canvas, Theme(.mono)) == plain, "plain text is not what the cells hold")
  let tmux = canvas.text(.tmux, theme: Theme(.mono))
  require(isHarmless(tmux) && !tmux.contains("\n"), "tmux gets a control")
  require(!tmux.contains("#####"), "more signs in a row than tmux can bear")
  let shownByTmux = TmuxReader(tmux).shown.split(separator: " ")
  let wanted = plain.unicodeScalars.split { " \n".unicodeScalars.contains($0) }
  require(
    shownByTmux.elementsEqual(wanted) { $0.map(sign).elementsEqual($1.map(sign)) },
    "tmux shows another text")
}

/// The text of the cells, with blanks for what a theme shows by the ground alone.
private func expected(_ canvas: Canvas, _ theme: Theme) -> String {
  (0..<canvas.size.height).map { y in
    let cells = (0..<canvas.size.width).map { canvas[$0, y] }
    let line = cells.map { theme.look(of: $0.style).hidesGlyph ? " " : $0.text }.joined()
    return trimmed(line[...]) + "\n"
  }.joined()
}

private func trimmed(_ line: Substring) -> String {
  String(line.reversed().drop { $0 == " " }.reversed())
}

/// Other signs stand for the second and later `#` in a row.
private func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar == "♯" || scalar == "+" ? "#" : scalar
}

private func check(_ text: String, _ charset: Charset, width: Int) {
  let safe = TerminalText.safe(text, charset: charset)
  require(isHarmless(safe) && !safe.contains("\n"), "a control in a safe text")
  require(TerminalText.safe(safe, charset: charset) == safe, "safe twice is another text")
  let fitted = TerminalText.fitted(text, to: width, charset: charset)
  require(TerminalText.width(of: fitted, charset: charset) <= width, "wider than asked for")
  let padded = TerminalText.padded(text, to: width, charset: charset)
  require(TerminalText.width(of: padded, charset: charset) == width, "not padded to the width")
  // A wide character in one column is a line of its own, which the canvas cuts.
  guard width > 1 else { return }
  for line in TerminalText.broken(text, to: width, charset: charset) {
    require(
      TerminalText.width(of: line, charset: charset) <= width, "a line wider than asked for")
  }
  for line in TerminalText.wrapped(text, to: width, charset: charset) {
    require(
      TerminalText.width(of: line, charset: charset) <= width, "a line wider than asked for")
  }
}

/// What tmux shows of what a `#()` command printed, which it reads twice.
private struct TmuxReader {
  private(set) var shown: [Unicode.Scalar] = []

  init(_ text: String) {
    // Not by characters: some scalars join a sign behind them.
    var rest = Array(text.unicodeScalars)[...]
    while let next = rest.first {
      guard next == "#" else {
        shown.append(next)
        rest.removeFirst()
        continue
      }
      let signs = rest.prefix { $0 == "#" }.count
      rest = rest.dropFirst(signs)
      let isBeforeBracket = rest.first == "["
      require(isBeforeBracket || signs > 1, "a single sign, which tmux reads as a command")
      let count = isBeforeBracket ? signs / 2 : ((signs + 1) / 2 + 1) / 2
      shown += Array(repeating: "#", count: count)
      if isBeforeBracket, !signs.isMultiple(of: 2) { rest = rest.drop { $0 != "]" }.dropFirst() }
    }
  }
}

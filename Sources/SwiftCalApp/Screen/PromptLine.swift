import SwiftCalViews

/// The part of a line being typed that is shown, so that its cursor is always to be seen.
struct PromptLine: Equatable {
  /// What is shown.
  private(set) var text = ""
  /// The cursor's column.
  private(set) var cursor = 0
  /// The columns the cursor lies under.
  private(set) var cursorWidth = 1

  /// The part of `line` for `width` columns.
  init(_ line: LineEditor, width: Int, charset: Charset) {
    guard width > 0 else {
      cursorWidth = 0
      return
    }
    let cells = line.graphemes.map { grapheme in
      let shown = TerminalText.safe(String(grapheme), charset: charset)
      return (text: shown, columns: TerminalText.width(of: shown, charset: charset))
    }
    var first = line.cursor
    let under = line.cursor < cells.count ? max(1, cells[line.cursor].columns) : 1
    cursorWidth = min(under, width)
    var room = width - cursorWidth
    while first > 0, cells[first - 1].columns <= room {
      first -= 1
      room -= cells[first].columns
    }
    cursor = cells[first..<line.cursor].reduce(0) { $0 + $1.columns }
    text = cells[first...].reduce("") { $0 + $1.text }
  }
}

/// The `#` signs of a text for tmux.
enum TmuxText {
  /// Stands for a `#` that is to be shown; no canvas holds this control character.
  static let sign = "\0"

  /// Writes each `#` that is to be shown doubled, so that tmux shows one.
  ///
  /// tmux reads what a command prints twice, and 3.3a writes beyond its memory where more than four
  /// signs follow each other, which can end it with all its sessions. So of signs in a row the first
  /// is shown, and `other` stands for the rest.
  static func doublingSigns(in text: String, other: String) -> String {
    guard text.utf8.contains(0) else { return text }
    var result = ""
    var run = 0
    for scalar in text.unicodeScalars {
      if scalar.value == 0 {
        run += 1
        result += run == 1 ? "##" : other
      } else {
        run = 0
        result.unicodeScalars.append(scalar)
      }
    }
    // What the status line holds behind the text may be a bracket; a style comes between.
    return run == 1 ? result + "#[default]" : result
  }
}

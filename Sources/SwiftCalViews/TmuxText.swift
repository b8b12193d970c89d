/// The `#` signs of a text for tmux.
enum TmuxText {
  /// Stands for a `#` that is to be shown; no canvas holds this control character.
  static let sign = "\0"

  /// Writes each `#` that is to be shown so that tmux shows it.
  ///
  /// tmux reads what a command prints twice. Where a run of `#` stands before a bracket, the first
  /// reading leaves it and the second halves it: 2n signs show n. Elsewhere the first reading halves
  /// it and the second halves what is left, upwards: 4n - 2 signs show n. A single `#` is doubled in
  /// either place.
  static func doublingSigns(in text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    var result = ""
    var run = 0
    for scalar in text.unicodeScalars {
      if scalar.value == 0 {
        run += 1
        continue
      }
      // Here a # that is left begins a style.
      result += signs(run, beforeBracket: scalar == "[" || scalar == "#")
      run = 0
      result.unicodeScalars.append(scalar)
    }
    guard run > 0 else { return result }
    // What the status line holds behind the text may be a bracket; a style comes between.
    return result + signs(run, beforeBracket: true) + "#[default]"
  }

  private static func signs(_ count: Int, beforeBracket: Bool) -> String {
    guard count > 0 else { return "" }
    return String(repeating: "#", count: beforeBracket ? 2 * count : 4 * count - 2)
  }
}

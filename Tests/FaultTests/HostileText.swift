/// Text that a terminal, tmux or a shell would obey, and the words that show it.
enum HostileText {
  /// Escape sequences, C1 controls, changes of direction, tmux's formats, line breaks.
  static let text: String =
    "a\u{1b}]0;owned\u{7}\u{1b}[31m\u{9b}31m\u{9d}0;owned\u{9c}\u{85}\u{202e}\u{2066}\u{2028}"
    + "\r\n\t\u{8}\u{7f}#(touch owned)#{host}#[fg=red]%H`id`$(id)"

  /// Commands that show what is stored.
  static let reports: [[String]] = [
    ["today"], ["today", "--json"], ["habits"], ["habits", "--json"], ["habits", "--names"],
    ["streak"], ["streak", "--json"], ["streak", "Other"], ["stats"], ["stats", "--json"],
    ["stats", "Read"], ["show"], ["show", "--color=always"], ["days", "--from", "-7"],
    ["days", "--json"], ["log"], ["log", "--json"], ["explain"], ["explain", "Other"],
    ["note", "Read"],
    ["note", "Other"], ["config"], ["doctor"], ["export"], ["backup"], ["review"], ["undo"],
    ["redo"],
    ["check", "Read", "2"], ["skip", "Other"], ["pause", "Read"], ["archive", "Other"], ["almanac"],
    ["edit", "Read", "--kind", "avoid"], ["rename", "Read", "Read again"],
  ]

  /// Words that are refused.
  static let errors: [[String]] = [
    [text], ["--\(text)"], ["-\(text)"], ["streak", text], ["check", text],
    ["check", "--on", text],
    ["check", "Read", text], ["add", text], ["add", "X", "--schedule", text],
    ["add", "X", "--kind", text], ["add", "X", "--target", text], ["add", "X", "--unit", text],
    ["add", "X", "--color", text], ["config", text], ["config", "day-start", text],
    ["config", "first-weekday", text], ["show", "--month", text], ["days", "--from", text],
    ["--as-of", text], ["--view", text], ["schedule", text], ["help", text],
    ["rename", "Read", text],
    ["import", text], ["restore", text], ["export", "/none/\(text)"], ["backup", "/none/\(text)"],
    ["export", "--format", text], ["--store", text, "streak"],
    ["--store", "/none/\(text)", "check"],
    ["move", "Read", text], ["log", text], ["almanac", text], ["freeze", text], ["edit", text],
    ["streak", String(repeating: text, count: 1000)],
  ]
}

/// The keys that a command prints as JSON, for the manual page.
struct JSONFormat: Sendable {
  /// The command line.
  let command: String
  /// Whether it prints an array of objects.
  let isArray: Bool
  /// The keys of each object, in their order.
  let keys: [String]

  /// In words.
  var text: String {
    let list = keys.joined(separator: ", ")
    return isArray ? "An array of objects: \(list)." : "An object: \(list)."
  }

  /// All formats.
  static let all = [
    JSONFormat(
      command: "streak --json", isArray: false,
      keys: [
        "habit", "today", "unit", "current", "longest", "current_start", "current_end",
        "longest_start", "longest_end", "at_risk", "state", "archived", "freezes_held",
        "skips_left",
      ]),
    JSONFormat(
      command: "days --json", isArray: true, keys: ["day", "state", "amount", "note"]),
    JSONFormat(
      command: "habits --json", isArray: true,
      keys: [
        "habit", "kind", "schedule", "target", "unit", "per", "group", "color", "question",
        "added", "start", "end", "archived", "skips", "paused", "freeze_every", "freeze_cap",
        "coming", "pauses",
      ]),
    JSONFormat(
      command: "today --json", isArray: true,
      keys: [
        "habit", "state", "open", "amount", "target", "unit", "per", "left", "streak",
        "streak_unit", "at_risk", "freezes_held", "skips_left", "done", "wanted", "missing",
        "through", "reachable",
      ]),
    JSONFormat(
      command: "stats --json", isArray: true,
      keys: [
        "habit", "unit", "current", "longest", "score", "done", "partial", "missed", "skipped",
        "frozen", "amount", "first", "last", "freezes_held", "skips_left", "average", "least",
        "most", "latest",
      ]),
    JSONFormat(
      command: "log --json", isArray: true,
      keys: ["id", "at", "device", "action", "habit", "day", "days", "change", "details"]),
    JSONFormat(command: "almanac --json", isArray: false, keys: ["day", "text"]),
    JSONFormat(command: "doctor --json", isArray: true, keys: ["level", "finding", "text"]),
    JSONFormat(
      command: "doctor --repair --json", isArray: false,
      keys: ["repaired", "kept", "done", "lost", "left_out", "left"]),
  ]
}

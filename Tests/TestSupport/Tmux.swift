import Foundation

/// A real tmux server of one test's own, with one pane; killed with the value.
package final class Tmux {
  /// The home whose environment the pane's program gets.
  package let home: Home
  private let socket: String

  /// Starts a program in a pane of this size; nil starts an interactive shell.
  package init(
    _ arguments: [String]?, in home: Home, columns: Int = 80, rows: Int = 24,
    terminal: String? = "tmux-256color", options: [String] = []
  ) throws {
    self.home = home
    socket = home.path + "/tmux-" + UUID().uuidString.prefix(8)
    let settings = [
      "set -g status off", "set -g remain-on-exit on", "set -g remain-on-exit-format ''",
      "set -s escape-time 0",
      "set -g default-terminal tmux-256color", "set -g default-shell /bin/sh",
      "set -s exit-empty off", "set -g status-interval 1", "set -g focus-events off",
    ]
    let file = try home.write(
      (settings + options).joined(separator: "\n") + "\n",
      to: "tmux-\(UUID().uuidString.prefix(8)).conf")
    var variables = home.environment
    variables["TERM"] = terminal
    let pinned = variables.map { "\($0)=\($1)" }.sorted()
    let program = arguments ?? ["bash", "--norc", "--noprofile", "-i"]
    try run(
      [
        "-f", file, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", home.path, "--",
        "env", "-i",
      ]
        + pinned + (arguments == nil ? ["PS1=$ "] : []) + program)
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  /// Runs a tmux command on the server and gives what it printed.
  @discardableResult
  package func run(_ arguments: [String]) throws -> String {
    let run = try Program.run(
      ["tmux", "-S", socket] + arguments, in: home, changing: ["TERM": "xterm-256color"])
    guard run.ending == .exited(0) else {
      throw TimedOut("tmux \(arguments.joined(separator: " ")): \(run)")
    }
    return run.output
  }

  /// Presses keys, by tmux's names for them.
  package func press(_ keys: String...) throws {
    try run(["send-keys", "--"] + keys)
  }

  /// Types text as it is.
  package func type(_ text: String) throws {
    try run(["send-keys", "-l", "--", text])
  }

  /// Types a line and presses Enter.
  package func enter(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// Gives the pane another size.
  package func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What the pane shows, lines without trailing blanks.
  package func screen() throws -> String {
    try run(["capture-pane", "-p"])
  }

  /// What the pane shows, with the escape sequences of its colours and attributes.
  package func styledScreen() throws -> String {
    try run(["capture-pane", "-p", "-e"])
  }

  /// One value of tmux's format language, such as `#{cursor_flag}`.
  package func value(_ format: String) throws -> String {
    String(try run(["display-message", "-p", format]).dropLast())
  }

  /// The process in the pane.
  package func pid() throws -> pid_t {
    pid_t(try value("#{pane_pid}")) ?? -1
  }

  /// How the pane's program ended, or nil while it runs.
  package func ending() throws -> Ending? {
    let values = try value("#{pane_dead}:#{pane_dead_status}:#{pane_dead_signal}")
      .split(separator: ":", omittingEmptySubsequences: false)
    guard values.count == 3, values[0] == "1" else { return nil }
    // Now and then tmux misses that a child ended until another one ends.
    if values[1].isEmpty, values[2].isEmpty { try run(["run-shell", "true"]) }
    return Int32(values[1]).map(Ending.exited) ?? Int32(values[2]).map(Ending.killed)
  }

  /// Waits until the screen satisfies the condition, and gives it.
  @discardableResult
  package func wait(
    for what: String, within seconds: Double = 10, _ condition: (String) throws -> Bool
  ) throws -> String {
    var last = ""
    do {
      try waitUntil(what, within: seconds) {
        last = try screen()
        return try condition(last)
      }
    } catch let error as TimedOut {
      throw TimedOut("\(error.description); the screen was:\n\(last)")
    }
    return last
  }

  /// Waits until the screen holds the text, and gives the screen.
  @discardableResult
  package func wait(for text: String, within seconds: Double = 10) throws -> String {
    try wait(for: "'\(text)'", within: seconds) { $0.contains(text) }
  }

  /// Waits for the pane's program to end.
  package func waitForEnd(within seconds: Double = 10) throws -> Ending? {
    var ending: Ending?
    try wait(for: "the end of the program", within: seconds) { _ in
      ending = try self.ending()
      return ending != nil
    }
    return ending
  }
}

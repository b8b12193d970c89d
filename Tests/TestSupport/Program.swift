import Foundation

/// What a program that ran to its end left behind.
package struct Program: CustomStringConvertible {
  /// How it ended.
  package let ending: Ending
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let errors: String
  /// How long it ran, in seconds.
  package let seconds: Double

  /// All of it, for a failure's text.
  package var description: String {
    "\(ending) after \(seconds) s\noutput: \(output)\nerrors: \(errors)"
  }

  /// The screen program: of `$SWIFTCAL_PROGRAMS`, else of the build that the tests are in.
  package static let swiftcal = folder + "/swiftcal"
  /// The widget, from the same place.
  package static let mini = folder + "/swiftcal-mini"

  /// The arguments of a shell that runs a program, says "ended with" its status and stays. A pane
  /// whose last process has ended may lose what that one wrote at its end.
  package static func outlived(_ arguments: [String]) -> [String] {
    ["sh", "-c", #""$@"; echo "ended with $?"; exec sleep 1000"#, "sh"] + arguments
  }

  private static let folder: String =
    if let folder = ProcessInfo.processInfo.environment["SWIFTCAL_PROGRAMS"] {
      folder
    } else {
      // The test bundle lies beside the programs.
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    }

  /// Runs a program to its end in a home's environment; one that does not end in time is an error.
  package static func run(
    _ arguments: [String], in home: Home, input: String = "/dev/null", within seconds: Double = 20,
    from folder: String? = nil, changing changes: [String: String?] = [:]
  ) throws -> Program {
    let out = home.path + "/.out-" + UUID().uuidString
    let errors = home.path + "/.err-" + UUID().uuidString
    defer {
      unlink(out)
      unlink(errors)
    }
    let environment = home.environment.merging(changes.compactMapValues(\.self)) { $1 }
      .filter { changes[$0.key] != .some(.none) }
    let start = MonotonicTime.now
    let before = folder.map { ["env", "-C", $0] } ?? []
    let child = try Child(before + arguments, environment: environment) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, out, O_WRONLY | O_CREAT, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
    }
    let ending = try child.wait(within: seconds)
    return Program(
      ending: ending, output: text(of: out), errors: text(of: errors),
      seconds: MonotonicTime.now - start)
  }

  private static func text(of file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func readme() throws -> String {
    try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
  }

  /// The lines of the code blocks in a language, without their comments.
  private func commands(in language: String) throws -> [String] {
    try readme().components(separatedBy: "```\(language)\n").dropFirst()
      .flatMap { $0.components(separatedBy: "\n```")[0].split(separator: "\n") }
      .map { line in
        String(line.prefix(upTo: line.firstRange(of: "  # ")?.lowerBound ?? line.endIndex))
          .trimmingCharacters(in: .whitespaces)
      }
  }

  private func homeWithPrograms() throws -> Home {
    let home = try Home()
    let programs = (Program.swiftcal as NSString).deletingLastPathComponent
    home.environment["PATH"]? = "\(programs):/usr/local/bin:/usr/bin:/bin"
    return home
  }

  @Test("Each command of the program does its work, one after the other")
  func programCommands() throws {
    let home = try homeWithPrograms()
    // Where the stick of the examples is mounted.
    try FileManager.default.createDirectory(
      atPath: home.path + "/usb", withIntermediateDirectories: true)
    let commands = try commands(in: "sh").filter { $0.hasPrefix("swiftcal") }
    #expect(commands.count > 8)
    for command in commands {
      let run = try Program.run(["sh", "-c", command], in: home, from: home.path)
      #expect(run.ending == .exited(0), "\(command): \(run)")
      #expect(run.errors == "", "\(command)")
    }
  }

  @Test("Each make command has its target")
  func makeCommands() throws {
    for command in try commands(in: "sh").filter({ $0.hasPrefix("make") }) {
      let run = try Program.run(["sh", "-c", "\(command) -n"], in: Home(), from: Self.folder.path)
      #expect(run.ending == .exited(0), "\(command): \(run)")
    }
  }

  @Test("The lines for tmux work as they stand there")
  func tmuxLines() throws {
    let home = try homeWithPrograms()
    try home.swiftcal("add", "Read")
    try home.swiftcal("check")
    let file = try home.write(try commands(in: "tmux").joined(separator: "\n"), to: "readme.conf")
    let tmux = try Tmux(
      ["tmux", "-S", home.path + "/inner", "-f", file, "new-session", "env PS1='$ ' sh"], in: home)
    try tmux.wait(for: "● 1 day")
    try Program.run(["tmux", "-S", home.path + "/inner", "kill-server"], in: home).mustSucceed()
  }

  @Test("Each picture and page that it names is there")
  func links() throws {
    let links = try readme().matches(of: /\]\(([A-Za-z][^):]*)\)/).map { String($0.output.1) }
    #expect(links.count > 5)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: Self.folder.appending(path: link).path), "\(link)")
    }
  }
}

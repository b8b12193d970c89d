import Foundation
import SwiftCalCore
import Testing

@testable import SwiftCalApp

@Suite("What is made from the table of commands")
struct CommandsGeneratedTests {
  private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Resources")

  static let files: [(Artifact, String)] = [
    (.man, "man/swiftcal.1"), (.bash, "completions/swiftcal.bash"),
    (.zsh, "completions/_swiftcal"), (.fish, "completions/swiftcal.fish"),
  ]

  /// Recorded anew by `Resources/scripts/generate`.
  @Test("is what the files hold", arguments: files)
  func isWhatFilesHold(artifact: Artifact, path: String) throws {
    let file = try String(contentsOf: Self.resources.appendingPathComponent(path), encoding: .utf8)
    #expect(file == artifact.lines.joined(separator: "\n") + "\n", "run 'make man'")
  }

  private static let typed = Command.table.filter { $0.places.contains(.commandLine) }

  @Test("names each command with its help and options in the manual page", arguments: typed)
  func manual(command: Command) {
    let lines = ManPage.lines
    #expect(lines.contains(".B \(Roff.escaped(command.usage))"))
    let page = lines.joined(separator: " ")
    #expect(page.contains(Roff.escaped(command.help)))
    for option in command.options {
      let text = "\(option.spellings): \(option.help)"
      #expect(page.contains(Roff.escaped(text)), "\(option.name)")
    }
  }

  @Test(
    "names each command in the help, and each option in the help of its command", arguments: typed)
  func help(command: Command) {
    #expect(HelpText.lines(for: nil).contains { $0.contains(command.usage) })
    let lines = HelpText.lines(for: command.action)
    #expect(lines.first?.hasPrefix("Usage: swiftcal \(command.usage)") == true)
    for option in command.options { #expect(lines.contains { $0.contains(option.spellings) }) }
  }

  @Test("names each key in the manual page", arguments: Command.table.filter { !$0.keys.isEmpty })
  func keys(command: Command) {
    #expect(ManPage.lines.contains(".B \(Roff.escaped(command.keyNames))"))
  }

  @Test("takes each command as its own synopsis shows it", arguments: typed)
  func synopsis(command: Command) throws {
    let samples = [
      "DATE": "today", "TEXT": "words", "N": "3", "HABIT": "Read", "NAME": "Write",
      "SCHEDULE": "3/week", "PLACE": "2", "MONTH": "2026-11", "KIND": "at-least", "UNIT": "km",
      "PERIOD": "week", "GROUP": "Body", "COLOR": "red", "KEY": "half-life", "VALUE": "20",
      "COMMAND": "check", "FORMAT": "json",
    ]
    // Of operands that exclude each other each is tried.
    let choices = command.operands.split(separator: " | ", omittingEmptySubsequences: false).map {
      $0.split { " []".contains($0) }.map { word in
        samples[String(word)] ?? (word == word.lowercased() ? String(word) : "?")
      }
    }
    // `edit` wants an option that says what to change.
    let change = command.action == .edit ? ["--group", "Body"] : []
    for operands in choices { _ = try Invocation(words: [command.name] + operands + change) }
    for option in command.options {
      let value = option.argument.map { [samples[$0] ?? "?"] } ?? []
      let isFree = command.operands.hasPrefix("[") && command.operands.hasSuffix("]")
      let needed =
        isFree
        ? []
        : command.operands.split(separator: " ")
          .filter { !$0.contains("[") }.map { samples[String($0)] ?? "?" }
      _ = try Invocation(words: [command.name, "--\(option.name)"] + value + needed + change)
      guard let letter = option.letter else { continue }
      _ = try Invocation(words: [command.name, "-\(letter)"] + value + needed + change)
    }
  }

  @Test("holds lines that no program can mistake for others")
  func plainText() {
    for artifact in Artifact.allCases {
      for line in artifact.lines {
        #expect(line.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 }, "\(line)")
      }
    }
  }
}

import Foundation
import SwiftCalCore
import SwiftCalViews
import Testing

@testable import SwiftCalApp

@Suite("The table of commands")
struct CommandsTableTests {
  @Test("holds every action once")
  func everyActionOnce() {
    #expect(
      Command.table.map(\.action).sorted { $0.rawValue < $1.rawValue }
        == Action.allCases.sorted { $0.rawValue < $1.rawValue })
  }

  @Test("gives no key two meanings")
  func keysAreUnique() {
    let keys = Command.table.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("describes each command and option in one sentence", arguments: Command.table)
  func sentences(command: Command) {
    for help in [command.help] + command.options.map(\.help) {
      #expect(help.hasSuffix(".") && help.first?.isUppercase == true, "\(command.name): \(help)")
    }
  }

  @Test("gives no command two options of one name or letter", arguments: Command.table)
  func optionsAreUnique(command: Command) {
    let specs = command.options + OptionSpec.global.filter { $0.name != "color" }
    #expect(Set(specs.map(\.name)).count == specs.count)
    let letters = specs.compactMap(\.letter)
    #expect(Set(letters).count == letters.count, "\(command.name)")
  }

  @Test("has each of its keys in the README's table of keys")
  func readme() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let rows = text.components(separatedBy: "| keys | what they do |\n")[1]
      .components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst()
    let shown: [String] = rows.flatMap { row -> [String] in
      let cell = String(row).components(separatedBy: "|")[1]
      return cell.components(separatedBy: CharacterSet(charactersIn: " ,")).filter { !$0.isEmpty }
        .map { $0.replacingOccurrences(of: "`", with: "") }
    }
    for command in Command.table {
      for key in command.keys {
        #expect(shown.contains(key.name), "\(key.name): \(command.name)")
      }
    }
    let known = Set(Command.table.flatMap { $0.keys.map(\.name) })
    #expect(Set(shown).subtracting(known).isEmpty)
  }
}

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
}

import Foundation
import SwiftCalSystem
import Testing

@Suite("The environment")
struct EnvironmentTests {
  @Test("A variable set to nothing is told from one that is not set")
  func empty() {
    let environment = SwiftCalSystem.Environment(["A": "", "B": "x"])
    #expect(environment["A"] == "")
    #expect(environment.nonEmpty("A") == nil)
    #expect(environment.nonEmpty("B") == "x")
    #expect(environment["C"] == nil)
    #expect(environment.value("B") == "x")
  }

  @Test("The password file's home is that of the user, wherever HOME points")
  func home() {
    let passwords = String(
      decoding: FileManager.default.contents(atPath: "/etc/passwd") ?? Data(), as: UTF8.self)
    let entries: [[String]] = passwords.split(separator: "\n").map {
      $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    }
    let own = entries.first { $0.count > 5 && $0[2] == "\(getuid())" }
    let expected = own?[5]
    #expect(passwdHome() == expected)
  }

  @Test("The machine has a name of one line")
  func host() {
    #expect(!hostName().contains("\n"))
    #expect(hostName() == ProcessInfo.processInfo.hostName || !hostName().isEmpty)
  }

  @Test(
    "A size from the environment is taken whole or not at all",
    arguments: [
      (["COLUMNS": "80", "LINES": "24"], WindowSize(columns: 80, rows: 24)),
      (["COLUMNS": "80"], nil), (["COLUMNS": "0", "LINES": "24"], nil),
      (["COLUMNS": "wide", "LINES": "24"], nil), ([:], nil),
    ] as [([String: String], WindowSize?)])
  func size(variables: [String: String], expected: WindowSize?) {
    #expect(WindowSize.of(SwiftCalSystem.Environment(variables)) == expected)
  }
}

import Foundation
import TestSupport
import Testing

/// Commands of the command line, typed on the screen.
@Suite("Keeping from the screen")
struct ScreenCommandTests {
  let home: Home
  let tmux: Tmux

  init() throws {
    home = try Home(habit: "Read", doneDaysAgo: 1...3)
    tmux = try Tmux([Program.swiftcal], in: home, columns: 100)
    try tmux.wait(for: "November 2026")
  }

  @Test(
    "Refuses a habit that is not there before it starts, as each command does",
    arguments: [
      ("nope", 66), ("R", 64), ("Old", 65),
    ])
  func habit(name: String, status: Int) throws {
    try home.swiftcal("add", "Run")
    try home.swiftcal("add", "Old")
    try home.swiftcal("archive", "Old")
    let pane = try Tmux(
      Program.outlived([Program.swiftcal, "--habit", name]), in: home, columns: 100)
    let screen = try pane.wait(for: "ended with")
    #expect(screen.contains("ended with \(status)"), "\(screen)")
    #expect(screen.hasPrefix("swiftcal: ") && screen.contains("'\(name)'"), "\(screen)")
    guard name != "Old" else { return }
    let command = try Program.run([Program.swiftcal, "streak", name], in: home)
    #expect(command.ending == .exited(Int32(status)))
    #expect(screen.hasPrefix(command.errors), "\(command)")
  }
}

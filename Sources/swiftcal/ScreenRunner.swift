import SwiftCalApp
import SwiftCalCore

/// Shows the screen until it is left.
enum ScreenRunner {
  /// Runs the screen with what was found around the program.
  static func run(_ surroundings: Surroundings) throws(CommandError) -> ExitStatus {
    Program.complain("The screen is not built in yet; see 'swiftcal --help' for the commands.")
    return .unavailable
  }
}
